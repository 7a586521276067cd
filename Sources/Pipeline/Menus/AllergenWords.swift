import Domain

/// The words that a language's ingredients call allergens by.
struct AllergenWords: Sendable {
  private struct Word: Sendable {
    /// In small letters.
    var bytes: [UInt8]
    /// Whether any ending may follow: `weizen*`.
    var isPrefix: Bool
    /// Of a script without spaces between words, as Chinese and Japanese are: found anywhere.
    var isAnywhere: Bool
  }

  private let words: [[Word]]

  init(_ table: PhraseTable) {
    words = Allergen.allCases.map { allergen in
      (table["allergenWords.\(allergen.rawValue)"] ?? "").split(separator: ",").compactMap { written in
        let word = written.drop { $0 == " " }
        guard let first = word.unicodeScalars.first else { return nil }
        let isPrefix = word.utf8.last == UInt8(ascii: "*")
        return Word(
          bytes: folded(String(word.dropLast(isPrefix ? 1 : 0))), isPrefix: isPrefix,
          isAnywhere: (0x2E80...0x9FFF).contains(first.value))
      }
    }
  }

  /// A text taken apart at the words for these allergens; of words that begin in one place the longest counts.
  func mark(_ text: String, _ allergens: [Allergen]) -> [Ingredient.Part] {
    let bytes = Array(text.utf8)
    let matcher = Matcher(bytes: folded(text))
    var parts: [Ingredient.Part] = []
    var (index, plain) = (0, 0)
    while index < bytes.count {
      var end = index
      let begins = !matcher.isLetter(before: index)
      for allergen in allergens {
        for word in words[allergen.number - 1] where begins || word.isAnywhere {
          if let found = matcher.end(of: word, at: index) { end = max(end, found) }
        }
      }
      if end == index {
        index += 1
        continue
      }
      if plain < index { parts.append(Ingredient.Part(String(decoding: bytes[plain..<index], as: UTF8.self))) }
      parts.append(Ingredient.Part(String(decoding: bytes[index..<end], as: UTF8.self), isAllergen: true))
      (index, plain) = (end, end)
    }
    if plain < bytes.count { parts.append(Ingredient.Part(String(decoding: bytes[plain...], as: UTF8.self))) }
    return parts
  }

  private struct Matcher {
    let bytes: [UInt8]

    func end(of word: Word, at start: Int) -> Int? {
      var end = start + word.bytes.count
      guard end <= bytes.count, bytes[start] == word.bytes[0], bytes[start..<end].elementsEqual(word.bytes) else {
        return nil
      }
      if word.isAnywhere { return end }
      if !word.isPrefix { return isLetter(at: end) ? nil : end }
      while isLetter(at: end) { end = nextScalar(end) }
      return end
    }

    func isLetter(before index: Int) -> Bool {
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

    private func nextScalar(_ index: Int) -> Int {
      var next = index + 1
      while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
      return next
    }
  }
}

/// Small letters in as many bytes as are written, so that a place in one text is the same in the other.
private func folded(_ text: String) -> [UInt8] {
  let small = Array(text.lowercased().utf8)
  if small.count == text.utf8.count { return small }
  return text.flatMap { character in
    let small = Array(character.lowercased().utf8)
    return small.count == character.utf8.count ? small : Array(character.utf8)
  }
}
