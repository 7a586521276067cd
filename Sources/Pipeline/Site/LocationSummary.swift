package import MenugenDomain

/// A location's summary for other pages: the list of locations, the sitemap and links.
///
/// Cached, so that an unchanged location need not be parsed.
package struct LocationSummary: Sendable {
  package var id: String
  package var name: Label
  /// The tags of its pages' languages.
  package var languages: [String]
  package var address: Restaurant.Address?
  package var map: String?
  package var telephone: String?
  /// The menus with own pages.
  package var menus: [Menu] = []
  /// The distinct site paths of its links and images.
  package var links: [String] = []
  package var imageLinks: [String] = []
  /// The images whose size was read from their files, and those that are shown.
  package var pictures: [String] = []
  package var imageUses: [ImageUse] = []
  /// A hash of these sizes, and of the images' copies.
  package var pictureSizes: UInt64 = 0

  /// A menu with own pages.
  package struct Menu: Sendable {
    package var id: String
    package var updated: CalendarDate?
    /// The items with an own page, in order.
    package var items: [String]
    /// The prices that aren't the master menu's, for the next build to compare.
    package var prices: [KnownPrice]
    /// Whether the site's allergen table is also the location's.
    package var sharesAllergens: Bool

    package init(
      id: String, updated: CalendarDate?, items: [String], prices: [KnownPrice], sharesAllergens: Bool
    ) {
      self.id = id
      self.updated = updated
      self.items = items
      self.prices = prices
      self.sharesAllergens = sharesAllergens
    }
  }

  package init(
    id: String, name: Label, languages: [String], address: Restaurant.Address?, map: String?, telephone: String?
  ) {
    self.id = id
    self.name = name
    self.languages = languages
    self.address = address
    self.map = map
    self.telephone = telephone
  }
}
