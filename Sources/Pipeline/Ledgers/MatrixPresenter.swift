import Domain
import ViewModels

extension LedgerPresenter {
  /// More rows than this make a table that nobody reads: it then has the upper categories, and these lead on.
  private static let rowLimit = 150

  /// Every category with its sum in each currency, below those that it is a part of.
  func categoryTree(_ index: CategoryIndex) -> [CategoryRowViewModel] {
    shownNodes(index).flatMap { place in
      let node = index.nodes[place]
      return currencies.compactMap { currency -> CategoryRowViewModel? in
        let groups = node.groups.map { index.groups[$0] }.filter { $0.currency == currency }
        if groups.isEmpty { return nil }
        let sum = groups.reduce(into: LedgerReport.Sum()) { $0 += $1.sum }
        let url = link(toFiguresOf: place, in: currency, from: route, index)
        return CategoryRowViewModel(
          name: name(of: node, url: route.link(to: categoryRoute(node))),
          count: presentation.number(sum.count), moneyIn: figure(sum.moneyIn, currency).text,
          moneyOut: figure(sum.moneyOut, currency).text, amount: figure(sum.total, currency, url: url))
      }
    }
  }

  /// Categories by months for each currency; of a long ledger by years, and then each year by months.
  func matrices(_ index: CategoryIndex) -> [LedgerMatrixViewModel] {
    let nodes = shownNodes(index)
    return currencies.flatMap { currency -> [LedgerMatrixViewModel] in
      if !report.byPeriod.contains(where: { $0.currency == currency }) { return [] }
      var columns = report.periods.map { month in
        Column(name: presentation.shortMonth(month), url: monthURL(month), period: month)
      }
      if index.group(CategoryIndex.root, nil, currency) != nil {
        columns.append(Column(name: presentation.phrases.required("undated")))
      }
      guard index.isYearly else {
        return [matrix(currency.code, columns, currency, nodes, index)]
      }
      let years = Dictionary(grouping: columns) { $0.year }.sorted { isBefore($0.key, $1.key) }
      let overview = years.map { year, columns in
        Column(name: year?.iso ?? presentation.phrases.required("undated"), period: year)
      }
      // A year in which nothing happened has its column, and nothing that its months could tell.
      return [matrix(currency.code, overview, currency, nodes, index)]
        + years.compactMap { year, columns in
          year.map { matrix("\($0.iso) · \(currency.code)", columns, currency, nodes, index, in: $0) }
        }
        .filter { !$0.rows.isEmpty }
    }
  }

  private struct Column {
    var name: String
    var url: String?
    /// A month or a year; `nil` for what has no date.
    var period: Period?

    var year: Period? { period?.firstDay.map { Period(of: $0, .year) } }
  }

  /// - Parameter year: The one whose months are told; `nil` for all there are.
  private func matrix(
    _ title: String, _ columns: [Column], _ currency: Currency, _ nodes: [Int], _ index: CategoryIndex,
    in year: Period? = nil
  ) -> LedgerMatrixViewModel {
    func row(_ place: Int, _ name: CategoryNameViewModel) -> LedgerMatrixViewModel.Row? {
      var total: Int128 = 0
      var isEmpty = true
      let figures = columns.map { column -> FigureViewModel in
        guard let (units, url) = cell(place, column, currency, index) else {
          return place == CategoryIndex.root ? digits(0, currency, nil) : FigureViewModel()
        }
        total += units
        isEmpty = false
        return digits(units, currency, url)
      }
      if isEmpty { return nil }
      let url = link(toFiguresOf: place, in: currency, year, from: route, index)
      return LedgerMatrixViewModel.Row(name: name, figures: figures, total: digits(total, currency, url))
    }
    let total = CategoryNameViewModel(presentation.phrases.required("total"))
    return LedgerMatrixViewModel(
      title: title, columns: columns.map { .init(name: $0.name, url: $0.url) },
      rows: nodes.compactMap { place in
        row(place, name(of: index.nodes[place], url: route.link(to: categoryRoute(index.nodes[place]))))
      },
      totals: row(CategoryIndex.root, total) ?? .init(name: total, figures: [], total: digits(0, currency, nil)))
  }

  /// What a category comes to in a column, and where the rows behind it stand.
  private func cell(
    _ place: Int, _ column: Column, _ currency: Currency, _ index: CategoryIndex
  ) -> (Int128, String?)? {
    if let year = column.period, year.length == .year {
      let groups = index.nodes[place].groups.lazy.map { index.groups[$0] }
        .filter { $0.currency == currency && $0.year == year }
      if groups.isEmpty { return nil }
      let url = link(toFiguresOf: place, in: currency, year, from: route, index)
      return (groups.reduce(0) { $0 + $1.sum.total }, url)
    }
    guard let group = index.group(place, column.period, currency) else { return nil }
    // A month's register has all its rows, and of one currency no others.
    let isRegister = place == CategoryIndex.root && column.url != nil && !index.hasSeveralCurrencies
    return (index.groups[group].sum.total, isRegister ? column.url : link(to: group, from: route, index))
  }

  private func digits(_ units: Int128, _ currency: Currency, _ url: String?) -> FigureViewModel {
    FigureViewModel(presentation.sumDigits(units, currency), url: url, isNegative: units < 0)
  }

  /// All categories, or as many levels of them as a table can show.
  private func shownNodes(_ index: CategoryIndex) -> [Int] {
    var depth = Int.max
    if index.nodes.count > LedgerPresenter.rowLimit {
      var counts: [Int: Int] = [:]
      for node in index.nodes.dropFirst() { counts[node.depth, default: 0] += 1 }
      depth = 0
      var shown = counts[0] ?? 0
      while let more = counts[depth + 1], shown + more <= LedgerPresenter.rowLimit {
        depth += 1
        shown += more
      }
    }
    return index.nodes.indices.dropFirst().filter { index.nodes[$0].depth <= depth }
  }

  private func name(of node: CategoryIndex.Node, url: String) -> CategoryNameViewModel {
    CategoryNameViewModel(node.place.map(presentation.name) ?? "", url: url, depth: node.depth)
  }
}

extension Presentation {
  /// A row of a tree, below those above it: `produce`, `(none)`.
  func name(of place: TreePlace) -> String {
    if case .branch(let path) = place { shownPart(path.name) } else { phrases.none }
  }

  /// A row of a tree by itself: `costs/produce`, `costs/(none)`.
  func text(of place: TreePlace) -> String {
    switch place {
    case .branch(let path): shown(path.text)
    case .own(let path?): "\(shown(path.text))/\(phrases.none)"
    case .own(nil): phrases.none
    }
  }

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
