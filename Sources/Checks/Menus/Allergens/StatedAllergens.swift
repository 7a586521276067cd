import MenugenDiagnostics
package import MenugenDomain

/// Returns the allergens that a text says a dish contains, written in one of these languages or another.
package typealias StatementSearch = @Sendable (_ text: String, _ languages: [LanguageTag]) -> [NamedAllergen]

extension MenuRule {
  /// Names, descriptions and tags that say that an item contains an allergen which it doesn't declare.
  ///
  /// - Parameters:
  ///   - find: Searches sentences: `Enthält Nüsse`.
  ///   - findInName: Searches names of dishes, which list what they contain also after "with": `Pasta mit Garnelen`.
  ///   - findName: Searches tags that are the name of an allergen: `Nüsse`.
  package static func statedAllergens(
    _ find: @escaping StatementSearch, names findInName: @escaping StatementSearch,
    tags findName: @escaping StatementSearch
  ) -> MenuRule {
    MenuRule { checked in
      var findings: [Finding] = []
      let languages = [checked.menu.language] + checked.site.languages
      // Most menus have the same few tags.
      var known: [String: [NamedAllergen]] = [:]
      checked.forEachItem { item, index, inherited in
        let places = checked.places.items[index]
        func add(_ named: [NamedAllergen], _ field: String, _ range: Range<Int>) {
          guard let word = named.first?.word else { return }
          let missing = item.undeclared(named, checked.groups(of: item, inherited))
          if missing.isEmpty { return }
          findings.append(
            Finding(
              .statedAllergens(joined(missing), in: field, of: item.shownName),
              at: checked.range(of: word, in: range) ?? range))
        }
        for entry in item.name.entries {
          // Of a vegan dish, the shrimps are, too.
          let named = findInName(entry.value, entry.language.map { [$0] } ?? languages).filter { named in
            !item.diets.contains { $0.excludes(DeclaredAllergen(named.allergen)) }
          }
          add(named, "name", places.name ?? places.item)
        }
        for (field, text) in [("description", item.description), ("body", item.body)] {
          for entry in text?.entries ?? [] {
            add(find(entry.value.plain, entry.language.map { [$0] } ?? languages), field, places.item)
          }
        }
        for tag in item.tags {
          let named = known[tag] ?? find(tag, languages) + findName(tag, languages)
          known[tag] = named
          add(named, "tags", places.tags ?? places.item)
        }
      }
      return findings
    }
  }
}

extension MenuItem {
  /// The words of those allergens that an item with a declaration doesn't declare, nor its sizes, ingredients and
  /// choices.
  package func undeclared(_ named: [NamedAllergen], _ choices: [OptionGroup]) -> [String] {
    if named.isEmpty || !(allergens.isDeclared || hasSizeAllergens) { return [] }
    let others = [.declared(ingredientAllergens)] + choices.flatMap(\.options).map(\.allergens)
    var words: [String] = []
    for named in named {
      let possible = DeclaredAllergen(named.allergen, kind: named.kind, presence: .mayContain)
      guard !others.contains(where: { $0.covers(possible) }), let word = undeclaredWord(of: named, .mayContain),
        !words.contains(word)
      else { continue }
      words.append(word)
    }
    return words
  }
}
