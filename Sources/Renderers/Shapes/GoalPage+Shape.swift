package import Templates
package import ViewModels

extension GoalPage: TemplateModel {
  package static let shape = Shape<Self>(
    "GoalPage",
    [
      .object("frame") { $0.frame },
      .object("name") { $0.name },
      .optional("note") { $0.note },
      .text("state") { $0.state },
      .optionalText("progress") { $0.progress },
      .optional("chart") { $0.chart },
      .list("facts") { $0.facts },
      .flag("hasFacts") { !$0.facts.isEmpty },
      .optional("ledger") { $0.ledger },
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension GoalCardViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "GoalCardViewModel",
    [
      .object("link") { $0.link },
      .text("state") { $0.state },
      .optionalText("progress") { $0.progress },
    ])
}
