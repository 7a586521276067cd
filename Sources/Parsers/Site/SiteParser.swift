import MenugenChecks
package import MenugenDiagnostics
package import MenugenDomain
import MenugenMarkdown
import MenugenSyntax
import MenugenText

/// Parses `site.yaml` or `site.json`. Every key has a default, so the result is always a site.
package func parseSite(_ file: SourceFile) -> Checked<Site> {
  var decoder = SiteDecoder(file)
  let site = decoder.site()
  return Checked(site, decoder.content.diagnostics)
}

struct SiteDecoder {
  var content: ContentDecoder

  init(_ file: SourceFile) { content = ContentDecoder(file, site: Site()) }

  mutating func site() -> Site {
    var site = Site()
    guard let value = content.readTree() else { return site }
    guard value.kind == .object else {
      if !value.isNull {
        content.wrongType("site", expected: "an object", example: "keys such as name: Giuseppe's", value)
      }
      return site
    }
    var written: LanguageTag?
    if let value = value.member("language"), !value.isNull { written = content.languageTag(value, "language") }
    let all = value.member("languages").flatMap { $0.isNull ? nil : languages($0) } ?? []
    site.language = written ?? all.first ?? .english
    site.languages = all
    // The site's language is the first, at the root.
    site.languages.removeAll { $0 == site.language }
    site.languages.insert(site.language, at: 0)
    content.language = site.language
    if let value = value.member("markdown"), !value.isNull { markdown(value, &site) }
    content.markdown = MarkdownReader(allowsUnsafe: site.allowsUnsafeMarkdown)
    content.checkEmptyKeys(of: value, in: "the site", known: ContentObject.site.names)
    for (key, value) in value.members where value.isNull && ["ink", "paper"].contains(key.text) {
      content.checkComment(after: key)
    }
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "language", "languages", "markdown", "$schema": break
      case "rates": site.rates = content.rates(value)
      case "name": site.name = content.label(value, "name") ?? site.name
      case "description": site.description = content.markdown(value, "description", under: 1)
      case "baseURL": site.baseURL = baseURL(value)
      case "currency":
        site.currency = content.currency(value) ?? site.currency
        site.namesCurrency = true
      case "timeZone": site.timeZone = timeZone(value) ?? site.timeZone
      case "theme": site.theme = content.id(value, "theme") ?? site.theme
      case "ink": site.ink = content.ink(value)
      case "paper": site.paper = content.color(value, "paper")
      case "prices": prices(value, &site)
      case "nav": site.navigation = content.navigation(value)
      case "logo": site.logo = content.image(value)
      case "social": site.profiles = content.profiles(value)
      case "publish": site.targets = content.targets(value)
      case "profile": site.profile = profile(value) ?? site.profile
      case "grouping": site.grouping = content.word(value, "grouping", .grouping) ?? site.grouping
      case "allergenCodes":
        site.allergenCodes = content.word(value, "allergenCodes", .allergenCodes) ?? site.allergenCodes
      case "movements": movements(value, &site)
      case "diagnostics": site.raisedWarnings = content.raisedWarnings(value)
      case "fiscalYear": site.fiscalYear = content.monthDay(value, "fiscalYear") ?? site.fiscalYear
      case "restaurant": site.restaurant = content.restaurant(value)
      default: unknownKey(key)
      }
    }
    if site.navigation.showsReservations, site.restaurant?.reservationsAddress == nil {
      let place = value.member("nav")?.member("reservations") ?? value
      content.report(.noReservations, at: place.range)
    }
    if let (message, key) = illegibleInk(of: site) {
      content.report(message, at: (value.members.first { $0.key.text == key }?.value ?? value).range)
    }
    for (message, keys) in missingTranslations(of: site) {
      let place = keys.reduce(value) { place, key in place.members.first { $0.key.text == key }?.value ?? place }
      content.report(message, at: place.range)
    }
    return site
  }

  /// Reports an unknown key, or a key of the restaurant written one level too high.
  private mutating func unknownKey(_ key: Key) {
    let known = ContentObject.site.names
    if nearestName(to: key.text, among: known) == nil, KeyAliases.find(key.text, among: known) == nil,
      let meant = [key.text].first(where: ContentObject.restaurant.names.contains)
        ?? KeyAliases.find(key.text, among: ContentObject.restaurant.names)
    {
      return content.report(.unknownKey(key.text, in: "the site", .restaurant(meant)), at: key.range)
    }
    content.unknownKey(key, in: "the site", of: .site, misplaced: ["visibility"])
  }

  /// Reads the food law. One that isn't supported yet is an error.
  private mutating func profile(_ value: Value) -> Site.Profile? {
    guard value.string() == "us" else { return content.word(value, "profile", .profile) }
    content.report(.unsupportedProfile("us"), at: value.range)
    return nil
  }

  private mutating func languages(_ value: Value) -> [LanguageTag] {
    if content.isTooLong(value, "languages", most: ListLimit.languages) { return [] }
    var tags: [LanguageTag] = []
    for element in value.kind == .array ? Array(value.elements) : [value] where !element.isNull {
      if let tag = content.languageTag(element, "languages"), !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  private mutating func markdown(_ value: Value, _ site: inout Site) {
    guard value.kind == .object else {
      return content.wrongType("markdown", expected: "an object", example: "markdown: {unsafe: true}", value)
    }
    content.checkEmptyKeys(of: value, in: "markdown", known: ContentObject.markdown.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "unsafe": site.allowsUnsafeMarkdown = content.flag(value, "unsafe") ?? false
      default: content.unknownKey(key, in: "markdown", of: .markdown)
      }
    }
  }

  private mutating func prices(_ value: Value, _ site: inout Site) {
    guard value.kind == .object else {
      return content.wrongType("prices", expected: "an object", example: "prices: {decimals: auto}", value)
    }
    content.checkEmptyKeys(of: value, in: "prices", known: ContentObject.sitePrices.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "decimals": site.prices.decimals = content.word(value, "decimals", .priceDecimals) ?? .full
      case "symbol": site.prices.symbol = content.word(value, "symbol", .priceSymbol) ?? .auto
      default: content.unknownKey(key, in: "prices", of: .sitePrices)
      }
    }
  }

  private mutating func movements(_ value: Value, _ site: inout Site) {
    guard value.kind == .object else {
      return content.wrongType("movements", expected: "an object", example: "movements: {visibility: private}", value)
    }
    content.checkEmptyKeys(of: value, in: "movements", known: ContentObject.siteMovements.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "visibility":
        site.movements.visibility = content.word(value, "visibility", .visibility) ?? .private
      case "detailPages":
        site.movements.detailPages = content.word(value, "detailPages", .detailPages) ?? .auto
      default: content.unknownKey(key, in: "movements", of: .siteMovements)
      }
    }
  }

  /// Reads the base URL, and adds a final slash.
  private mutating func baseURL(_ value: Value) -> String? {
    guard let text = content.text(value, "baseURL") else { return nil }
    guard isWebAddress(text), !text.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
      content.report(.invalidAddress("baseURL", text), at: value.range)
      return nil
    }
    if content.reportCredentials(in: text, "baseURL", value) { return nil }
    return text.hasSuffix("/") ? text : text + "/"
  }

  /// Reads an IANA time zone; a city's name is found in the hint.
  private mutating func timeZone(_ value: Value) -> String? {
    guard let text = content.text(value, "timeZone") else { return nil }
    let names = TimeZoneNames.all
    if names.contains(Substring(text)) { return text }
    let cities = names.map { String($0[($0.lastIndex(of: "/") ?? $0.startIndex)...].drop { $0 == "/" }) }
    // Not short names such as ROC, which are similar to too many others.
    let nearest =
      nearestName(to: text, among: names.lazy.filter { $0.contains("/") }.map(String.init))
      ?? nearestName(to: text, among: cities).flatMap { city in
        cities.firstIndex(of: city).map { String(names[$0]) }
      }
    content.report(.unknownTimeZone(text, meant: nearest), at: value.range)
    return nil
  }
}

