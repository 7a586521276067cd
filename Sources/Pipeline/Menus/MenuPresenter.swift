import MenugenDomain
import MenugenLocalization
import MenugenText
package import MenugenViewModels

extension FramePresenter {
  /// A menu's page, built from its data source.
  package func menuPage(_ flat: MenuOutline) -> MenuPage {
    let menu = flat.menu
    let route = presentation.menuRoute(menu.id)
    let source = MenuDataSource(flat, presentation: presentation, route: route, choices: .ownOnly)
    var index = 0
    var choices = ShownChoices()
    let sections = sections(of: source, from: &index, depth: 1, showing: &choices)
    let name = presentation.label(menu.name, in: menu.language)
    let links = LinkCache(presentation, writtenFor: presentation.masterMenuRoute(menu.id), shownAt: route)
    let description = presentation.markup(menu.description, in: menu.language, links: links)
    var page = MenuPage(
      frame: frame(
        at: route, title: name.text, description: description?.plain ?? summary(of: sections),
        counterpart: { $0.menuRoute(menu.id) }),
      id: menu.id, name: name, description: description, updated: presentation.updated(menu),
      services: presentation.services(menu.services), sections: sections)
    page.servingTimes = presentation.servingTimes(menu.availability)
    page.availability = page.servingTimes.map(\.text)
    page.timeZone = presentation.site.timeZone
    page.colon = presentation.phrases.colon
    if let missing = menu.missing {
      page.notice = presentation.notice(for: missing)
      return page
    }
    page.code = code(of: page)
    page.frame.shareDrawing(at: shareAddress(of: presentation.masterMenuRoute(menu.id)), of: name.text)
    addLiveSource(of: menu, to: &page)
    page.showsContents = sections.count > 2
    page.currencySymbol = source.currencySymbol
    page.hasWideAmounts = sections.hasWideAmounts
    page.filter = source.filter
    page.disclaimer = presentation.markup(menu.disclaimer, in: menu.language, links: links)
    if source.declaresNothing { page.notDeclared = presentation.phrases.notDeclared }
    page.allergenNote = presentation.phrases.allergenNote
    page.legend = presentation.allergenLegend()
    page.serviceKeys = menu.services.map(\.rawValue)
    let allergens = route.link(to: presentation.allergensRoute(menu.id))
    if presentation.site.allergenCodes == .none {
      page.allergenTable = LinkViewModel(
        LabelViewModel(presentation.phrases.required("allergenTable")), url: allergens)
    }
    page.formats = [
      LinkViewModel(LabelViewModel(presentation.phrases.required("allergenTable")), url: allergens),
      LinkViewModel(LabelViewModel(presentation.phrases.required("printPage")), url: OutputLayout.print),
      LinkViewModel(LabelViewModel(presentation.phrases.required("plainText")), url: OutputLayout.menuText),
      LinkViewModel(LabelViewModel("JSON"), url: OutputLayout.menuJSON),
    ]
    if page.code != nil {
      let tent = LinkViewModel(LabelViewModel(presentation.phrases.required("tent")), url: OutputLayout.tent)
      page.formats.insert(tent, at: 2)
    }
    if !page.hasItems { page.notice = presentation.notice(.empty) }
    return page
  }

  private func code(of page: MenuPage) -> ImageViewModel? {
    page.frame.canonicalURL.map { address in
      let route = presentation.menuRoute(page.id)
      return ImageViewModel(url: route.link(to: presentation.codeRoute(page.id)), alternativeText: address)
    }
  }

  /// The names of the first items, for a menu without a description.
  private func summary(of sections: [MenuSectionViewModel]) -> String? {
    var names: [String] = []
    sections.forEachSection { section, _ in
      for item in section.items.prefix(6 - names.count) { names.append(item.name.text) }
    }
    return names.isEmpty ? nil : presentation.list(names)
  }

