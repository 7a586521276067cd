import Domain
import ViewModels

extension LedgerPresenter {
  /// More rows than this make a table that nobody reads: it then has the upper categories, and these lead on.
  private static let rowLimit = 150
  /// The most months that stand side by side; more are told year by year.
  private static let columnLimit = 13

  /// Every category with its sum in each currency, below those that it is a part of.
  func categoryTree(_ index: CategoryIndex) -> [CategoryRowViewModel] {
    shownNodes(index).flatMap { place in
      let node = index.nodes[place]
      let url = route.link(to: categoryRoute(node))
      return currencies.compactMap { currency -> CategoryRowViewModel? in
        let groups = node.groups.map { index.groups[$0] }.filter { $0.currency == currency }
        if groups.isEmpty { return nil }
        return CategoryRowViewModel(
          name: name(of: node, url: url), count: presentation.number(groups.reduce(0) { $0 + $1.sum.count }),
          amount: figure(groups.reduce(0) { $0 + $1.sum.total }, currency, url: url))
      }
    }
  }

  /// Categories by months for each currency; of a long ledger by years, and then each year by months.
  func matrices(_ index: CategoryIndex) -> [LedgerMatrixViewModel] {
    let nodes = shownNodes(index)
    return currencies.flatMap { currency -> [LedgerMatrixViewModel] in
      let months = report.byPeriod.filter { $0.currency == currency }.map(\.key)
      if months.isEmpty { return [] }
      var columns = months.map { month in
        Column(
          name: presentation.shortMonth(month), url: route.link(to: monthRoute(month)), months: [month])
      }
      if report.cells.contains(where: { $0.key.period == nil && $0.currency == currency }) {
        columns.append(Column(name: presentation.phrases.none, url: "#register", months: [nil]))
      }
      if months.count <= LedgerPresenter.columnLimit {
        return [matrix(currency.code, columns, currency, nodes, index)]
      }
      let years = Dictionary(grouping: columns) { $0.year }
        .sorted { isBefore($0.key, $1.key) }
      let overview = years.map { year, columns in
        Column(name: year?.iso ?? presentation.phrases.none, url: columns.first?.url, months: columns.flatMap(\.months))
      }
      return [matrix(currency.code, overview, currency, nodes, index)]
        + years.compactMap { year, columns in
          year.map { matrix("\($0.iso) · \(currency.code)", columns, currency, nodes, index) }
        }
    }
  }

  /// A month, or a year's months.
  private struct Column {
    var name: String
    var url: String?
    var months: [Period?]

    var year: Period? { months.first.flatMap(\.self)?.firstDay.map { Period(of: $0, .year) } }
  }

  private func matrix(
    _ title: String, _ columns: [Column], _ currency: Currency, _ nodes: [Int], _ index: CategoryIndex
  ) -> LedgerMatrixViewModel {
    func figure(_ units: Int128, _ url: String?) -> FigureViewModel {
      FigureViewModel(presentation.sumDigits(units, currency), url: url, isNegative: units < 0)
    }
    var totals = [Int128](repeating: 0, count: columns.count)
    var rows: [LedgerMatrixViewModel.Row] = []
    for place in nodes {
      let node = index.nodes[place]
      var rowTotal: Int128 = 0
      var firstGroup: Int?
      let figures = columns.enumerated().map { column, heading -> FigureViewModel in
        let groups = heading.months.compactMap { index.group(place, $0, currency) }
        guard let first = groups.first else { return FigureViewModel() }
        let sum = groups.reduce(Int128(0)) { $0 + index.groups[$1].sum.total }
        if firstGroup == nil { firstGroup = first }
        rowTotal += sum
        if node.parent == nil { totals[column] += sum }
        return figure(sum, link(to: first, from: route, index))
      }
      guard let firstGroup else { continue }
      rows.append(
        LedgerMatrixViewModel.Row(
          name: name(of: node, url: route.link(to: categoryRoute(node))), figures: figures,
          total: figure(rowTotal, link(to: firstGroup, from: route, index))))
    }
    return LedgerMatrixViewModel(
      title: title, columns: columns.map { .init(name: $0.name, url: $0.url) }, rows: rows,
      totals: LedgerMatrixViewModel.Row(
        name: CategoryNameViewModel(presentation.phrases.required("total")),
        figures: zip(totals, columns).map { figure($0, $1.url) },
        total: figure(totals.reduce(0, +), columns.count == 1 ? columns.first?.url : "#months")))
  }

  /// All categories, or as many levels of them as a table can show.
  private func shownNodes(_ index: CategoryIndex) -> [Int] {
    var depth = Int.max
    if index.nodes.count > LedgerPresenter.rowLimit {
      var counts: [Int: Int] = [:]
      for node in index.nodes { counts[node.depth, default: 0] += 1 }
      depth = 0
      var shown = counts[0] ?? 0
      while let more = counts[depth + 1], shown + more <= LedgerPresenter.rowLimit {
        depth += 1
        shown += more
      }
    }
    return index.nodes.indices.filter { index.nodes[$0].depth <= depth }
  }

  private func name(of node: CategoryIndex.Node, url: String) -> CategoryNameViewModel {
    CategoryNameViewModel(node.path?.name ?? presentation.phrases.none, url: url, depth: node.depth)
  }
}

extension Presentation {
  /// `Mar 2026`, as a table's head.
  func shortMonth(_ month: Period) -> String {
    guard let day = month.firstDay else { return month.iso }
    return locale.date(year: day.year, month: day.month, day: 1, style: .shortMonthYear)
  }

  /// A sum in a table that says its currency above: digits alone.
  func sumDigits(_ units: Int128, _ currency: Currency) -> String {
    locale.decimal(sum: units, scale: currency.exponent, grouping: site.grouping == .auto)
  }
}
