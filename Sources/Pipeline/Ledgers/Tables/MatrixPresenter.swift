import MenugenDomain
import MenugenLocalization
import MenugenViewModels

extension LedgerPresenter {
  /// The category tree, with the sums of each category in each currency.
  func categoryTree(_ index: CategoryIndex) -> [CategoryRowViewModel] {
    var longest: [Currency: UInt128] = [:]
    for branch in report.categoryTree {
      longest[branch.currency] = max(longest[branch.currency] ?? 0, branch.sum.total.magnitude)
    }
    return report.categoryTree.compactMap { branch in
      guard let node = index.node(of: branch.place) else { return nil }
      let (sum, currency) = (branch.sum, branch.currency)
      var row = CategoryRowViewModel(
        name: name(of: index.nodes[node]), count: presentation.number(sum.count),
        moneyIn: figure(sum.moneyIn, currency).text, moneyOut: figure(sum.moneyOut, currency).text,
        amount: figure(sum.total, currency, url: link(toFiguresOf: node, in: currency, from: route, index)),
        bars: BarsViewModel(
          moneyIn: max(0, sum.total), moneyOut: min(0, sum.total), longest: longest[currency] ?? 0))
      if report.hasTransfers { row.transfers = figure(sum.transfers, currency).text }
      return row
    }
  }

  /// Categories by month for each currency; for a long ledger by year, then the months of each year. A year's table
  /// only has categories with movements in it.
  func matrices(_ index: CategoryIndex) -> [LedgerMatrixViewModel] {
    let dated = Set(report.byPeriod.map(\.currency))
    return report.matrices.filter { dated.contains($0.currency) }.flatMap { matrix -> [LedgerMatrixViewModel] in
      let code = matrix.currency.code
      let months = matrix.columns.enumerated().map { place, month in
        Column(
          name: month.map(presentation.shortMonth) ?? presentation.phrases.required("undated"),
          url: month.flatMap(monthURL), places: place..<place + 1)
      }
      if !index.isYearly { return [table(code, months, of: matrix, index)].compactMap(\.self) }
      var years: [(year: Period?, months: [Column])] = []
      for (month, column) in zip(matrix.columns, months) {
        let year = month?.firstDay.map { Period(of: $0, .year) }
        if years.isEmpty || years[years.count - 1].year != year { years.append((year, [])) }
        years[years.count - 1].months.append(column)
      }
      let columns = years.map { year, months in
        Column(
          name: year?.iso ?? months[0].name,
          places: months[0].places.lowerBound..<months[months.count - 1].places.upperBound, year: year)
      }
      return overviews(columns, of: matrix, index)
        + years.compactMap { year, months in
          year.flatMap { table("\($0.iso) · \(code)", months, of: matrix, year: $0, index) }
        }
    }
  }

  /// Returns a table of all years, or a table for each decade.
  private func overviews(
    _ years: [Column], of matrix: LedgerMatrix, _ index: CategoryIndex
  ) -> [LedgerMatrixViewModel] {
    let code = matrix.currency.code
    if years.count <= CategoryIndex.monthLimit + 1 {
      return [table(code, years, of: matrix, index)].compactMap(\.self)
    }
    var decades: [(title: String, years: [Column])] = []
    for year in years {
      let decade = year.year.map { String($0.iso.prefix(3)) }
      let title = (decade.map { "\($0)0–\($0)9" } ?? year.name) + " · \(code)"
      if decades.last?.title != title { decades.append((title, [])) }
      decades[decades.count - 1].years.append(year)
    }
    return decades.compactMap { table($0.title, $0.years, of: matrix, isPart: true, index) }
  }

  private struct Column {
    var name: String
    var url: String?
    /// The columns of the matrix.
    var places: Range<Int>
    /// The year of a column of years.
    var year: Period?
  }

  /// Returns a table of adjacent columns with its rows; `nil` without rows.
  ///
  /// - Parameters:
  ///   - year: The year of the columns, if they are its months.
  ///   - isPart: Whether other tables have further years.
  private func table(
    _ title: String, _ columns: [Column], of matrix: LedgerMatrix, year: Period? = nil, isPart: Bool = false,
    _ index: CategoryIndex
  ) -> LedgerMatrixViewModel? {
    guard let first = columns.first, let last = columns.last else { return nil }
    let places = first.places.lowerBound..<last.places.upperBound
    func row(
      _ node: Int, _ name: CategoryNameViewModel, _ cells: some Sequence<(column: Int, sum: Int128)>
    ) -> LedgerMatrixViewModel.Row {
      var sums = [(units: Int128, group: Int)?](repeating: nil, count: columns.count)
      var column = 0
      for cell in cells {
        while columns[column].places.upperBound <= cell.column { column += 1 }
        let group = sums[column]?.group ?? index.group(node, matrix.columns[cell.column], matrix.currency) ?? 0
        sums[column] = ((sums[column]?.units ?? 0) + cell.sum, group)
      }
      let isTotal = node == CategoryIndex.root
      let figures = zip(columns, sums).map { column, sum -> FigureViewModel in
        guard let sum else { return isTotal ? digits(0, matrix.currency, nil) : FigureViewModel() }
        if let year = column.year {
          return digits(sum.units, matrix.currency, link(toFiguresFrom: sum.group, year, from: route, index))
        }
        // A month's register contains exactly its rows, unless there are several currencies.
        let isRegister = isTotal && column.url != nil && !index.hasSeveralCurrencies
        return digits(sum.units, matrix.currency, isRegister ? column.url : link(to: sum.group, from: route, index))
      }
      let known = sums.compactMap(\.self)
      let url = isPart ? nil : known.first.map { link(toFiguresFrom: $0.group, year, from: route, index) }
      return .init(
        name: name, figures: figures, total: digits(known.reduce(0) { $0 + $1.units }, matrix.currency, url))
    }
    let rows = matrix.rows(in: places).compactMap { place, cells in
      index.node(of: place).map { node in
        row(node, name(of: index.nodes[node]), cells.lazy.map { (column: $0.column, sum: $0.sum) })
      }
    }
    if rows.isEmpty { return nil }
    let flows = places.lazy.filter { matrix.flows[$0].sum.count > 0 }
      .map { (column: $0, sum: matrix.flows[$0].sum.total) }
    return LedgerMatrixViewModel(
      title: title, columns: columns.map { .init(name: $0.name, url: $0.url) }, rows: rows,
      totals: row(CategoryIndex.root, CategoryNameViewModel(presentation.phrases.required("total")), flows))
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
