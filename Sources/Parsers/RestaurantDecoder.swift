import Domain
import Text

/// The restaurant, in schema.org's terms.
extension ContentDecoder {
  /// What schema.org says of a Restaurant and no page shows yet: read past.
  private static let unusedKeys: Set<String> = [
    "@context", "@id", "@type", "additionalType", "aggregateRating", "alternateName", "amenityFeature", "areaServed",
    "award", "branchCode", "brand", "contactPoint", "currenciesAccepted", "department", "duns", "employee", "event",
    "faxNumber", "founder", "foundingDate", "funder", "hasMap", "hasMenu", "identifier", "isAccessibleForFree",
    "keywords", "latitude", "legalName", "location", "logo", "longitude", "makesOffer", "map",
    "maximumAttendeeCapacity", "memberOf", "menu", "numberOfEmployees", "openingHoursSpecification", "owns",
    "parentOrganization", "paymentAccepted", "photo", "publicAccess", "review", "slogan", "smokingAllowed",
    "specialOpeningHoursSpecification", "starRating", "subOrganization", "taxID", "telephoneNumber", "url", "vatID",
  ]

  private static let keys = [
    "name", "description", "servesCuisine", "priceRange", "telephone", "email", "sameAs", "acceptsReservations",
    "address", "geo", "openingHours", "image",
  ]

  mutating func restaurant(_ value: Value) -> Restaurant? {
    guard value.kind == .object else {
      wrongType("restaurant", wants: "an object", hint: "write keys such as telephone: +39 06 123456", value)
      return nil
    }
    var restaurant = Restaurant()
    checkEmptyKeys(of: value, in: "the restaurant", known: Self.keys)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "name": restaurant.name = label(value, "name")
      case "description": restaurant.description = markdown(value, "description", under: 1)
      case "servesCuisine": restaurant.servesCuisine = texts(value, "servesCuisine")
      case "priceRange": restaurant.priceRange = text(value, "priceRange")
      case "telephone": restaurant.telephone = textOrDigits(value, "telephone")
      case "email": restaurant.email = text(value, "email")
      case "sameAs": restaurant.sameAs = addresses(value)
      case "acceptsReservations":
        restaurant.acceptsReservations =
          value.bool().map { $0 ? "Yes" : "No" } ?? text(value, "acceptsReservations")
      case "address": restaurant.address = address(value)
      case "geo": restaurant.geo = geo(value)
      case "openingHours": restaurant.openingHours = openingHours(value)
      case "image": restaurant.image = image(value)
      default:
        if !Self.unusedKeys.contains(key.text) { unknownKey(key, in: "the restaurant", known: Self.keys) }
      }
    }
    return restaurant
  }

  private mutating func addresses(_ value: Value) -> [String] {
    var addresses: [String] = []
    for element in value.kind == .array ? Array(value.elements) : [value] where !element.isNull {
      guard let text = text(element, "sameAs") else { continue }
      if isWebAddress(text) {
        addresses.append(text)
      } else {
        error(
          "url.invalid", "sameAs is no address of the web: '\(text)'", hint: "write one such as https://example.org/",
          at: element.range)
      }
    }
    return addresses
  }

  private mutating func address(_ value: Value) -> Restaurant.Address? {
    var address = Restaurant.Address()
    guard value.kind == .object else {
      address.streetAddress = text(value, "address")
      return address
    }
    checkEmptyKeys(
      of: value, in: "the address",
      known: ["streetAddress", "postalCode", "addressLocality", "addressRegion", "addressCountry"])
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "streetAddress": address.streetAddress = textOrDigits(value, "streetAddress")
      case "postalCode": address.postalCode = textOrDigits(value, "postalCode")
      case "addressLocality": address.addressLocality = text(value, "addressLocality")
      case "addressRegion": address.addressRegion = text(value, "addressRegion")
      case "addressCountry": address.addressCountry = text(value, "addressCountry")
      case "@type": break
      default:
        unknownKey(
          key, in: "the address",
          known: ["streetAddress", "postalCode", "addressLocality", "addressRegion", "addressCountry"])
      }
    }
    return address
  }

  private mutating func geo(_ value: Value) -> Restaurant.Geo? {
    guard value.kind == .object, let latitude = value.member("latitude"), let longitude = value.member("longitude")
    else {
      wrongType(
        "geo", wants: "an object with latitude and longitude", hint: "write {latitude: 41.9028, longitude: 12.4964}",
        value)
      return nil
    }
    for (key, _) in value.members {
      switch key {
      case "latitude", "longitude", "@type": break
      default: unknownKey(key, in: "geo", known: ["latitude", "longitude"])
      }
    }
    guard let latitude = degrees(latitude, "latitude", limit: 90),
      let longitude = degrees(longitude, "longitude", limit: 180)
    else { return nil }
    return Restaurant.Geo(latitude: latitude, longitude: longitude)
  }

  private mutating func degrees(_ value: Value, _ field: String, limit: Int) -> String? {
    guard let text = textOrDigits(value, field) else { return nil }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let whole = Int(digits.prefix { $0 != "." }) ?? .max
    let fraction = digits.drop { $0 != "." }
    if isDecimal(digits), whole < limit || whole == limit && fraction.allSatisfy({ $0 == "0" || $0 == "." }) {
      return text
    }
    error(
      "geo.degrees", "\(field) is no number of degrees: '\(text)'",
      hint: "write decimal degrees from -\(limit) to \(limit), such as 41.9028", at: value.range)
    return nil
  }
}

