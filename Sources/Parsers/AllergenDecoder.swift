import Domain
import Text

/// The two keys that say what is in a dish, a size, a choice or an ingredient, and what may be.
struct WrittenAllergens {
  var allergens: Value?
  /// A list of what may be in it: short for `may-contain` beside each of them.
  var mayContain: Value?
}

/// Allergens and diets.
extension ContentDecoder {
  /// Both keys together. What may be in a dish says nothing of what is: alone it declares nothing, which is an error but
  /// for a size of a dish that declares, whose own come on top.
  mutating func allergens(_ written: WrittenAllergens, onTop: Bool = false) -> AllergenDeclaration {
    let declared = written.allergens.map { allergens($0, onTop: onTop) } ?? (onTop ? .declared([]) : .notDeclared)
    guard let value = written.mayContain else { return written.allergens == nil ? .notDeclared : declared }
    guard case .declared(var entries) = declared else {
      error(
        "allergens.may-contain-alone", "\(named("mayContain")) stands without allergens",
        hint: "write \"allergens\" beside it: what is in it for sure, or [] for nothing", at: value.range)
      return declared
    }
    addAll(value, .mayContain, to: &entries)
    return .declared(entries.sorted())
  }

  /// A list of allergens, or one.
  private mutating func addAll(
    _ value: Value, _ presence: DeclaredAllergen.Presence, to declared: inout [DeclaredAllergen]
  ) {
    guard value.kind == .array else { return addOne(value, presence, to: &declared) }
    for element in value.elements { addOne(element, presence, to: &declared) }
  }

  private mutating func addOne(
    _ element: Value, _ presence: DeclaredAllergen.Presence, to declared: inout [DeclaredAllergen]
  ) {
    if element.isNull { return blankAllergen(hint: "write an allergen, or [] for none", at: element.range) }
    guard let allergen = element.withText({ allergenWords.find($0) }) ?? nil else {
      if let text = textOrDigits(element, "allergens") { unknownAllergen(text, at: element.range) }
      return
    }
    add(allergen, presence, to: &declared)
  }

  /// What a key says of all words in its list.
  private func presence(of key: Key) -> DeclaredAllergen.Presence? {
    DeclaredAllergen.Presence(rawValue: key.text == "mayContain" ? "may-contain" : key.text)
  }

  private mutating func blankAllergen(hint: String, at range: Range<Int>) {
    error("allergens.blank", "\(named("allergens")) have an entry that says nothing", hint: hint, at: range)
  }

  private func isNo(_ value: Value) -> Bool {
    value.bool() == false
      || value.string().map { ["no", "false", "none", "free", "free-from"].contains($0.lowercased()) } == true
  }

