import MenugenDomain
import MenugenText

/// The words for allergens in one language.
///
/// A theme lists them separated by commas: `milk` is a word, `weizen*` a prefix, `*käse` a suffix, `*milch*` any part,
/// `=flour` a complete ingredient, and `!coconut milk` an exception. Words for kinds of cereals and nuts have their own
/// keys.
struct AllergenWords: Sendable {
  private let words: [AllergenWord]
  /// Indexes into `words` by first byte. Compounds with any beginning are searched in every word.
  private let byFirstByte: [[Int]]
  private let compounds: [Int]
  /// The words that mean absence: before (`sans `), after, or as a suffix (`-free`, `frei`).
  private var freeBefore: [[UInt8]] = []
  private var freeBehind: [[UInt8]] = []
  /// The names of allergens in small letters, without what is in parentheses.
  private let names: [String: Allergen]
  /// The words that join several absent allergens: `and`, `/`.
  private let joints: [[UInt8]]

  init(_ table: PhraseTable) {
    let words = Allergen.allCases.flatMap { allergen in
      (table["allergenWords.\(allergen.rawValue)"] ?? "").split(separator: ",").compactMap {
        AllergenWord($0, of: allergen)
      }
        + allergen.kinds.flatMap { kind in
          (table["kindWords.\(kind)"] ?? "").split(separator: ",").compactMap { AllergenWord($0, of: allergen, kind) }
        }
    }
    names = Dictionary(
      Allergen.allCases.compactMap { allergen in
        table["allergen.\(allergen.rawValue)"].map { name in
          (name.split(separator: " (", maxSplits: 1).first.map { $0.lowercased() } ?? name, allergen)
        }
      }, uniquingKeysWith: { first, _ in first })
    joints = (table["allergenAnd"] ?? "").split(separator: " ").map { folded(nfc(String($0))) } + [[UInt8(ascii: "/")]]
    var byFirstByte = [[Int]](repeating: [], count: 256)
    for (index, word) in words.enumerated() where !word.hasAnyBeginning {
      byFirstByte[Int(word.bytes[0])].append(index)
    }
    self.words = words
    self.byFirstByte = byFirstByte
    compounds = words.indices.filter { words[$0].hasAnyBeginning }
    for mark in (table["allergenFree"] ?? "").split(separator: ",") {
      let mark = folded(nfc(String(mark.drop { $0 == " " })))
      if mark.last == UInt8(ascii: "*") { freeBefore.append(mark.dropLast()) }
      if mark.first == UInt8(ascii: "*") { freeBehind.append(Array(mark.dropFirst())) }
    }
  }

  /// Splits a text at the words for these allergens, preferring longer words.
  func mark(_ text: String, _ allergens: [Allergen]) -> [Ingredient.Part] {
    var parts: [Ingredient.Part] = []
    var plain = 0
    let bytes = forEachWord(in: text, of: allergens) { bytes, start, ends in
      let end = ends.reduce(start) { max($0, $1.end) }
      if plain < start { parts.append(Ingredient.Part(String(decoding: bytes[plain..<start], as: UTF8.self))) }
      parts.append(Ingredient.Part(String(decoding: bytes[start..<end], as: UTF8.self), isAllergen: true))
      plain = end
    }
    if plain < bytes.count { parts.append(Ingredient.Part(String(decoding: bytes[plain...], as: UTF8.self))) }
    return parts
  }

  /// The allergens named in a text, and their kinds, each with its first word.
  ///
  /// - Parameters:
  ///   - isAbsent: Whether to find the allergens that the text marks as absent, instead of the others.
  ///   - wholeWords: Whether to leave out words with other beginnings and endings.
  func find(in text: String, isAbsent: Bool = false, wholeWords: Bool = false) -> [NamedAllergen] {
    var found: [NamedAllergen] = []
    _ = forEachWord(in: text, of: Allergen.allCases, isAbsent: isAbsent, wholeWords: wholeWords) { bytes, start, ends in
      for (allergen, kind, end) in ends where !found.contains(where: { $0.allergen == allergen && $0.kind == kind }) {
        found.append(
          NamedAllergen(allergen, kind: kind, word: String(decoding: bytes[start..<end], as: UTF8.self)))
      }
    }
    return found
  }

  /// The allergens named in a list, whose entries may also be their names.
  func find(inList text: String) -> [NamedAllergen] {
    let entries = text.split { ",、，،:：".contains($0) }.map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
    let named = entries.compactMap { entry in
      names[entry.lowercased()].map { NamedAllergen($0, word: entry) }
    }
    return named.count == entries.count ? named : named + find(in: text)
  }

