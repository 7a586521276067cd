package import MenugenTemplates
package import MenugenViewModels

extension TableViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "TableViewModel",
    [
      .text("title", \.title),
      .list("columns", \.columns),
      .list("rows", \.rows),
      .optionalText("note", \.note),
      .optional("rest", \.rest),
      .flag("isWide") { $0.isWide },
      .flag("hasBars") { $0.hasBars },
    ])
}

extension TableViewModel.Heading: TemplateModel {
  package static let shape = Shape<Self>(
    "Heading",
    [
      .text("text", \.text),
      .flag("isFigure", \.isFigure),
      .optionalURL("url", \.url),
      .optionalText("remark", \.remark),
    ])
}

extension TableViewModel.Row: TemplateModel {
  package static let shape = Shape<Self>(
    "Row",
    [
      .object("name", \.name),
      .list("cells", \.cells),
      .optional("bars", \.bars),
    ])
}
