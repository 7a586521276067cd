import MenugenDomain
import MenugenLocalization
package import MenugenViewModels

/// What is expected of recurring movements, as tables.
extension ReportPresenter {
  func forecastTables() -> [ReportTable] {
    guard let forecast, !forecast.entries.isEmpty else { return [] }
    let shown = forecast.entries.prefix(extract.limit ?? forecast.entries.count)
    let hasAccounts = !ledger.accounts.isEmpty
    let columns: [ReportTable.Column] =
      [.init(word("name"), .name), .init(word("date"), .word)] + (hasAccounts ? [.init(word("account"), .path)] : [])
      + [.init(word("interval"), .word), .init(word("amount"), .figure)]
    let totals = forecast.sums.map { sum in
      [word("total"), ""] + (hasAccounts ? [""] : []) + ["", text(sum.units, sum.currency)]
    }
    return [
      ReportTable(
        word("forecast"), columns,
        rows: shown.map { entry in
          let recurrence = entry.recurrence
          return [
            recurrence.name.isEmpty ? presentation.phrases.unnamed : recurrence.name, entry.date.iso,
          ] + (hasAccounts ? [recurrence.account.map(presentation.shown) ?? ""] : [])
            + [word(recurrence.interval.everyWord), text(Int128(recurrence.minorUnits), recurrence.currency)]
        } + totals,
        note: [hiddenNote(forecast.entries.count - shown.count), word("forecastNote")].compactMap(\.self)
          .joined(separator: "\n"))
    ]
  }

  /// The same for CSV and JSON, without totals.
  func forecastData() -> DataTable {
    let entries = forecast?.entries ?? []
    return DataTable(
      columns: ["date", "name", "account", "interval", "count", "forecast", "currency"],
      rows: entries.prefix(extract.limit ?? entries.count).map { entry in
        let recurrence = entry.recurrence
        return [
          .day(ISODay(entry.date)), .text(recurrence.name), recurrence.account.map { .text($0) } ?? .empty,
          .text(recurrence.interval.rawValue), .number(recurrence.count),
          .amount(DecimalAmount(Int128(recurrence.minorUnits), decimals: recurrence.currency.exponent)),
          .text(recurrence.currency.code),
        ]
      })
  }

  package var forecastValue: ReportValue { forecastData().values }
}

extension PeriodLength {
  /// The key of the phrase that a movement comes every such period.
  fileprivate var everyWord: String {
    switch self {
    case .week: "everyWeek"
    case .month: "everyMonth"
    case .quarter: "everyQuarter"
    case .year: "everyYear"
    }
  }
}
