package import Templates
package import ViewModels

extension MenuPage: TemplateModel {
  package static let shape = Shape<Self>(
    "MenuPage",
    [
      .object("frame") { $0.frame },
      .text("id") { $0.id },
      .object("name") { $0.name },
      .optional("description") { $0.description },
      .optional("updated") { $0.updated },
      .optionalText("services") { $0.services },
      .texts("availability") { $0.availability },
      .flag("hasAvailability") { !$0.availability.isEmpty },
      .list("sections") { $0.sections },
      .flag("hasSections") { !$0.sections.isEmpty },
      .flag("showsContents") { $0.showsContents },
      .optional("disclaimer") { $0.disclaimer },
      .optionalText("allergenNote") { $0.allergenNote },
      .list("legend") { $0.legend },
      .flag("hasLegend") { !$0.legend.isEmpty },
      .list("formats") { $0.formats },
      .flag("hasFormats") { !$0.formats.isEmpty },
      .optional("notice") { $0.notice },
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension MenuSectionViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "MenuSectionViewModel",
    [
      .text("id") { $0.id },
      .object("name") { $0.name },
      .optional("description") { $0.description },
      .optional("image") { $0.image },
      .texts("availability") { $0.availability },
      .flag("hasAvailability") { !$0.availability.isEmpty },
      .flag("isNested") { $0.isNested },
      .list("optionGroups") { $0.optionGroups },
      .flag("hasOptionGroups") { !$0.optionGroups.isEmpty },
      .list("items") { $0.items },
      .flag("hasItems") { !$0.items.isEmpty },
    ])
}

extension DateViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "DateViewModel",
    [
      .text("text") { $0.text },
      .text("iso") { $0.iso },
    ])
}

extension LegendEntryViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LegendEntryViewModel",
    [
      .text("code") { $0.code },
      .text("word") { $0.word },
    ])
}

extension ImageViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "ImageViewModel",
    [
      .url("url") { $0.url },
      .text("alternativeText") { $0.alternativeText },
      .optionalText("width") { $0.width },
      .optionalText("height") { $0.height },
    ])
}
