import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax

/// Decodes ingredients.
extension ContentDecoder {
  /// Reads a text, a text or list by language, or a list of texts, labels and objects `{name, allergens}`.
  ///
  /// `**wheat** flour` marks wheat as an allergen; an ingredient's `allergens` mark its whole name.
  mutating func ingredients(_ value: Value) -> [Ingredient] {
    if value.kind == .array, isTooLong(value, "ingredients", most: ListLimit.options) { return [] }
    return switch value.kind {
    case .array: value.elements.compactMap { $0.isNull ? nil : ingredient($0) }
    case .object where value.member("name") != nil: ingredient(value).map { [$0] } ?? []
    case .object:
      localized(value, "ingredients") { decoder, value in decoder.ingredientList(value) }.map { [Ingredient($0)] } ?? []
    default: ingredient(value).map { [$0] } ?? []
    }
  }

  private mutating func ingredient(_ value: Value) -> Ingredient? {
    guard value.kind == .object, value.member("name") != nil || value.member("allergens") != nil else {
      return ingredientName(value).map { Ingredient($0) }
    }
    var name: Localized<[Ingredient.Part]>?
    var contained = WrittenAllergens()
    checkEmptyKeys(of: value, in: "an ingredient", known: ContentObject.ingredient.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "name": name = ingredientName(value)
      case "allergens": contained.allergens = value
      case "mayContain": contained.mayContain = value
      default: unknownKey(key, ofDish: "an ingredient", of: .ingredient)
      }
    }
    var allergens: [DeclaredAllergen] = []
    let declaration = self.allergens(contained)
    if case .declared(let found) = declaration { allergens = found }
    guard let name else {
      report(.ingredientWithoutName(named("an ingredient")), at: value.range)
      return nil
    }
    var ingredient = Ingredient(name, allergens: allergens)
    ingredient.isDeclared = declaration.isDeclared
    guard !ingredient.isMarked, allergens.contains(where: { $0.presence == .contains }) else { return ingredient }
    ingredient.name = name.map { parts in parts.map { Ingredient.Part($0.text, isAllergen: true) } }
    return ingredient
  }

  private mutating func ingredientName(_ value: Value) -> Localized<[Ingredient.Part]>? {
    localized(value, "ingredients") { decoder, value in
      guard let text = decoder.text(value, "ingredients"), !text.isEmpty else { return nil }
      return ingredientParts(text)
    }
  }

  /// Reads one language's ingredients: a text, or a list to be joined with commas.
  private mutating func ingredientList(_ value: Value) -> [Ingredient.Part]? {
    let text = texts(value, "ingredients").joined(separator: ", ")
    return text.isEmpty ? nil : ingredientParts(text)
  }
}

/// Splits a text at pairs of `**`; an unpaired one is kept as written.
func ingredientParts(_ text: String) -> [Ingredient.Part] {
  var parts: [Ingredient.Part] = []
  var plain = ""
  var rest = text[...]
  while let open = rest.firstMark, let close = rest[open.upperBound...].firstMark {
    let marked = rest[open.upperBound..<close.lowerBound]
    plain += rest[..<open.lowerBound]
    rest = rest[close.upperBound...]
    guard !marked.isEmpty else { continue }
    if !plain.isEmpty { parts.append(Ingredient.Part(plain)) }
    parts.append(Ingredient.Part(String(marked), isAllergen: true))
    plain = ""
  }
  plain += rest
  if !plain.isEmpty { parts.append(Ingredient.Part(plain)) }
  return parts
}

extension Substring {
  /// The location of the first `**`.
  fileprivate var firstMark: Range<Index>? {
    var index = startIndex
    while let star = self[index...].utf8.firstIndex(of: UInt8(ascii: "*")) {
      let next = utf8.index(after: star)
      if next < endIndex, utf8[next] == UInt8(ascii: "*") { return star..<utf8.index(after: next) }
      index = next
    }
    return nil
  }
}
