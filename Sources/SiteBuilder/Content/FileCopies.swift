import MenugenFiles

/// A copy of a file or folder, recognized by its name.
///
/// Such copies are made by people, file managers, editors, and synchronization programs after conflicts.
struct FileCopy: Equatable {
  /// The name of the original.
  var original: String
  /// Whether the name is certainly that of a copy, even without the original.
  var isCertain: Bool

  /// The possible originals of a name, the nearest first: `a - Copy.csv` and `a.csv` for `a - Copy (2).csv`.
  static func originals(of name: String) -> [FileCopy] {
    guard mayBeCopy(name) else { return [] }
    var found: [FileCopy] = []
    var waiting = [FileCopy(original: name, isCertain: false)]
    while let copy = waiting.first, found.count < 8 {
      waiting.removeFirst()
      for next in steps(from: copy.original) where !found.contains(where: { $0.original == next.original }) {
        let next = FileCopy(original: next.original, isCertain: next.isCertain || copy.isCertain)
        found.append(next)
        waiting.append(next)
      }
    }
    return found
  }

  /// Whether a name may have any mark of a copy; a fast check of its bytes.
  private static func mayBeCopy(_ name: String) -> Bool {
    var dots = 0
    var previous: UInt8 = 0
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "~"), UInt8(ascii: "#"),
        UInt8(ascii: "_"):
        return true
      case UInt8(ascii: "."): dots += 1
      // Computer names, and the word `copy`.
      case _ where previous == UInt8(ascii: "-"): return true
      default: break
      }
      previous = byte
    }
    return dots > 1
  }

  /// The names with one mark removed, in every possible way.
  private static func steps(from name: String) -> [FileCopy] {
    var found: [FileCopy] = []
    func add(_ original: some StringProtocol, isCertain: Bool = false) {
      if !original.isEmpty { found.append(FileCopy(original: String(original), isCertain: isCertain)) }
    }
    if let backup = withoutBackupMark(name) { add(backup) }
    // Syncthing: `dinner.sync-conflict-20260302-101500-ABCDEFG.yaml`.
    if let mark = name.firstRange(of: ".sync-conflict-") {
      let rest = name[mark.upperBound...]
      add(name[..<mark.lowerBound] + (rest.firstIndex(of: ".").map { rest[$0...] } ?? ""), isCertain: true)
    }
    // A mark precedes the extension, or a language and the extension: `about copy.it.md`.
    for dot in name.indices.filter({ name[$0] == "." && $0 > name.startIndex }).suffix(2) + [name.endIndex] {
      let (stem, ending) = (name[..<dot], name[dot...])
      if ending.isEmpty, name.contains(".") { continue }
      for copy in stemSteps(from: stem) { add(copy.original + ending, isCertain: copy.isCertain) }
    }
    return found
  }

  /// Whether a name is one that editors give to the file before the last change: `dinner.yaml~`, `#dinner.yaml#`,
  /// `dinner.yaml.bak`.
  static func isBackup(_ name: String) -> Bool { withoutBackupMark(name) != nil }

  private static func withoutBackupMark(_ name: String) -> Substring? {
    if name.hasPrefix("#"), name.hasSuffix("#"), name.count > 2 { return name.dropFirst().dropLast() }
    if name.hasSuffix("~") {
      // Emacs: `dinner.yaml.~2~`.
      let rest = name.dropLast()
      guard let mark = rest.lastIndex(of: "~"), rest[..<mark].hasSuffix("."),
        rest[rest.index(after: mark)...].allSatisfy(\.isNumber)
      else { return rest }
      return rest[..<mark].dropLast()
    }
    let lowercased = name.lowercased()
    return [".bak", ".orig", ".old", ".backup", ".save", ".rej"].first(where: lowercased.hasSuffix)
      .map { name.dropLast($0.count) }
  }

  private static func stemSteps(from stem: Substring) -> [FileCopy] {
    var found: [FileCopy] = []
    if let inner = trailingGroup(of: stem) {
      let words = inner.text.lowercased()
      let isNumber = !words.isEmpty && words.count <= 3 && words.allSatisfy(\.isNumber)
      let isConflict = conflictWords.contains(where: words.contains)
      if isNumber || isConflict || isCopyWord(words) {
        found.append(FileCopy(original: String(inner.before), isCertain: isConflict))
      }
    }
    // Nextcloud and ownCloud: `dinner_conflict-20260302-101500`.
    if let mark = stem.firstRange(of: "_conflict-") {
      let rest = stem[mark.upperBound...]
      if rest.count >= 8, rest.allSatisfy({ $0.isNumber || $0 == "-" }) {
        found.append(FileCopy(original: String(stem[..<mark.lowerBound]), isCertain: true))
      }
    }
    let lowercased = stem.lowercased()
    if let mark = versionMarks.first(where: lowercased.hasSuffix) {
      found.append(FileCopy(original: String(stem.dropLast(mark.count)), isCertain: false))
    }
    if let before = withoutCopyWord(stem) { found.append(FileCopy(original: String(before), isCertain: false)) }
    if let beginning = copyBeginnings.first(where: lowercased.hasPrefix) {
      found.append(FileCopy(original: String(stem.dropFirst(beginning.count)), isCertain: false))
    }
    // OneDrive adds the computer's name.
    for index in stem.indices where stem[index] == "-" && isComputerName(stem[stem.index(after: index)...]) {
      found.append(FileCopy(original: String(stem[..<index]), isCertain: false))
    }
    return found
  }

  /// The text in brackets at the end of a name, and the text before it.
  private static func trailingGroup(of stem: Substring) -> (before: Substring, text: Substring)? {
    guard let last = stem.last, last == ")" || last == "]",
      let start = stem.lastIndex(of: last == ")" ? "(" : "[")
    else { return nil }
    var before = stem[..<start]
    while before.last == " " { before.removeLast() }
    return before.isEmpty ? nil : (before, stem[stem.index(after: start)...].dropLast())
  }

  /// The name without ` copy`, ` - Kopie`, `_copy` or ` copy 2` at its end.
  private static func withoutCopyWord(_ stem: Substring) -> Substring? {
    var rest = stem
    let number = rest.reversed().prefix(while: \.isNumber).count
    if number > 0, number <= 3, rest.dropLast(number).last == " " { rest = rest.dropLast(number + 1) }
    guard let separator = rest.lastIndex(where: { [" ", "-", "_", "–", "—", "."].contains($0) }),
      copyWords.contains(rest[rest.index(after: separator)...].lowercased())
    else { return nil }
    var before = rest[..<separator]
    // "Kopi" also means coffee: in a copy it follows a dash.
    if rest[rest.index(after: separator)...].lowercased() == "kopi", !before.hasSuffix(" -"), !before.hasSuffix(" –") {
      return nil
    }
    while let last = before.last, [" ", "-", "–", "—"].contains(last) { before.removeLast() }
    return before.isEmpty ? nil : before
  }

  /// `copy`, `another copy`, `3rd copy`, `kopie 2`.
  private static func isCopyWord(_ words: String) -> Bool {
    let parts = words.split(separator: " ")
    guard (1...2).contains(parts.count), let index = parts.firstIndex(where: { copyWords.contains(String($0)) }) else {
      return false
    }
    return parts.indices.allSatisfy { $0 == index || parts[$0].first?.isNumber == true || parts[$0] == "another" }
  }

  /// Names given to computers by Windows or by their owners.
  private static func isComputerName(_ name: Substring) -> Bool {
    let isPlain = name.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "-") }
    if isPlain, ["DESKTOP-", "LAPTOP-", "WIN-"].contains(where: name.hasPrefix) { return name.count >= 10 }
    if isPlain, name.hasSuffix("-PC"), name.count > 3 { return true }
    return ["MacBook", "iMac", "MBP", "Mac-mini", "Mac mini"].contains { name.contains($0) }
  }
}

