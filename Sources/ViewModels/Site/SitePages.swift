/// The home page: restaurant, opening hours, menus.
package struct HomePage: Sendable, Equatable {
  package var frame: PageFrame
  package var name: LabelViewModel
  package var description: Optional<MarkupViewModel>
  package let restaurant: RestaurantViewModel?
  package var menus: [MenuCardViewModel]
  /// Public ledgers and goals.
  package var reports: [LinkViewModel]
  /// The Markdown pages that don't fit into the header.
  package var pages: [LinkViewModel] = []
  /// Shown instead of the menus if there are none.
  package var notice: Optional<Notice>

  package init(
    frame: PageFrame, name: LabelViewModel, description: MarkupViewModel? = nil, restaurant: RestaurantViewModel? = nil,
    menus: [MenuCardViewModel] = [], reports: [LinkViewModel] = [], notice: Notice? = nil
  ) {
    self.frame = frame
    self.name = name
    self.description = description
    self.restaurant = restaurant
    self.menus = menus
    self.reports = reports
    self.notice = notice
  }
}

/// A menu's card on the home page.
package struct MenuCardViewModel: Sendable, Equatable {
  package var name: LabelViewModel
  package var url: String
  package var description: Optional<LabelViewModel>
  /// `24 dishes`.
  package var count: String
  package var availability: [String]

  package init(
    name: LabelViewModel, url: String, description: LabelViewModel? = nil, count: String, availability: [String] = []
  ) {
    self.name = name
    self.url = url
    self.description = description
    self.count = count
    self.availability = availability
  }
}

package struct RestaurantViewModel: Sendable, Equatable {
  package var name: LabelViewModel
  /// The name, if it isn't the site's.
  package var ownName: LabelViewModel?
  package var description: Optional<MarkupViewModel>
  package let cuisine: MixedTextViewModel?
  package let priceRange: String?
  package var addressLines: [LabelViewModel]
  package let telephone: String?
  package let telephoneURL: String?
  package let email: String?
  package let emailURL: String?
  /// A link to a map, if `hasMap` or `geo` is set.
  package let mapURL: String?
  /// Whether there is anything besides the hours for a guest who wants to come.
  package var hasContact: Bool {
    ownName != nil || !addressLines.isEmpty || mapURL != nil || telephone != nil || email != nil
      || reservations != nil || cuisine != nil || payment != nil || priceRange != nil || website != nil
      || !profiles.isEmpty
  }
  /// The city, for the page's header.
  package var place: String?
  package var openingHours: [OpeningHoursViewModel]
  /// Every weekday's hours, if any hours apply all year.
  package var week: [DayHoursViewModel] = []
  /// The hours that apply only on certain dates.
  package var datedHours: [OpeningHoursViewModel] = []
  /// Hours and closed days of certain dates.
  package var specialHours: [OpeningHoursViewModel] = []
  /// `Yes`, `No`, or `Reserve a table` if a URL is given.
  package var reservations: String?
  package var reservationsURL: String?
  package var image: Optional<ImageViewModel>
  package var logo: ImageViewModel?
  package var slogan: LabelViewModel?
  /// `Cash and card`.
  package var payment: MixedTextViewModel?
  /// The restaurant's own website, `giuseppe.example`.
  package var website: LinkViewModel?
  /// Profiles on other sites: schema.org's `sameAs`.
  package var profiles: [LinkViewModel] = []
  /// Exact values for structured data.
  package var schema: RestaurantSchema

  package init(
    name: LabelViewModel, description: MarkupViewModel? = nil, cuisine: MixedTextViewModel? = nil,
    priceRange: String? = nil, addressLines: [LabelViewModel] = [], telephone: String? = nil,
    telephoneURL: String? = nil, email: String? = nil, emailURL: String? = nil, mapURL: String? = nil,
    openingHours: [OpeningHoursViewModel] = [],
    image: ImageViewModel? = nil, schema: RestaurantSchema = .init()
  ) {
    self.name = name
    self.description = description
    self.cuisine = cuisine
    self.priceRange = priceRange
    self.addressLines = addressLines
    self.telephone = telephone
    self.telephoneURL = telephoneURL
    self.email = email
    self.emailURL = emailURL
    self.mapURL = mapURL
    self.openingHours = openingHours
    self.image = image
    self.schema = schema
  }
}