/// Whether it is `http` or `https`, a host, and only characters allowed by RFC 3986 or letters beyond ASCII.
func isWebAddress(_ text: String) -> Bool {
  let rest: Substring
  if text.hasPrefix("https://") {
    rest = text.dropFirst(8)
  } else if text.hasPrefix("http://") {
    rest = text.dropFirst(7)
  } else {
    return false
  }
  guard let first = rest.utf8.first, first != UInt8(ascii: "/"), first != UInt8(ascii: ":") else { return false }
  return rest.utf8.allSatisfy { byte in
    byte > 0x20 && byte != 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
  }
}

/// The location of the theme's name in the site's file, or the file as a whole.
package func placeOfTheme(in file: SourceFile) -> Diagnostic.Place { placeOfKey("theme", in: file) }

/// The location of the value of a key in the site's file, or the file as a whole.
package func placeOfKey(_ key: StaticString, in file: SourceFile) -> Diagnostic.Place {
  var decoder = SiteDecoder(file)
  guard let value = decoder.content.readTree(), value.kind == .object, let member = value.member(key) else {
    return .file(file.path)
  }
  return .line(file.location(of: member.range))
}

/// The location of a language in the site's file, or the file as a whole.
package func placeOfLanguage(_ language: LanguageTag, in file: SourceFile) -> Diagnostic.Place {
  var decoder = SiteDecoder(file)
  guard let value = decoder.content.readTree(), value.kind == .object else { return .file(file.path) }
  for key: StaticString in ["languages", "language"] {
    guard let written = value.member(key) else { continue }
    for element in written.kind == .array ? Array(written.elements) : [written]
    where element.string().flatMap({ LanguageTag($0) }) == language {
      return .line(file.location(of: element.range))
    }
  }
  return .file(file.path)
}