/// "Copy" in the languages of common file managers.
private let copyWords: Set<String> = [
  "copy", "kopie", "kopia", "kopio", "kopi", "copia", "copie", "cópia", "còpia", "kópia", "kopija", "másolat", "kopya",
  "копия", "копія", "копие", "αντίγραφο", "コピー", "副本", "拷贝", "複製", "복사본", "사본", "نسخة", "עותק",
]

/// Suffixes for previous versions: `dinner.old.yaml`, `dinner_backup.yaml`.
private let versionMarks = [
  ".old", "_old", ".bak", "_bak", "-bak", " bak", ".orig", "_orig", "-orig", " orig", ".backup", "_backup", "-backup",
  " backup",
]

private let copyBeginnings = [
  "copy of ", "kopie von ", "kopie van ", "copia de ", "copia di ", "copie de ", "cópia de ", "kopia av ", "kopi av ",
  "kopi af ", "kopia ", "копия ",
]

/// Words that Dropbox, Nextcloud, Seafile and pCloud write in brackets.
private let conflictWords = [
  "conflicted copy", "conflicted", "case conflict", "conflict copy", "sfconflict", "in konflikt stehende",
  "konfliktkopie",
  "en conflit", "conflictuelle", "en conflicto", "conflictiva", "in conflitto", "em conflito", "conflitante",
  "conflicterende", "kopia powodująca konflikt", "konfliktní", "konfliktkopia", "konfliktkopi", "i konflikt",
  "конфликтующая", "конфліктна", "競合コピー", "冲突", "衝突", "충돌",
]
