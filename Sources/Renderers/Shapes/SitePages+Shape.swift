package import MenugenTemplates
package import MenugenViewModels

extension HomePage: TemplateModel {
  package static let shape = Shape<Self>(
    "HomePage",
    [
      .object("frame", \.frame),
      .object("name", \.name),
      .optional("description", \.description),
      .optional("restaurant", \.restaurant),
      .list("menus", \.menus),
      .hasAny("hasMenus", \.menus),
      .list("reports", \.reports),
      .hasAny("hasReports", \.reports),
      .list("pages", \.pages),
      .hasAny("hasPages", \.pages),
      .optional("notice", \.notice),
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension MenuCardViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "MenuCardViewModel",
    [
      .object("name", \.name),
      .url("url", \.url),
      .optional("description", \.description),
      .text("count", \.count),
      .texts("availability", \.availability),
      .hasAny("hasAvailability", \.availability),
      .flag("hasWords") { $0.description != nil || !$0.availability.isEmpty },
    ])
}

extension RestaurantViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "RestaurantViewModel",
    [
      .object("name", \.name),
      .optional("ownName", \.ownName),
      .optional("description", \.description),
      .optional("cuisine", \.cuisine),
      .optionalText("priceRange", \.priceRange),
      .list("addressLines", \.addressLines),
      .hasAny("hasAddressLines", \.addressLines),
      .optionalText("telephone", \.telephone),
      .optionalURL("telephoneURL", \.telephoneURL),
      .optionalText("email", \.email),
      .optionalURL("emailURL", \.emailURL),
      .optionalURL("mapURL", \.mapURL),
      .optionalText("reservations", \.reservations),
      .optionalURL("reservationsURL", \.reservationsURL),
      .optionalText("place", \.place),
      .list("week", \.week),
      .hasAny("hasWeek", \.week),
      .list("datedHours", \.datedHours),
      .hasAny("hasDatedHours", \.datedHours),
      .list("openingHours", \.openingHours),
      .hasAny("hasOpeningHours", \.openingHours),
      .list("specialHours", \.specialHours),
      .hasAny("hasSpecialHours", \.specialHours),
      .flag("hasHours") { !$0.openingHours.isEmpty || !$0.specialHours.isEmpty },
      .flag("hasContact") { $0.hasContact },
      .flag("hasPlace") { !$0.addressLines.isEmpty || $0.mapURL != nil },
      .optional("image", \.image),
      .optional("logo", \.logo),
      .optional("slogan", \.slogan),
      .optional("payment", \.payment),
      .optional("website", \.website),
      .list("profiles", \.profiles),
      .hasAny("hasProfiles", \.profiles),
    ])
}

extension OpeningHoursViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "OpeningHoursViewModel",
    [
      .text("days", \.days),
      .optionalText("dates", \.dates),
      .text("hours", \.hours),
    ])
}

extension DayHoursViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "DayHoursViewModel",
    [
      .text("day", \.day),
      .texts("earlier", \.earlier),
      .text("last", \.last),
    ])
}

extension ItemPage: TemplateModel {
  package static let shape = Shape<Self>(
    "ItemPage",
    [
      .object("frame", \.frame),
      .object("item", \.item),
      .object("menu", \.menu),
      .object("section", \.section),
      .text("currencySymbol", \.currencySymbol),
      .hasAny("hasCurrency", \.currencySymbol),
      .optional("updated", \.updated),
      .optional("body", \.body),
      .optionalText("allergenNote", \.allergenNote),
      .optional("previous", \.previous),
      .optional("next", \.next),
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension TextPage: TemplateModel {
  package static let shape = Shape<Self>(
    "TextPage",
    [
      .object("frame", \.frame),
      .object("title", \.title),
      .object("body", \.body),
      .flag("hasOwnHeading") { $0.hasOwnHeading },
      .optional("date", \.date),
      .list("entries", \.entries),
      .hasAny("hasEntries", \.entries),
      .list("extras", \.extras),
      .lookup("extra") { page, name in page.extras.first { $0.name == name }?.value.text },
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension PageEntryViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "PageEntryViewModel",
    [
      .object("link", \.link),
      .object("date", \.date),
      .optional("summary", \.summary),
    ])
}

extension ExtraViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "ExtraViewModel",
    [
      .text("name", \.name),
      .object("value", \.value),
    ])
}

extension NoticePage: TemplateModel {
  package static let shape = Shape<Self>(
    "NoticePage",
    [
      .object("frame", \.frame),
      .object("notice", \.notice),
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}
