package import Templates
package import ViewModels

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
      .flag("hasTotals") { !$0.totals.isEmpty },
      .flag("hasOpening") { $0.totals.contains { $0.opening != nil } },
      .list("months", \.months),
      .flag("hasMonths") { !$0.months.isEmpty },
      .list("charts", \.charts),
      .flag("hasCharts") { !$0.charts.isEmpty },
      .list("categoryTree", \.categoryTree),
      .flag("hasCategoryTree") { !$0.categoryTree.isEmpty },
      .list("matrices", \.matrices),
      .flag("hasMatrices") { !$0.matrices.isEmpty },
      .list("tables", \.tables),
      .optionalText("part", \.part),
      .list("tablePages", \.tablePages),
      .flag("hasTablePages") { !$0.tablePages.isEmpty },
      .optional("register", \.register),
      .list("pages", \.pages),
      .flag("hasPages") { !$0.pages.isEmpty },
      .texts("proof", \.proof),
      .list("formats", \.formats),
      .flag("hasFormats") { !$0.formats.isEmpty },
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
      .text("total", \.total),
      .flag("isNegative") { $0.isNegative },
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
      .text("amount", \.amount),
      .flag("isNegative") { $0.isNegative },
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
      .flag("isNegative") { $0.isNegative },
      .optionalText("category", \.category),
      .optionalText("account", \.account),
      .optionalText("balance", \.balance),
      .optionalText("reference", \.reference),
    ])
}

extension MovementPage: TemplateModel {
  package static let shape = Shape<Self>(
    "MovementPage",
    [
      .object("frame", \.frame),
      .object("movement", \.movement),
      .text("nameLine", \.nameLine),
      .text("amountLine", \.amountLine),
      .list("facts", \.facts),
      .flag("hasFacts") { !$0.facts.isEmpty },
      .optional("note", \.note),
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
      .list("ledgers", \.ledgers),
      .flag("hasLedgers") { !$0.ledgers.isEmpty },
      .list("goals", \.goals),
      .flag("hasGoals") { !$0.goals.isEmpty },
      .optionalText("part", \.part),
      .list("pages", \.pages),
      .flag("hasPages") { !$0.pages.isEmpty },
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
      .flag("hasTotals") { !$0.totals.isEmpty },
    ])
}
