import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes the restaurant, in schema.org's terms.
extension ContentDecoder {
  mutating func restaurant(_ value: Value) -> Restaurant? {
    guard value.kind == .object else {
      wrongType("restaurant", expected: "an object", example: "keys such as telephone: +39 06 123456", value)
      return nil
    }
    var restaurant = Restaurant()
    var hours: [PlacedHours] = []
    checkEmptyKeys(of: value, in: "the restaurant", known: ContentObject.restaurant.names)
    for (key, value) in value.members where !value.isNull && !readRestaurant(key, value, into: &restaurant, &hours) {
      switch key {
      case "name": restaurant.name = label(value, "name")
      default: unknownKey(key, in: "the restaurant", of: .restaurant)
      }
    }
    set(hours, of: &restaurant)
    return restaurant
  }

  /// Sets the opening hours that were read, without the days that others close.
  mutating func set(_ hours: [PlacedHours], of restaurant: inout Restaurant) {
    report(hoursConflicts(hours, isSpecial: false) { [file] in file.location(of: $0) })
    restaurant.add(hours.map(\.hours))
    restaurant.closeDays()
  }

  /// Reads a key of the restaurant besides its name; returns false for any other key.
  ///
  /// - Parameter hours: Takes the opening hours, whose keys are two; see `set(_:of:)`.
  mutating func readRestaurant(
    _ key: Key, _ value: Value, into restaurant: inout Restaurant, _ hours: inout [PlacedHours]
  ) -> Bool {
    switch key {
    case "description": restaurant.description = markdown(value, "description", under: 1)
    case "servesCuisine": restaurant.servesCuisine = texts(value, "servesCuisine")
    case "priceRange": restaurant.priceRange = text(value, "priceRange")
    case "telephone": restaurant.telephone = textOrDigits(value, "telephone")
    case "email": restaurant.email = text(value, "email")
    case "slogan": restaurant.slogan = label(value, "slogan")
    case "paymentAccepted": restaurant.paymentAccepted = texts(value, "paymentAccepted")
    case "url": restaurant.url = webAddress(value, "url")
    case "sameAs": restaurant.sameAs = addresses(value)
    case "hasMap": restaurant.hasMap = mapAddress(value)
    case "acceptsReservations":
      restaurant.acceptsReservations =
        value.bool().map { $0 ? "Yes" : "No" } ?? text(value, "acceptsReservations")
    case "address": restaurant.address = address(value)
    case "geo": restaurant.geo = geo(value)
    case "openingHours": hours += openingHours(value, "openingHours")
    case "openingHoursSpecification": hours += openingHours(value, "openingHoursSpecification")
    case "specialOpeningHoursSpecification": restaurant.specialOpeningHours = specialOpeningHours(value)
    case "image": restaurant.image = image(value)
    case "logo": restaurant.logo = image(value)
    case "@context", "@id", "@type": break
    default: return false
    }
    return true
  }

  private mutating func addresses(_ value: Value) -> [String] {
    var known: Set<String> = []
    return (value.kind == .array ? Array(value.elements) : [value]).filter { !$0.isNull }
      .compactMap { webAddress($0, "sameAs") }.filter { known.insert($0).inserted }
  }

  /// Reads a URL, which must be `http` or `https`.
  mutating func webAddress(_ value: Value, _ field: String) -> String? {
    guard let text = text(value, field) else { return nil }
    if isWebAddress(text) { return reportCredentials(in: text, field, value) ? nil : text }
    report(.invalidAddress(field, text), at: value.range)
    return nil
  }

  /// Reports a user name and password in a URL, which would be published.
  mutating func reportCredentials(in address: String, _ field: String, _ value: Value) -> Bool {
    let (start, rest) = (address.prefix { $0 != ":" }, address.drop { $0 != ":" }.dropFirst(3))
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let mark = host.lastIndex(of: "@") else { return false }
    report(.credentialsInAddress(field, meant: "\(start)://\(rest[rest.index(after: mark)...])"), at: value.range)
    return true
  }

  /// Reads the URL of a map, or schema.org's `Map` with `url`.
  private mutating func mapAddress(_ value: Value) -> String? {
    guard value.kind == .object else { return webAddress(value, "hasMap") }
    var address: String?
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "url": address = webAddress(value, "hasMap")
      case "@id", "@type": break
      default: unknownKey(key, in: "hasMap", of: .map)
      }
    }
    if address == nil, value.member("url")?.isNull ?? true {
      wrongType("hasMap", expected: "an address", example: "one such as https://example.org/", value)
    }
    return address
  }

  private mutating func address(_ value: Value) -> Restaurant.Address? {
    var address = Restaurant.Address()
    guard value.kind == .object else {
      address.streetAddress = text(value, "address")
      return address
    }
    checkEmptyKeys(
      of: value, in: "the address",
      known: ContentObject.address.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "streetAddress": address.streetAddress = textOrDigits(value, "streetAddress")
      case "postalCode": address.postalCode = textOrDigits(value, "postalCode")
      case "addressLocality": address.addressLocality = text(value, "addressLocality")
      case "addressRegion": address.addressRegion = text(value, "addressRegion")
      case "addressCountry": address.addressCountry = text(value, "addressCountry")
      case "@type": break
      default:
        unknownKey(key, in: "the address", of: .address)
      }
    }
    return address
  }

  private mutating func geo(_ value: Value) -> Restaurant.Geo? {
    guard value.kind == .object, value.count > 0 else {
      wrongType(
        "geo", expected: "an object with latitude and longitude", example: "{latitude: 41.9028, longitude: 12.4964}",
        value)
      return nil
    }
    for (key, _) in value.members {
      switch key {
      case "latitude", "longitude", "@type": break
      default: unknownKey(key, in: "geo", of: .geo)
      }
    }
    return coordinates(value.member("latitude"), value.member("longitude"))
  }

  /// Reads coordinates: both, or neither.
  mutating func coordinates(_ latitude: Value?, _ longitude: Value?) -> Restaurant.Geo? {
    switch (latitude.flatMap { $0.isNull ? nil : $0 }, longitude.flatMap { $0.isNull ? nil : $0 }) {
    case (nil, nil): return nil
    case (let latitude?, nil):
      report(.incompleteCoordinates(lacking: "longitude"), at: latitude.range)
      return nil
    case (nil, let longitude?):
      report(.incompleteCoordinates(lacking: "latitude"), at: longitude.range)
      return nil
    case (let latitude?, let longitude?):
      guard let north = degrees(latitude, "latitude", limit: 90), let east = degrees(longitude, "longitude", limit: 180)
      else { return nil }
      return Restaurant.Geo(latitude: north, longitude: east)
    }
  }

  mutating func degrees(_ value: Value, _ field: String, limit: Int) -> String? {
    guard let text = textOrDigits(value, field) else { return nil }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let whole = Int(digits.prefix { $0 != "." }) ?? .max
    let fraction = digits.drop { $0 != "." }
    if isDecimal(digits), whole < limit || whole == limit && fraction.allSatisfy({ $0 == "0" || $0 == "." }) {
      return text
    }
    report(.invalidDegrees(field, text, limit: limit), at: value.range)
    return nil
  }
}

extension Restaurant {
  /// Adds hours without duplicates, as many write them both as text and as objects.
  fileprivate mutating func add(_ hours: [OpeningHours]) {
    var known = Set(openingHours)
    openingHours += hours.filter { known.insert($0).inserted }
  }
}
