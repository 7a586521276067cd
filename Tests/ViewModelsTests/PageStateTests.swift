import Testing
import MenugenViewModels

@Suite struct PageStateTests {
  @Test func isAPageOrANotice() {
    let notice = Notice(title: "Hi", message: "Wait A Moment Please", kind: "loading")
    #expect(PageState.ready(1).page == 1)
    #expect(PageState.ready(1).notice == nil)
    for state in [PageState<Int>.loading(notice), .failed(notice), .empty(notice)] {
      #expect(state.page == nil)
      #expect(state.notice == notice)
    }
  }
}

@Suite struct MenuItemViewModelTests {
  private static func bread(
    status: String? = nil, additives: FactViewModel? = nil, diets: [BadgeViewModel] = [], tags: [BadgeViewModel] = [],
    spiciness: String? = nil, nutrition: NutritionViewModel? = nil, facts: [FactViewModel] = [],
    availability: [String] = [], optionGroups: [OptionGroupViewModel] = []
  ) -> MenuItemViewModel {
    MenuItemViewModel(
      id: "bread", url: "bread/", name: LabelViewModel("Bread"), status: status,
      allergens: AllergensViewModel(notDeclared: "?"), additives: additives, diets: diets, tags: tags,
      spiciness: spiciness, nutrition: nutrition, facts: facts, availability: availability, optionGroups: optionGroups)
  }

  @Test func hasNoNotesWhereNothingIsSaid() {
    #expect(!Self.bread().hasBadges)
    #expect(!Self.bread().hasNotes)
  }

  @Test(arguments: [
    bread(status: "Sold out"), bread(spiciness: "Hot"), bread(tags: [BadgeViewModel(key: "new", text: "New")]),
    bread(diets: [BadgeViewModel(key: "vegan", text: "Vegan")]),
  ])
  func hasBadges(item: MenuItemViewModel) {
    #expect(item.hasBadges)
    #expect(item.hasNotes)
  }

  @Test(arguments: [
    bread(availability: ["Fri"]), bread(additives: FactViewModel(name: "Additives", value: "x")),
    bread(facts: [FactViewModel(name: "Serving", value: "1 l")]),
    bread(nutrition: NutritionViewModel(calories: "1 kcal")),
    bread(optionGroups: [OptionGroupViewModel(id: "dips", name: LabelViewModel("Dips"))]),
  ])
  func hasNotesWithoutBadges(item: MenuItemViewModel) {
    #expect(!item.hasBadges)
    #expect(item.hasNotes)
  }

  @Test func hasNotesOfAnOptionOnlyWhereSomethingIsSaid() {
    var option = OptionViewModel(id: "honey", name: LabelViewModel("Honey"), allergens: AllergensViewModel())
    #expect(!option.hasNotes)
    option.isDefault = true
    #expect(option.hasNotes)
  }
}
