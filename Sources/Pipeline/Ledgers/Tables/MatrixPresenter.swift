import MenugenDomain
import MenugenLocalization
import MenugenViewModels

extension LedgerPresenter {
  /// A category's figures in one currency.
  private typealias Run = (node: Int, groups: Range<Int>)

  /// The category tree, with the sums of each category in each currency.
  func categoryTree(_ index: CategoryIndex) -> [CategoryRowViewModel] {
    index.nodes.indices.dropFirst().flatMap { place in
      runs(of: place, index).map { groups in
        let currency = index.groups[groups.lowerBound].currency
        let sum = index.groups[groups].reduce(into: LedgerReport.Sum()) { $0 += $1.sum }
        let url = link(toFiguresFrom: groups.lowerBound, from: route, index)
        return CategoryRowViewModel(
          name: name(of: index.nodes[place]),
          count: presentation.number(sum.count), moneyIn: figure(sum.moneyIn, currency).text,
          moneyOut: figure(sum.moneyOut, currency).text, amount: figure(sum.total, currency, url: url))
      }
    }
  }

  /// A node's figures, split by currency.
  private func runs(of node: Int, _ index: CategoryIndex) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for place in index.nodes[node].groups {
      if let last = runs.last, index.groups[last.lowerBound].currency == index.groups[place].currency {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    return runs
  }

  /// Categories by month for each currency; for a long ledger by year, then the months of each year. A year's table
  /// only has categories with movements in it.
  func matrices(_ index: CategoryIndex) -> [LedgerMatrixViewModel] {
    var runs: [Currency: [Run]] = [:]
    for node in index.nodes.indices {
      for groups in self.runs(of: node, index) {
        runs[index.groups[groups.lowerBound].currency, default: []].append((node, groups))
      }
    }
    let dated = Set(report.byPeriod.map(\.currency))
    return currencies.flatMap { currency -> [LedgerMatrixViewModel] in
      guard dated.contains(currency), let runs = runs[currency] else { return [] }
      var months = report.periods.map { month in
        Column(name: presentation.shortMonth(month), url: monthURL(month), period: month)
      }
      let undated = Column(name: presentation.phrases.required("undated"))
      let hasUndated = index.group(CategoryIndex.root, nil, currency) != nil
      guard index.isYearly else {
        if hasUndated { months.append(undated) }
        return matrices([Matrix(title: currency.code, columns: months)], runs, index) { index.groups[$0].month }
      }
      var byYear: [Matrix] = []
      for month in months {
        if byYear.last?.year != month.year {
          byYear.append(Matrix(title: "\(month.year?.iso ?? "") · \(currency.code)", columns: [], year: month.year))
        }
        byYear[byYear.count - 1].columns.append(month)
      }
      let years =
        byYear.map { Column(name: $0.year?.iso ?? "", period: $0.year) } + (hasUndated ? [undated] : [])
      return matrices(overviews(years, currency), runs, index) { index.groups[$0].year }
        + matrices(byYear, runs, index) { index.groups[$0].month }
    }
  }

  /// Tables of all years, at most ten in each.
  private func overviews(_ years: [Column], _ currency: Currency) -> [Matrix] {
    if years.count <= CategoryIndex.monthLimit + 1 { return [Matrix(title: currency.code, columns: years)] }
    var tables: [Matrix] = []
    for year in years {
      let decade = year.period.map { String($0.iso.prefix(3)) }
      let title = decade.map { "\($0)0–\($0)9 · \(currency.code)" } ?? "\(year.name) · \(currency.code)"
      if tables.last?.title != title { tables.append(Matrix(title: title, columns: [], isPart: true)) }
      tables[tables.count - 1].columns.append(year)
    }
    return tables
  }

  private struct Column {
    var name: String
    var url: String?
    /// A month or a year; `nil` for undated movements.
    var period: Period?

    var year: Period? { period?.firstDay.map { Period(of: $0, .year) } }
  }

  private struct Matrix {
    var title: String
    var columns: [Column]
    /// The year whose months are shown; `nil` for all.
    var year: Period?
    /// Whether it is one of several tables that together have all years.
    var isPart = false
    var rows: [LedgerMatrixViewModel.Row] = []
    var totals: LedgerMatrixViewModel.Row?
  }

  /// Fills tables of consecutive columns, and drops those without rows.
  ///
  /// - Parameter period: Returns the period of a figure's column.
  private func matrices(
    _ empty: [Matrix], _ runs: [Run], _ index: CategoryIndex, _ period: (Int) -> Period?
  ) -> [LedgerMatrixViewModel] {
    var tables = empty
    var places: [Period?: (table: Int, column: Int)] = [:]
    for (table, matrix) in tables.enumerated() {
      for (column, head) in matrix.columns.enumerated() { places[head.period] = (table, column) }
    }
    for (node, groups) in runs {
      var start = groups.lowerBound
      while start < groups.upperBound {
        guard let table = places[period(start)]?.table else {
          start += 1
          continue
        }
        var end = start
        while end < groups.upperBound, places[period(end)]?.table == table { end += 1 }
        add(node, start..<end, to: &tables[table], index) { places[period($0)]?.column ?? 0 }
        start = end
      }
    }
    return tables.filter { !$0.rows.isEmpty }.map { table in
      LedgerMatrixViewModel(
        title: table.title, columns: table.columns.map { .init(name: $0.name, url: $0.url) }, rows: table.rows,
        totals: table.totals)
    }
  }

  /// - Parameter column: Returns the column of a figure.
  private func add(
    _ node: Int, _ groups: Range<Int>, to table: inout Matrix, _ index: CategoryIndex, _ column: (Int) -> Int
  ) {
    guard let currency = groups.first.map({ index.groups[$0].currency }) else { return }
    let isTotal = node == CategoryIndex.root
    var sums = [(units: Int128, first: Int)?](repeating: nil, count: table.columns.count)
    var total: Int128 = 0
    for group in groups {
      let units = index.groups[group].sum.total
      let place = column(group)
      sums[place] = (units + (sums[place]?.units ?? 0), sums[place]?.first ?? group)
      total += units
    }
    let figures = zip(table.columns, sums).map { column, sum -> FigureViewModel in
      guard let sum else { return isTotal ? digits(0, currency, nil) : FigureViewModel() }
      if let year = column.period, year.length == .year {
        return digits(sum.units, currency, link(toFiguresFrom: sum.first, year, from: route, index))
      }
      // A month's register has exactly its rows, if there is only one currency.
      let isRegister = isTotal && column.url != nil && !index.hasSeveralCurrencies
      return digits(sum.units, currency, isRegister ? column.url : link(to: sum.first, from: route, index))
    }
    let url = table.isPart ? nil : link(toFiguresFrom: groups.lowerBound, table.year, from: route, index)
    let name =
      isTotal ? CategoryNameViewModel(presentation.phrases.required("total")) : name(of: index.nodes[node])
    let row = LedgerMatrixViewModel.Row(name: name, figures: figures, total: digits(total, currency, url))
    if isTotal { table.totals = row } else { table.rows.append(row) }
  }

  private func digits(_ units: Int128, _ currency: Currency, _ url: String?) -> FigureViewModel {
    FigureViewModel(presentation.sumDigits(units, currency), url: url, isNegative: units < 0)
  }

  private func name(of node: CategoryIndex.Node) -> CategoryNameViewModel {
    CategoryNameViewModel(
      node.place.map(presentation.name) ?? "", url: route.link(to: categoryRoute(node)),
      depth: node.place?.shownDepth ?? 0)
  }
}

extension Presentation {
  /// The name of a tree row below its parents: `produce`, `(none)`. Rows below the last indented level show the rest
  /// of the path: `f/g/h`.
  func name(of place: TreePlace) -> String {
    let above = (place.path?.names ?? []).dropFirst(TreeRows.levelLimit - 1).map { shownPart($0) }
    if case .branch(let path) = place { return above.isEmpty ? shownPart(path.name) : above.joined(separator: "/") }
    return (above + [phrases.none]).joined(separator: "/")
  }

  /// The full name of a tree row: `costs/produce`, `costs/(none)`.
  func text(of place: TreePlace) -> String {
    switch place {
    case .branch(let path): shown(path.text)
    case .own(let path?): "\(shown(path.text))/\(phrases.none)"
    case .own(nil): phrases.none
    }
  }

  /// `Mar 2026`, for a table's head.
  func shortMonth(_ month: Period) -> String {
    guard let day = month.firstDay else { return month.iso }
    return locale.date(year: day.year, month: day.month, day: 1, style: .shortMonthYear)
  }

  /// A sum without its currency.
  func sumDigits(_ units: Int128, _ currency: Currency) -> String {
    locale.decimal(sum: units, scale: currency.exponent, grouping: site.grouping == .auto)
  }
}
