/// The settings of `site.yaml`: the site and the restaurant. Every key has a default.
package struct Site: Sendable {
  package var name: Label = Label("Menu")
  package var description: Localized<Markup>?
  /// With its scheme and a final `/`. Without it, there are no canonical links and no sitemap.
  package var baseURL: String?
  package var language: LanguageTag = .english
  /// At least `language`; the first is the default, at the root of the site.
  package var languages: [LanguageTag] = [.english]
  package var currency: Currency = .usd
  /// Whether the currency was set, and isn't the default.
  package var namesCurrency = false
  /// An IANA name.
  package var timeZone = "UTC"
  /// The ids of warnings that are treated as errors.
  package var raisedWarnings: Set<String> = []
  package var theme = "default"
  /// The ink of a theme that has inks; `nil` for pomodoro.
  package var ink: Color?
  /// The light paper; `nil` for a tint of the ink.
  package var paper: Color?
  package var profile: Profile = .eu
  package var grouping: Grouping = .auto
  package var allergenCodes: AllergenCodes = .words
  package var prices = Prices()
  package var navigation = SiteNavigation()
  /// Shown in the header instead of the site's name.
  package var logo: MenuImage?
  /// The site's profiles elsewhere, shown in the footer.
  package var profiles: [SiteLink] = []
  /// Where `menugen publish` sends the site.
  package var targets: [NamedTarget] = []
  package var movements = Movements()
  /// The first day of a fiscal year.
  package var fiscalYear = MonthDay.newYear
  package var allowsUnsafeMarkdown = false
  package var restaurant: Restaurant?
  /// Exchange rates by day, for totals of several currencies.
  package var rates: [ExchangeRate] = []

  /// The food law that applies. The profiles don't differ in what a menu shows.
  package enum Profile: String, Sendable, CaseIterable { case eu, at, uk, de }

  /// Whether amounts have thousands separators.
  package enum Grouping: String, Sendable, CaseIterable { case auto, none }

  package enum AllergenCodes: String, Sendable, CaseIterable { case words, numbers, letters, none }

  /// How public pages write prices.
  package struct Prices: Sendable {
    package var decimals: Decimals = .full
    package var symbol: Symbol = .auto
    package init() {}
  }

  /// Whether a price has the decimals of its currency; `auto` leaves them out if they are zero.
  package enum Decimals: String, Sendable, CaseIterable { case full, auto }

  /// Whether a price has its currency's symbol, as in its language.
  package enum Symbol: String, Sendable, CaseIterable { case auto, none }

  package struct Movements: Sendable {
    package var visibility: Ledger.Visibility = .private
    package var detailPages: DetailPages = .auto
    package init() {}
  }

  /// Whether each movement has a page; `auto` up to 2,000 movements.
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
  /// Profiles on other sites: schema.org's `sameAs`.
  package var sameAs: [String] = []
  package var acceptsReservations: String?
  package var address: Address?
  package var geo: Geo?
  package var openingHours: [OpeningHours] = []
  /// Hours and closed days of certain dates, which replace the usual ones.
  package var specialOpeningHours: [OpeningHours] = []
  package var image: MenuImage?
  package var logo: MenuImage?
  package var slogan: Label?
  /// The restaurant's own URL, which may differ from the menu's.
  package var url: String?
  /// The URL of a map.
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

  /// Opening hours on some days; without times, closed.
  package struct OpeningHours: Sendable, Hashable {
    /// Empty only for special hours, which then apply to every day of their dates.
    package var days: [Weekday]
    package var opens: ClockTime?
    /// Earlier than `opens` if it closes after midnight.
    package var closes: ClockTime?
    /// The first and last day that the hours apply to.
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

    package var isClosed: Bool { opens == nil }
  }

  package init() {}

  /// Removes closed days from other hours of the same dates.
  package mutating func closeDays() {
    let closed = openingHours.filter(\.isClosed)
    if closed.isEmpty { return }
    openingHours = openingHours.compactMap { hours in
      var hours = hours
      if hours.isClosed { return hours }
      for other in closed where other.validFrom == hours.validFrom && other.validThrough == hours.validThrough {
        hours.days.removeAll { other.days.contains($0) }
      }
      return hours.days.isEmpty ? nil : hours
    }
  }
}

/// A page written in Markdown.
package struct MarkdownPage: Sendable {
  /// The path in `pages/` without `.md`: `about`, `legal/privacy`.
  package var path: String
  package var title: String
  package var description: String?
  package var language: LanguageTag
  /// Whether the page is left out; `nil` if it doesn't say.
  package var isDraft: Bool?
  /// Pages with a lower number come first in the navigation.
  package var order: Int?
  /// Of a piece of news or an event.
  package var date: CalendarDate?
  /// Whether the navigation may have it.
  package var isInNavigation = true
  /// The name of one of the theme's templates for pages.
  package var template: String?
  package var extra: [ExtraField] = []
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

extension Restaurant {
  /// Where a table can be reserved.
  package var reservationsAddress: String? {
    acceptsReservations.flatMap { $0.hasPrefix("https://") || $0.hasPrefix("http://") ? $0 : nil }
  }
}

extension Site {
  package var shownInk: Color { ink ?? NamedInk.pomodoro.color }

  /// Whether text in this language suits readers of one of the site's languages.
  package func isRead(in language: LanguageTag) -> Bool {
    languages.contains { $0.found(among: 1) { _ in language } != nil }
  }
}
