package import MenugenTemplates
package import MenugenViewModels

extension RegisterPage: TemplateModel {
  package static let shape = Shape<Self>(
    "RegisterPage",
    [
      .object("frame", \.frame),
      .object("name", \.name),
      .object("ledger", \.ledger),
      .optionalText("part", \.part),
      .text("count", \.count),
      .list("totals", \.totals),
      .hasAny("hasTotals", \.totals),
      .flag("hasSeveralTotals") { $0.totals.count > 1 },
      .flag("hasTotalInBill") { _ in false },
      .flag("hasTransfers") { $0.totals.contains { $0.transfers != nil } },
      .flag("hasOpening") { $0.totals.contains { $0.opening != nil } },
      .flag("isBroad") { $0.sumWidth == .broad },
      .flag("isVast") { $0.sumWidth == .vast },
      .object("register", \.register),
      .list("pages", \.pages),
      .hasAny("hasPages", \.pages),
      .optional("previous", \.previous),
      .optional("next", \.next),
      .texts("proof", \.proof),
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
      .optionalText("balanceTitle", \.balanceTitle),
      .text("openingTitle", \.openingTitle),
      .list("opening", \.opening),
      .hasAny("hasOpening", \.opening),
      .list("groups", \.groups),
      .list("pageSums", \.pageSums),
      .list("totals", \.totals),
      .flag("hasFoot") { !$0.pageSums.isEmpty || !$0.totals.isEmpty || !$0.closing.isEmpty },
      .flag("hasSheets") { $0.hasSheets },
      .flag("startsSheet") { $0.startsSheet },
      .flag("isBroad", \.isBroad),
      .text("closingTitle", \.closingTitle),
      .list("closing", \.closing),
    ])
}

extension RegisterViewModel.Group: TemplateModel {
  package static let shape = Shape<Self>(
    "Group",
    [
      .optionalText("id", \.id),
      .optional("name", \.name),
      .object("total", \.total),
      .flag("isHeading", \.isHeading),
      .list("parts", \.parts),
      .list("movements", \.movements),
      .list("carried", \.carried),
      .hasAny("hasCarried", \.carried),
    ])
}

extension CarriedViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "CarriedViewModel",
    [
      .optionalText("account", \.account),
      .markupWriter("accountPath") { if let path = $0.account { writePath(path, to: &$1) } },
      .flag("isOfNobody") { $0.owner == .nobody },
      .flag("isOfAll") { $0.owner == .all },
      .optional("sum", \.sum),
      .optional("balance", \.balance),
    ])
}
