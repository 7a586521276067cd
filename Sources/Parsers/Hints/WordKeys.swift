import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax

/// Reports words of the format that were written as keys: `vegan: true`, `milk: contains`, `new: true`.
extension ContentDecoder {
  /// Reports an unknown key of an item, size or option, and where its word belongs.
  ///
  /// An allergen is an error, as the item would look safe without it.
  ///
  /// - Parameter misplaced: Structural keys of other objects that are often written here.
  mutating func unknownKey(
    _ key: Key, ofDish place: String, of object: ContentObject, misplaced: [String] = []
  ) {
    let known = object.names
    let isNo = isNo(key.value)
    // A synonym of a key, such as `diet`, isn't a word.
    let words = KeyAliases.find(key.text, among: known) == nil ? [key.text, key.text.withoutIs] : []
    for word in words.compactMap(\.self).flatMap(\.withoutUnderscores) {
      if known.contains("diets"), let diet = WordAliases.exact(word, for: .diet) {
        return report(
          .unknownKey(key.text, in: place, isNo ? .removeDiet : .list("diets", word: diet)), at: key.range)
      }
      if known.contains("allergens"), let allergen = WordAliases.exact(word, for: .allergen) {
        if isNo || key.value.isNull { return report(.unknownKey(key.text, in: place, .allergens), at: key.range) }
        let presence = key.value.string().flatMap { WordAliases.exact($0, for: .presence) } ?? "contains"
        return report(.misplacedKey(key.text, in: place, .allergen(allergen, presence: presence)), at: key.range)
      }
      if known.contains("tags"), ["new", "popular", "seasonal", "homemade", "organic", "regional"].contains(word) {
        return report(
          .unknownKey(key.text, in: place, isNo ? .removeTag : .list("tags", word: word)), at: key.range)
      }
    }
    unknownKey(key, in: place, of: object, misplaced: misplaced)
  }
}

extension String {
  /// `gluten free` and `gluten-free` for `gluten_free`.
  fileprivate var withoutUnderscores: [String] {
    contains("_") ? [" ", "-"].map { split(separator: "_").joined(separator: $0) } : [self]
  }

  /// `vegan` for `isVegan` and `is_vegan`; `nil` for any other word.
  fileprivate var withoutIs: String? {
    let word = lowercased()
    guard word.hasPrefix("is"), word.utf8.count > 4 else { return nil }
    return String(word.dropFirst(2).drop { $0 == "_" || $0 == "-" || $0 == " " })
  }
}
