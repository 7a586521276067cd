package import MenugenTemplates
package import MenugenViewModels

extension LedgerPage: TemplateModel {
  package static let shape = Shape<Self>(
    "LedgerPage",
    [
      .object("frame", \.frame),
      .object("name", \.name),
      .optional("note", \.note),
      .optionalText("count", \.count),
      .optionalText("period", \.period),
      .list("totals", \.totals),
      .hasAny("hasTotals", \.totals),
      .flag("hasSeveralTotals") { $0.totals.count > 1 },
      .flag("hasTotalInBill") { $0.months.isEmpty },
      .flag("hasTransfers") {
        $0.totals.contains { $0.transfers != nil } || $0.months.contains { $0.transfers != nil }
      },
      .flag("hasOpening") { $0.totals.contains { $0.opening != nil } },
      .list("months", \.months),
      .hasAny("hasMonths", \.months),
      .optional("monthsRest", \.monthsRest),
      .optional("categoryRest", \.categoryRest),
      .list("charts", \.charts),
      .hasAny("hasCharts", \.charts),
      .list("plots", \.plots),
      .hasAny("hasPlots", \.plots),
      .flag("isBroad") { $0.sumWidth == .broad },
      .flag("isVast") { $0.sumWidth == .vast },
      .list("categoryTree", \.categoryTree),
      .hasAny("hasCategoryTree", \.categoryTree),
      .list("matrices", \.matrices),
      .hasAny("hasMatrices", \.matrices),
      .list("tables", \.tables),
      .optionalText("part", \.part),
      .list("tablePages", \.tablePages),
      .hasAny("hasTablePages", \.tablePages),
      .optional("register", \.register),
      .list("pages", \.pages),
      .hasAny("hasPages", \.pages),
      .texts("proof", \.proof),
      .list("formats", \.formats),
      .hasAny("hasFormats", \.formats),
      .optional("notice", \.notice),
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension LedgerTotalViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LedgerTotalViewModel",
    [
      .text("currency", \.currency),
      .optionalText("opening", \.opening),
      .text("moneyIn", \.moneyIn),
      .text("moneyOut", \.moneyOut),
      .optionalText("transfers", \.transfers),
      .text("total", \.total),
      .flag("isNegative", \.isNegative),
      .optionalText("closing", \.closing),
    ])
}

extension MonthRowViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "MonthRowViewModel",
    [
      .text("name", \.name),
      .optionalURL("url", \.url),
      .text("count", \.count),
      .optionalText("opening", \.opening),
      .text("moneyIn", \.moneyIn),
      .text("moneyOut", \.moneyOut),
      .optionalText("transfers", \.transfers),
      .text("amount", \.amount),
      .flag("isNegative", \.isNegative),
      .optional("bars", \.bars),
      .optionalText("balance", \.balance),
      .optionalText("change", \.change),
    ])
}

extension MovementViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "MovementViewModel",
    [
      .text("id", \.id),
      .optionalURL("url", \.url),
      .optional("date", \.date),
      .text("name", \.name),
      .text("amount", \.amount),
      .flag("isNegative", \.isNegative),
      .optionalText("category", \.category),
      .optionalText("account", \.account),
      .markupWriter("categoryPath") { if let path = $0.category { writePath(path, to: &$1) } },
      .markupWriter("accountPath") { if let path = $0.account { writePath(path, to: &$1) } },
      .optionalText("balance", \.balance),
      .optionalText("reference", \.reference),
      .optionalText("remark", \.remark),
      .optionalText("note", \.note),
      .list("receipts", \.receipts),
      .hasAny("hasReceipts", \.receipts),
    ])
}

extension MovementPage: TemplateModel {
  package static let shape = Shape<Self>(
    "MovementPage",
    [
      .object("frame", \.frame),
      .object("movement", \.movement),
      .flag("isBroad") { $0.sumWidth == .broad },
      .flag("isVast") { $0.sumWidth == .vast },
      .text("nameLine", \.nameLine),
      .text("amountLine", \.amountLine),
      .list("facts", \.facts),
      .hasAny("hasFacts", \.facts),
      .optionalText("note", \.note),
      .list("receipts", \.movement.receipts),
      .hasAny("hasReceipts", \.movement.receipts),
      .optional("category", \.category),
      .optional("account", \.account),
      .optional("item", \.item),
      .object("ledger", \.ledger),
      .optional("register", \.register),
      .optional("previous", \.previous),
      .optional("next", \.next),
      .texts("proof", \.proof),
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension ReportsPage: TemplateModel {
  package static let shape = Shape<Self>(
    "ReportsPage",
    [
      .object("frame", \.frame),
      .text("title", \.title),
      .flag("isBroad") { $0.sumWidth == .broad },
      .flag("isVast") { $0.sumWidth == .vast },
      .list("ledgers", \.ledgers),
      .hasAny("hasLedgers", \.ledgers),
      .list("goals", \.goals),
      .hasAny("hasGoals", \.goals),
      .optionalText("part", \.part),
      .list("pages", \.pages),
      .hasAny("hasPages", \.pages),
      .optional("notice", \.notice),
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension LedgerCardViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LedgerCardViewModel",
    [
      .object("name", \.name),
      .url("url", \.url),
      .text("count", \.count),
      .texts("totals", \.totals),
      .hasAny("hasTotals", \.totals),
    ])
}
