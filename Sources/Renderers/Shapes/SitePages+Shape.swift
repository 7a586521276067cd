package import Templates
package import ViewModels

extension HomePage: TemplateModel {
  package static let shape = Shape<Self>(
    "HomePage",
    [
      .object("frame") { $0.frame },
      .object("name") { $0.name },
      .optional("description") { $0.description },
      .optional("restaurant") { $0.restaurant },
      .list("menus") { $0.menus },
      .flag("hasMenus") { !$0.menus.isEmpty },
      .list("reports") { $0.reports },
      .flag("hasReports") { !$0.reports.isEmpty },
      .optional("notice") { $0.notice },
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension MenuCardViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "MenuCardViewModel",
    [
      .object("name") { $0.name },
      .url("url") { $0.url },
      .optional("description") { $0.description },
      .text("count") { $0.count },
      .texts("availability") { $0.availability },
      .flag("hasAvailability") { !$0.availability.isEmpty },
    ])
}

extension RestaurantViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "RestaurantViewModel",
    [
      .object("name") { $0.name },
      .optional("description") { $0.description },
      .optionalText("cuisine") { $0.cuisine },
      .optionalText("priceRange") { $0.priceRange },
      .texts("addressLines") { $0.addressLines },
      .flag("hasAddressLines") { !$0.addressLines.isEmpty },
      .optionalText("telephone") { $0.telephone },
      .optionalURL("telephoneURL") { $0.telephoneURL },
      .optionalText("email") { $0.email },
      .optionalURL("emailURL") { $0.emailURL },
      .optionalURL("mapURL") { $0.mapURL },
      .list("openingHours") { $0.openingHours },
      .flag("hasOpeningHours") { !$0.openingHours.isEmpty },
      .optional("image") { $0.image },
    ])
}

extension OpeningHoursViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "OpeningHoursViewModel",
    [
      .text("days") { $0.days },
      .text("hours") { $0.hours },
    ])
}

extension ItemPage: TemplateModel {
  package static let shape = Shape<Self>(
    "ItemPage",
    [
      .object("frame") { $0.frame },
      .object("item") { $0.item },
      .object("menu") { $0.menu },
      .object("section") { $0.section },
      .optional("updated") { $0.updated },
      .optional("body") { $0.body },
      .optionalText("allergenNote") { $0.allergenNote },
      .optional("previous") { $0.previous },
      .optional("next") { $0.next },
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension TextPage: TemplateModel {
  package static let shape = Shape<Self>(
    "TextPage",
    [
      .object("frame") { $0.frame },
      .object("title") { $0.title },
      .object("body") { $0.body },
      .flag("hasOwnHeading") { $0.hasOwnHeading },
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension NoticePage: TemplateModel {
  package static let shape = Shape<Self>(
    "NoticePage",
    [
      .object("frame") { $0.frame },
      .object("notice") { $0.notice },
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}
