/// A branch of the restaurant: its own data, and how it changes the master menus.
package struct Location: Sendable {
  /// The name of its folder in the output.
  package var id: String
  package var name: Label
  /// The language of text without a language tag.
  package var language: LanguageTag
  /// The languages of its pages; empty for all languages of the site.
  package var languages: [LanguageTag] = []
  /// The currency of all its prices; `nil` for that of the master menus.
  package var currency: Currency?
  /// Its own data, without what it shares with the site's restaurant.
  package var restaurant = Restaurant()
  package var items: [ItemOverride] = []
  package var options: [OptionOverride] = []
  package var menus: [MenuOverride] = []

  /// What a location changes of an item. `nil` leaves the master menu's value.
  package struct ItemOverride: Sendable {
    /// The item's id.
    package var item: String
    /// The id of the only menu to change; `nil` for every menu with the item.
    package var menu: String?
    package var price: Price?
    package var sizes: [SizePrice] = []
    package var deposit: Money?
    package var isSoldOut: Bool?
    package var isHidden: Bool?
    package var availability: [Availability]?

    package init(item: String, menu: String? = nil) {
      self.item = item
      self.menu = menu
    }
  }

  package struct SizePrice: Sendable {
    /// The size's id.
    package var size: String
    package var price: Price

    package init(size: String, price: Price) {
      self.size = size
      self.price = price
    }
  }

  /// The price of an option at a location.
  package struct OptionOverride: Sendable {
    /// The ids of the option group and of its option.
    package var group: String
    package var option: String
    /// The id of the only menu to change; `nil` for every menu with the group.
    package var menu: String?
    package var price: OptionGroup.OptionPrice

    package init(group: String, option: String, menu: String? = nil, price: OptionGroup.OptionPrice) {
      (self.group, self.option, self.menu, self.price) = (group, option, menu, price)
    }
  }

  /// What a location changes of a menu. `nil` leaves the master menu's value.
  package struct MenuOverride: Sendable {
    /// The menu's id.
    package var menu: String
    package var isHidden: Bool?
    package var availability: [Availability]?

    package init(menu: String) { self.menu = menu }
  }

  package init(id: String, name: Label, language: LanguageTag) {
    self.id = id
    self.name = name
    self.language = language
  }
}

extension Restaurant {
  /// Returns the data of a file in one language for use with content in another.
  package func marked(_ own: LanguageTag, in language: LanguageTag) -> Restaurant {
    var restaurant = self
    restaurant.description = description?.marked(own, in: language)
    restaurant.slogan = slogan?.marked(own, in: language)
    restaurant.image?.alternativeText = image?.alternativeText?.marked(own, in: language)
    restaurant.logo?.alternativeText = logo?.alternativeText?.marked(own, in: language)
    return restaurant
  }

  /// Returns a location's restaurant, with the site's fields where it has none.
  ///
  /// Address, coordinates and map belong together: with one of them, a location takes none from the site.
  package func completed(by site: Restaurant) -> Restaurant {
    var whole = self
    if address == nil, geo == nil, hasMap == nil {
      (whole.address, whole.geo, whole.hasMap) = (site.address, site.geo, site.hasMap)
    }
    whole.description = description ?? site.description
    whole.priceRange = priceRange ?? site.priceRange
    whole.telephone = telephone ?? site.telephone
    whole.email = email ?? site.email
    whole.acceptsReservations = acceptsReservations ?? site.acceptsReservations
    whole.image = image ?? site.image
    whole.logo = logo ?? site.logo
    whole.slogan = slogan ?? site.slogan
    if servesCuisine.isEmpty { whole.servesCuisine = site.servesCuisine }
    if sameAs.isEmpty { whole.sameAs = site.sameAs }
    if openingHours.isEmpty { whole.openingHours = site.openingHours }
    if specialOpeningHours.isEmpty { whole.specialOpeningHours = site.specialOpeningHours }
    if paymentAccepted.isEmpty { whole.paymentAccepted = site.paymentAccepted }
    return whole
  }
}