  /// A list of what is in a dish, or an object that says which of it only may be. An empty one declares that there is none.
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
            hint: presence(of: key) == nil
              ? "write \(key.text): contains, or \(key.text): may-contain"
              : "write \(key.text): [], or what it is in a list", at: key.range)
          continue
        }
        // {contains: [gluten], may-contain: [nuts]} is the other way round, and says the same.
        if let presence = presence(of: key), value.kind == .array || !isNo(value) {
          addAll(value, presence, to: &declared)
          if presence == .mayContain { possible = key.range }
          continue
        }
        if value.kind == .array {
          let words = DeclaredAllergen.Presence.allCases.map(\.rawValue)
          let near = nearestName(to: key.text, among: words).map { "write \($0)" }
          error(
            "allergen.unknown-presence", "\(named("allergens")) have a list behind the unknown word '\(key.text)'",
            hint: near ?? "write contains or may-contain, and in its list \(key.text)", at: key.range)
          continue
        }
        if isNo(value) {
          error(
            "allergen.unknown-presence", "allergen \(key.text) of a dish that doesn't have it isn't written",
            hint: presence(of: key) == nil
              ? "remove \(key.text): what isn't named isn't in it" : "write \(key.text): [] for nothing",
            at: value.range)
          continue
        }
        guard let allergen = key.withText({ allergenWords.find($0) }) else {
          unknownAllergen(key.text, at: key.range)
          continue
        }
        let presence: DeclaredAllergen.Presence? = word(value, "allergen \(key.text)", "allergen.unknown-presence")
        if let presence { add(allergen, presence, to: &declared) }
      }
      if let possible, value.count == 1, !onTop {
        error(
          "allergens.may-contain-alone", "\(named("allergens")) say what may be in it, and not what is",
          hint: "write \"contains\" beside it: what is in it for sure, or [] for nothing", at: possible)
      }
    default:
      wrongType(
        "allergens", wants: "a list", hint: "write a list such as [\"gluten\", \"milk\"], or [] for none", value)
    }
    if declared.count > 1 {
      declared.sort()
    }
    return .declared(declared)
  }

  mutating func diets(_ value: Value) -> [Diet] {
    guard value.kind == .array else { return diet(value).map { [$0] } ?? [] }
    var diets: [Diet] = []
    diets.reserveCapacity(value.count)
    for element in value.elements where !element.isNull {
      if let diet = diet(element), !diets.contains(diet) { diets.append(diet) }
    }
    return diets
  }

  private mutating func diet(_ value: Value) -> Diet? {
    if let diet = value.withText({ dietWords.find($0) }) ?? nil { return diet }
    guard let text = text(value, "diets") else { return nil }
    unknownWord("diet.unknown", "diets", text, among: Diet.allCases.map(\.rawValue), at: value.range)
    return nil
  }

  /// What is in a dish for sure stands over what may be in it.
  private func add(
    _ word: (allergen: Allergen, kind: String?), _ presence: DeclaredAllergen.Presence,
    to declared: inout [DeclaredAllergen]
  ) {
    if let known = declared.firstIndex(where: { $0.allergen == word.allergen && $0.kind == word.kind }) {
      if presence == .contains { declared[known].presence = .contains }
    } else {
      declared.append(DeclaredAllergen(word.allergen, kind: word.kind, presence: presence))
    }
  }

  private mutating func unknownAllergen(_ word: String, at range: Range<Int>) {
    // A kind that is none of the law's is no misspelt other one: coconut is no walnut.
    if let dot = word.firstIndex(of: "."), let allergen = Allergen(rawValue: String(word[..<dot])) {
      let kind = String(word[word.index(after: dot)...])
      let near = nearestName(to: kind, among: allergen.kinds)
      if near.map({ $0.first != kind.first }) ?? true {
        let kinds = allergen.kinds.joined(separator: ", ")
        return error(
          "allergen.unknown", "\(named("allergens")) has the unknown word '\(word)'",
          hint: "write \(allergen.rawValue)\(kinds.isEmpty ? "" : ", or after a dot one of its kinds: \(kinds)")",
          at: range)
      }
    }
    if let meant = meaning(ofCode: word) {
      return error(
        "allergen.unknown", "\(named("allergens")) has the code '\(word)', where a word has to stand", hint: meant,
        at: range)
    }
    unknownWord("allergen.unknown", "allergens", word, among: allergenWords.words, at: range)
  }

  /// A hint for a number or a letter, as menus print them: up to H, Austria's and Germany's letters are the law's order.
  private func meaning(ofCode code: String) -> String? {
    let letter = code.utf8.count == 1 ? code.utf8.first.map { Int($0 | 0x20) - Int(UInt8(ascii: "a")) + 1 } : nil
    guard let number = Int(code) ?? letter, (1...26).contains(number) else { return nil }
    guard let allergen = Allergen.allCases.first(where: { $0.number == number }), Int(code) != nil || number <= 8 else {
      return "write its word, such as milk: codes differ from list to list"
    }
    return "write \(allergen.rawValue), if that is what your list calls \(code): codes differ from list to list"
  }
}

/// The fourteen with the kinds of cereals and nuts: `gluten`, `gluten.wheat`.
private let allergenWords = WordTable(
  Allergen.allCases.map { ($0.rawValue, (allergen: $0, kind: String?.none)) }
    + Allergen.allCases.flatMap { allergen in
      allergen.kinds.map { ("\(allergen.rawValue).\($0)", (allergen: allergen, kind: $0)) }
    })

let dietWords = WordTable(Diet.allCases.map { ($0.rawValue, $0) })

/// Finds a word's meaning by its bytes, without making a string of it.
struct WordTable<Meaning> {
  private let entries: [(bytes: [UInt8], meaning: Meaning)]

  init(_ words: [(String, Meaning)]) {
    entries = words.map { (Array($0.0.utf8), $0.1) }
  }

  var words: [String] { entries.map { String(decoding: $0.bytes, as: UTF8.self) } }

  func find(_ word: UnsafeBufferPointer<UInt8>) -> Meaning? {
    entries.first { $0.bytes.count == word.count && $0.bytes.elementsEqual(word) }?.meaning
  }
}

extension WordTable: Sendable where Meaning: Sendable {}
