import MenugenDomain

/// The movements in a currency after its withdrawal.
struct LateCurrency {
  var first: LedgerDecoder.Claim
  var date: CalendarDate
  var count = 1
}

extension LedgerDecoder {
  /// Records a movement in a currency after its withdrawal.
  @inline(never)
  mutating func noteWithdrawn(_ currency: Currency, on date: CalendarDate, at range: Range<Int>) {
    guard let withdrawal = currency.withdrawal, date >= withdrawal else { return }
    if lateCurrencies[currency] == nil {
      lateCurrencies[currency] = LateCurrency(first: Claim(file: fileIndex, range: range), date: date)
    } else {
      lateCurrencies[currency]?.count += 1
    }
  }

  /// Reports each such currency once.
  func tellLateCurrencies(_ files: inout [ContentDecoder]) {
    for (currency, late) in lateCurrencies.sorted(by: { $0.key.code < $1.key.code }) {
      guard let withdrawal = currency.withdrawal else { continue }
      let what = late.count == 1 ? "movement of \(late.date.iso) is" : "\(late.count) movements are"
      files[late.first.file].warning(
        "currency.withdrawn", "\(what) in \(currency.code), which was withdrawn in \(withdrawal.iso.prefix(7))",
        hint: "correct the date, or " + CurrencyFault.hint(withdrawn: currency.code), at: late.first.range)
    }
  }
}
