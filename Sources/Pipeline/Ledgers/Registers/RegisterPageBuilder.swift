import MenugenDomain
import MenugenLocalization
import MenugenViewModels

/// Builds a page of a register: adjacent rows, and the balances before and after them.
struct RegisterPageBuilder {
  private let presenter: LedgerPresenter
  private let here: Route
  /// The register before its first page.
  private let start: Register
  private var rows: [MovementViewModel] = []
  private var dates = DateCache()
  private var hasDates = false
  /// The accounts before and after the rows, in order; `nil` for totals by currency.
  private let keys: [BalanceKey]?
  /// Their balances before the first row.
  private var before: [Int128] = []
  /// The balance of all accounts before the first row, in each currency.
  private var totalsBefore: [Int128] = []
  private let currencies: [Currency]
  private let columns: PrintColumns
  private var heights: RowHeights
  private var printRows: [PrintPagination.Row] = []

  init(_ presenter: LedgerPresenter, at here: Route, since start: Register, keys: [BalanceKey]?) {
    self.presenter = presenter
    self.here = here
    self.start = start
    self.keys = keys
    currencies = presenter.currencies
    columns = presenter.printColumns(
      hasCategories: !presenter.ledger.categories.isEmpty, hasAccounts: !presenter.ledger.accounts.isEmpty,
      hasBalance: true)
    heights = RowHeights(presenter.ledger, columns, presenter.frames)
  }

  var count: Int { rows.count }

  mutating func add(_ movement: Movement, _ register: inout Register) {
    if rows.isEmpty {
      totalsBefore = currencies.map { register.total(in: $0) }
      before = keys?.map { register.balance(of: $0) } ?? []
    }
    let entry = register.next(movement)
    if movement.date != nil { hasDates = true }
    printRows.append(
      PrintPagination.Row(
        height: heights.height(of: movement), currency: movement.currency, units: Int128(movement.minorUnits)))
    rows.append(presenter.movement(entry, at: here, &dates))
  }

  /// - Parameters:
  ///   - register: The register after the last row.
  ///   - above: The height in print of what precedes the rows; `nil` if they begin a sheet.
  ///   - below: The height in print of what follows their sums.
  mutating func finish(
    _ register: Register, page: Int, of pageCount: Int, above: Int?, below: Int
  ) -> RegisterViewModel {
    let phrases = presenter.presentation.phrases
    let (isFirst, isLast) = (page == 0, page == pageCount - 1)
    var sums = CarryForward(
      presenter.presentation, ofAll: zip(currencies, totalsBefore).map { ($0, $1, start.total(in: $0)) })
    var result = RegisterViewModel(
      hasDates: hasDates, hasCategories: columns.hasCategories, hasAccounts: columns.hasAccounts, hasBalance: true,
      openingTitle: phrases.required(isFirst ? "opening" : "broughtForward"),
      opening: keys.map { zip($0, before).map { carried($0, $1, hasSum: !isFirst) } }
        ?? sums.carried(hasSums: !isFirst),
      groups: [RegisterViewModel.Group(movements: rows)])
    result.isBroad = columns.isBroad
    let pageSums = CarryForward.sums(of: printRows)
    if pageCount > 1 { result.pageSums = pageSums.map { presenter.figure($0.units, $0.currency) } }
    let totals = currencies.compactMap { currency -> (units: Int128, currency: Currency)? in
      let units = register.total(in: currency) - start.total(in: currency)
      return units != 0 || pageSums.contains { $0.currency == currency } ? (units, currency) : nil
    }
    if isLast { result.totals = totals.map { presenter.figure($0.units, $0.currency) } }
    result.closingTitle = phrases.required(isLast ? "closing" : "carriedForward")

    let pagination = PrintPagination(result, carriedCount: currencies.count, heights, phrases, above: above)
    result.divide(
      printRows, pagination, footCount: result.totals.count + (keys?.count ?? currencies.count), below: below, &sums)
    result.closing =
      keys.map { $0.map { carried($0, register.balance(of: $0), hasSum: !isLast) } }
      ?? sums.carried(hasSums: !isLast)
    return result
  }

  private func carried(_ key: BalanceKey, _ units: Int128, hasSum: Bool) -> CarriedViewModel {
    let name = presenter.ledger.name(of: key)
    return CarriedViewModel(
      // An amount without an account; in a ledger without accounts, there is no column for it.
      account: name.map(presenter.presentation.shown) ?? presenter.presentation.phrases.none,
      owner: name == nil ? .nobody : .account,
      sum: hasSum ? presenter.figure(units - start.balance(of: key), key.currency) : nil,
      balance: presenter.figure(units, key.currency))
  }
}

extension LedgerPresenter {
  /// The maximum number of accounts before and after a register's rows. More are shown as totals by currency.
  private static let accountLimit = 24

  /// Returns the accounts on each page of a register, by name and currency: those with a balance before its first
  /// row, an opening balance or rows. `nil` if there are too many.
  ///
  /// - Parameters:
  ///   - start: The register before the first row.
  ///   - rows: The rows of all pages.
  func listedKeys(_ start: Register, _ rows: some Sequence<Movement>) -> [BalanceKey]? {
    guard report.openings.count <= Self.accountLimit, var keys = start.heldKeys(limit: Self.accountLimit) else {
      return nil
    }
    keys.formUnion(report.openings.keys)
    var last: BalanceKey?
    for movement in rows {
      let key = ledger.balanceKey(of: movement)
      if key == last { continue }
      last = key
      keys.insert(key)
      if keys.count > Self.accountLimit { return nil }
    }
    if keys.count > Self.accountLimit { return nil }
    return keys.sorted { left, right in
      (ledger.name(of: left) ?? "", left.currency.code) < (ledger.name(of: right) ?? "", right.currency.code)
    }
  }
}

extension Ledger {
  fileprivate func name(of key: BalanceKey) -> String? {
    key.account.flatMap { accounts.indices.contains(Int($0)) ? accounts[Int($0)] : nil }
  }
}
