import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// The keys for the allergens of an item, size, option or ingredient.
struct WrittenAllergens {
  var allergens: Value?
  /// A list of possible allergens: short for `may-contain` with each of them.
  var mayContain: Value?
}

/// Decodes allergens and diets.
extension ContentDecoder {
  /// Reads both keys. `mayContain` alone declares nothing, which is an error, except for a size of an item that
  /// declares its allergens.
  mutating func allergens(_ written: WrittenAllergens, onTop: Bool = false) -> AllergenDeclaration {
    let declared = written.allergens.map { allergens($0, onTop: onTop) } ?? (onTop ? .declared([]) : .notDeclared)
    guard let value = written.mayContain else { return written.allergens == nil ? .notDeclared : declared }
    guard case .declared(var entries) = declared else {
      report(.mayContainAlone(named("mayContain")), at: value.range)
      return declared
    }
    addAll(value, .mayContain, to: &entries)
    return .declared(entries)
  }

  /// A list of allergens, or one.
  private mutating func addAll(
    _ value: Value, _ presence: DeclaredAllergen.Presence, to declared: inout [DeclaredAllergen]
  ) {
    guard value.kind == .array else { return addOne(value, presence, to: &declared) }
    value.forEachElement { addOne($0, presence, to: &declared) }
  }

  private mutating func addOne(
    _ element: Value, _ presence: DeclaredAllergen.Presence, to declared: inout [DeclaredAllergen]
  ) {
    if element.isNull { return blankAllergen(write: "an allergen, or [] for none", at: element.range) }
    guard let allergen = element.withText({ allergenWords.find($0) }) ?? nil else {
      if let text = textOrDigits(element, "allergens") { unknownAllergen(text, at: element.range) }
      return
    }
    add(allergen, presence, to: &declared)
  }

  /// The presence that a key gives to all words in its list.
  private func presence(of key: Key) -> DeclaredAllergen.Presence? {
    DeclaredAllergen.Presence(rawValue: key.text == "mayContain" ? "may-contain" : key.text)
  }

  private mutating func blankAllergen(write mend: String, at range: Range<Int>) {
    report(.blankAllergen(named("allergens"), write: mend), at: range)
  }

  func isNo(_ value: Value) -> Bool {
    value.bool() == false
      || value.string().map { ["no", "false", "none", "free", "free-from"].contains($0.lowercased()) } == true
  }

  /// Reads a list of allergens, or an object by presence. An empty list declares that there are none.
  mutating func allergens(_ value: Value, onTop: Bool = false) -> AllergenDeclaration {
    var declared: [DeclaredAllergen] = []
    switch value.kind {
    case .array:
      declared.reserveCapacity(value.count)
      addAll(value, .contains, to: &declared)
    case .object:
      var possible: Range<Int>?
      for (key, value) in value.members {
        // An unfinished line must not become "none".
        if value.isNull {
          blankAllergen(
            write: presence(of: key) == nil
              ? "\(key.text): contains, or \(key.text): may-contain" : "\(key.text): [], or a list of allergens",
            at: key.range)
          continue
        }
        // An object by presence: {contains: [gluten], may-contain: [nuts]}.
        if let presence = presence(of: key), value.kind == .array || !isNo(value) {
          addAll(value, presence, to: &declared)
          if presence == .mayContain { possible = key.range }
          continue
        }
        if value.kind == .array {
          let words = DeclaredAllergen.Presence.allCases.map(\.rawValue)
          let near = nearestName(to: key.text, among: words)
          report(
            .unknownWord(key.text, .presence, of: subjectName, near.map { .word($0) } ?? .presenceOf(key.text)),
            at: key.range)
          continue
        }
        if isNo(value) {
          report(.absentAllergen(key.text, isPresence: presence(of: key) != nil), at: value.range)
          continue
        }
        guard let allergen = key.withText({ allergenWords.find($0) }) else {
          unknownAllergen(key.text, at: key.range)
          continue
        }
        let presence: DeclaredAllergen.Presence? = word(value, "allergen \(key.text)", .presence)
        if let presence { add(allergen, presence, to: &declared) }
      }
      if let possible, value.count == 1, !onTop {
        report(.missingContains(named("allergens")), at: possible)
      }
    default:
      wrongType(
        "allergens", expected: "a list", example: "a list such as [\"gluten\", \"milk\"], or [] for none", value)
    }
    return .declared(declared)
  }

  mutating func diets(_ value: Value) -> [Diet] {
    guard value.kind == .array else { return diet(value).map { [$0] } ?? [] }
    var diets: [Diet] = []
    diets.reserveCapacity(value.count)
    value.forEachElement { element in
      if !element.isNull, let diet = diet(element), !diets.contains(diet) { diets.append(diet) }
    }
    return diets
  }

