package import MenugenDomain
import MenugenLocalization
import MenugenText
package import MenugenViewModels

/// The names of movements without a category, as tables.
extension ReportPresenter {
  /// Returns the report with this table alone.
  package func viewModel(of names: [UncategorisedName]) -> ReportViewModel {
    var model = viewModel()
    model.showsRegister = false
    model.isWhole = false
    model.notice = nil
    model.tables = names.isEmpty ? [] : [table(names)]
    return model
  }

  private func table(_ names: [UncategorisedName]) -> ReportTable {
    let shown = names.prefix(extract.limit ?? names.count)
    // Without any rule's category, there is no column for it.
    let hasCategories = shown.contains { $0.category != nil }
    let columns: [ReportTable.Column] =
      [.init(word("name"), .name), .init(word("count"), .figure), .init(word("total"), .figure)]
      + [.init(word("date"), .word)] + (hasCategories ? [.init(ContentLayout.rules, .path)] : [])
    return ReportTable(
      "\(word("category")): \(presentation.phrases.none)", columns,
      rows: shown.map { name in
        [
          name.name.isEmpty ? presentation.phrases.unnamed : name.name, presentation.number(name.sum.count),
          text(name.sum.total, name.currency), name.lastDay?.iso ?? "",
        ] + (hasCategories ? [name.category.map(presentation.shown) ?? ""] : [])
      }, note: hiddenNote(names.count - shown.count))
  }

  /// Returns the names for CSV and JSON.
  package func dataTable(of names: [UncategorisedName]) -> DataTable {
    DataTable(
      columns: ["name", "currency", "count", "total", "lastDate", "rule"],
      rows: names.prefix(extract.limit ?? names.count).map { name in
        [
          .text(name.name), .text(name.currency.code), .number(name.sum.count),
          .amount(DecimalAmount(name.sum.total, decimals: name.currency.exponent)),
          name.lastDay.map { .text($0.iso) } ?? .empty, name.category.map { .text($0) } ?? .empty,
        ]
      })
  }

  /// Returns the names for JSON.
  package func value(of names: [UncategorisedName]) -> ReportValue {
    let table = dataTable(of: names)
    let rows = table.rows.map { row in
      ReportValue.object(
        zip(table.columns, row).compactMap { name, cell in
          switch cell {
          case .empty: nil
          case .text(let text): .init(name, .text(text))
          case .day(let day): .init(name, .text(day.text))
          case .number(let number): .init(name, .number(number))
          case .amount(let amount): .init(name, .amount(amount))
          }
        })
    }
    return .object([.init("ledger", .text(ledger.id)), .init("uncategorised", .list(rows))])
  }
}