// MARK: - Opening hours

extension ContentDecoder {
  /// schema.org's texts (`Mo-Fr 11:00-23:00`) or objects of days and hours; one, or a list of them.
  mutating func openingHours(_ value: Value) -> [Restaurant.OpeningHours] {
    var hours: [Restaurant.OpeningHours] = []
    for element in value.kind == .array ? Array(value.elements) : [value] where !element.isNull {
      if element.kind == .object {
        if let entry = hoursObject(element) { hours.append(entry) }
      } else if let text = text(element, "openingHours") {
        if let entry = Restaurant.OpeningHours(written: text) {
          hours.append(entry)
        } else {
          error(
            "hours.invalid", "openingHours can't be read: '\(text)'",
            hint: "write days and hours, such as Mo-Fr 11:00-23:00",
            at: element.range)
        }
      }
    }
    return hours
  }

  private mutating func hoursObject(_ value: Value) -> Restaurant.OpeningHours? {
    var hours = Restaurant.OpeningHours(days: [], opens: nil, closes: nil)
    checkEmptyKeys(of: value, in: "openingHours", known: ["days", "opens", "closes"])
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "days", "dayOfWeek": hours.days = days(value, "days")
      case "opens", "from": hours.opens = time(value, "opens")
      case "closes", "to": hours.closes = time(value, "closes")
      case "@type": break
      default: unknownKey(key, in: "openingHours", known: ["days", "opens", "closes"])
      }
    }
    if hours.days.isEmpty { hours.days = Weekday.allCases }
    if (hours.opens == nil) != (hours.closes == nil) {
      error(
        "hours.half", "openingHours say only when they begin or end", hint: "write both \"opens\" and \"closes\"",
        at: value.range)
    }
    if let opens = hours.opens, opens == hours.closes || opens.minutes == 24 * 60 {
      error(
        "hours.invalid", "openingHours end when they begin",
        hint: "write two different times, \"00:00\" and \"24:00\" for the whole day",
        at: (value.member("opens") ?? value).range)
    }
    return hours
  }
}

extension Restaurant.OpeningHours {
  /// schema.org's form: days as `Mo-Fr` or `Mo,We`, then a time range, which is left out for the whole day; `closed` for none.
  init?(written text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let dayPart = parts.first, let days = Weekday.list(written: dayPart) else { return nil }
    let times = parts.count == 2 ? parts[1].filter { $0 != " " } : ""
    if times.lowercased() == "closed" {
      self.init(days: days, opens: nil, closes: nil)
      return
    }
    let ends = times.isEmpty ? ["00:00", "24:00"] : times.split { $0 == "-" || $0 == "–" }.map(String.init)
    guard ends.count == 2, let opens = ClockTime(ends[0]), let closes = ClockTime(ends[1]), opens != closes else {
      return nil
    }
    self.init(days: days, opens: opens, closes: closes)
  }
}

extension Weekday {
  /// `Mo-Fr`, `Sa,Su`; a range may run over the week's end.
  static func list(written text: Substring) -> [Weekday]? {
    var days: [Weekday] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Weekday(written: String($0)) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1] else { return nil }
      var number = first.number
      while true {
        let day = allCases[(number - 1) % 7]
        if !days.contains(day) { days.append(day) }
        if day == last { break }
        number += 1
      }
    }
    return days
  }
}