  private mutating func diet(_ value: Value) -> Diet? {
    if let diet = value.withText({ dietWords.find($0) }) ?? nil { return diet }
    guard let text = text(value, "diets") else { return nil }
    unknownWord(.diet, "diets", text, among: Diet.allCases.map(\.rawValue), at: value.range)
    return nil
  }

  /// Adds an allergen in the order of Annex II. "Contains" takes precedence over "may contain".
  private func add(
    _ allergen: DeclaredAllergen, _ presence: DeclaredAllergen.Presence, to declared: inout [DeclaredAllergen]
  ) {
    if let known = declared.firstIndex(where: { $0.hasWord(of: allergen) }) {
      if presence == .contains { declared[known].presence = .contains }
    } else {
      var allergen = allergen
      allergen.presence = presence
      declared.append(allergen)
      var place = declared.count - 1
      while place > 0, allergen < declared[place - 1] {
        declared.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  private mutating func unknownAllergen(_ word: String, at range: Range<Int>) {
    // An unknown kind isn't a misspelling: coconut isn't walnut.
    if let dot = word.firstIndex(of: "."), let allergen = Allergen(rawValue: String(word[..<dot])) {
      let kind = String(word[word.index(after: dot)...])
      // A peanut isn't a nut by law.
      if let other = WordAliases.exact(kind, for: .allergen), !other.hasPrefix(allergen.rawValue) {
        return report(.unknownWord(word, .allergen, of: subjectName, .word(other)), at: range)
      }
      let near = nearestName(to: kind, among: allergen.kinds)
      if near.map({ $0.first != kind.first }) ?? true {
        return report(
          .unknownWord(word, .allergen, of: subjectName, .kind(of: allergen.rawValue, among: allergen.kinds)), at: range
        )
      }
    }
    if let meant = meaning(ofCode: word) {
      return report(.unknownWord(word, .allergen, of: subjectName, meant), at: range)
    }
    unknownWord(.allergen, "allergens", word, among: allergenWords.words, at: range)
  }

  /// Returns how to mend a number or letter in place of an allergen. In Austria and Germany, the letters up to H follow
  /// the order of the law.
  private func meaning(ofCode code: String) -> DiagnosticMessage.WordMend? {
    let letter = code.utf8.count == 1 ? code.utf8.first.map { Int($0 | 0x20) - Int(UInt8(ascii: "a")) + 1 } : nil
    guard let number = Int(code) ?? letter, (1...26).contains(number) else { return nil }
    let isKnown = Int(code) != nil || number <= 8
    return .code(code, allergen: isKnown ? Allergen.allCases.first { $0.number == number }?.rawValue : nil)
  }
}

/// The 14 allergens, and kinds of cereals and nuts: `gluten`, `gluten.wheat`.
let allergenWords = WordTable(
  Allergen.allCases.map { ($0.rawValue, DeclaredAllergen($0)) }
    + Allergen.allCases.flatMap { allergen in
      allergen.kinds.map { ("\(allergen.rawValue).\($0)", DeclaredAllergen(allergen, kind: $0)) }
    })

let dietWords = WordTable(Diet.allCases.map { ($0.rawValue, $0) })

/// Looks up one of a few words by its bytes, without creating a string.
struct WordTable<Meaning: BitwiseCopyable & Sendable>: Sendable {
  let words: [String]
  /// The concatenated words.
  private let bytes: [UInt8]
  /// A hash table by length and ends of words, with linear probing.
  private let entries: [Entry?]

  private struct Entry: BitwiseCopyable, Sendable {
    var start: Int
    var count: Int
    var meaning: Meaning
  }

  init(_ words: [(String, Meaning)]) {
    self.words = words.map(\.0)
    bytes = words.flatMap { Array($0.0.utf8) }
    // At most half full, and a power of two.
    var entries = [Entry?](repeating: nil, count: 1 << (Int.bitWidth - words.count.leadingZeroBitCount + 1))
    var start = 0
    for (word, meaning) in words {
      let count = word.utf8.count
      var slot = word.withSpan { Self.slot(of: $0, among: entries.count) }
      while entries[slot] != nil { slot = (slot + 1) & (entries.count - 1) }
      entries[slot] = Entry(start: start, count: count, meaning: meaning)
      start += count
    }
    self.entries = entries
  }

  func find(_ word: Span<UInt8>) -> Meaning? {
    if word.isEmpty { return nil }
    let bytes = bytes.span
    var slot = Self.slot(of: word, among: entries.count)
    while let entry = entries[slot] {
      if bytes[entry.start..<entry.start + entry.count].isSame(as: word) { return entry.meaning }
      slot = (slot + 1) & (entries.count - 1)
    }
    return nil
  }

  private static func slot(of word: Span<UInt8>, among count: Int) -> Int {
    guard let first = word.first, let last = word.last else { return 0 }
    return (word.count &+ Int(first) &* 5 &+ Int(last) &* 11) & (count - 1)
  }
}
