import MenugenDiagnostics
import MenugenDomain

extension MenuRule {
  /// Items and options that don't declare their allergens: one warning for all items, one for all options.
  static let undeclaredAllergens = MenuRule(traits: .undeclared) { checked in
    var items = AffectedItems()
    var itemCount = 0
    checked.forEachItem { item, index in
      itemCount += 1
      if !item.declaresCommonAllergens { items.add(item.shownName, checked.places.items[index].item) }
    }
    // The allergens of an item with such an option are unknown, too.
    var options = AffectedItems()
    var optionCount = 0
    checked.forEachOption { option, places in
      optionCount += 1
      if !option.allergens.isDeclared { options.add(option.name.first.value, places?.option) }
    }
    return [(items, itemCount, "items"), (options, optionCount, "options")].compactMap { affected, total, kind in
      if affected.count == 0 { return nil }
      return Finding(
        .undeclaredAllergens(affected.text, count: affected.count, of: total, kind), at: affected.first)
    }
  }
}
