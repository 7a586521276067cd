import MenugenDomain
import MenugenLocalization
package import MenugenViewModels

extension LedgerPresenter {
  /// The pages of all categories, created one at a time.
  package func categoryPages() -> CategoryPages { CategoryPages(self, categories) }

  /// The pages of all accounts with running balances, created one at a time.
  package func accountPages() -> CategoryPages { CategoryPages(self, accounts) }

  /// A node's sums in each currency.
  fileprivate func sums(
    of node: CategoryIndex.Node, _ index: CategoryIndex
  ) -> [(currency: Currency, sum: LedgerReport.Sum)] {
    var sums: [(currency: Currency, sum: LedgerReport.Sum)] = []
    for group in index.groups[node.groups] {
      if let last = sums.last, last.currency == group.currency {
        sums[sums.count - 1].sum += group.sum
      } else {
        sums.append((group.currency, group.sum))
      }
    }
    for currency in currencies where !sums.contains(where: { $0.currency == currency }) {
      // Include currencies with only an opening balance.
      if opening(of: node, in: currency, index) ?? 0 != 0 { sums.append((currency, LedgerReport.Sum())) }
    }
    return sums
  }

  /// - Parameter carried: The sums carried from the previous page; updated to those carried to the next.
  fileprivate func categoryPage(
    _ place: Int, _ pageIndex: Int, _ sums: [(currency: Currency, sum: LedgerReport.Sum)], _ index: CategoryIndex,
    _ carried: inout CarryForward?
  ) -> (route: Route, page: RegisterPage) {
    let node = index.nodes[place]
    let first = categoryRoute(node)
    let here = pageRoute(first, pageIndex)
    var page = registerPage(
      of: first, LabelViewModel(text(of: node, in: index)), count: movementCount(sums.reduce(0) { $0 + $1.sum.count }),
      at: pageIndex, of: node.layout.pages.count, breadcrumbs: ancestors(of: node, index))
    page.proof = proof(
      count: sums.reduce(0) { $0 + $1.sum.count }, sums.map { ($0.currency, $0.sum.total) },
      rowsOf: node.place == nil ? index.tree.rawValue : text(of: node, in: index),
      digest: index.tree == .categories ? digests.categories[place] : digests.accounts[place])
    page.totals = sums.map { total($0.sum, $0.currency, opening: opening(of: node, in: $0.currency, index)) }
    page.register = register(of: place, pageIndex, sums, at: here, index, on: page, &carried)
    return (here, page)
  }

  private func ancestors(of node: CategoryIndex.Node, _ index: CategoryIndex) -> [(LabelViewModel, Route)] {
    var line: [(LabelViewModel, Route)] = []
    var parent = node.parent
    while let place = parent {
      let above = index.nodes[place]
      parent = above.parent
      if above.page != place { continue }
      // Each label shows the path below the previous one.
      while let next = parent, index.nodes[next].page != next { parent = index.nodes[next].parent }
      let depth = parent.flatMap { index.nodes[$0].place?.path?.names.count } ?? 0
      let names = above.place?.path?.names.dropFirst(depth).map { presentation.shownPart($0) }
      line.append(
        (LabelViewModel(names?.joined(separator: "/") ?? text(of: above, in: index)), categoryRoute(above)))
    }
    return line.reversed()
  }

  /// The sum of a currency or year, above its figures.
  func heading(_ heading: CategoryIndex.Heading) -> RegisterViewModel.Group {
    let title = [heading.year?.iso, heading.year == nil || currencies.count > 1 ? heading.currency.code : nil]
    return RegisterViewModel.Group(
      id: heading.anchor, name: CategoryNameViewModel(title.compactMap(\.self).joined(separator: " · ")),
      total: figure(heading.total, heading.currency), isHeading: true)
  }

