package import Templates
package import ViewModels

extension MenuPage: TemplateModel {
  package static let shape = Shape<Self>(
    "MenuPage",
    [
      .object("frame", \.frame),
      .text("id", \.id),
      .object("name", \.name),
      .optional("description", \.description),
      .optional("updated", \.updated),
      .optionalText("services", \.services),
      .texts("availability", \.availability),
      .flag("hasAvailability") { !$0.availability.isEmpty },
      .list("sections", \.sections),
      .flag("hasSections") { !$0.sections.isEmpty },
      .flag("showsContents") { $0.showsContents },
      .optional("disclaimer", \.disclaimer),
      .optionalText("notDeclared", \.notDeclared),
      .optionalText("allergenNote", \.allergenNote),
      .list("legend", \.legend),
      .flag("hasLegend") { !$0.legend.isEmpty },
      .optional("allergenTable", \.allergenTable),
      .list("formats", \.formats),
      .flag("hasFormats") { !$0.formats.isEmpty },
      .optional("notice", \.notice),
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension PrintPage: TemplateModel {
  package static let shape = Shape<Self>(
    "PrintPage",
    [
      .object("menu", \.menu),
      .optional("code", \.code),
    ])
}

extension MenuSectionViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "MenuSectionViewModel",
    [
      .text("id", \.id),
      .object("name", \.name),
      .optional("description", \.description),
      .optional("image", \.image),
      .texts("availability", \.availability),
      .flag("hasAvailability") { !$0.availability.isEmpty },
      .flag("isNested") { $0.isNested },
      // What a theme needs to write the right heading: one of these is set.
      .flag("isLevel2") { $0.headingLevel == 2 },
      .flag("isLevel3") { $0.headingLevel == 3 },
      .flag("isLevel4") { $0.headingLevel == 4 },
      .flag("isLevel5") { $0.headingLevel == 5 },
      .flag("isLevel6") { $0.headingLevel == 6 },
      .list("sections", \.sections),
      .flag("hasSections") { !$0.sections.isEmpty },
      .list("optionGroups", \.optionGroups),
      .flag("hasOptionGroups") { !$0.optionGroups.isEmpty },
      .list("items", \.items),
      .flag("hasItems") { !$0.items.isEmpty },
    ])
}

extension DateViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "DateViewModel",
    [
      .text("text", \.text),
      .text("iso", \.iso),
    ])
}

extension LegendEntryViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LegendEntryViewModel",
    [
      .text("code", \.code),
      .text("word", \.word),
    ])
}

extension ImageViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "ImageViewModel",
    [
      .url("url", \.url),
      .text("alternativeText", \.alternativeText),
      .optionalText("language", \.language),
      .optionalText("direction", \.direction),
      .optionalText("width", \.width),
      .optionalText("height", \.height),
    ])
}
