import MenugenDomain
import MenugenText

/// The words that say what a dish contains, in one language: `Enthält Nüsse`, `May contain milk`, `Fındık içerir`.
struct AllergenStatements: Sendable {
  /// The language's first subtag.
  let language: Substring
  private let marks: [Mark]
  /// The words for "with".
  private let companions: [Mark]
  /// The words that deny a statement, or that make it a question: `contains no nuts`, `ask if it contains nuts`.
  private let refusals: [[String]]

  /// What is before and after the list of what a dish contains: `kann … enthalten`. One of them may be empty.
  private struct Mark: Sendable {
    let before: [String]
    let after: [String]
    /// The first three bytes of its first word, in small and in capital letters.
    let beginnings: [UInt32]

    init(before: [String], after: [String] = []) {
      (self.before, self.after) = (before, after)
      let word = (before.isEmpty ? after : before).joined()
      let forms = [
        word, word.prefix(1).uppercased() + word.dropFirst(), word.uppercased(), "İ" + word.dropFirst(),
      ]
      beginnings = forms.map { Array($0.utf8) }.filter { $0.count > 2 }.map { key($0[0], $0[1], $0[2]) }
    }
  }

  private init?(_ line: Substring) {
    let parts = line.split(separator: "|").map { $0.split(separator: ",").map(\.trimmingSpaces) }
    guard parts.count == 3, let language = parts[0].first else { return nil }
    self.language = language
    marks = parts[1].map { mark in
      let sides = mark.split(separator: "…", omittingEmptySubsequences: false).map { letters($0.trimmingSpaces) }
      return Mark(before: sides[0], after: sides.count > 1 ? sides[1] : [])
    }
    refusals = parts[2].map(letters)
    companions = (Self.companions[String(language)] ?? []).map { Mark(before: letters($0[...])) }
  }

  static let all = lines.description.split(separator: "\n").compactMap { AllergenStatements($0) }

  /// The parts of a text that list what a dish contains.
  ///
  /// - Parameters:
  ///   - beginnings: Those of the text.
  ///   - isName: Whether the text is a dish's name, which lists it also after "with".
  func lists(in text: String, _ beginnings: Set<UInt32>, isName: Bool) -> [String] {
    let marks = (isName ? marks + companions : marks).filter { $0.beginnings.contains(where: beginnings.contains) }
    if marks.isEmpty { return [] }
    return text.split(whereSeparator: { ".!?;\n。！？；•|()（）".contains($0) }).flatMap { sentence in
      let written = Array(sentence)
      let small = letters(sentence)
      return marks.compactMap { mark in
        list(of: mark, in: small).map { String(written[$0]) }
      }
    }
  }

  private func list(of mark: Mark, in sentence: [String]) -> Range<Int>? {
    var list = 0..<sentence.count
    if !mark.before.isEmpty {
      guard let found = place(of: mark.before, in: sentence, from: 0) else { return nil }
      let clause = sentence[..<found.lowerBound].lastIndex(where: isComma).map { $0 + 1 } ?? 0
      if refuses(sentence, clause..<found.lowerBound) { return nil }
      list = found.upperBound..<list.upperBound
    }
    if !mark.after.isEmpty {
      guard let found = place(of: mark.after, in: sentence, from: list.lowerBound) else { return nil }
      let clause = sentence[found.upperBound...].firstIndex(where: isComma) ?? sentence.count
      // With the letter before it, as in 무함유.
      if refuses(sentence, max(list.lowerBound, found.lowerBound - 1)..<clause) { return nil }
      list = list.lowerBound..<found.lowerBound
    }
    // Of "contains milk, no nuts", only the milk.
    var isRefused = false
    let parts = list.split { isComma(sentence[$0]) }
    let kept = (mark.before.isEmpty ? parts.reversed() : parts).prefix { part in
      isRefused = isRefused || refuses(sentence, part)
      return !isRefused
    }
    guard let first = kept.map(\.lowerBound).min(), let last = kept.map(\.upperBound).max() else { return nil }
    return first..<last
  }

  private func refuses(_ sentence: [String], _ range: Range<Int>) -> Bool {
    refusals.contains { place(of: $0, in: Array(sentence[range]), from: 0) != nil }
  }

  /// The first place of a word, as a whole unless its script has no spaces.
  private func place(of word: [String], in sentence: [String], from start: Int) -> Range<Int>? {
    guard word.count <= sentence.count - start else { return nil }
    let isAnywhere = word[0].unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
    return (start...(sentence.count - word.count)).lazy.map { $0..<$0 + word.count }.first { range in
      sentence[range].elementsEqual(word)
        && (isAnywhere
          || !(range.lowerBound > 0 && isLetter(sentence[range.lowerBound - 1]))
            && !(range.upperBound < sentence.count && isLetter(word[word.count - 1])
              && isLetter(sentence[range.upperBound])))
    }
  }

  // MARK: - Words

