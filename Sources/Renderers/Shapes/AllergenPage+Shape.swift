package import MenugenTemplates
package import MenugenViewModels

extension AllergenPage: TemplateModel {
  package static let shape = Shape<Self>(
    "AllergenPage",
    [
      .object("frame", \.frame),
      .text("title", \.title),
      .object("menu", \.menu),
      .optional("updated", \.updated),
      .list("columns", \.columns),
      .list("sections", \.sections),
      .hasAny("hasSections", \.sections),
      .list("legend", \.legend),
      .optionalText("allergenNote", \.allergenNote),
      .list("formats", \.formats),
      .hasAny("hasFormats", \.formats),
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension AllergenColumnViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "AllergenColumnViewModel", [.text("word", \.word), .optionalText("code", \.code)])
}

extension AllergenSectionViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "AllergenSectionViewModel", [.object("name", \.name), .list("parents", \.parents), .list("rows", \.rows)])
}

extension AllergenRowViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "AllergenRowViewModel",
    [
      .object("dish", \.dish),
      .list("cells", \.cells),
    ])
}

extension AllergenCellViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "AllergenCellViewModel", [.text("key", \.key), .text("mark", \.mark), .text("word", \.word)])
}
