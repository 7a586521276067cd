package import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes the navigation and the profiles of a site.
extension ContentDecoder {
  mutating func navigation(_ value: Value) -> SiteNavigation {
    var navigation = SiteNavigation()
    guard value.kind == .object else {
      wrongType("nav", expected: "an object", example: "nav: {order: [about]}", value)
      return navigation
    }
    checkEmptyKeys(of: value, in: "nav", known: ContentObject.navigation.names)
    var hidden: [(place: String, range: Range<Int>)] = []
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "order": navigation.order = navigationEntries(value, "order")
      case "footer": navigation.footer = navigationEntries(value, "footer")
      case "hide":
        hidden = elements(of: value, "hide").compactMap { value in
          guard let text = text(value, "hide"), let place = sitePlace(text, value) else { return nil }
          return (place, value.range)
        }
      case "reservations": navigation.showsReservations = flag(value, "reservations") ?? false
      default: unknownKey(key, in: "nav", of: .navigation)
      }
    }
    let shown = Set(navigation.places)
    for (place, range) in hidden {
      if shown.contains(place) { report(.shownAndHidden(place), at: range) }
      if navigation.hidden.contains(place) { report(.duplicateNavigationEntry(place, in: "hide"), at: range) }
      navigation.hidden.append(place)
    }
    return navigation
  }

  private mutating func navigationEntries(_ value: Value, _ field: String) -> [SiteNavigation.Entry] {
    var entries: [SiteNavigation.Entry] = []
    var known: Set<String> = []
    for value in elements(of: value, field) {
      guard let (entry, name) = navigationEntry(value, field) else { continue }
      if known.insert(name).inserted {
        entries.append(entry)
      } else {
        report(.duplicateNavigationEntry(name, in: field), at: value.range)
      }
    }
    return entries
  }

  /// Reads a path on the site, or a link with a name; also returns what tells it from others.
  private mutating func navigationEntry(
    _ value: Value, _ field: String
  ) -> (entry: SiteNavigation.Entry, name: String)? {
    guard value.kind == .object else {
      guard let text = text(value, field) else { return nil }
      if isWebAddress(text) {
        report(.linkWithoutName(text), at: value.range)
        return nil
      }
      return sitePlace(text, value).map { (.place($0), $0) }
    }
    var name: Label?
    var url: String?
    let errors = errorCount
    checkEmptyKeys(of: value, in: "a link", known: ContentObject.navigationLink.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "name": name = label(value, "name")
      case "url": url = webAddress(value, "url")
      default: unknownKey(key, in: "a link", of: .navigationLink)
      }
    }
    guard let name, let url else {
      if errorCount == errors {
        wrongType(
          field, expected: "a name and an address", example: "{name: Shop, url: \"https://example.org/\"}", value)
      }
      return nil
    }
    return (.link(SiteLink(name: name, url: url)), url)
  }

  /// The elements of a list, or a single value.
  private mutating func elements(of value: Value, _ field: String) -> [Value] {
    if isTooLong(value, field, most: ListLimit.navigation) { return [] }
    return (value.kind == .array ? Array(value.elements) : [value]).filter { !$0.isNull }
  }

  /// Reads a path as in links and in the content folder: `/about/`, `about.md` and `pages/about.md` are `about`.
  fileprivate mutating func sitePlace(_ text: String, _ value: Value) -> String? {
    var path = text[...]
    while path.hasPrefix("/") || path.hasPrefix("./") { path = path.dropFirst(path.hasPrefix("/") ? 1 : 2) }
    if path.hasPrefix(ContentLayout.pages) { path = path.dropFirst(ContentLayout.pages.count) }
    for ending in [OutputLayout.index, ".md", ".yaml", ".yml", ".json"] where path.hasSuffix(ending) {
      path = path.dropLast(ending.count)
      break
    }
    while path.hasSuffix("/") { path = path.dropLast() }
    if path.hasSuffix("/index") { path = path.dropLast("/index".count) }
    if !path.isEmpty { return String(path) }
    report(.emptyNavigationEntry, at: value.range)
    return nil
  }

  /// Reads the profiles of a site: addresses, or names with addresses.
  mutating func profiles(_ value: Value) -> [SiteLink] {
    if isTooLong(value, "social", most: ListLimit.navigation) { return [] }
    var known: Set<String> = []
    guard value.kind == .object else {
      return (value.kind == .array ? Array(value.elements) : [value]).filter { !$0.isNull }
        .compactMap { webAddress($0, "social") }.filter { known.insert($0).inserted }
        .map { SiteLink(name: Label(shortAddress($0)), url: $0) }
    }
    checkMissingValues(of: value, in: "social")
    return value.members.compactMap { key, value in
      guard !value.isNull, let url = webAddress(value, key.text), known.insert(url).inserted else { return nil }
      return SiteLink(name: Label(key.text), url: url)
    }
  }
}

/// An address without scheme and `www.`: `social.example/vecchia`.
private func shortAddress(_ address: String) -> String {
  var text = address[...]
  for prefix in ["https://", "http://", "www."] where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
  if text.last == "/" { text.removeLast() }
  return String(text)
}

/// The location of an entry of the navigation in the site's file, or the file as a whole.
package func placeOfNavigationEntry(_ place: String, in file: SourceFile) -> Diagnostic.Place {
  var decoder = SiteDecoder(file)
  guard let value = decoder.content.readTree(), value.kind == .object, let navigation = value.member("nav") else {
    return .file(file.path)
  }
  for (_, list) in navigation.members {
    for element in list.kind == .array ? Array(list.elements) : [list] {
      guard let text = element.string(), decoder.content.sitePlace(text, element) == place else { continue }
      return .line(file.location(of: element.range))
    }
  }
  return .file(file.path)
}
