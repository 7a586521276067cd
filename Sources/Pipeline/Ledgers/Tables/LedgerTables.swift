import MenugenDomain
import MenugenLocalization
import MenugenText
package import MenugenViewModels

/// The tables of a ledger's pages. Long tables continue on further pages.
package struct LedgerTables {
  private let months: [MonthRowViewModel]
  private let categoryTree: [CategoryRowViewModel]
  private let matrices: [LedgerMatrixViewModel]
  private let others: [TableViewModel]
  private let layout: PageLayout

  package init(_ presenter: LedgerPresenter) {
    months = presenter.months()
    categoryTree = presenter.categories.map(presenter.categoryTree) ?? []
    matrices = presenter.categories.map(presenter.matrices) ?? []
    others = presenter.reportTables()
    layout = PageLayout(
      [months.count, categoryTree.count] + matrices.map(\.rows.count) + others.map(\.rows.count),
      // The first page also has rows of the register.
      limit: max(100, PageLayout.limit - presenter.firstRegisterCount))
  }

  var pageCount: Int { layout.pages.count }

  /// Returns the number of a table's rows on later pages; `nil` for none.
  private func rest(_ piece: PageLayout.Piece, of count: Int) -> Int? {
    piece.rows.upperBound < count ? count - piece.rows.upperBound : nil
  }

  /// Adds to a page its rows of the tables.
  ///
  /// - Parameter rest: Returns a link to a number of rows on the next page.
  func fill(_ page: inout LedgerPage, at index: Int, rest link: (Int) -> LinkViewModel) {
    for piece in layout.pages[index] where !piece.rows.isEmpty {
      switch piece.run {
      case 0:
        page.months = Array(months[piece.rows])
        page.monthsRest = rest(piece, of: months.count).map(link)
      case 1:
        page.categoryTree = Array(categoryTree[piece.rows])
        page.categoryRest = rest(piece, of: categoryTree.count).map(link)
      case 2..<matrices.count + 2:
        var matrix = matrices[piece.run - 2]
        // The totals are those of all rows, so they follow the last row.
        if piece.rows.upperBound < matrix.rows.count { matrix.totals = nil }
        matrix.rest = rest(piece, of: matrix.rows.count).map(link)
        matrix.rows = Array(matrix.rows[piece.rows])
        page.matrices.append(matrix)
      default:
        var table = others[piece.run - 2 - matrices.count]
        if piece.rows.upperBound < table.rows.count { table.note = nil }
        table.rest = rest(piece, of: table.rows.count).map(link)
        table.rows = Array(table.rows[piece.rows])
        page.tables.append(table)
      }
    }
  }
}

extension LedgerPresenter {
  /// Returns the tables that the page shares with other forms of the report.
  fileprivate func reportTables() -> [TableViewModel] {
    let monthEnds = monthEnds
    // What dishes cost is private.
    let earned = isPublic ? nil : DishReport(ledger, costs: dishes.costs)
    let presenter = ReportPresenter(
      ledger, report: report, frames: frames, inputs: [], dishes: earned, monthEnds: monthEnds)
    let reportTables = presenter.tablesBesideTotals()
    var tables = reportTables.map { TableViewModel($0) }
    if let last = presenter.dishTables().last, let table = reportTables.lastIndex(of: last) {
      let notes = [last.note, presenter.dishesLeftOut].compactMap(\.self)
      tables[table].note = notes.isEmpty ? nil : notes.joined(separator: "\n")
    }
    if let table = reportTables.firstIndex(of: presenter.largest) {
      for (row, place) in report.largest.enumerated() {
        tables[table].rows[row].name.url = rowURL(place, from: route)
      }
    }
    if let table = reportTables.firstIndex(of: presenter.missingReceipts) {
      for (row, place) in ledger.placesWithoutReceipt.enumerated() {
        tables[table].rows[row].name.url = rowURL(place, from: route)
      }
    }
    if !monthEnds.isEmpty, let table = reportTables.firstIndex(of: presenter.monthEndTable) {
      for (row, end) in monthEnds.enumerated() {
        tables[table].rows[row].name.url = monthURL(Period(of: end.day, .month))
      }
    }
    if let accounts, !ledger.movements.isEmpty { link(&tables[0], accounts) }
    return tables
  }

