import Domain
import ViewModels

extension Presentation {
  /// The restaurant with its hours, address and phone, as the home page shows it.
  func restaurant(at route: Route) -> RestaurantViewModel? {
    guard let restaurant = site.restaurant else { return nil }
    let file = site.language
    var model = RestaurantViewModel(
      name: label(restaurant.name ?? site.name, in: file),
      description: markup(restaurant.description, in: file, at: route),
      cuisine: restaurant.servesCuisine.isEmpty
        ? nil : mixed(list(restaurant.servesCuisine.map { tagged(Label($0), in: file) })),
      priceRange: restaurant.priceRange,
      addressLines: restaurant.address.map { addressLines($0).map(addressLabel) } ?? [],
      telephone: restaurant.telephone,
      telephoneURL: restaurant.telephone.map(telephoneURL), email: restaurant.email,
      emailURL: restaurant.email.map { "mailto:\($0)" }, mapURL: restaurant.geo.map(mapURL),
      openingHours: restaurant.openingHours.map(openingHours),
      image: restaurant.image.map { image($0, in: file, at: route) }, schema: schema(of: restaurant))
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

  /// An address is of its place and not of a language: it is marked only where it would be taken for the theme's words.
  func addressLabel(_ line: String) -> LabelViewModel {
    wordsLanguage == nil ? LabelViewModel(line) : label(Label(line), in: site.language)
  }

  func addressLines(_ address: Restaurant.Address) -> [String] {
    let city = [address.postalCode, address.addressLocality].compactMap(\.self).joined(separator: " ")
    let place = [city.isEmpty ? nil : city, address.addressRegion].compactMap(\.self).joined(separator: ", ")
    return [address.streetAddress, place.isEmpty ? nil : place].compactMap(\.self)
  }

  /// RFC 3966: digits and a leading `+`.
  func telephoneURL(_ number: String) -> String {
    "tel:" + number.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
  }

  /// A map that needs no key and no script.
  private func mapURL(_ geo: Restaurant.Geo) -> String {
    "https://www.openstreetmap.org/?mlat=\(geo.latitude)&mlon=\(geo.longitude)#map=17/\(geo.latitude)/\(geo.longitude)"
  }

  private func openingHours(_ hours: Restaurant.OpeningHours) -> OpeningHoursViewModel {
    OpeningHoursViewModel(
      days: daysText(hours.days), hours: hoursText(from: hours.opens, to: hours.closes) ?? phrases.closed)
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
    schema.openingHours = restaurant.openingHours.compactMap { hours in
      // Both at midnight is how schema.org says "closed all day".
      RestaurantSchema.Hours(
        days: hours.days.map(schemaDay), opens: hours.opens?.iso ?? "00:00",
        closes: hours.closes.map(schemaTime) ?? "00:00")
    }
    return schema
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