  /// Calls `body` at each place where words for these allergens begin, with the ends of the words, and continues after
  /// the longest.
  ///
  /// - Returns: The text that the places refer to.
  private func forEachWord(
    in text: String, of allergens: [Allergen], isAbsent: Bool = false,
    wholeWords: Bool = false,
    _ body: (_ text: [UInt8], _ start: Int, _ ends: [(allergen: Allergen, kind: String?, end: Int)]) -> Void
  ) -> [UInt8] {
    let text = text.utf8.allSatisfy { $0 < 0x80 } ? text : nfc(text)
    let bytes = Array(text.utf8)
    let matcher = IngredientText(folded: folded(text))
    let wanted = allergens.reduce(into: 0) { $0 |= 1 << $1.number }
    // For each allergen, the end of an exception such as "coconut milk".
    var excepted = [Int](repeating: 0, count: Allergen.allCases.count + 1)
    var index = 0
    while index < bytes.count {
      let place = matcher.place(at: index)
      var found: [(allergen: Allergen, kind: String?, end: Int)] = []
      func look(_ candidates: [Int]) {
        for candidate in candidates {
          let word = words[candidate]
          guard wanted & 1 << word.allergen.number != 0, let end = matcher.end(of: word, at: place) else { continue }
          if wholeWords, !word.isException, word.hasAnyBeginning || word.hasAnyEnding { continue }
          if word.isException {
            excepted[word.allergen.number] = max(excepted[word.allergen.number], end)
          } else if let known = found.firstIndex(where: { $0.allergen == word.allergen }) {
            found[known].end = max(found[known].end, end)
            if let kind = word.kind { found[known].kind = kind }
          } else {
            found.append((word.allergen, word.kind, end))
          }
        }
      }
      look(byFirstByte[Int(matcher.bytes[index])])
      if place.wordEnd != nil { look(compounds) }
      found.removeAll {
        !isAbsent && index < excepted[$0.allergen.number] || isFree(matcher, index..<$0.end) != isAbsent
      }
      if found.isEmpty {
        index += 1
        continue
      }
      body(bytes, index, found)
      index = found.reduce(index) { max($0, $1.end) }
    }
    return bytes
  }

  /// Whether a word, or one joined with it, is marked as absent: `free from gluten and milk`, `gluten- und
  /// laktosefrei`.
  private func isFree(_ text: IngredientText, _ word: Range<Int>) -> Bool {
    isFreeBefore(text, word, 8) || isFreeBehind(text, word, 8)
  }

  private func isFreeBefore(_ text: IngredientText, _ word: Range<Int>, _ steps: Int) -> Bool {
    if freeBefore.contains(where: { text.ends($0, at: word.lowerBound) }) { return true }
    guard steps > 0, let other = text.word(before: word, joinedBy: joints) else { return false }
    return isFreeBefore(text, other, steps - 1)
  }

  /// - Parameter mayGoOn: Whether the marking word may be an adjective: `gluten- und laktosefreies Brot` is without
  ///   both, but `milk and gluten-free bread` has milk.
  private func isFreeBehind(
    _ text: IngredientText, _ word: Range<Int>, _ steps: Int, mayGoOn: Bool = true
  ) -> Bool {
    let end = word.upperBound
    for mark in freeBehind {
      if text.begins(mark, at: end), mayGoOn || text.isBorder(at: end + mark.count) { return true }
      if text.ends(mark, at: end), mayGoOn || text.isBorder(at: end) { return true }
    }
    guard steps > 0, let other = text.word(after: word, joinedBy: joints) else { return false }
    return isFreeBehind(text, other, steps - 1, mayGoOn: mayGoOn && text.hasHyphen(at: end))
  }
}

/// An entry of a theme's list.
private struct AllergenWord: Sendable {
  let allergen: Allergen
  /// The kind of the allergen, if it names one.
  let kind: String?
  /// In lower case.
  var bytes: [UInt8]
  /// Whether the word may have any beginning or ending.
  var hasAnyBeginning = false
  var hasAnyEnding = false
  /// Whether it must be the complete text between two commas.
  var isWhole = false
  var isException = false
  /// Whether it may be found anywhere, as in scripts without spaces.
  var isAnywhere: Bool

  init?(_ written: Substring, of allergen: Allergen, _ kind: String? = nil) {
    self.allergen = allergen
    self.kind = kind
    var word = written.drop { $0 == " " }
    if word.utf8.first == UInt8(ascii: "!") {
      isException = true
      word = word.dropFirst()
    }
    if word.utf8.first == UInt8(ascii: "=") {
      isWhole = true
      word = word.dropFirst()
    }
    if word.utf8.first == UInt8(ascii: "*") {
      hasAnyBeginning = true
      word = word.dropFirst()
    }
    if word.utf8.last == UInt8(ascii: "*") {
      hasAnyEnding = true
      word = word.dropLast()
    }
    guard let first = word.unicodeScalars.first else { return nil }
    bytes = folded(nfc(String(word)))
    isAnywhere = (0x2E80...0x9FFF).contains(first.value)
  }
}

/// A text in lower case to be searched.
private struct IngredientText {
  /// A position, and the word that begins there.
  struct Place {
    var index: Int
    /// `nil` within a word.
    var wordEnd: Int?
  }

  let bytes: [UInt8]

  init(folded bytes: [UInt8]) { self.bytes = bytes }

  func place(at index: Int) -> Place {
    if isLetter(before: index) || !isLetter(at: index) { return Place(index: index) }
    return Place(index: index, wordEnd: letters(from: index))
  }

