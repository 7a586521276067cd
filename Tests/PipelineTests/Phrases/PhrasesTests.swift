import MenugenDomain
import Foundation
@testable import MenugenLocalization
import Testing

@testable import MenugenPipeline

@Suite struct PhrasesTests {
  /// The keys that presenters use, found in the sources.
  private static var askedFor: Set<String> {
    get throws {
      let sources = Words.folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")
      var keys: Set<String> = []
      let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("/Parsers/") {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: #/\b(?:word|required|pattern|plural)\("([A-Za-z]+)"\)/#) {
          keys.insert(String(match.1))
        }
      }
      return keys
    }
  }

  @Test func hasWordsForEveryKeyThatPresentersAskFor() throws {
    let english = try Words.table("en")
    let known = Set(english.keys.map { $0.split(separator: ".").first.map(String.init) ?? $0 })
    let asked = try Self.askedFor
    #expect(asked.count > 40)
    #expect(asked.subtracting(known).sorted() == [])
  }

  @Test func hasWordsForEveryWordOfTheFormats() throws {
    let english = try Words.table("en")
    let keys =
      Diet.allCases.map { "diet.\($0.rawValue)" } + Measure.Unit.allCases.map { "unit.\($0.rawValue)" }
      + Nutrition.Nutrient.allCases.map { "nutrient.\($0.rawValue)" } + (0...3).map { "spicinessLevel.\($0)" }
      + Menu.Service.allCases.map { "service.\($0.rawValue)" } + ["new", "popular", "seasonal"].map { "tags.\($0)" }
    for key in keys { #expect(english[key] ?? english["\(key).other"] != nil, "\(key)") }
  }

  /// A default option may have a surcharge, so its mark must not read as "included".
  @Test func neverMarksADefaultAsIncluded() throws {
    for code in try Words.languages {
      let table = try Words.table(code)
      let mark = try #require(table["standard"]).lowercased().prefix(5)
      let free = try #require(table["chooseFree.other"]).lowercased()
      #expect(!free.contains(mark), "\(code): \(mark)")
    }
    #expect(try Words.table("ja")["standard"]?.contains("付属") == false)
  }

  @Test func saysTheSameInEveryLanguage() throws {
    let english = try Words.table("en")
    let needed = Set(english.keys.map(phrase))
    let languages = try Words.languages
    #expect(languages.count >= 26)
    for code in languages {
      let table = try Words.table(code)
      // Only some languages have contractions.
      let keys = Set(table.keys.map(phrase)).subtracting(["contractions"])
      #expect(keys.symmetricDifference(needed).sorted() == [], "\(code)")
      for key in table.keys {
        let own = try #require(table[key])
        #expect(!own.isEmpty, "\(code): \(key)")
        guard let model = english[key] ?? english["\(phrase(key)).other"] else { continue }
        // A form for one or two may write the number as a word.
        let mayOmitCount = isPlural(key) && !key.hasSuffix(".other")
        let ignored: Set<String> = mayOmitCount ? ["count"] : []
        #expect(places(own).subtracting(ignored) == places(model).subtracting(ignored), "\(code): \(key)")
      }
    }
  }

  @Test(arguments: Words.regional)
  func saysOnlyWhatAWiderLanguageSaysOtherwise(code: String) throws {
    let wider = try Words.table(#require(tag(code).parent).code)
    let own = try Words.table(code)
    for key in own.keys {
      let (word, other) = try (#require(own[key]), #require(wider[key], "\(code): \(key)"))
      #expect(places(word) == places(other), "\(code): \(key)")
      #expect(word != other, "\(code): \(key)")
    }
  }

  @Test func hasTheFormsThatALanguagesNumbersNeed() throws {
    for code in try Words.languages {
      let table = try Words.table(code)
      let rules = PluralRules(for: try tag(code))
      let needed = Set((0...200).map { rules.category(of: $0) })
      for phrase in Set(table.keys.filter(isPlural).map(phrase)) {
        for category in needed {
          #expect(table["\(phrase).\(category.rawValue)"] != nil, "\(code): \(phrase).\(category)")
        }
      }
    }
  }

  @Test func fillsPlacesInAndKeepsWhatItDoesNotKnow() {
    #expect(Pattern("from {price}")(["price": "€8"]) == "from €8")
    #expect(Pattern("{a}{b}{a}")(["a": "1", "b": "{a}"]) == "1{a}1", "what is filled in is not looked at again")
    #expect(Pattern("{who} ate")([:]) == "{who} ate")
    #expect(Pattern("open { here")(["x": "y"]) == "open { here")
    #expect(Pattern("")([:]) == "")
  }

  @Test(arguments: [
    ("en", 0, "0 dishes"), ("en", 1, "1 dish"), ("en", 21, "21 dishes"), ("fr", 0, "0 plat"), ("ja", 1, "1品"),
    ("cs", 1, "1 jídlo"), ("cs", 3, "3 jídla"), ("cs", 12, "12 jídel"), ("da", 1, "1 ret"), ("da", 2, "2 retter"),
    ("el", 1, "1 πιάτο"), ("el", 2, "2 πιάτα"), ("fi", 1, "1 annos"), ("fi", 2, "2 annosta"), ("hu", 5, "5 étel"),
    ("ko", 5, "메뉴 5가지"), ("nb", 1, "1 rett"), ("nb", 2, "2 retter"), ("sv", 1, "1 rätt"), ("sv", 2, "2 rätter"),
    ("uk", 1, "1 страва"), ("uk", 12, "12 страв"), ("uk", 22, "22 страви"), ("uk", 101, "101 страва"),
    ("vi", 5, "5 món"),
  ])
  func countsDishes(code: String, count: Int, text: String) throws {
    #expect(try presentation(code).phrases.dishCount(count, text: String(count)) == text)
  }

  /// In Danish one and a half is singular, in Czech a fraction has its own form.
  @Test(
    "Units follow the rules for fractions",
    arguments: [
      ("da", "portion", "1.5", "portion"), ("da", "portion", "2.5", "portioner"), ("da", "hour", "0.5", "time"),
      ("cs", "portion", "5", "porcí"), ("cs", "piece", "1.5", "kusu"), ("uk", "bottle", "0.5", "пляшки"),
      ("fi", "slice", "1.5", "palaa"), ("el", "person", "2", "άτομα"), ("sv", "hour", "1.5", "timmar"),
      ("hu", "glass", "3", "pohár"), ("ko", "portion", "2", "인분"), ("vi", "bottle", "1.5", "chai"),
    ])
  func fractions(code: String, unit: String, quantity: String, word: String) throws {
    #expect(try presentation(code).phrases.word("unit.\(unit)", forQuantity: quantity) == word)
  }

  /// A key without its plural form: `dishCount` for `dishCount.other`.
  private func phrase(_ key: String) -> String {
    isPlural(key) ? String(key[..<(key.lastIndex(of: ".") ?? key.endIndex)]) : key
  }

  private func isPlural(_ key: String) -> Bool {
    PluralRules.Category.allCases.contains { key.hasSuffix(".\($0.rawValue)") }
  }

  private func places(_ text: String) -> Set<String> { Set(text.matches(of: #/\{([a-z]+)\}/#).map { String($0.1) }) }
}

@Suite struct PluralRulesTests {
  /// Counts and their categories, from CLDR's samples.
  static let samples: [(String, String)] = [
    ("en", "0:other 1:one 2:other 11:other 21:other 101:other"), ("it", "0:other 1:one 2:other 21:other"),
    ("de", "0:other 1:one 2:other"), ("nl", "1:one 2:other"), ("es", "0:other 1:one 2:other"), ("tr", "1:one 2:other"),
    ("fr", "0:one 1:one 2:other 17:other"), ("pt", "0:one 1:one 2:other"), ("hi", "0:one 1:one 2:other"),
    ("ja", "0:other 1:other 2:other"), ("zh-Hans", "1:other"), ("ko", "1:other"), ("id", "1:other"),
    ("pl", "0:many 1:one 2:few 4:few 5:many 11:many 12:many 14:many 21:many 22:few 112:many 122:few"),
    ("ru", "0:many 1:one 2:few 5:many 11:many 12:many 21:one 22:few 101:one 111:many"),
    ("cs", "0:other 1:one 2:few 4:few 5:other 22:other"), ("da", "0:other 1:one 2:other 21:other"),
    ("uk", "0:many 1:one 3:few 5:many 11:many 14:many 21:one 24:few 100:many"), ("vi", "0:other 1:other"),
    ("fi", "0:other 1:one 2:other"), ("hu", "0:other 1:one 2:other"), ("el", "0:other 1:one 21:other"),
    ("ro", "0:few 1:one 2:few 19:few 20:other 101:few 119:few 120:other"),
    ("ar", "0:zero 1:one 2:two 3:few 10:few 11:many 99:many 100:other 102:other 103:few 111:many 200:other"),
    ("he", "0:other 1:one 2:two 3:other 20:other"), ("lv", "0:zero 1:one 10:zero 11:zero 21:one 22:other"),
    ("lt", "0:other 1:one 2:few 10:other 11:other 12:other 21:one 22:few"),
    ("sl", "0:other 1:one 2:two 3:few 4:few 5:other 101:one 102:two"),
    ("hr", "0:other 1:one 2:few 5:other 11:other 12:other 21:one 22:few"),
    ("ga", "1:one 2:two 3:few 6:few 7:many 10:many 11:other"),
    ("cy", "0:zero 1:one 2:two 3:few 4:other 6:many 7:other"),
    ("fil", "0:one 4:other 5:one 6:other 9:other 10:one 14:other"), ("is", "0:other 1:one 11:other 21:one 111:other"),
    ("pt-PT", "0:other 1:one 2:other"), ("de-AT", "1:one 2:other"), ("tlh", "1:one 2:other"),
  ]

  @Test(arguments: samples)
  func followsUnicodesRules(code: String, samples: String) throws {
    let rules = PluralRules(for: try tag(code))
    for sample in samples.split(separator: " ") {
      let parts = sample.split(separator: ":")
      let count = try #require(Int(parts[0]))
      #expect(rules.category(of: count).rawValue == parts[1], "\(code) \(count)")
    }
  }
}
