package import Templates
package import ViewModels

extension LedgerPage: TemplateModel {
  package static let shape = Shape<Self>(
    "LedgerPage",
    [
      .object("frame") { $0.frame },
      .object("name") { $0.name },
      .optional("note") { $0.note },
      .text("count") { $0.count },
      .optionalText("period") { $0.period },
      .list("totals") { $0.totals },
      .flag("hasTotals") { !$0.totals.isEmpty },
      .flag("hasOpening") { $0.totals.contains { $0.opening != nil } },
      .list("categories") { $0.categories },
      .flag("hasCategories") { !$0.categories.isEmpty },
      .list("accounts") { $0.accounts },
      .flag("hasAccounts") { !$0.accounts.isEmpty },
      .list("months") { $0.months },
      .flag("hasMonths") { !$0.months.isEmpty },
      .list("charts") { $0.charts },
      .flag("hasCharts") { !$0.charts.isEmpty },
      .list("categoryTree") { $0.categoryTree },
      .flag("hasCategoryTree") { !$0.categoryTree.isEmpty },
      .list("matrices") { $0.matrices },
      .flag("hasMatrices") { !$0.matrices.isEmpty },
      .optional("register") { $0.register },
      .list("pages") { $0.pages },
      .flag("hasPages") { !$0.pages.isEmpty },
      .flag("hasBalance") { $0.hasBalance },
      .list("formats") { $0.formats },
      .flag("hasFormats") { !$0.formats.isEmpty },
      .optional("notice") { $0.notice },
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension LedgerTotalViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LedgerTotalViewModel",
    [
      .text("currency") { $0.currency },
      .optionalText("opening") { $0.opening },
      .text("moneyIn") { $0.moneyIn },
      .text("moneyOut") { $0.moneyOut },
      .text("total") { $0.total },
      .flag("isNegative") { $0.isNegative },
      .optionalText("closing") { $0.closing },
    ])
}

extension TotalRowViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "TotalRowViewModel",
    [
      .text("name") { $0.name },
      .text("count") { $0.count },
      .text("amount") { $0.amount },
      .flag("isNegative") { $0.isNegative },
    ])
}

extension MonthRowViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "MonthRowViewModel",
    [
      .text("name") { $0.name },
      .optionalURL("url") { $0.url },
      .text("count") { $0.count },
      .text("moneyIn") { $0.moneyIn },
      .text("moneyOut") { $0.moneyOut },
      .text("amount") { $0.amount },
      .flag("isNegative") { $0.isNegative },
      .optionalText("balance") { $0.balance },
    ])
}

extension MovementViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "MovementViewModel",
    [
      .text("id") { $0.id },
      .optionalURL("url") { $0.url },
      .optional("date") { $0.date },
      .text("name") { $0.name },
      .text("amount") { $0.amount },
      .flag("isNegative") { $0.isNegative },
      .optionalText("category") { $0.category },
      .optionalText("account") { $0.account },
      .optionalText("balance") { $0.balance },
    ])
}

extension MovementPage: TemplateModel {
  package static let shape = Shape<Self>(
    "MovementPage",
    [
      .object("frame") { $0.frame },
      .object("movement") { $0.movement },
      .text("nameLine") { $0.nameLine },
      .text("amountLine") { $0.amountLine },
      .list("facts") { $0.facts },
      .flag("hasFacts") { !$0.facts.isEmpty },
      .optional("note") { $0.note },
      .optional("item") { $0.item },
      .object("ledger") { $0.ledger },
      .optional("register") { $0.register },
      .optional("previous") { $0.previous },
      .optional("next") { $0.next },
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension ReportsPage: TemplateModel {
  package static let shape = Shape<Self>(
    "ReportsPage",
    [
      .object("frame") { $0.frame },
      .text("title") { $0.title },
      .list("ledgers") { $0.ledgers },
      .flag("hasLedgers") { !$0.ledgers.isEmpty },
      .list("goals") { $0.goals },
      .flag("hasGoals") { !$0.goals.isEmpty },
      .optional("notice") { $0.notice },
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension LedgerCardViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LedgerCardViewModel",
    [
      .object("name") { $0.name },
      .url("url") { $0.url },
      .text("count") { $0.count },
      .texts("totals") { $0.totals },
      .flag("hasTotals") { !$0.totals.isEmpty },
    ])
}
