import MenugenDomain
import MenugenLocalization
import MenugenViewModels

extension Presentation {
  /// The restaurant for the home page.
  func restaurant(at route: Route) -> RestaurantViewModel? {
    guard let restaurant = site.restaurant else { return nil }
    let file = site.language
    var model = RestaurantViewModel(
      name: label(restaurant.name ?? site.name, in: file),
      description: markup(
        restaurant.description, in: file, links: LinkCache(self, writtenFor: homeRoute, shownAt: route)),
      cuisine: restaurant.servesCuisine.isEmpty
        ? nil : mixed(list(restaurant.servesCuisine.map { tagged(Label($0), in: file) })),
      priceRange: restaurant.priceRange,
      addressLines: restaurant.address.map { addressLines($0).map(addressLabel) } ?? [],
      telephone: restaurant.telephone,
      telephoneURL: restaurant.telephone.map(telephoneURL), email: restaurant.email,
      emailURL: restaurant.email.map { "mailto:\($0)" },
      mapURL: branch == nil ? mapURL(of: restaurant) : mapLink(of: restaurant),
      openingHours: restaurant.openingHours.map(openingHours),
      image: restaurant.image.flatMap { image($0, .page, in: file, at: route) }, schema: schema(of: restaurant))
    if model.name.text != label(site.name, in: file).text { model.ownName = model.name }
    model.place = restaurant.address?.addressLocality
    model.week = week(restaurant.openingHours)
    model.datedHours = restaurant.openingHours.filter(\.isDated).map(openingHours)
    model.specialHours = restaurant.specialOpeningHours.map(specialHours)
    model.logo = restaurant.logo.flatMap { image($0, .whole, in: file, at: route) }
    model.slogan = restaurant.slogan.map { label($0, in: file) }
    model.payment =
      restaurant.paymentAccepted.isEmpty
      ? nil : mixed(list(restaurant.paymentAccepted.map { tagged(Label($0), in: file) }))
    model.website = restaurant.url.map(webLink)
    model.profiles = restaurant.sameAs.map(webLink)
    switch restaurant.acceptsReservations {
    case nil: break
    case "Yes": model.reservations = phrases.required("reservationsYes")
    case "No": model.reservations = phrases.required("reservationsNo")
    case let address? where address.hasPrefix("https://") || address.hasPrefix("http://"):
      model.reservations = phrases.required("reserve")
      model.reservationsURL = address
    case let words: model.reservations = words
    }
    return model
  }

  /// A line of an address. It is marked with a language only if it could be mistaken for that of the theme's phrases.
  func addressLabel(_ line: String) -> LabelViewModel {
    wordsLanguage == nil ? LabelViewModel(line) : label(Label(line), in: site.language)
  }