  /// The end of the word, if it is here.
  func end(of word: AllergenWord, at place: Place) -> Int? {
    if word.hasAnyBeginning { return end(ofCompound: word, at: place) }
    let start = place.index
    let end = start + word.bytes.count
    guard place.wordEnd != nil || word.isAnywhere, end <= bytes.count, bytes[start] == word.bytes[0],
      bytes[start..<end].elementsEqual(word.bytes)
    else { return nil }
    if word.isWhole { return isBorder(before: start) && isBorder(at: end) ? end : nil }
    if word.isAnywhere { return end }
    if word.hasAnyEnding { return letters(from: end) }
    return isLetter(at: end) ? nil : end
  }

  /// The end of the word that begins here, if it contains another: `Vollmilchpulver` contains `milch`.
  private func end(ofCompound word: AllergenWord, at place: Place) -> Int? {
    guard let end = place.wordEnd, end - place.index >= word.bytes.count else { return nil }
    let last = end - word.bytes.count
    let starts = word.hasAnyEnding ? place.index...last : last...last
    return starts.contains { bytes[$0] == word.bytes[0] && bytes[$0...].starts(with: word.bytes) } ? end : nil
  }

  /// Whether these bytes precede `end`, and aren't part of a longer word.
  func ends(_ part: [UInt8], at end: Int) -> Bool {
    end >= part.count && bytes[(end - part.count)..<end].elementsEqual(part)
      && (part.last != UInt8(ascii: " ") || !isLetter(before: end - part.count))
  }

  /// Whether these bytes begin here and end a word.
  func begins(_ part: [UInt8], at start: Int) -> Bool {
    bytes[start...].starts(with: part) && !isLetter(at: start + part.count)
  }

  /// The preceding word, if only spaces, a hyphen and one of the joints are between.
  func word(before word: Range<Int>, joinedBy joints: [[UInt8]]) -> Range<Int>? {
    for joint in joints {
      let end = skipSpaces(before: word.lowerBound)
      guard end >= joint.count, bytes[(end - joint.count)..<end].elementsEqual(joint) else { continue }
      if isLetter(at: end - joint.count), isLetter(before: end - joint.count) { continue }
      let last = skipSpaces(before: end - joint.count)
      var start = last
      while isLetter(before: start) {
        start -= 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      }
      if start < last { return start..<last }
    }
    return nil
  }

  /// The following word, if only spaces, a hyphen and one of the joints are between.
  func word(after word: Range<Int>, joinedBy joints: [[UInt8]]) -> Range<Int>? {
    for joint in joints {
      let start = skipSpaces(from: word.upperBound)
      guard bytes[start...].starts(with: joint) else { continue }
      if isLetter(at: start), isLetter(at: start + joint.count) { continue }
      let next = skipSpaces(from: start + joint.count)
      let end = letters(from: next)
      if end > next { return next..<end }
    }
    return nil
  }

  func hasHyphen(at index: Int) -> Bool { index < bytes.count && bytes[index] == UInt8(ascii: "-") }

  private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") }

  private func skipSpaces(before index: Int) -> Int {
    var index = index
    while index > 0, isSpace(bytes[index - 1]) { index -= 1 }
    return index
  }

  private func skipSpaces(from index: Int) -> Int {
    var index = index
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    return index
  }

  private func letters(from start: Int) -> Int {
    var end = start
    while isLetter(at: end) { end = nextScalar(end) }
    return end
  }

  private func isLetter(before index: Int) -> Bool {
    guard index > 0 else { return false }
    var start = index - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return isLetter(at: start)
  }

  private func isLetter(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    if byte < 0x80 {
      return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    let scalar = String(decoding: bytes[index..<nextScalar(index)], as: UTF8.self).unicodeScalars.first
    return scalar.map { $0.properties.isAlphabetic } ?? false
  }

  private func isBorder(before index: Int) -> Bool {
    var index = index
    while index > 0, bytes[index - 1] == UInt8(ascii: " ") { index -= 1 }
    if index == 0 { return true }
    var start = index - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return isBorder(at: start)
  }

  /// Whether an ingredient ends here: at the end, or at a separator that isn't within a word.
  func isBorder(at index: Int) -> Bool {
    var index = index
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index < bytes.count else { return true }
    let scalar = String(decoding: bytes[index..<nextScalar(index)], as: UTF8.self).unicodeScalars.first
    return scalar.map { ",;:.()[]·/\n،؛、，；（）".unicodeScalars.contains($0) } ?? false
  }

  private func nextScalar(_ index: Int) -> Int {
    var next = index + 1
    while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }
}

/// Lower-case text of the same length in bytes, so that positions remain valid.
private func folded(_ text: String) -> [UInt8] {
  let small = Array(text.lowercased().utf8)
  if small.count == text.utf8.count { return small }
  return text.flatMap { character in
    let small = Array(character.lowercased().utf8)
    return small.count == character.utf8.count ? small : Array(character.utf8)
  }
}
