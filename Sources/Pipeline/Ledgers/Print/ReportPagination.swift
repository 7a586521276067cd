import MenugenDomain
import MenugenViewModels

/// The sums that the register of a one-page report carries from sheet to sheet.
extension ReportPresenter {
  /// Returns the sum of the rows so far, and the balance of all selected accounts.
  func sums(_ register: Register) -> CarryForward {
    let start = Register(listed.report)
    return CarryForward(
      presentation, account: hasAccounts ? selection.account.map(presentation.shown) ?? word("total") : nil,
      sums: listed.report.currencies.map { currency in
        let opening = start.total(in: currency)
        return (currency, register.total(in: currency) - opening, listed.ledger.hasBalances ? opening : nil)
      })
  }

  /// The register without its rows: opening balances, totals and closing balances.
  var registerFrame: RegisterViewModel {
    let (columns, (ledger, listedReport)) = (printColumns, listed)
    var frame = RegisterViewModel(
      hasDates: report.period != nil, hasCategories: hasCategories, hasAccounts: hasAccounts, hasBalance: true,
      openingTitle: word("opening"),
      opening: ledger.hasBalances ? sums(Register(listedReport)).carried(hasSums: false) : [],
      totals: listedReport.byCurrency.map { presentation.figure($0.sum.total, $0.currency) },
      closingTitle: word("closing"))
    frame.isBroad = columns.isBroad
    frame.balanceTitle = word(balanceTitle)
    // The height of the preceding tables is unknown, so a long register begins on a new sheet.
    frame.startsSheet = ledger.movements.count > Self.shortRegister
    guard ledger.hasBalances else { return frame }
    var sums = sums(Register(listedReport))
    for row in listedReport.byCurrency {
      sums.add(PrintPagination.Row(height: 0, currency: row.currency, units: row.sum.total))
    }
    frame.closing = sums.carried(hasSums: false)
    return frame
  }

  /// The maximum number of rows of a register that doesn't begin on a new sheet.
  private static let shortRegister = 8

  /// The rows that begin a sheet.
  func sheetBreaks() -> [Int] {
    let (ledger, listedReport) = listed
    if ledger.movements.count <= Self.shortRegister { return [] }
    var heights = RowHeights(ledger, printColumns, frames)
    let rows = ledger.movements.map { PrintPagination.Row(height: heights.height(of: $0), currency: $0.currency) }
    let pagination = PrintPagination(
      registerFrame, carriedCount: listedReport.currencies.count, heights, presentation.phrases, above: nil)
    return pagination.breaks(
      rows, footCount: listedReport.byCurrency.count + (ledger.hasBalances ? listedReport.currencies.count : 0),
      below: frames.printMetrics.height(below: inputs.map(\.proof), footerLineCount: 1))
  }

  private var printColumns: PrintColumns {
    PrintColumns(report, frames, hasCategories: hasCategories, hasAccounts: hasAccounts, hasBalance: true)
  }
}
