import MenugenChecks
import MenugenDiagnostics
package import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes tags.
extension MenuDecoder {
  /// Reads tags. A tag that is the word of a diet in any language counts as the diet, whatever its case and signs: guests
  /// read it as one.
  mutating func addTags(_ value: Value, to item: inout MenuItem, _ places: inout ItemPlaces) {
    if content.isTooLong(value, "tags") { return }
    // No tag has a comma in it: `new, popular` are two.
    let tags = content.texts(value, "tags", takesDigits: true).flatMap { text in
      text.utf8.contains(UInt8(ascii: ",")) ? text.split(separator: ",").map { String($0.drop { $0 == " " }) } : [text]
    }
    for tag in tags where !isBlank(tag) {
      places.tags = value.range
      guard let diet = TagWords(tag).diet else {
        diagnoseDiet(tag, among: value)
        if !item.tags.contains(tag) { item.tags.append(tag) }
        continue
      }
      if !item.diets.contains(diet) { item.diets.append(diet) }
    }
    if !item.tags.isEmpty { traits.insert(.tags) }
  }

  /// Reports a tag that guests would read as a diet, as it isn't checked against allergens.
  private mutating func diagnoseDiet(_ tag: String, among tags: Value) {
    let words = TagWords(tag)
    let place = { (tags.kind == .array ? tags.elements.first { $0.string() == tag } : nil)?.range ?? tags.range }
    if let diet = nearestName(to: words.spelling, among: Diet.allCases.map(\.rawValue), edits: 1) {
      content.report(.tagLikeDiet(tag, diet: diet), at: place())
    } else if let diet = words.possibleDiet ?? TagWords.abbreviation(tag) {
      content.report(.tagWithDiet(tag, diet: diet), at: place())
    }
  }
}

/// A tag's words in lower case, without digits, emoji and other signs around them.
struct TagWords {
  /// The words, joined with spaces.
  let text: String
  private let words: [Substring]

  init(_ tag: String) {
    let kept = tag.lowercased().unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.generalCategory.isMark
        || "-'’\u{200C}".unicodeScalars.contains(scalar)
        ? Character(scalar) : " "
    }
    text = String(kept).split { $0 == " " }.filter { $0.contains(where: \.isLetter) }.joined(separator: " ")
    words = text.split(separator: " ")
  }

  /// As the word of a diet is spelt: `gluten-free` for `Gluten free`.
  var spelling: String { text.split { $0 == " " || $0 == "-" }.joined(separator: "-") }

  /// The diet that the tag names, in any language.
  var diet: Diet? {
    if let diet = Diet(rawValue: spelling) { return diet }
    return Self.synonyms[text].flatMap { Diet(rawValue: $0) }
  }

  /// The diet that the tag may name: it has other words, such as "option", or a word that isn't certain.
  var possibleDiet: String? {
    if let diet = WordAliases.exact(text, for: .diet) { return diet }
    if let diet = words.lazy.compactMap(Self.stem).first { return diet }
    for length in stride(from: min(words.count, 4), to: 0, by: -1) {
      for start in 0...(words.count - length) {
        let part = TagWords(words[start..<start + length].joined(separator: " "))
        if let diet = part.diet { return diet.rawValue }
      }
    }
    return nil
  }

  /// The diet of an inflected word: `veganes`, `glutenfreie`, `végétariennes`, `vegani`.
  private static func stem(_ word: Substring) -> String? {
    stems.first { word.hasPrefix($0.stem) && word.unicodeScalars.count - $0.stem.unicodeScalars.count <= 4 }?.diet
  }

  private static let stems = [
    ("vegan", "vegan"), ("végan", "vegan"), ("wegań", "vegan"), ("веган", "vegan"), ("végétal", "vegan"),
    ("vegetari", "vegetarian"), ("végétari", "vegetarian"), ("wegetari", "vegetarian"), ("вегетари", "vegetarian"),
    ("вегетарі", "vegetarian"), ("glutenfrei", "gluten-free"), ("glutenfri", "gluten-free"),
    ("glutenvrij", "gluten-free"), ("laktosefrei", "lactose-free"), ("laktosfri", "lactose-free"),
    ("lactosevrij", "lactose-free"),
  ].map { (stem: $0.0, diet: $0.1) }

  /// The diet that a sign or an abbreviation may mean, such as `V+` and `(v)`.
  static func abbreviation(_ tag: String) -> String? {
    let letters = tag.lowercased().filter { !" .()[]".contains($0) }
    switch letters {
    case "v": return "vegetarian or vegan"
    case "🌱", "ⓥ", "vg", "vgn", "ve", "v+": return "vegan"
    case "gf": return "gluten-free"
    default: break
    }
    for (free, diet) in [("gluten", "gluten-free"), ("lactose", "lactose-free"), ("laktose", "lactose-free")] {
      if ["0%", "zero", "0"].contains(where: { letters.hasPrefix($0 + free) }) { return diet }
    }
    return nil
  }

  private static let synonyms = Dictionary(
    WordAliases.words(for: .diet).filter { !WordAliases.vagueDiets.contains($0.alias) }
      .map { (TagWords($0.alias).text, $0.word) }, uniquingKeysWith: { first, _ in first })
}

/// The allergen that a tag is the name of, in any language: `Nüsse`, `🥜 peanuts`.
package func allergens(namedByTag tag: String) -> [NamedAllergen] {
  let text = TagWords(tag).text
  // Not `0% gluten`, nor what may have none of it: breakfast cereals, and a latte with oats.
  guard !tag.contains(where: { $0.isNumber || $0 == "%" }), !["cereal", "cereals", "latte"].contains(text),
    let word = WordAliases.exact(text, for: .allergen), let named = word.withSpan({ allergenWords.find($0) })
  else { return [] }
  return [NamedAllergen(named.allergen, kind: named.kind, word: tag)]
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool { self == .nonspacingMark || self == .spacingMark || self == .enclosingMark }
}
