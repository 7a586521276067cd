package import Templates
package import ViewModels

extension RegisterPage: TemplateModel {
  package static let shape = Shape<Self>(
    "RegisterPage",
    [
      .object("frame") { $0.frame },
      .object("name") { $0.name },
      .object("ledger") { $0.ledger },
      .optionalText("part") { $0.part },
      .text("count") { $0.count },
      .list("totals") { $0.totals },
      .flag("hasTotals") { !$0.totals.isEmpty },
      .flag("hasOpening") { $0.totals.contains { $0.opening != nil } },
      .object("register") { $0.register },
      .list("pages") { $0.pages },
      .flag("hasPages") { !$0.pages.isEmpty },
      .optional("previous") { $0.previous },
      .optional("next") { $0.next },
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension RegisterViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "RegisterViewModel",
    [
      .flag("hasDates") { $0.hasDates },
      .flag("hasCategories") { $0.hasCategories },
      .flag("hasAccounts") { $0.hasAccounts },
      .flag("hasBalance") { $0.hasBalance },
      .text("openingTitle") { $0.openingTitle },
      .list("opening") { $0.opening },
      .flag("hasOpening") { !$0.opening.isEmpty },
      .list("groups") { $0.groups },
      .list("sums") { $0.sums },
      .flag("hasSums") { !$0.sums.isEmpty },
      .text("closingTitle") { $0.closingTitle },
      .list("closing") { $0.closing },
    ])
}

extension RegisterViewModel.Group: TemplateModel {
  package static let shape = Shape<Self>(
    "Group",
    [
      .optionalText("id") { $0.id },
      .optional("name") { $0.name },
      .object("total") { $0.total },
      .list("parts") { $0.parts },
      .list("movements") { $0.movements },
    ])
}

extension BalanceViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "BalanceViewModel",
    [
      .optionalText("account") { $0.account },
      .text("amount") { $0.amount },
      .flag("isNegative") { $0.isNegative },
    ])
}
