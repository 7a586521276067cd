/// The balance of an account on a day, as a bank's statement gives it. It counts booked movements.
package struct DatedBalance: Sendable, Hashable {
  /// Without an account, it is the balance of all accounts together.
  package var balance: AccountBalance
  package var date: CalendarDate
  /// Whether it is the balance at some time of the day, which other movements may follow; else that at its end.
  package var isInterim: Bool

  package init(_ balance: AccountBalance, on date: CalendarDate, isInterim: Bool = false) {
    self.balance = balance
    self.date = date
    self.isInterim = isInterim
  }

  package var key: BalanceKey { BalanceKey(account: balance.account, currency: balance.money.currency) }
}
