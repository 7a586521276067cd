import MenugenDomain
import MenugenLocalization
package import MenugenViewModels

/// The balances at the ends of months, as tables.
extension ReportPresenter {
  var monthEndTable: ReportTable {
    let shown = monthEnds.prefix(extract.limit ?? monthEnds.count)
    let hasAccounts = monthEnds.contains { $0.account != nil }
    let hasPending = monthEnds.contains { $0.pending != 0 }
    let hasClaims = monthEnds.contains { $0.claim != nil }
    // The section says of each balance that nothing proves it; a page without claims has only balances.
    let hasStatus = hasClaims || monthEnds.contains { $0.contradiction != nil } || extract.section == .monthEnds
    return ReportTable(
      word("monthEnds"),
      [.init(word("date"), .word)] + (hasAccounts ? [.init(word("account"), .path)] : [])
        + (hasStatus ? [.init(word("bookingStatus"), .word)] : [])
        + (hasPending ? [.init(word("pending"), .figure)] : [])
        + (hasClaims ? [.init(word("bankStatement"), .figure)] : []) + [.init(word("balance"), .figure)],
      rows: shown.map { end in
        [end.day.iso] + (hasAccounts ? [end.account.map(presentation.shown) ?? presentation.phrases.none] : [])
          + (hasStatus ? [status(of: end)] : [])
          + (hasPending ? [end.pending == 0 ? "" : text(end.pending, end.currency)] : [])
          + (hasClaims ? [end.claim.map { text($0, end.currency) } ?? ""] : [])
          + [text(end.balance, end.currency)]
      },
      note: hasStatus
        ? [hiddenNote(monthEnds.count - shown.count), word("proofNote")].compactMap(\.self).joined(separator: "\n")
        : nil)
  }

  private func status(of end: MonthEnd) -> String {
    guard let difference = end.difference ?? end.contradiction?.difference else { return word("unproved") }
    if difference == 0 { return word("proved") }
    let differs = Pattern(word("differsBy"))(["amount": text(difference, end.currency)])
    return end.contradiction.map { "\(differs) (\($0.day.iso))" } ?? differs
  }

  /// The same for CSV and JSON.
  func monthEndData() -> DataTable {
    DataTable(
      columns: ["date", "account", "currency", "balance", "claim", "difference", "pending", "claimDate"],
      rows: monthEnds.prefix(extract.limit ?? monthEnds.count).map { end in
        let difference = end.difference ?? end.contradiction?.difference
        return [
          .day(ISODay(end.day)), end.account.map { .text($0) } ?? .empty, .text(end.currency.code),
          .amount(DecimalAmount(end.balance, decimals: end.currency.exponent)),
          .text(difference.map { $0 == 0 ? "proved" : "differs" } ?? "none"),
          difference.map { .amount(DecimalAmount($0, decimals: end.currency.exponent)) } ?? .empty,
          end.pending == 0 ? .empty : .amount(DecimalAmount(end.pending, decimals: end.currency.exponent)),
          end.contradiction.map { .day(ISODay($0.day)) } ?? .empty,
        ]
      })
  }

  package var monthEndValue: ReportValue { monthEndData().values }
}

extension LedgerPresenter {
  /// The month ends of a private ledger's page; none if its months already show these balances.
  var monthEnds: [MonthEnd] {
    if isPublic { return [] }
    let ends = ledger.monthEnds(rowLimit: Self.monthEndLimit)
    guard let first = ends.first, let last = ends.last else { return [] }
    if ends.contains(where: { $0.claim != nil || $0.contradiction != nil }) { return ends }
    let hasOthers = ends.contains { $0.account != first.account || $0.pending != 0 }
    return hasOthers && first.day < last.day ? ends : []
  }

  /// The most rows of accounts without a movement in their month: twelve accounts in a hundred months.
  private static let monthEndLimit = 1_200
}

extension ISODay {
  init(_ date: CalendarDate) { self.init(year: date.year, month: date.month, day: date.day) }
}