  /// A figure's rows on one page: its child categories, then its own movements.
  func group(
    _ place: Int, _ rows: Range<Int>, isContinued: Bool, at here: Route, _ index: CategoryIndex,
    _ dates: inout DateCache
  ) -> RegisterViewModel.Group {
    let group = index.groups[place]
    let title = [group.month.map(monthText), currencies.count > 1 ? group.currency.code : nil]
    let partCount = group.parts.count
    var result = RegisterViewModel.Group(
      id: isContinued ? nil : group.anchor,
      name: CategoryNameViewModel(
        title.compactMap(\.self).joined(separator: " · "), url: group.month.map { here.link(to: monthRoute($0)) }),
      total: figure(group.sum.total, group.currency))
    if result.name?.text.isEmpty == true { result.name?.text = presentation.phrases.required("total") }
    result.parts = rows.clamped(to: 0..<partCount).map { part in
      let below = index.groups[group.parts[part]]
      let node = index.nodes[below.node]
      let link = link(to: group.parts[part], from: here, index)
      return CategoryRowViewModel(
        name: CategoryNameViewModel(text(of: node, in: index), url: link), count: movementCount(below.sum.count),
        amount: figure(below.sum.total, below.currency, url: link))
    }
    let own = rows.clamped(to: partCount..<max(partCount, rows.upperBound))
    if !own.isEmpty {
      let start = group.own.lowerBound - partCount
      result.movements = own.map { row in
        let balance = index.balances.isEmpty ? nil : index.balances[start + row]
        return movement(ledger.movements[Int(index.order[start + row])], balance: balance, at: here, &dates)
      }
    }
    return result
  }

  private func text(of node: CategoryIndex.Node, in index: CategoryIndex) -> String {
    if let place = node.place { return presentation.text(of: place) }
    return presentation.phrases.required(index.tree == .categories ? "byCategory" : "byAccount")
  }

  /// The opening balance of an account and its descendants; `nil` for categories and unknown balances.
  func opening(of node: CategoryIndex.Node, in currency: Currency, _ index: CategoryIndex) -> Int128? {
    if index.tree == .categories || openings.isEmpty { return nil }
    return openings.units(of: node.parent == nil ? nil : node.place, in: currency)
  }

  /// A link to the rows of a figure.
  func link(to group: Int, from here: Route, _ index: CategoryIndex) -> String {
    let figure = index.groups[group]
    let (node, group) = index.shown(group)
    let page = node.layout.firstPages[group - node.groups.lowerBound]
    return here.link(to: pageRoute(categoryRoute(node), page)) + "#" + figure.anchor
  }

  /// A link to the first figure of a node in a currency; `nil` if there is none.
  func link(toFiguresOf place: Int, in currency: Currency, from here: Route, _ index: CategoryIndex) -> String? {
    let first = index.nodes[place].groups.first { index.groups[$0].currency == currency }
    return first.map { link(toFiguresFrom: $0, from: here, index) }
  }

  /// A link to figures, by the first of them.
  func link(
    toFiguresFrom first: Int, _ year: Period? = nil, from here: Route, _ index: CategoryIndex
  ) -> String {
    let currency = index.groups[first].currency
    let (node, first) = index.shown(first)
    let page = node.layout.firstPages[first - node.groups.lowerBound]
    let link = here.link(to: pageRoute(categoryRoute(node), page))
    if let year { return link + "#" + CategoryIndex.anchor(year, currency) }
    return index.hasSeveralCurrencies ? link + "#" + currency.code : link
  }

  func figure(_ units: Int128, _ currency: Currency, url: String? = nil) -> FigureViewModel {
    presentation.figure(units, currency, url: url)
  }
}

/// The pages of all categories or accounts in order.
package struct CategoryPages: Sequence {
  private let presenter: LedgerPresenter
  private let index: CategoryIndex?

  fileprivate init(_ presenter: LedgerPresenter, _ index: CategoryIndex?) {
    self.presenter = presenter
    self.index = index
  }

  package func makeIterator() -> Iterator { Iterator(presenter: presenter, index: index) }

  package struct Iterator: IteratorProtocol {
    fileprivate let presenter: LedgerPresenter
    fileprivate let index: CategoryIndex?
    /// The next node, and the next of its pages.
    private var node = 0
    private var page = 0
    private var sums: [(currency: Currency, sum: LedgerReport.Sum)] = []
    private var carried: CarryForward?

    fileprivate init(presenter: LedgerPresenter, index: CategoryIndex?) {
      self.presenter = presenter
      self.index = index
    }

    package mutating func next() -> (route: Route, page: RegisterPage)? {
      guard let index else { return nil }
      // Nodes with a single child are shown on the child's pages.
      while node < index.nodes.count, !index.hasPage(node) { node += 1 }
      guard node < index.nodes.count else { return nil }
      if page == 0 {
        sums = presenter.sums(of: index.nodes[node], index)
        carried = nil
      }
      let result = presenter.categoryPage(node, page, sums, index, &carried)
      page += 1
      if page == index.nodes[node].layout.pages.count {
        node += 1
        page = 0
      }
      return result
    }
  }
}
