import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax

/// Finds names of allergens in unknown keys: without them, a dish would look safe.
extension ContentDecoder {
  /// The first word that names an allergen in an unknown key or in its value; `nil` if the value denies it.
  ///
  /// It is lost if the key's name has it, if it is the whole value, or if a text says that the dish contains it. In other
  /// texts it may be a supplier's name or a wine's dish.
  func allergenWord(in key: Key) -> (word: String, isLost: Bool)? {
    if isNo(key.value) || isEmpty(key) { return nil }
    let name = words(ofKey: key.text)
    let claimed = claimsContents(name)
    if let word = allergenWord(in: name, claimed: claimed) { return (word, true) }
    if let word = allergenWord(in: key.value, claimed: claimed, isSure: true) { return (word, true) }
    return allergenWord(in: key.value, claimed: claimed, isSure: false).map { word in
      (word, claimsContents(name, inEnglish: true))
    }
  }

  /// Whether the name of a key has the word itself, such as `allergenhinweis`, and a value.
  func saysAllergens(_ key: Key) -> Bool {
    let name = key.text.lowercased()
    return ["allerg", "alerg", "alérg"].contains(where: name.contains) && !isEmpty(key) && !isNo(key.value)
  }

  private func isEmpty(_ key: Key) -> Bool {
    let value = key.value
    return value.isNull && !value.range.isEmpty || value.string() == "" || value.kind.isContainer && value.count == 0
  }

  /// How to mend an unknown key with the name of an allergen in an object with these keys.
  func allergenMend(_ word: String, _ known: [String]) -> DiagnosticMessage.KeyMend {
    let texts = known.contains("allergens") ? [] : ["disclaimer", "description"].filter(known.contains)
    return texts.first.map { .allergenText(word, key: $0) } ?? .allergenWords(word)
  }

  /// - Parameters:
  ///   - claimed: Whether something before it claims to list what a dish contains.
  ///   - isSure: Whether to leave out texts that only have the word of an allergen.
  private func allergenWord(in value: Value, claimed: Bool, isSure: Bool) -> String? {
    switch value.kind {
    case .array:
      return value.elements.lazy.compactMap { allergenWord(in: $0, claimed: claimed, isSure: isSure) }.first
    case .object:
      return value.members.lazy.compactMap { key, value in
        isNo(value)
          ? nil
          : allergenWord(in: words(ofKey: key.text), claimed: claimed)
            ?? allergenWord(in: value, claimed: claimed, isSure: isSure)
      }.first
    default:
      guard let text = value.string(), !isAddress(text) else { return nil }
      if isSure, !claimsContents(text, inEnglish: true) { return listedAllergen(in: text) }
      return allergenWord(in: text, claimed: claimed || claimsContents(text))
    }
  }

  private func allergenWord(in text: String, claimed: Bool) -> String? {
    listedAllergen(in: text) ?? search?(text, claimed ? nil : [language] + site.languages)
  }

  /// The name of an allergen between two commas.
  private func listedAllergen(in text: String) -> String? {
    text.split(separator: ",").map { String($0.drop { $0 == " " }) }.first {
      allergenWords.words.contains($0) || WordAliases.exact($0, for: .allergen) != nil
    }
  }

  /// Whether a text has a word for "contains", "may contain" or "allergens" in another language than English, or in
  /// English too.
  private func claimsContents(_ text: String, inEnglish: Bool = false) -> Bool {
    let words = " \(text.lowercased().split { !$0.isLetter && $0 != "'" }.joined(separator: " ")) "
    return ["allergens", "mayContain"].contains { key in
      KeyAliases.synonyms(of: key).contains { synonym in
        if !inEnglish, englishClaims.contains(synonym) { return false }
        let hasSpaces = synonym.unicodeScalars.first.map { $0.value < 0x2E80 } ?? true
        return words.contains(hasSpaces ? " \(synonym) " : synonym)
      }
    }
  }

  /// Whether a text is a web address or the path of a file, whose words say nothing about a dish.
  private func isAddress(_ text: String) -> Bool {
    if text.utf8.contains(UInt8(ascii: " ")) { return false }
    if isWebAddress(text) { return true }
    let text = text.lowercased()
    return [".jpg", ".jpeg", ".png", ".webp", ".avif", ".svg", ".gif", ".heic", ".html", ".pdf", ".md"].contains {
      text.hasSuffix($0)
    }
  }
}

/// The words of a key: `contains nuts` for `containsNuts`, `contains_nuts` and `contains-nuts`.
private func words(ofKey key: String) -> String {
  var words = ""
  var wasLower = false
  for character in key {
    if wasLower, character.isUppercase { words.append(" ") }
    words.append("_-.".contains(character) ? " " : character)
    wasLower = character.isLowercase
  }
  return words
}

extension ValueKind {
  fileprivate var isContainer: Bool { self == .array || self == .object }
}

private let englishClaims: Set = [
  "contains", "contain", "allergen", "allergies", "allergy", "allergy info", "may-contain", "may contain", "maycontain",
  "may contain traces", "may contain traces of", "traces", "traces of",
]
