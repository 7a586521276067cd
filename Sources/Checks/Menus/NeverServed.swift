import MenugenText
import MenugenDiagnostics
import MenugenDomain

extension MenuRule {
  /// Items and sections whose days and hours never overlap with those of their section and menu.
  static let neverServed = MenuRule(traits: .availability) { checked in
    // A branch's menu has no places.
    if checked.places.sections.isEmpty { return [] }
    return checked.menu.neverServed.map { thing in
      switch thing.place {
      case .section(let index): Finding(thing.message, at: checked.places.sections[index].availability)
      case .item(let index): Finding(thing.message, at: checked.places.items[index].availability)
      }
    }
  }
}

/// An item or a section that is never served.
struct NeverServed {
  enum Place: Hashable { case section(Int), item(Int) }

  /// Its index among all sections or items of the menu.
  var place: Place
  /// `nil` for a section.
  var item: MenuItem?
  var message: DiagnosticMessage
}

extension Menu {
  /// The items and sections whose days and hours never overlap with those of their section and menu.
  var neverServed: [NeverServed] {
    var found: [NeverServed] = []
    var (itemIndex, sectionIndex) = (0, 0)
    func visit(_ section: MenuSection, _ around: [Availability]) {
      let times = around.narrowed(by: section.availability)
      if times == nil {
        let message = DiagnosticMessage.neverServed("section '\(section.name.first.value)'")
        found.append(NeverServed(place: .section(sectionIndex), message: message))
      }
      sectionIndex += 1
      // One warning for the section covers its items.
      let around = times ?? []
      for item in section.items {
        if !item.availability.isEmpty, around.narrowed(by: item.availability) == nil {
          let message = DiagnosticMessage.neverServed("'\(item.shownName)'")
          found.append(NeverServed(place: .item(itemIndex), item: item, message: message))
        }
        itemIndex += 1
      }
      for nested in section.sections { visit(nested, around) }
    }
    for section in sections { visit(section, availability) }
    return found
  }
}
