package import MenugenTemplates
package import MenugenViewModels

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
      .hasAny("hasAvailability", \.availability),
      .text("currencySymbol", \.currencySymbol),
      .hasAny("hasCurrency", \.currencySymbol),
      .flag("hasWideAmounts", \.hasWideAmounts),
      .optional("filter", \.filter),
      .optional("code", \.code),
      .optional("live", \.live),
      .list("sections", \.sections),
      .hasAny("hasSections", \.sections),
      .flag("showsContents", \.showsContents),
      .optional("disclaimer", \.disclaimer),
      .optionalText("notDeclared", \.notDeclared),
      .optionalText("allergenNote", \.allergenNote),
      .list("legend", \.legend),
      .hasAny("hasLegend", \.legend),
      .optional("allergenTable", \.allergenTable),
      .list("formats", \.formats),
      .hasAny("hasFormats", \.formats),
      .optional("notice", \.notice),
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension LiveSourceViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LiveSourceViewModel",
    [
      .text("address", \.address),
      .text("locale", \.locale),
      .text("currency", \.currency),
      .text("zeros", \.zeros),
      .flag("isGrouped", \.isGrouped),
      .text("soldOut", \.soldOut),
      .object("loading", \.loading),
      .object("internetError", \.internetError),
      .object("serviceError", \.serviceError),
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
      .hasAny("hasAvailability", \.availability),
      .flag("isNested") { $0.isNested },
      // Exactly one is set, so that a theme can choose the heading.
      .flag("isLevel2") { $0.headingLevel == 2 },
      .flag("isLevel3") { $0.headingLevel == 3 },
      .flag("isLevel4") { $0.headingLevel == 4 },
      .flag("isLevel5") { $0.headingLevel == 5 },
      .flag("isLevel6") { $0.headingLevel == 6 },
      .list("sections", \.sections),
      .hasAny("hasSections", \.sections),
      .list("optionGroups", \.optionGroups),
      .hasAny("hasOptionGroups", \.optionGroups),
      .list("commonGroups", \.commonGroups),
      .list("items", \.items),
      .hasAny("hasItems", \.items),
    ])
}

extension MenuFilterViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "MenuFilterViewModel",
    [
      .list("allergens", \.allergens),
      .hasAny("hasAllergens", \.allergens),
      .list("diets", \.diets),
      .hasAny("hasDiets", \.diets),
      .text("beforeCount", \.beforeCount),
      .text("afterCount", \.afterCount),
      .text("digits", \.digits),
      .flag("hasUncertain", \.hasUncertain),
    ])
}

extension FilterChoiceViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "FilterChoiceViewModel",
    [
      .text("key", \.key),
      .text("text", \.text),
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
      .optionalURL("srcset", \.srcset),
      .list("sources", \.sources),
      .hasAny("hasSources", \.sources),
      .optionalText("color", \.color),
    ])
}

extension ImageSourceViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "ImageSourceViewModel",
    [
      .text("mediaType", \.mediaType),
      .url("srcset", \.srcset),
    ])
}
