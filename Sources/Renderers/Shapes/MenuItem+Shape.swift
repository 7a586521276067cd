package import Templates
package import ViewModels

extension MenuItemViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "MenuItemViewModel",
    [
      .text("id") { $0.id },
      .url("url") { $0.url },
      .optionalText("orderCode") { $0.orderCode },
      .object("name") { $0.name },
      .optional("description") { $0.description },
      .optionalText("price") { $0.price },
      .list("prices") { $0.prices },
      .flag("hasPrices") { !$0.prices.isEmpty },
      .optionalText("status") { $0.status },
      .flag("isSoldOut") { $0.isSoldOut },
      .object("allergens") { $0.allergens },
      .optional("additives") { $0.additives },
      .flag("hasBadges") { $0.hasBadges },
      .flag("hasNotes") { $0.hasNotes },
      .list("diets") { $0.diets },
      .flag("hasDiets") { !$0.diets.isEmpty },
      .list("tags") { $0.tags },
      .flag("hasTags") { !$0.tags.isEmpty },
      .optionalText("spiciness") { $0.spiciness },
      .optional("ingredients") { $0.ingredients },
      .optional("nutrition") { $0.nutrition },
      .list("facts") { $0.facts },
      .flag("hasFacts") { !$0.facts.isEmpty },
      .texts("availability") { $0.availability },
      .flag("hasAvailability") { !$0.availability.isEmpty },
      .optional("image") { $0.image },
      .list("optionGroups") { $0.optionGroups },
      .flag("hasOptionGroups") { !$0.optionGroups.isEmpty },
    ])
}

extension PriceRowViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "PriceRowViewModel",
    [
      .object("name") { $0.name },
      .text("price") { $0.price },
    ])
}

extension AllergensViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "AllergensViewModel",
    [
      .optionalText("contains") { $0.contains },
      .optionalText("mayContain") { $0.mayContain },
      .optionalText("withChoices") { $0.withChoices },
      .optionalText("declaredNone") { $0.declaredNone },
      .optionalText("notDeclared") { $0.notDeclared },
      .optionalText("codes") { $0.codes },
    ])
}

extension BadgeViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "BadgeViewModel",
    [
      .text("key") { $0.key },
      .text("text") { $0.text },
      .optionalURL("schemaURL") { $0.schemaURL },
    ])
}

extension FactViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "FactViewModel",
    [
      .text("name") { $0.name },
      .text("value") { $0.value },
    ])
}

extension NutritionViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "NutritionViewModel",
    [
      .optionalText("calories") { $0.calories },
      .optionalText("basis") { $0.basis },
      .list("facts") { $0.facts },
      .flag("hasFacts") { !$0.facts.isEmpty },
    ])
}

extension OptionGroupViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "OptionGroupViewModel",
    [
      .object("name") { $0.name },
      .optionalText("rule") { $0.rule },
      .list("options") { $0.options },
      .flag("hasOptions") { !$0.options.isEmpty },
    ])
}

extension OptionViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "OptionViewModel",
    [
      .object("name") { $0.name },
      .optionalText("price") { $0.price },
      .object("allergens") { $0.allergens },
      .list("diets") { $0.diets },
      .flag("hasDiets") { !$0.diets.isEmpty },
      .optionalText("status") { $0.status },
      .flag("isSoldOut") { $0.isSoldOut },
      .flag("isDefault") { $0.isDefault },
      .flag("hasNotes") { $0.hasNotes },
    ])
}
