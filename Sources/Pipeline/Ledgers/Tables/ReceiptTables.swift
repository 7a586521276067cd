import MenugenDomain
import MenugenLocalization
package import MenugenViewModels

/// The movements out without a receipt, as tables.
extension ReportPresenter {
  var missingReceipts: ReportTable {
    let movements = ledger.movementsWithoutReceipt
    let shown = movements.prefix(extract.limit ?? movements.count)
    let isDated = report.period != nil
    return ReportTable(
      word("missingReceipts"),
      [.init(word("name"), .name)] + (isDated ? [.init(word("date"), .word)] : [])
        + (hasCategories ? [.init(word("category"), .path)] : []) + [.init(word("amount"), .figure)],
      rows: shown.map { movement in
        [movement.name.isEmpty ? presentation.phrases.unnamed : movement.name]
          + (isDated ? [movement.date?.iso ?? word("undated")] : [])
          + (hasCategories ? [ledger.category(of: movement).map(presentation.shown) ?? ""] : [])
          + [presentation.amountText(movement.money)]
      }, note: hiddenNote(movements.count - shown.count))
  }

  /// The same for CSV and JSON. `receipt` has the paths of which some file is missing.
  func missingReceiptData() -> DataTable {
    let movements = ledger.movementsWithoutReceipt
    return DataTable(
      columns: ["id", "date", "name", "amount", "currency", "category", "account", "receipt"],
      rows: movements.prefix(extract.limit ?? movements.count).map { movement in
        func text(_ text: String?) -> DataTable.Cell { text.map { .text($0) } ?? .empty }
        let files = movement.details?.receipt?.files ?? []
        return [
          .text(movement.reference), text(movement.date?.iso), .text(movement.name),
          .amount(DecimalAmount(Int128(movement.minorUnits), decimals: movement.currency.exponent)),
          .text(movement.currency.code), text(ledger.category(of: movement)), text(ledger.account(of: movement)),
          files.isEmpty ? .empty : .text(files.joined(separator: ";")),
        ]
      })
  }

  package var missingReceiptValue: ReportValue { missingReceiptData().values }
}
