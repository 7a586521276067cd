import MenugenDomain
import MenugenViewModels

/// The sums that a single-page report carries between printed sheets.
extension ReportPresenter {
  /// The current balance of all selected accounts, and the sum of the rows so far.
  func sums(_ register: Register) -> CarriedSums {
    let start = Register(report)
    return CarriedSums(
      presentation, account: hasAccounts ? selection.account.map(presentation.shown) ?? word("total") : nil,
      sums: report.currencies.map { currency in
        let opening = start.total(in: currency)
        return (currency, register.total(in: currency) - opening, ledger.hasBalances ? opening : nil)
      })
  }

  /// The register without its rows: opening balances, totals, and closing balances.
  var registerFrame: RegisterViewModel {
    let columns = paperColumns
    var frame = RegisterViewModel(
      hasDates: report.period != nil, hasCategories: hasCategories, hasAccounts: hasAccounts, hasBalance: true,
      openingTitle: word("opening"), opening: ledger.hasBalances ? sums(Register(report)).carried(hasSums: false) : [],
      totals: report.byCurrency.map { presentation.figure($0.sum.total, $0.currency) }, closingTitle: word("closing"))
    frame.isBroad = columns.isBroad
    frame.balanceTitle = word(balanceTitle)
    // The preceding tables may end anywhere, so longer registers begin on a new sheet.
    frame.startsSheet = ledger.movements.count > Self.shortRegister
    guard ledger.hasBalances else { return frame }
    var sums = sums(Register(report))
    for row in report.byCurrency {
      sums.add(Sheets.Row(height: 0, currency: row.currency, units: row.sum.total))
    }
    frame.closing = sums.carried(hasSums: false)
    return frame
  }

  /// The maximum number of rows to keep on a sheet.
  private static let shortRegister = 8

  /// The rows that begin a sheet.
  func sheetBreaks() -> [Int] {
    if ledger.movements.count <= Self.shortRegister { return [] }
    var paper = PaperRows(ledger, paperColumns)
    let rows = ledger.movements.map { Sheets.Row(height: paper.height(of: $0), currency: $0.currency) }
    let room = SheetRoom(
      registerFrame, carriedCount: report.currencies.count, paper, presentation.phrases, above: nil)
    let below = PaperRows.below(inputs.map(\.proof), footerLineCount: 1)
    let closingCount = ledger.hasBalances ? report.currencies.count : 0
    let end = room.end(rowCount: report.byCurrency.count + closingCount, below: below)
    return Sheets.breaks(rows, first: room.first, other: room.other, end: end)
  }

  private var paperColumns: PaperRows.Columns {
    PaperRows.Columns(
      report, presentation, hasCategories: hasCategories, hasAccounts: hasAccounts, hasBalance: true)
  }
}