  /// By language: what is before and after a list, and what refuses.
  private static let lines: StaticString = """
    en | contain, contains, containing, traces of, trace of, allergens: | no, not, t, never, neither, nor, without, free, none, if, whether, cannot, unless, except, instead, request, optional, optionally, choice, notes, flavour, flavor
    de | enthält, enthaelt, enthalten, beinhaltet, spuren von, kann … enthalten, können … enthalten, allergene: | nicht, kein, keine, keinen, keiner, keinerlei, ohne, weder, nie, frei, ob, falls, wenn, außer, statt, wunsch, optional, noten, aroma, geschmack
    fr | contient, contiennent, contenant, peut contenir, peuvent contenir, traces de, traces d, traces éventuelles, allergènes: | ne, n, pas, sans, ni, aucun, aucune, si, sauf, demande, choix, notes, goût
    it | contiene, contengono, contenente, può contenere, puo contenere, possono contenere, tracce di, allergeni: | non, senza, né, nessun, nessuna, privo, priva, se, salvo, richiesta, scelta, note, gusto
    es | contiene, contienen, puede contener, pueden contener, trazas de, alérgenos: | no, sin, ni, ningún, ninguna, libre, si, excepto, salvo, opcional, notas, sabor
    pt | contém, contêm, contem, pode conter, podem conter, vestígios de, traços de, alergénios:, alérgenos: | não, sem, nem, nenhum, nenhuma, livre, isento, se, exceto, opcional
    nl | bevat, bevatten, kan … bevatten, kunnen … bevatten, sporen van, allergenen: | geen, niet, zonder, noch, vrij, als, of het, indien, behalve, keuze
    pl | zawiera, zawierają, może zawierać, śladowe ilości, alergeny: | nie, bez, ani, wolne, wolny, jeśli, czy, oprócz
    cs | obsahuje, obsahují, může obsahovat, stopy, alergeny: | ne, není, bez, ani, pokud, zda, kromě
    da | indeholder, indeholde, spor af, allergener: | ikke, ingen, intet, uden, hverken, fri, hvis, om
    nb | inneholder, inneholde, spor av, allergener: | ikke, ingen, ingenting, uten, verken, fri, hvis, om
    sv | innehåller, innehålla, spår av, allergener: | inte, ingen, inget, inga, ej, utan, varken, fri, om
    fi | sisältää, jäämiä, … sisältää, allergeenit: | ei, eivät, eikä, ilman, vapaa, jos
    hu | tartalmaz, tartalmazhat, … tartalmaz, … tartalmazhat, allergének: | nem, nélkül, sem, nincs, mentes, ha
    el | περιέχει, περιέχουν, ίχνη, αλλεργιογόνα: | δεν, χωρίς, δίχως, ούτε, μη, μην, αν, εκτός
    ru | содержит, содержат, содержать, следы, аллергены: | не, без, ни, если, кроме
    uk | містить, містять, містити, сліди, алергени: | не, без, ні, якщо, окрім
    tr | içerir, içerebilir, … içerir, … içermektedir, … içerebilir, alerjenler: | içermez, içermemektedir, değil, yok, hariç
    ar | يحتوي, تحتوي | لا, بدون, بلا, خال, خالي, خالٍ, ليس, إذا
    he | מכיל, מכילה, להכיל | לא, ללא, בלי, אינו, אינה, נטול, אם
    fa | دارای, حاوی, … دارد, … داشته باشد | بدون, فاقد, نیست, اگر
    vi | chứa, có chứa | không, chẳng, nếu
    ja | 含む：, 含む可能性あり：, … 含む, … 含みます, … 含まれ, アレルゲン： | ない, ません, 不使用, 除く, なし, 抜き
    ko | 함유:, 함유 가능:, … 함유, 알레르기: | 무함유, 미함유, 없, 않, 불포함, 미포함
    zh | 含 | 不, 无, 無, 未, 免
    """

  private static let companions = [
    "en": ["with"], "de": ["mit"], "fr": ["avec"], "it": ["con"], "es": ["con"], "pt": ["com"], "nl": ["met"],
    "da": ["med"], "nb": ["med"], "sv": ["med"],
  ]

  /// The beginnings of words in a text that may begin a statement in any language: most texts have none, and need no
  /// search.
  static func beginnings(in text: String) -> Set<UInt32> {
    text.withSpan { bytes in
      var found: Set<UInt32> = []
      var wasLetter = false
      for index in bytes.indices where index + 2 < bytes.count {
        let byte = bytes[index]
        let isLetter = byte >= 0x80 || isASCIILetter(byte)
        // Scripts without spaces begin with 0xE3 or more.
        if isLetter, !wasLetter || byte >= 0xE3 {
          let beginning = key(byte, bytes[index + 1], bytes[index + 2])
          if known.contains(beginning) { found.insert(beginning) }
        }
        wasLetter = isLetter
      }
      return found
    }
  }

  private static let known = Set(all.flatMap { ($0.marks + $0.companions).flatMap(\.beginnings) })
}

/// Three bytes of a word, with ASCII letters in lower case.
private func key(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt32 {
  func small(_ byte: UInt8) -> UInt32 { UInt32(isASCIILetter(byte) ? byte | 0x20 : byte) }
  return small(first) << 16 | small(second) << 8 | small(third)
}

private func isASCIILetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte < 0x80
}

/// The characters in lower case, one for each. A capital dotted İ is an i.
private func letters(_ text: Substring) -> [String] {
  text.map { $0 == "İ" ? "i" : $0.lowercased() }
}

private func isComma(_ letter: String) -> Bool { [",", "،", "、", "，"].contains(letter) }

private func isLetter(_ letter: String) -> Bool { letter.unicodeScalars.first?.properties.isAlphabetic ?? false }

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
