import MenugenRenderers
import Testing
import MenugenText
import MenugenViewModels

/// Menus as plain text.
@Suite struct MenuTextTests {
  private let dish = MenuItemViewModel(
    id: "pizza", url: "pizza/", name: LabelViewModel("Pizza"), price: "€7.50",
    allergens: AllergensViewModel(declaredNone: "None"))

  @Test("A default option is marked") func defaultOption() {
    var dish = dish
    var basil = OptionViewModel(
      id: "b", name: LabelViewModel("Basil"), price: "Free", allergens: AllergensViewModel(), status: "Sold out",
      isSoldOut: true, isDefault: true)
    basil.defaultMark = "Standard"
    let ham = OptionViewModel(id: "h", name: LabelViewModel("Ham"), allergens: AllergensViewModel())
    dish.optionGroups = [OptionGroupViewModel(id: "t", name: LabelViewModel("Toppings"), options: [basil, ham])]
    let lines = lines(dish)
    #expect(lines.contains { $0.hasPrefix("    Basil – Standard – Sold out ...") && $0.hasSuffix("... Free") })
    #expect(lines.contains("    Ham"))
  }

  @Test("All nutrition facts are shown") func nutritionFacts() {
    var dish = dish
    dish.nutrition = NutritionViewModel(
      calories: "840 kcal", basis: "Per serving (330 g)",
      facts: [
        FactViewModel(name: "Energy", value: "3,515 kJ / 840 kcal"), FactViewModel(name: "Fat", value: "28 g"),
        FactViewModel(name: "of which saturates", value: "12.5 g"),
      ])
    #expect(
      lines(dish).suffix(3) == [
        "  Per serving (330 g): Energy 3,515\u{A0}kJ\u{A0}/\u{A0}840\u{A0}kcal · Fat 28\u{A0}g · of which",
        "  saturates 12.5\u{A0}g", "  None",
      ])
  }

  @Test func writesTheLanguagesColon() {
    var dish = dish
    dish.facts = [FactViewModel(name: "酒精", value: "5.2% vol")]
    var page = page([MenuSectionViewModel(id: "s", name: LabelViewModel("S"), items: [dish])])
    page.colon = "："
    #expect(text(page).contains("\n  酒精：5.2% vol\n"))
  }

  @Test("An item's longer text is shown") func longerText() {
    var dish = dish
    dish.body = MarkupViewModel(html: "<h2>The story</h2>", plain: "The story\nHot since 1961.")
    #expect(lines(dish).suffix(3) == ["  The story", "  Hot since 1961.", "  None"])
  }

  @Test func movesSectionsWithinSectionsToTheRight() {
    var outer = MenuSectionViewModel(id: "a", name: LabelViewModel("Outer"), items: [dish])
    var inner = MenuSectionViewModel(id: "b", name: LabelViewModel("Inner"), depth: 2, items: [dish])
    inner.sections = [MenuSectionViewModel(id: "c", name: LabelViewModel("Innermost"), depth: 3, items: [dish])]
    outer.sections = [inner]
    let lines = text([outer]).split(separator: "\n").filter { !$0.contains("None") }.map { $0.prefix { $0 != "." } }
    #expect(
      lines.suffix(9) == [
        "Outer", "-----", "Pizza ", "  Inner", "  ", "  Pizza ", "    Innermost", "    ", "    Pizza ",
      ])
    #expect(text([outer]).split(separator: "\n").allSatisfy { displayWidth(of: String($0)) <= 72 })
  }

  /// The lines of an item, alone in its section.
  private func lines(_ dish: MenuItemViewModel) -> [String] {
    text([MenuSectionViewModel(id: "s", name: LabelViewModel("S"), items: [dish])]).split(separator: "\n")
      .map(String.init)
  }

  private func text(_ sections: [MenuSectionViewModel]) -> String { text(page(sections)) }

  private func page(_ sections: [MenuSectionViewModel]) -> MenuPage {
    var frame = StructuredDataTests.frame(canonical: nil)
    frame.title = "Dinner"
    return MenuPage(frame: frame, id: "dinner", name: LabelViewModel("Dinner"), sections: sections)
  }

  private func text(_ page: MenuPage) -> String {
    var output = ByteBuffer()
    page.writeText(to: &output)
    return output.text
  }
}