  func addressLines(_ address: Restaurant.Address) -> [String] {
    func joined(_ parts: [String?], _ separator: String) -> String {
      parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: separator)
    }
    let city = joined([address.postalCode, address.addressLocality], " ")
    let place = joined([city, address.addressRegion], ", ")
    return [address.streetAddress ?? "", place].filter { !$0.isEmpty }
  }

  /// RFC 3966: digits and a leading `+`.
  func telephoneURL(_ number: String) -> String {
    "tel:" + number.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
  }

  /// A link to the restaurant's map, or to its coordinates.
  func mapURL(of restaurant: Restaurant) -> String? { restaurant.hasMap ?? restaurant.geo.map(mapURL) }

  /// A link to OpenStreetMap.
  private func mapURL(_ geo: Restaurant.Geo) -> String {
    "https://www.openstreetmap.org/?mlat=\(geo.latitude)&mlon=\(geo.longitude)#map=17/\(geo.latitude)/\(geo.longitude)"
  }

  private func openingHours(_ hours: Restaurant.OpeningHours) -> OpeningHoursViewModel {
    OpeningHoursViewModel(
      days: daysText(hours.days), dates: season(Availability(hours)).map { phrases.contractions($0) },
      hours: hoursText(from: hours.opens, to: hours.closes) ?? phrases.closed)
  }

  /// Every weekday's hours; empty if no hours apply all year.
  ///
  /// A day that no hours name is closed (schema.org), unless hours of certain dates name it, or all hours are of closed
  /// days: then nothing is known of the others.
  private func week(_ all: [Restaurant.OpeningHours]) -> [DayHoursViewModel] {
    let hours = all.filter { !$0.isDated }
    if hours.isEmpty { return [] }
    return Weekday.allCases.compactMap { day in
      let spans = hours.filter { $0.days.contains(day) && $0.opens != nil }
        .sorted { ($0.opens?.minutes ?? 0) < ($1.opens?.minutes ?? 0) }
        .compactMap { hoursText(from: $0.opens, to: $0.closes) }
      if spans.isEmpty, !hours.contains(where: { $0.days.contains(day) }),
        all.contains(where: { $0.days.contains(day) }) || hours.allSatisfy(\.isClosed)
      {
        return nil
      }
      return DayHoursViewModel(
        day: asLine(locale.weekdayName(day.number) ?? day.rawValue), earlier: Array(spans.dropLast()),
        last: spans.last ?? phrases.closed)
    }
  }

  /// Special hours with their dates and weekdays.
  private func specialHours(_ hours: Restaurant.OpeningHours) -> OpeningHoursViewModel {
    let isOneDay = hours.validFrom != nil && hours.validFrom == hours.validThrough
    let dates =
      isOneDay
      ? hours.validFrom.map { date($0).text }
      : season(Availability(hours)).map { asLine(phrases.contractions($0)) }
    return OpeningHoursViewModel(
      days: dates ?? "", dates: hours.days.isEmpty || isOneDay ? nil : daysText(hours.days),
      hours: hoursText(from: hours.opens, to: hours.closes) ?? phrases.closed)
  }

  /// A link without scheme and `www.`: `social.example/vecchia`.
  private func webLink(_ address: String) -> LinkViewModel {
    var text = address[...]
    for prefix in ["https://", "http://", "www."] where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
    if text.last == "/" { text.removeLast() }
    return LinkViewModel(LabelViewModel(String(text)), url: address)
  }

  private func schema(of restaurant: Restaurant) -> RestaurantSchema {
    var schema = RestaurantSchema()
    schema.servesCuisine = restaurant.servesCuisine
    schema.streetAddress = restaurant.address?.streetAddress
    schema.postalCode = restaurant.address?.postalCode
    schema.addressLocality = restaurant.address?.addressLocality
    schema.addressRegion = restaurant.address?.addressRegion
    schema.addressCountry = restaurant.address?.addressCountry
    schema.latitude = restaurant.geo?.latitude
    schema.longitude = restaurant.geo?.longitude
    schema.acceptsReservations = restaurant.acceptsReservations
    schema.sameAs = restaurant.sameAs
    schema.url = restaurant.url
    schema.hasMap = restaurant.hasMap
    schema.paymentAccepted = restaurant.paymentAccepted
    schema.openingHours = restaurant.openingHours.map(schemaHours)
    schema.specialOpeningHours = restaurant.specialOpeningHours.map(schemaHours)
    return schema
  }

  private func schemaHours(_ hours: Restaurant.OpeningHours) -> RestaurantSchema.Hours {
    // schema.org expresses "closed" as 00:00 to 00:00.
    RestaurantSchema.Hours(
      days: hours.days.map(schemaDay), opens: hours.opens?.iso ?? "00:00",
      closes: hours.closes.map(schemaTime) ?? "00:00", validFrom: hours.validFrom?.iso,
      validThrough: hours.validThrough?.iso)
  }

  private func schemaTime(_ time: ClockTime) -> String { time.minutes == 24 * 60 ? "23:59" : time.iso }

  private func schemaDay(_ day: Weekday) -> String {
    switch day {
    case .mon: "Monday"
    case .tue: "Tuesday"
    case .wed: "Wednesday"
    case .thu: "Thursday"
    case .fri: "Friday"
    case .sat: "Saturday"
    case .sun: "Sunday"
    }
  }
}

extension Restaurant.OpeningHours {
  /// Whether the hours apply only on certain dates.
  fileprivate var isDated: Bool { validFrom != nil || validThrough != nil }
}

extension Availability {
  /// The dates of opening hours.
  fileprivate init(_ hours: Restaurant.OpeningHours) {
    self.init(validFrom: hours.validFrom, validThrough: hours.validThrough)
  }
}
