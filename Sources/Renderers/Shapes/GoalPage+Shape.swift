package import MenugenTemplates
package import MenugenViewModels

extension GoalPage: TemplateModel {
  package static let shape = Shape<Self>(
    "GoalPage",
    [
      .object("frame", \.frame),
      .object("name", \.name),
      .optional("note", \.note),
      .text("state", \.state),
      .optional("progress", \.progress),
      .optional("chart", \.chart),
      .list("facts", \.facts),
      .hasAny("hasFacts", \.facts),
      .optional("ledger", \.ledger),
      .texts("proof", \.proof),
      .optional("notice", \.notice),
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension GoalFactViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "GoalFactViewModel",
    [
      .object("name", \.name),
      .object("value", \.value),
    ])
}

extension GoalCardViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "GoalCardViewModel",
    [
      .object("link", \.link),
      .text("state", \.state),
      .optional("progress", \.progress),
    ])
}
