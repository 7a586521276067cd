import MenugenRenderers
import Testing
import MenugenText
import MenugenViewModels

@Suite struct AllergenTextTests {
  private func cells(_ marks: String) -> [AllergenCellViewModel] {
    marks.map { AllergenCellViewModel(key: "", mark: String($0), word: "") }
  }

  private func text(_ rows: [(name: String, marks: String)], parents: [String] = []) -> String {
    let page = AllergenPage(
      frame: PageFrame(language: "en", title: "", themeURL: "", homeURL: "", siteName: LabelViewModel("S")),
      title: "Allergens",
      menu: LinkViewModel(LabelViewModel("Dinner"), url: "./"),
      columns: [AllergenColumnViewModel(word: "gluten"), AllergenColumnViewModel(word: "milk", code: "G")],
      sections: [
        AllergenSectionViewModel(
          name: LabelViewModel("Pasta"), parents: parents.map { LabelViewModel($0) },
          rows: rows.map { row in
            AllergenRowViewModel(
              dish: LinkViewModel(LabelViewModel(row.name), url: "./"),
              cells: cells(row.marks))
          })
      ], legend: [])
    var output = ByteBuffer()
    page.writeText(to: &output)
    return output.text
  }

  @Test func writesLongNamesWhole() {
    // Long names that differ only at the end must remain distinguishable.
    let page = text([
      ("Spaghetti with tomato sauce and cheese", "●●"), ("Spaghetti with tomato sauce and prawns", "●–"),
      ("Soup", "––"),
    ])
    #expect(
      page.hasSuffix(
        """
        Pasta
        -----

                                      1  G
        ----------------------------  -  -
        Spaghetti with tomato sauce
        and cheese                    ●  ●
        Spaghetti with tomato sauce
        and prawns                    ●  –
        Soup                          –  –

        """))
  }

  @Test("A nested section is named with its parents") func nestedSections() {
    #expect(
      text([("House", "––")], parents: ["Drinks", "Wine"]).contains("\nDrinks · Wine · Pasta\n---------------------\n"))
  }
}
