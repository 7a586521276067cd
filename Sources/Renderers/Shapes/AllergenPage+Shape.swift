package import Templates
package import ViewModels

extension AllergenPage: TemplateModel {
  package static let shape = Shape<Self>(
    "AllergenPage",
    [
      .object("frame") { $0.frame },
      .text("title") { $0.title },
      .object("menu") { $0.menu },
      .list("columns") { $0.columns },
      .list("sections") { $0.sections },
      .flag("hasSections") { !$0.sections.isEmpty },
      .list("legend") { $0.legend },
      .optionalText("allergenNote") { $0.allergenNote },
      .list("formats") { $0.formats },
      .flag("hasFormats") { !$0.formats.isEmpty },
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension AllergenColumnViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "AllergenColumnViewModel", [.text("word") { $0.word }, .optionalText("code") { $0.code }])
}

extension AllergenSectionViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "AllergenSectionViewModel", [.object("name") { $0.name }, .list("rows") { $0.rows }])
}

extension AllergenRowViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "AllergenRowViewModel",
    [
      .object("dish") { $0.dish },
      .list("cells") { $0.cells },
      .optionalText("notDeclared") { $0.notDeclared },
    ])
}

extension AllergenCellViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "AllergenCellViewModel", [.text("key") { $0.key }, .text("mark") { $0.mark }, .text("word") { $0.word }])
}
