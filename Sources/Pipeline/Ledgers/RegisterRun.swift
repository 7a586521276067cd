import Domain
import ViewModels

/// Rows of a register that follow each other, and what their accounts held before and after.
struct RegisterRun {
  /// The most accounts that are told apart above and below the rows: of more, the currencies are.
  private static let accountLimit = 24

  private let presenter: LedgerPresenter
  private let here: Route
  /// As it stood before the register's first page.
  private let start: Register
  private var rows: [MovementViewModel] = []
  private var dates = DateCache()
  private var hasDates = false
  /// Of each account with a row here, in order of appearance.
  private var before: [(key: BalanceKey, balance: Int128)] = []
  private var after: [Int128] = []
  /// What all accounts together held before the first row, in each of the ledger's currencies.
  private var totalsBefore: [Int128] = []
  private let currencies: [Currency]
  private let columns: PaperRows.Columns
  private var paper: PaperRows
  private var sheetRows: [Sheets.Row] = []

  init(_ presenter: LedgerPresenter, at here: Route, since start: Register) {
    self.presenter = presenter
    self.here = here
    self.start = start
    currencies = presenter.currencies
    columns = presenter.paperColumns(
      hasCategories: !presenter.ledger.categories.isEmpty, hasAccounts: !presenter.ledger.accounts.isEmpty,
      hasBalance: true)
    paper = PaperRows(presenter.ledger, columns)
  }

  var count: Int { rows.count }

  mutating func add(_ movement: Movement, _ register: inout Register) {
    if rows.isEmpty { totalsBefore = currencies.map { register.total(in: $0) } }
    let key = presenter.ledger.balanceKey(of: movement)
    let entry = register.next(movement)
    if let place = before.firstIndex(where: { $0.key == key }) {
      after[place] = entry.balance
    } else {
      before.append((key, entry.balance - Int128(movement.minorUnits)))
      after.append(entry.balance)
    }
    if movement.date != nil { hasDates = true }
    sheetRows.append(
      Sheets.Row(
        height: paper.height(of: movement), currency: movement.currency, units: Int128(movement.minorUnits)))
    rows.append(presenter.movement(entry, at: here, &dates))
  }

  /// - Parameters:
  ///   - register: As it stands behind the last row.
  ///   - above: How high that is which stands above the rows on paper; `nil` where they begin a sheet.
  ///   - below: The same of what stands below them and their sums.
  mutating func finish(
    _ register: Register, page: Int, of pageCount: Int, above: Int?, below: Int
  ) -> RegisterViewModel {
    let phrases = presenter.presentation.phrases
    // What stood before the first movement counts, even where no row here has changed it.
    for key in presenter.ledger.openingBalances.keys where !before.contains(where: { $0.key == key }) {
      before.append((key, register.balance(of: key)))
      after.append(register.balance(of: key))
    }
    let (isFirst, isLast) = (page == 0, page == pageCount - 1)
    let hasAccounts = before.count <= Self.accountLimit
    let order = before.indices.sorted { isBefore(before[$0].key, before[$1].key) }
    var sums = CarriedSums(
      presenter.presentation, ofAll: zip(currencies, totalsBefore).map { ($0, $1, start.total(in: $0)) })
    var result = RegisterViewModel(
      hasDates: hasDates, hasCategories: columns.hasCategories, hasAccounts: columns.hasAccounts, hasBalance: true,
      openingTitle: phrases.required(isFirst ? "opening" : "broughtForward"),
      opening: hasAccounts
        ? order.map { carried(before[$0].key, before[$0].balance, hasSum: !isFirst) }
        : sums.carried(hasSums: !isFirst),
      groups: [RegisterViewModel.Group(movements: rows)])
    result.isBroad = columns.isBroad
    let pageSums = CarriedSums.sums(of: sheetRows)
    if pageCount > 1 { result.pageSums = pageSums.map { presenter.figure($0.units, $0.currency) } }
    let totals = currencies.compactMap { currency -> (units: Int128, currency: Currency)? in
      let units = register.total(in: currency) - start.total(in: currency)
      return units != 0 || pageSums.contains { $0.currency == currency } ? (units, currency) : nil
    }
    if isLast { result.totals = totals.map { presenter.figure($0.units, $0.currency) } }
    result.closingTitle = phrases.required(isLast ? "closing" : "carriedForward")

    let room = SheetRoom(result, carriedCount: currencies.count, paper, phrases, above: above)
    let foot = result.totals.count + (hasAccounts ? order.count : currencies.count)
    let breaks = Sheets.breaks(
      sheetRows, first: room.first, other: room.other, end: room.end(rowCount: foot, below: below))
    result.startsSheet = room.startsSheet && !breaks.isEmpty
    var row = 0
    result.divide(at: breaks) { place in
      for row in sheetRows[row..<place] { sums.add(row) }
      row = place
      return sums.carried(hasSums: true)
    }
    for row in sheetRows[row...] { sums.add(row) }
    result.closing =
      hasAccounts
      ? order.map { carried(before[$0].key, after[$0], hasSum: !isLast) } : sums.carried(hasSums: !isLast)
    return result
  }

  private func isBefore(_ left: BalanceKey, _ right: BalanceKey) -> Bool {
    (name(left) ?? "", left.currency.code) < (name(right) ?? "", right.currency.code)
  }

  private func name(_ key: BalanceKey) -> String? { key.account.flatMap { presenter.ledger.accountName($0) } }

  private func carried(_ key: BalanceKey, _ units: Int128, hasSum: Bool) -> CarriedViewModel {
    CarriedViewModel(
      // Of several accounts, nobody says whose it is; where there are none, there is no column for it either.
      account: name(key).map(presenter.presentation.shown) ?? presenter.presentation.phrases.none,
      sum: hasSum ? presenter.figure(units - start.balance(of: key), key.currency) : nil,
      balance: presenter.figure(units, key.currency))
  }
}

extension LedgerPresenter {
  /// What a register has of columns on paper.
  func paperColumns(hasCategories: Bool, hasAccounts: Bool, hasBalance: Bool) -> PaperRows.Columns {
    PaperRows.Columns(
      ledger, report, presentation, hasCategories: hasCategories, hasAccounts: hasAccounts, hasBalance: hasBalance)
  }
}

extension Ledger {
  fileprivate func accountName(_ account: Int32) -> String? {
    accounts.indices.contains(Int(account)) ? accounts[Int(account)] : nil
  }
}
