package import Templates
package import ViewModels

extension AllergenPage: TemplateModel {
  package static let shape = Shape<Self>(
    "AllergenPage",
    [
      .object("frame", \.frame),
      .text("title", \.title),
      .object("menu", \.menu),
      .list("columns", \.columns),
      .list("sections", \.sections),
      .flag("hasSections") { !$0.sections.isEmpty },
      .list("legend", \.legend),
      .optionalText("allergenNote", \.allergenNote),
      .list("formats", \.formats),
      .flag("hasFormats") { !$0.formats.isEmpty },
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
      .list("cells", among: \.cells.kinds) { row, visit in
        for index in 0..<row.cells.count { visit(row.cells.number(at: index)) }
      },
    ])
}

extension AllergenCellViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "AllergenCellViewModel", [.text("key", \.key), .text("mark", \.mark), .text("word", \.word)])
}
