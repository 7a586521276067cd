import MenugenDomain
import MenugenLocalization
import MenugenViewModels

/// The sums that a sheet carries forward: in each currency, the sum of the rows so far and the balance.
struct CarryForward {
  private let presentation: Presentation
  private let account: String?
  private let owner: CarriedViewModel.Owner
  private var sums: [(currency: Currency, units: Int128, opening: Int128?)]

  init(
    _ presentation: Presentation, account: String?, owner: CarriedViewModel.Owner = .account,
    sums: [(currency: Currency, units: Int128, opening: Int128?)] = []
  ) {
    self.presentation = presentation
    self.account = account
    self.owner = owner
    self.sums = sums
  }

  /// Creates the sums of all accounts together.
  ///
  /// - Parameter totals: The current balance in each currency, and the opening balance.
  init(_ presentation: Presentation, ofAll totals: [(currency: Currency, now: Int128, opening: Int128)]) {
    self.init(
      presentation, account: presentation.phrases.required("total"), owner: .all,
      sums: totals.map { ($0.currency, $0.now - $0.opening, $0.opening) })
  }

  mutating func add(_ row: PrintPagination.Row) {
    if row.isHeading { return }
    if let place = sums.firstIndex(where: { $0.currency == row.currency }) {
      sums[place].units += row.units
    } else {
      sums.append((row.currency, row.units, nil))
    }
  }

  func carried(hasSums: Bool) -> [CarriedViewModel] {
    sums.map { sum in
      CarriedViewModel(
        account: account, owner: owner, sum: hasSums ? presentation.figure(sum.units, sum.currency) : nil,
        balance: sum.opening.map { presentation.figure($0 + sum.units, sum.currency) })
    }
  }

  /// The sums of rows, by the codes of their currencies.
  static func sums(of rows: [PrintPagination.Row]) -> [(units: Int128, currency: Currency)] {
    var sums: [(units: Int128, currency: Currency)] = []
    for row in rows where !row.isHeading {
      if let place = sums.firstIndex(where: { $0.currency == row.currency }) {
        sums[place].units += row.units
      } else {
        sums.append((row.units, row.currency))
      }
    }
    return sums.sorted { $0.currency.code < $1.currency.code }
  }
}

extension Presentation {
  func figure(_ units: Int128, _ currency: Currency, url: String? = nil) -> FigureViewModel {
    FigureViewModel(amountText(units, currency), url: url, isNegative: units < 0)
  }
}
