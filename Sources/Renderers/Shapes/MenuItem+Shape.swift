package import MenugenTemplates
package import MenugenViewModels

extension MenuItemViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "MenuItemViewModel",
    [
      .text("id", \.id),
      .url("url", \.url),
      .optionalText("orderCode", \.orderCode),
      .object("name", \.name),
      .optional("description", \.description),
      .optionalText("price", \.price),
      .optional("amount", \.amount),
      .flag("hasSizes") { $0.hasSizes },
      .list("prices", \.prices),
      .hasAny("hasPrices", \.prices),
      .optionalText("status", \.status),
      .flag("isSoldOut", \.isSoldOut),
      .object("allergens", \.allergens),
      .optional("additives", \.additives),
      .flag("hasBadges") { $0.hasBadges },
      .flag("hasNotes") { $0.hasNotes },
      .flag("hasInfo") { $0.hasInfo },
      .flag("hasWords") { $0.hasWords },
      .text("filterClasses", \.filterClasses),
      .list("diets", \.diets),
      .hasAny("hasDiets", \.diets),
      .list("tags", \.tags),
      .hasAny("hasTags", \.tags),
      .optionalText("spiciness", \.spiciness),
      .optional("ingredients", \.ingredients),
      .optional("nutrition", \.nutrition),
      .list("facts", \.facts),
      .hasAny("hasFacts", \.facts),
      .texts("availability", \.availability),
      .hasAny("hasAvailability", \.availability),
      .optional("image", \.image),
      .list("optionGroups", \.optionGroups),
      .hasAny("hasOptionGroups", \.optionGroups),
      .list("extras", \.extras),
      .lookup("extra") { item, name in item.extras.first { $0.name == name }?.value.text },
    ])
}

extension IngredientsViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "IngredientsViewModel",
    [
      .list("parts", \.parts),
      .optionalText("language", \.language),
      .optionalText("direction", \.direction),
    ])
}

extension IngredientViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "IngredientViewModel",
    [
      .text("text", \.text),
      .flag("isAllergen", \.isAllergen),
      .optionalText("language", \.language),
      .optionalText("direction", \.direction),
    ])
}

extension AmountViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "AmountViewModel",
    [
      .optionalText("label", \.label),
      .optional("size", \.size),
      .text("before", \.before),
      .hasAny("hasBefore", \.before),
      .text("number", \.number),
      .text("after", \.after),
      .hasAny("hasAfter", \.after),
      .flag("isInWords", \.isInWords),
    ])
}

extension PriceRowViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "PriceRowViewModel",
    [
      .object("name", \.name),
      .optional("tier", \.tier),
      .text("separator", \.separator),
      .text("price", \.price),
      .object("amount", \.amount),
    ])
}

extension AllergensViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "AllergensViewModel",
    [
      .optionalText("contains", \.contains),
      .optionalText("mayContain", \.mayContain),
      .list("withSizes", \.withSizes),
      .texts("withChoices", \.withChoices),
      .optionalText("declaredNone", \.declaredNone),
      .optionalText("notDeclared", \.notDeclared),
      .optionalText("codes", \.codes),
      .optionalText("whileFiltering", \.whileFiltering),
      .flag("hasLines") { $0.hasLines },
    ])
}

extension BadgeViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "BadgeViewModel",
    [
      .text("key", \.key),
      .text("text", \.text),
      .optionalURL("schemaURL", \.schemaURL),
      .optionalText("language", \.language),
      .optionalText("direction", \.direction),
    ])
}

extension FactViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "FactViewModel",
    [
      .text("name", \.name),
      .text("value", \.value),
      .list("parts", \.parts),
      .flag("isPart", \.isPart),
    ])
}

extension NutritionViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "NutritionViewModel",
    [
      .optionalText("calories", \.calories),
      .optional("basis", \.basis),
      .list("facts", \.facts),
      .hasAny("hasFacts", \.facts),
    ])
}

extension OptionGroupViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "OptionGroupViewModel",
    [
      .text("id", \.id),
      .flag("isShownAbove", \.isShownAbove), .flag("hasAnchor", \.hasAnchor),
      .flag("isCommon", \.isCommon),
      .object("name", \.name),
      .optionalText("rule", \.rule),
      .list("options", \.options),
      .hasAny("hasOptions", \.options),
    ])
}

extension OptionViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "OptionViewModel",
    [
      .object("name", \.name),
      .optional("price", \.price),
      .list("amounts", \.amounts),
      .hasAny("hasAmounts", \.amounts),
      .object("allergens", \.allergens),
      .list("diets", \.diets),
      .hasAny("hasDiets", \.diets),
      .optionalText("status", \.status),
      .flag("isSoldOut", \.isSoldOut),
      .flag("isDefault", \.isDefault),
      .flag("hasNotes") { $0.hasNotes },
    ])
}
