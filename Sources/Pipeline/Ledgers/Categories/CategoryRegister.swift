import MenugenDomain
import MenugenLocalization
import MenugenViewModels

extension LedgerPresenter {
  /// The rows of a page of a category or account, with the sums and balances carried between pages.
  ///
  /// - Parameters:
  ///   - place: The index of the node.
  ///   - sums: Its sums in each currency.
  ///   - page: The page without rows.
  ///   - carriedOver: The sums carried from the previous page; updated to those carried to the next.
  func register(
    of place: Int, _ pageIndex: Int, _ sums: [(currency: Currency, sum: LedgerReport.Sum)], at here: Route,
    _ index: CategoryIndex, on page: RegisterPage, _ carriedOver: inout CarryForward?
  ) -> RegisterViewModel {
    let node = index.nodes[place]
    let phrases = presentation.phrases
    let (isFirst, isLast) = (pageIndex == 0, pageIndex == node.layout.pages.count - 1)
    let isOfCategories = index.tree == .categories
    let columns = printColumns(
      hasCategories: !isOfCategories && !ledger.categories.isEmpty,
      hasAccounts: isOfCategories && !ledger.accounts.isEmpty, hasBalance: !isOfCategories && !index.order.isEmpty)
    var result = RegisterViewModel(
      hasDates: report.period != nil, hasCategories: columns.hasCategories, hasAccounts: columns.hasAccounts,
      hasBalance: columns.hasBalance)
    result.isBroad = columns.isBroad
    func opening(in currency: Currency) -> Int128? {
      columns.hasBalance ? self.opening(of: node, in: currency, index) ?? 0 : nil
    }

    var heights = RowHeights(ledger, columns, frames)
    var rows: [PrintPagination.Row] = []
    var dates = DateCache()
    for piece in node.layout.pages[pageIndex] {
      let place = node.groups.lowerBound + piece.run
      let headings = index.headings(above: place)
      if piece.rows.lowerBound == 0 {
        for heading in headings {
          result.groups.append(self.heading(heading))
          rows.append(
            PrintPagination.Row(height: frames.printMetrics.groupRow, isHeading: true, currency: heading.currency))
        }
      }
      // Rows include the headings; the rest are the figure's own.
      let range = max(0, piece.rows.lowerBound - headings.count - 1)..<piece.rows.upperBound - headings.count - 1
      let group = group(place, range, isContinued: piece.rows.lowerBound > 0, at: here, index, &dates)
      add(group, place, range, to: &rows, &heights, index)
      result.groups.append(group)
    }

    var carried =
      carriedOver
      ?? CarryForward(
        presentation, account: columns.hasAccounts ? phrases.required("total") : nil,
        owner: columns.hasAccounts ? .all : .account,
        // Balances in all currencies count from the first page.
        sums: columns.hasBalance ? sums.map { ($0.currency, 0, opening(in: $0.currency)) } : [])
    if !isFirst {
      result.opening = carried.carried(hasSums: true)
    } else if columns.hasBalance {
      result.opening = sums.map {
        CarriedViewModel(balance: figure(opening(in: $0.currency) ?? 0, $0.currency))
      }
    }
    result.openingTitle = phrases.required(isFirst ? "opening" : "broughtForward")
    if !isFirst || !isLast {
      result.pageSums = CarryForward.sums(of: rows).map { figure($0.units, $0.currency) }
    }
    if isLast { result.totals = sums.map { figure($0.sum.total, $0.currency) } }
    let pagination = PrintPagination(result, carriedCount: sums.count, heights, phrases, above: above(page))
    result.divide(
      rows, pagination, footCount: result.totals.count + (isLast && !columns.hasBalance ? 0 : sums.count),
      below: below(page.proof), &carried)
    result.closingTitle = phrases.required(isLast ? "closing" : "carriedForward")
    if !isLast || columns.hasBalance { result.closing = carried.carried(hasSums: !isLast) }
    carriedOver = carried
    return result
  }

  /// Adds a group's rows to measure them for print.
  ///
  /// - Parameter range: The parts and movements on this page.
  private func add(
    _ group: RegisterViewModel.Group, _ place: Int, _ range: Range<Int>, to rows: inout [PrintPagination.Row],
    _ heights: inout RowHeights, _ index: CategoryIndex
  ) {
    let figure = index.groups[place]
    if group.name != nil {
      // With many movements, the months' registers have the rows, and the figure itself is a row.
      let units = figure.unlistedUnits(index)
      rows.append(
        PrintPagination.Row(
          height: frames.printMetrics.groupRow, isHeading: figure.rowCount > 0, currency: figure.currency, units: units)
      )
    }
    for (part, row) in zip(figure.parts[range.clamped(to: 0..<figure.parts.count)], group.parts) {
      rows.append(
        PrintPagination.Row(
          height: heights.height(named: "\(presentation.phrases.required("ofWhich")) \(row.name.text) \(row.count)"),
          currency: figure.currency, units: index.groups[part].sum.total))
    }
    let first = range.upperBound - group.movements.count - figure.parts.count
    for row in group.movements.indices {
      let movement = ledger.movements[Int(index.order[figure.own.lowerBound + first + row])]
      rows.append(
        PrintPagination.Row(
          height: heights.height(of: movement), currency: movement.currency, units: Int128(movement.minorUnits)))
    }
  }
}

extension CategoryIndex.Group {
  /// The part of the sum that isn't in any row below it.
  fileprivate func unlistedUnits(_ index: CategoryIndex) -> Int128 {
    own.isEmpty ? parts.reduce(sum.total) { $0 - index.groups[$1].sum.total } : 0
  }
}
