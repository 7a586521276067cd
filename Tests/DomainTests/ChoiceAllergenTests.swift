import MenugenDomain
import Testing

@Suite struct ChoiceAllergenTests {
  private func group(_ options: [DeclaredAllergen]...) -> OptionGroup {
    OptionGroup(
      id: "g", name: Label("G"), minimum: 1,
      options: options.enumerated().map { index, entries in
        OptionGroup.Option(id: "\(index)", name: Label("\(index)"), allergens: .declared(entries))
      })
  }

  @Test("A contained cereal makes \"may contain gluten\" redundant") func glutenWithCereal() {
    let wheat = DeclaredAllergen(.gluten, kind: "wheat")
    let rye = DeclaredAllergen(.gluten, kind: "rye")
    let brought = ChoiceAllergens(
      of: [group([wheat], [rye], [DeclaredAllergen(.gluten, presence: .mayContain)])], besides: .declared([wheat]))
    #expect(brought.unavoidablyPossible == [])
    #expect(brought.avoidable == [rye])
  }

  @Test("Almonds don't make \"may contain nuts\" redundant") func nutsWithAlmonds() {
    let almonds = DeclaredAllergen(.nuts, kind: "almond")
    let nuts = DeclaredAllergen(.nuts, presence: .mayContain)
    let brought = ChoiceAllergens(of: [group([almonds, nuts], [nuts])], besides: .declared([almonds]))
    #expect(brought.unavoidablyPossible == [nuts])
  }
}