package struct OpeningHoursViewModel: Sendable, Equatable {
  /// `Tuesday–Friday`; for special hours their dates: `December 24, 2026`.
  package var days: String
  /// `from May 1 to September 30, 2026`, if limited; for special hours the weekdays of the dates.
  package var dates: Optional<String>
  /// `18:00–23:00`, or `Closed`.
  package var hours: String

  package init(days: String, dates: String? = nil, hours: String) {
    self.days = days
    self.dates = dates
    self.hours = hours
  }
}

/// A weekday's hours.
package struct DayHoursViewModel: Sendable, Equatable {
  /// `Tuesday`.
  package var day: String
  /// The spans but the last: `12:00–14:30`.
  package var earlier: [String]
  /// `18:30–23:00`, or `Closed`.
  package var last: String

  package init(day: String, earlier: [String] = [], last: String) {
    self.day = day
    self.earlier = earlier
    self.last = last
  }
}

/// Values of schema.org's `Restaurant` that the page doesn't show.
package struct RestaurantSchema: Sendable, Equatable {
  package var servesCuisine: [String] = []
  package var streetAddress: String?
  package var postalCode: String?
  package var addressLocality: String?
  package var addressRegion: String?
  package var addressCountry: String?
  /// `Yes`, `No`, or a URL.
  package var acceptsReservations: String?
  package var latitude: String?
  package var longitude: String?
  package var sameAs: [String] = []
  package var url: String?
  package var hasMap: String?
  package var paymentAccepted: [String] = []
  package var openingHours: [Hours] = []
  package var specialOpeningHours: [Hours] = []

  /// schema.org's `OpeningHoursSpecification`: English day names, `18:00`, `2026-12-24`.
  package struct Hours: Sendable, Equatable {
    package var days: [String]
    package var opens: String
    package var closes: String
    package var validFrom: String?
    package var validThrough: String?

    package init(
      days: [String], opens: String, closes: String, validFrom: String? = nil, validThrough: String? = nil
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

/// The page of a menu item.
package struct ItemPage: Sendable, Equatable {
  package var frame: PageFrame
  package var item: MenuItemViewModel
  package var menu: LinkViewModel
  package var section: LinkViewModel
  /// The currency as prices write it: `€`; empty if no item has a price.
  package var currencySymbol = ""
  package let updated: DateViewModel?
  package var body: Optional<MarkupViewModel>
  package var allergenNote: Optional<String>
  /// The neighbouring items of the menu.
  package var previous: Optional<LinkViewModel>
  package var next: Optional<LinkViewModel>

  package init(
    frame: PageFrame, item: MenuItemViewModel, menu: LinkViewModel, section: LinkViewModel,
    updated: DateViewModel? = nil,
    body: MarkupViewModel? = nil, allergenNote: String? = nil, previous: LinkViewModel? = nil,
    next: LinkViewModel? = nil
  ) {
    self.frame = frame
    self.item = item
    self.menu = menu
    self.section = section
    self.updated = updated
    self.body = body
    self.allergenNote = allergenNote
    self.previous = previous
    self.next = next
  }
}

/// A page written in Markdown.
package struct TextPage: Sendable, Equatable {
  package var frame: PageFrame
  package var title: LabelViewModel
  package var body: MarkupViewModel
  /// Whether the text begins with a heading, so that the page adds none.
  package var hasOwnHeading: Bool
  /// Of a piece of news or an event.
  package var date: DateViewModel?
  /// The dated pages of its folder, newest first.
  package var entries: [PageEntryViewModel] = []
  package var extras: [ExtraViewModel] = []

  package init(frame: PageFrame, title: LabelViewModel, body: MarkupViewModel, hasOwnHeading: Bool) {
    self.frame = frame
    self.title = title
    self.body = body
    self.hasOwnHeading = hasOwnHeading
  }
}

/// A page with only a notice: not found, loading, offline, error.
package struct NoticePage: Sendable, Equatable {
  package var frame: PageFrame
  package var notice: Notice

  package init(frame: PageFrame, notice: Notice) {
    self.frame = frame
    self.notice = notice
  }
}