  /// Links the table of accounts to the accounts' pages.
  private func link(_ table: inout TableViewModel, _ index: CategoryIndex) {
    for (row, branch) in report.accountTree.enumerated() where row < table.rows.count {
      // An account without movements has no page.
      guard branch.sum.count > 0,
        let node = index.node(of: branch.place),
        let url = link(toFiguresOf: node, in: branch.currency, from: route, index),
        // The total has the link, not the closing balance: the opening balance isn't part of the rows.
        let last = table.rows[row].cells.indices.dropLast(openings.isEmpty ? 0 : 1).last
      else { continue }
      table.rows[row].name.url = route.link(to: categoryRoute(index.nodes[node]))
      table.rows[row].cells[last].url = url
    }
  }

  /// Returns the further pages of the tables: `tables/2/`.
  ///
  /// - Parameter tables: The ledger's tables, if they are made already.
  package func tablePages(_ tables: LedgerTables? = nil) -> [(route: Route, page: LedgerPage)] {
    let tables = tables ?? LedgerTables(self)
    return (0..<tables.pageCount).dropFirst().map { index in
      let here = tablesRoute(index)
      let name = presentation.label(ledger.name, in: ledger.language)
      let part = pageText(index, of: tables.pageCount)
      var page = LedgerPage(
        frame: frames.ledgerFrame(
          at: here, title: "\(part) · \(name.text)", breadcrumbs: [(name, route)],
          counterpart: isPublic ? { counterpart(of: here, in: $0) } : nil),
        name: name, count: countText)
      page.part = part
      page.sumWidth = sumWidth
      tables.fill(&page, at: index) { restLink($0, at: index, from: here) }
      page.moveLinks(up: "../../")
      page.tablePages = tablePageLinks(at: index, of: tables.pageCount)
      page.proof = proof(count: report.count, report.byCurrency.map { ($0.currency, $0.sum.total) })
      return (here, page)
    }
  }

  func tablePageLinks(at index: Int, of count: Int) -> [LinkViewModel] {
    count == 1 ? [] : presentation.pageLinks(at: index, of: count, to: tablesRoute)
  }

  /// Returns a link to the rest of a table: `Others (37)`.
  func restLink(_ count: Int, at index: Int, from here: Route) -> LinkViewModel {
    let text = Pattern(presentation.phrases.required("othersCount"))(["count": presentation.number(count)])
    return LinkViewModel(LabelViewModel(text), url: here.link(to: tablesRoute(index + 1)))
  }

  private func tablesRoute(_ index: Int) -> Route {
    index == 0 ? route : route.page(in: "\(route.folder)\(OutputLayout.tables)\(index + 1)/")
  }
}

extension LedgerPage {
  /// Changes links of the ledger's first page into links from a page below it.
  fileprivate mutating func moveLinks(up: String) {
    func moved(_ url: String?) -> String? { url.map { up + $0 } }
    for row in months.indices { months[row].url = moved(months[row].url) }
    for row in categoryTree.indices {
      categoryTree[row].name.url = moved(categoryTree[row].name.url)
      categoryTree[row].amount.url = moved(categoryTree[row].amount.url)
    }
    for table in tables.indices {
      for row in tables[table].rows.indices {
        tables[table].rows[row].name.url = moved(tables[table].rows[row].name.url)
        for cell in tables[table].rows[row].cells.indices {
          tables[table].rows[row].cells[cell].url = moved(tables[table].rows[row].cells[cell].url)
        }
      }
    }
    for place in matrices.indices {
      for column in matrices[place].columns.indices {
        matrices[place].columns[column].url = moved(matrices[place].columns[column].url)
      }
      for row in matrices[place].rows.indices { matrices[place].rows[row].moveLinks(moved) }
      matrices[place].totals?.moveLinks(moved)
    }
  }
}

extension LedgerMatrixViewModel.Row {
  fileprivate mutating func moveLinks(_ moved: (String?) -> String?) {
    name.url = moved(name.url)
    for figure in figures.indices { figures[figure].url = moved(figures[figure].url) }
    total.url = moved(total.url)
  }
}
