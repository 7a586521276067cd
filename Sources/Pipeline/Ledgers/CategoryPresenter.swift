import Domain
package import ViewModels

extension LedgerPresenter {
  /// The pages of all categories, made one at a time: what stands behind each figure of the tables, month by month.
  package func categoryPages() -> some Sequence<(route: Route, page: RegisterPage)> {
    let index = categories
    return (index?.nodes.indices ?? 0..<0).lazy.flatMap { node in
      (0..<(index?.nodes[node].layout.pages.count ?? 0)).lazy.compactMap { page in
        index.map { categoryPage(node, page, $0) }
      }
    }
  }

  private func categoryPage(
    _ place: Int, _ pageIndex: Int, _ index: CategoryIndex
  ) -> (route: Route, page: RegisterPage) {
    let node = index.nodes[place]
    let first = categoryRoute(node)
    let here = pageRoute(first, pageIndex)
    let groups = node.groups.map { index.groups[$0] }
    var sums: [(currency: Currency, sum: LedgerReport.Sum)] = []
    for group in groups {
      if let sum = sums.firstIndex(where: { $0.currency == group.currency }) {
        sums[sum].sum += group.sum
      } else {
        sums.append((group.currency, group.sum))
      }
    }
    var page = registerPage(
      of: first, LabelViewModel(categoryText(node)), count: movementCount(sums.reduce(0) { $0 + $1.sum.count }),
      at: pageIndex, of: node.layout.pages.count, breadcrumbs: ancestors(of: node, index))
    page.totals = sums.sorted { $0.currency.code < $1.currency.code }.map { total($0.sum, $0.currency) }
    var dates = DateCache()
    page.register = RegisterViewModel(
      hasDates: report.period != nil, hasAccounts: !ledger.accounts.isEmpty,
      groups: node.layout.pages[pageIndex].map { piece in
        rows(groups[piece.run], piece.rows, at: here, index, &dates)
      })
    return (here, page)
  }

  private func ancestors(of node: CategoryIndex.Node, _ index: CategoryIndex) -> [(LabelViewModel, Route)] {
    var line: [(LabelViewModel, Route)] = []
    var parent = node.parent
    while let place = parent {
      line.append((LabelViewModel(categoryText(index.nodes[place])), categoryRoute(index.nodes[place])))
      parent = index.nodes[place].parent
    }
    return line.reversed()
  }

  /// Those rows of a figure that stand on one page: first the categories it is made of, then its own movements.
  private func rows(
    _ group: CategoryIndex.Group, _ rows: Range<Int>, at here: Route, _ index: CategoryIndex,
    _ dates: inout DateCache
  ) -> RegisterViewModel.Group {
    let title = [group.month.map(monthText), currencies.count > 1 ? group.currency.code : nil]
    let partCount = group.parts.count
    var result = RegisterViewModel.Group(
      id: rows.lowerBound == 0 ? group.anchor : nil,
      name: CategoryNameViewModel(
        title.compactMap(\.self).joined(separator: " · "), url: group.month.map { here.link(to: monthRoute($0)) }),
      total: figure(group.sum.total, group.currency))
    if result.name?.text.isEmpty == true { result.name?.text = presentation.phrases.required("total") }
    result.parts = rows.clamped(to: 0..<partCount).map { part in
      let below = index.groups[group.parts[part]]
      let node = index.nodes[below.node]
      let link = link(to: group.parts[part], from: here, index)
      return CategoryRowViewModel(
        name: CategoryNameViewModel(categoryText(node), url: link), count: movementCount(below.sum.count),
        amount: figure(below.sum.total, below.currency, url: link))
    }
    let own = rows.clamped(to: partCount..<max(partCount, rows.upperBound))
    if !own.isEmpty {
      let start = group.own.lowerBound - partCount
      result.movements = own.map { row in
        movement(ledger.movements[Int(index.order[start + row])], balance: nil, at: here, &dates)
      }
    }
    return result
  }

  func categoryText(_ node: CategoryIndex.Node) -> String { node.path?.text ?? presentation.phrases.none }

  /// Where the rows behind a figure begin.
  func link(to group: Int, from here: Route, _ index: CategoryIndex) -> String {
    let figure = index.groups[group]
    let node = index.nodes[figure.node]
    let page = node.layout.firstPages[group - node.groups.lowerBound]
    return here.link(to: pageRoute(categoryRoute(node), page)) + "#" + figure.anchor
  }

  func figure(_ units: Int128, _ currency: Currency, url: String? = nil) -> FigureViewModel {
    FigureViewModel(presentation.amountText(units, currency), url: url, isNegative: units < 0)
  }
}
