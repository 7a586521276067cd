import Testing
import ViewModels

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
  private let bread = MenuItemViewModel(
    id: "bread", url: "bread/", name: LabelViewModel("Bread"), allergens: AllergensViewModel(notDeclared: "?"))

  @Test func hasNoNotesWhereNothingIsSaid() {
    #expect(!bread.hasBadges)
    #expect(!bread.hasNotes)
  }

  @Test(
    arguments: [
      { $0.status = "Sold out" }, { $0.spiciness = "Hot" }, { $0.tags = [BadgeViewModel(key: "new", text: "New")] },
      { $0.diets = [BadgeViewModel(key: "vegan", text: "Vegan")] },
    ] as [@Sendable (inout MenuItemViewModel) -> Void])
  func hasBadges(say: @Sendable (inout MenuItemViewModel) -> Void) {
    var item = bread
    say(&item)
    #expect(item.hasBadges)
    #expect(item.hasNotes)
  }

  @Test(
    arguments: [
      { $0.availability = ["Fri"] }, { $0.additives = FactViewModel(name: "Additives", value: "x") },
      { $0.facts = [FactViewModel(name: "Serving", value: "1 l")] },
      { $0.nutrition = NutritionViewModel(calories: "1 kcal") },
      { $0.optionGroups = [OptionGroupViewModel(id: "dips", name: LabelViewModel("Dips"))] },
    ] as [@Sendable (inout MenuItemViewModel) -> Void])
  func hasNotesWithoutBadges(say: @Sendable (inout MenuItemViewModel) -> Void) {
    var item = bread
    say(&item)
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
