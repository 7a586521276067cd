/// What `site.yaml` says of the site and the restaurant. Every key has a default.
package struct Site: Sendable {
  package var name: Label = Label("Menu")
  package var description: Localized<Markup>?
  /// With its scheme and a `/` at the end; `nil`: no canonical links and no sitemap.
  package var baseURL: String?
  package var language: LanguageTag = .english
  /// At least the site's own; the first is the default, at the root of the site.
  package var languages: [LanguageTag] = [.english]
  package var currency: Currency = .usd
  /// Whether the currency is a choice, and not just the default.
  package var namesCurrency = false
  /// An IANA name.
  package var timeZone = "UTC"
  package var theme = "default"
  package var profile: Profile = .eu
  package var grouping: Grouping = .auto
  package var allergenCodes: AllergenCodes = .words
  package var movements = Movements()
  package var allowsUnsafeMarkdown = false
  package var restaurant: Restaurant?
  /// What other currencies are worth, by day: without them there is no total of several currencies.
  package var rates: [ExchangeRate] = []

  /// Whose food law counts: they differ in nothing that a menu shows.
  package enum Profile: String, Sendable, CaseIterable { case eu, at, uk, de }

  /// Whether amounts carry thousands separators.
  package enum Grouping: String, Sendable, CaseIterable { case auto, none }

  package enum AllergenCodes: String, Sendable, CaseIterable { case words, numbers, letters, none }

  package struct Movements: Sendable {
    package var visibility: Ledger.Visibility = .private
    package var detailPages: DetailPages = .auto
    package init() {}
  }

  /// Whether each movement has a page; `auto` up to 2,000 of them.
  package enum DetailPages: String, Sendable, CaseIterable { case auto, always, never }

  package init() {}
}

/// The restaurant, in schema.org's terms.
package struct Restaurant: Sendable {
  package var name: Label?
  package var description: Localized<Markup>?
  package var servesCuisine: [String] = []
  package var priceRange: String?
  package var telephone: String?
  package var email: String?
  /// Profiles elsewhere: schema.org's `sameAs`.
  package var sameAs: [String] = []
  package var acceptsReservations: String?
  package var address: Address?
  package var geo: Geo?
  package var openingHours: [OpeningHours] = []
  /// Hours and closed days of certain dates, which stand for the usual ones.
  package var specialOpeningHours: [OpeningHours] = []
  package var image: MenuImage?
  package var logo: MenuImage?
  package var slogan: Label?
  /// The restaurant's own address of the web, which may be another than the menu's.
  package var url: String?
  /// A map's address.
  package var hasMap: String?
  package var paymentAccepted: [String] = []

  package struct Address: Sendable, Hashable {
    package var streetAddress: String?
    package var postalCode: String?
    package var addressLocality: String?
    package var addressRegion: String?
    package var addressCountry: String?
    package init() {}
  }

  /// Degrees in decimal digits, as written.
  package struct Geo: Sendable, Hashable {
    package var latitude: String
    package var longitude: String
    package init(latitude: String, longitude: String) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// Hours on some days; both times absent means closed on them.
  package struct OpeningHours: Sendable, Hashable {
    /// Empty among special hours alone: on all days of its dates.
    package var days: [Weekday]
    package var opens: ClockTime?
    /// Before `opens` when it runs past midnight.
    package var closes: ClockTime?
    /// The first and the last day that it counts on.
    package var validFrom: CalendarDate?
    package var validThrough: CalendarDate?

    package init(
      days: [Weekday], opens: ClockTime?, closes: ClockTime?, validFrom: CalendarDate? = nil,
      validThrough: CalendarDate? = nil
    ) {
      self.days = days
      self.opens = opens
      self.closes = closes
      self.validFrom = validFrom
      self.validThrough = validThrough
    }
  }

  package init() {}
}

/// A free page written in Markdown.
package struct MarkdownPage: Sendable {
  /// Its place below `pages/` without `.md`: `about`, `legal/privacy`.
  package var path: String
  package var title: String
  package var description: String?
  package var language: LanguageTag
  /// Pages with a lower number come first in the navigation.
  package var order: Int?
  package var body: Markup

  package init(
    path: String, title: String, description: String? = nil, language: LanguageTag, order: Int? = nil, body: Markup
  ) {
    self.path = path
    self.title = title
    self.description = description
    self.language = language
    self.order = order
    self.body = body
  }
}

extension Site {
  /// Whether a text in this language serves readers of one of the site's.
  package func isRead(in language: LanguageTag) -> Bool {
    languages.contains { $0.found(among: 1) { _ in language } != nil }
  }
}
