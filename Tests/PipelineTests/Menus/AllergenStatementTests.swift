import MenugenDomain
import Testing

@testable import MenugenPipeline

/// Sentences on what a dish contains, with the theme's own words.
@Suite struct AllergenStatementTests {
  @Test("The theme's own sentence with any allergen is a statement, in each language", arguments: try Words.languages)
  func findsOwnSentences(code: String) throws {
    let table = try Words.table(code)
    let vocabulary = AllergenVocabulary(languages: [try tag(code)]) { _ in table }
    for key in ["contains", "mayContain"] {
      let sentence = try #require(table[key])
      for allergen in Allergen.allCases {
        let name = try #require(table["allergen.\(allergen.rawValue)"])
        let text = sentence.split(separator: "{list}", omittingEmptySubsequences: false).joined(separator: name)
        let found = vocabulary.findStated(in: text, [.english]).map(\.allergen)
        #expect(found.contains(allergen), "\(text): \(found)")
        #expect(vocabulary.findStated(in: name, [.english]).isEmpty)
      }
    }
  }
}
