import MenugenDomain
import Testing

@Suite struct SizeAllergenTests {
  private func declared(_ words: String...) -> AllergenDeclaration {
    .declared(
      words.map { word in
        let mayContain = word.hasSuffix("?")
        let parts = word.split(whereSeparator: { $0 == "." || $0 == "?" }).map(String.init)
        return DeclaredAllergen(
          Allergen(rawValue: parts[0]) ?? .lupin, kind: parts.count > 1 ? parts[1] : nil,
          presence: mayContain ? .mayContain : .contains)
      }
      .sorted())
  }

  private func dish(_ own: AllergenDeclaration, _ sizes: AllergenDeclaration...) -> MenuItem {
    MenuItem(
      id: "x", name: Label("X"),
      offer: .sizes(
        sizes.enumerated().map { index, allergens in
          MenuItem.Size(
            id: "s\(index)", name: Label("S\(index)"),
            price: Price(.fixed(Money(minorUnits: 100, currency: .eur))), allergens: allergens)
        }), allergens: own)
  }

  private func words(_ item: MenuItem) -> String {
    let common =
      switch item.commonAllergens {
      case .notDeclared: "unknown"
      case .declared(let entries):
        entries.map { $0.word + ($0.presence == .mayContain ? "?" : "") }.joined(separator: " ")
      }
    #expect(item.declaresCommonAllergens == (common != "unknown"))
    let sized = item.sizeAllergens.map { found in
      found.entry.word + (found.entry.presence == .mayContain ? "?" : "") + "="
        + found.sizes.map(\.id).joined(separator: "+")
    }
    return ([common] + sized).joined(separator: " ")
  }

  @Test("A size without a declaration has the item's allergens") func sizesInherit() {
    #expect(words(dish(declared("gluten", "milk"), .notDeclared, .notDeclared)) == "gluten milk")
    #expect(words(dish(.notDeclared, .notDeclared)) == "unknown")
    #expect(words(MenuItem(id: "x", name: Label("X"), allergens: declared("fish"))) == "fish")
  }

  @Test("Allergens of ingredients apply to every size that declares its own") func ingredientsApplyToSizes() {
    var item = dish(.notDeclared, declared(), declared("fish"))
    item.ingredients = [
      Ingredient(Localized([Ingredient.Part("Milk")]), allergens: [DeclaredAllergen(.milk)])
    ]
    item.addIngredientAllergens()
    #expect(words(item) == "milk fish=s1")
    item = dish(.notDeclared, declared(), .notDeclared)
    item.ingredients = [Ingredient(Localized([Ingredient.Part("Milk")]), allergens: [DeclaredAllergen(.milk)])]
    item.addIngredientAllergens()
    #expect(words(item) == "unknown")
  }

  @Test func addsWhatASizeHasBesides() {
    #expect(words(dish(declared("gluten"), .notDeclared, declared("fish"))) == "gluten fish=s1")
    #expect(words(dish(declared("gluten"), declared(), declared("gluten", "fish"))) == "gluten fish=s1")
    #expect(words(dish(declared(), declared("fish"), declared("fish", "nuts?"))) == "fish nuts?=s1")
    #expect(words(dish(declared("fish?"), .notDeclared, declared("fish"))) == "fish? fish=s1")
    #expect(words(dish(declared("fish"), .notDeclared, declared("fish?"))) == "fish")
    #expect(words(dish(declared(), declared("fish?"), declared("fish"), declared())) == " fish=s1 fish?=s0")
  }

  @Test("An item is undeclared if any of its sizes is") func undeclaredSize() {
    #expect(words(dish(.notDeclared, declared("gluten"), declared("gluten", "fish"))) == "gluten fish=s1")
    #expect(words(dish(.notDeclared, declared("gluten"), .notDeclared)) == "unknown gluten=s0")
    #expect(words(dish(.notDeclared, declared(), declared())) == "")
  }

  @Test func keepsTheKindsThatAllSizesShare() {
    #expect(
      words(dish(.notDeclared, declared("gluten.wheat"), declared("gluten.wheat", "gluten.rye")))
        == "gluten.wheat gluten.rye=s1")
    #expect(
      words(dish(.notDeclared, declared("gluten.wheat"), declared("gluten.rye")))
        == "gluten gluten.wheat=s0 gluten.rye=s1")
    #expect(words(dish(.notDeclared, declared("milk"), declared("milk?"))) == "milk? milk=s0")
    #expect(words(dish(.notDeclared, declared("nuts.almond"), declared("nuts?"))) == "nuts? nuts.almond=s0")
  }

  @Test("A named nut doesn't hide other nuts") func otherNuts() {
    #expect(words(dish(declared("nuts.almond"), .notDeclared, declared("nuts"))) == "nuts.almond nuts=s1")
    #expect(words(dish(declared("nuts.almond"), .notDeclared, declared("nuts?"))) == "nuts.almond nuts?=s1")
  }

  @Test func knowsAllThatAnySizeContains() {
    #expect(
      dish(declared("milk"), declared("gluten.rye", "fish?"), declared("fish")).containedAllergens
        == [.gluten, .fish, .milk])
  }
}