  /// The sections at one level from `index` on, with rows and nested sections.
  ///
  /// - Parameter choices: The options shown before.
  private func sections(
    of source: MenuDataSource, from index: inout Int, depth: Int, showing choices: inout ShownChoices
  ) -> [MenuSectionViewModel] {
    var sections: [MenuSectionViewModel] = []
    while index < source.numberOfSections, source.depth(ofSection: index) == depth,
      var section = source.header(forSection: index)
    {
      section.items.reserveCapacity(source.numberOfRows(inSection: index))
      for row in 0..<source.numberOfRows(inSection: index) {
        if let item = source.item(forRow: row, inSection: index) { section.items.append(item) }
        if !section.items[row].optionGroups.isEmpty { choices.markDish(&section.items[row].optionGroups) }
      }
      section.markCommonGroups()
      choices.markSection(&section.optionGroups)
      index += 1
      section.sections = self.sections(of: source, from: &index, depth: depth + 1, showing: &choices)
      sections.append(section)
    }
    return sections
  }
}

/// The options shown in full before, by id; later ones are only named.
private struct ShownChoices {
  private var inSections: [String: OptionGroupViewModel] = [:]
  /// The options of single items. Menu pages only name them, so nothing can link to them; print and plain text show
  /// them in full.
  private var withDishes: [String: OptionGroupViewModel] = [:]

  mutating func markSection(_ groups: inout [OptionGroupViewModel]) {
    for place in groups.indices {
      let isFirst = inSections[groups[place].id] == nil
      Self.mark(&groups[place], in: &inSections)
      groups[place].hasAnchor = isFirst
    }
  }

  mutating func markDish(_ groups: inout [OptionGroupViewModel]) {
    for place in groups.indices {
      if inSections[groups[place].id] == groups[place] {
        groups[place].isShownAbove = true
      } else {
        Self.mark(&groups[place], in: &withDishes)
      }
    }
  }

  private static func mark(_ group: inout OptionGroupViewModel, in shown: inout [String: OptionGroupViewModel]) {
    if shown[group.id] == group {
      group.isShownAbove = true
    } else if shown[group.id] == nil {
      shown[group.id] = group
    }
  }
}

extension MenuSectionViewModel {
  /// Marks the options that all items declare, to name them once.
  fileprivate mutating func markCommonGroups() {
    guard items.count > 1, let first = items.first?.optionGroups, !first.isEmpty else { return }
    let common = first.filter { group in
      items.allSatisfy { $0.optionGroups.contains { $0.id == group.id && $0.isNamed(like: group) } }
    }
    if common.isEmpty { return }
    commonGroups = common
    let ids = Set(common.map(\.id))
    for item in items.indices {
      for group in items[item].optionGroups.indices where ids.contains(items[item].optionGroups[group].id) {
        items[item].optionGroups[group].isCommon = true
      }
    }
  }
}

extension OptionGroupViewModel {
  fileprivate func isNamed(like other: Self) -> Bool { name == other.name && rule == other.rule }
}

extension [MenuSectionViewModel] {
  /// Whether a price has more digits than a narrow column holds.
  fileprivate var hasWideAmounts: Bool {
    var isWide = false
    forEachSection { section, _ in
      section.items.forEachInPlace { item in
        if item.amount?.isWide == true || item.prices.contains(where: \.amount.isWide) { isWide = true }
      }
    }
    return isWide
  }
}

extension MenuPage {
  /// Whether it has any items.
  var hasItems: Bool {
    var hasItems = false
    sections.forEachSection { section, _ in if !section.items.isEmpty { hasItems = true } }
    return hasItems
  }
}

extension [MenuSectionViewModel] {
  /// Calls `body` with each section and its index in the data source, in depth-first order.
  func forEachSection<Failure: Error>(
    _ body: (borrowing MenuSectionViewModel, _ index: Int) throws(Failure) -> Void
  ) throws(Failure) {
    var index = 0
    try visit(&index, body)
  }

  private func visit<Failure: Error>(
    _ index: inout Int, _ body: (borrowing MenuSectionViewModel, Int) throws(Failure) -> Void
  ) throws(Failure) {
    try forEachInPlace { section throws(Failure) in
      try body(section, index)
      index += 1
      try section.sections.visit(&index, body)
    }
  }
}
