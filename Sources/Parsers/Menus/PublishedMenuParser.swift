package import MenugenDiagnostics
package import MenugenDomain
import MenugenSyntax
import MenugenText

/// Parses a published `menu.json` into what a guest sees of it.
///
/// The value is `nil` for a file that can't be read, or has another version. Unknown members are fields by their path, so
/// that a comparison covers members that are added to the format later.
package func parsePublishedMenu(_ file: SourceFile) -> Checked<PublishedMenu?> {
  let read = readJSON(file)
  guard let root = read.value else { return Checked(nil, read.diagnostics) }
  guard root.member("version")?.numberText == "2", let id = root.member("id")?.string() else {
    return Checked(
      nil, read.diagnostics + [Diagnostic(.noPublishedMenu, at: .line(file.location(of: root.range.prefix(1))))])
  }
  var reader = PublishedMenuReader(
    menu: PublishedMenu(id: id, language: root.member("language")?.string() ?? "", name: root.name ?? id))
  reader.read(root)
  return Checked(reader.menu, read.diagnostics)
}

/// Whether a file is a published `menu.json` of any version, not a menu of a content folder.
package func isPublishedMenu(_ file: SourceFile) -> Bool {
  readJSON(file).value?.member("version")?.kind == .number
}

private struct PublishedMenuReader {
  var menu: PublishedMenu
  /// The indices of option groups and options among the parts, by their kind and id.
  private var places: [PublishedMenu.Kind: [String: Int]] = [:]

  init(menu: PublishedMenu) { self.menu = menu }

  mutating func read(_ root: Value) {
    for (key, value) in root.members {
      switch key {
      // The address and the version aren't the menu's content.
      case "version", "id", "language", "name", "url": break
      case "sections": for section in value.elements { readSection(section) }
      default: menu.fields.append(value, named: key.text)
      }
    }
  }

  private mutating func readSection(_ section: Value) {
    var part = self.part(.section, section, parent: section.member("parent")?.string() ?? "")
    let items = section.member("items")
    readGroups(of: section, &part)
    for (key, value) in section.members {
      switch key {
      case "id", "name", "parent", "items", "optionGroups": break
      default: part.fields.append(value, named: key.text)
      }
    }
    menu.parts.append(part)
    for item in items?.elements ?? section.elements { readItem(item, in: part.id) }
  }

  private mutating func readItem(_ item: Value, in section: String) {
    var part = self.part(.item, item, parent: section)
    readGroups(of: item, &part)
    for (key, value) in item.members {
      switch key {
      case "id", "name", "optionGroups": break
      case "offers": for offer in value.elements { part.fields.append(offer: offer) }
      case "deposit":
        let currency = item.member("depositCurrency").map { " \($0.words)" } ?? ""
        part.fields.append(.init("deposit", "\(value.words)\(currency)"))
      case "depositCurrency": break
      default: part.fields.append(value, named: key.text)
      }
    }
    part.fields.declareAllergens()
    menu.parts.append(part)
  }

  /// Reads option groups, which are written with each section and item that has them.
  ///
  /// An item's group has only the prices for its sizes, so a group's fields are those of all places.
  private mutating func readGroups(of object: Value, _ owner: inout PublishedMenu.Part) {
    guard let groups = object.member("optionGroups"), groups.kind == .array else { return }
    var ids: [String] = []
    for group in groups.elements {
      var part = PublishedMenu.Part(.optionGroup, id: group.id, name: group.name ?? group.id)
      ids.append(part.id)
      for (key, value) in group.members {
        switch key {
        // The rule is `min`, `max` and `freeCount` in words.
        case "id", "name", "options", "rule": break
        default: part.fields.append(value, named: key.text)
        }
      }
      let id = part.id
      add(part)
      for option in group.member("options")?.elements ?? group.elements { readOption(option, in: id) }
    }
    owner.fields.append(
      .init(PublishedMenu.Field.optionGroups, ids.isEmpty ? "none" : ids.joined(separator: ", ")))
  }

  private mutating func readOption(_ option: Value, in group: String) {
    var part = PublishedMenu.Part(
      .option, id: "\(group)/\(option.id)", parent: group, name: option.name ?? option.id)
    for (key, value) in option.members {
      switch key {
      case "id", "name": break
      case "offers": for offer in value.elements { part.fields.append(offer: offer) }
      default: part.fields.append(value, named: key.text)
      }
    }
    part.fields.declareAllergens()
    add(part)
  }

  /// Adds a part, or only its new fields if the menu already has it.
  private mutating func add(_ part: PublishedMenu.Part) {
    guard let place = places[part.kind]?[part.id] else {
      places[part.kind, default: [:]][part.id] = menu.parts.count
      menu.parts.append(part)
      return
    }
    for field in part.fields where !menu.parts[place].fields.contains(where: { $0.name == field.name }) {
      menu.parts[place].fields.append(field)
    }
  }

  /// Returns a part with an id that no other of its kind has.
  private mutating func part(_ kind: PublishedMenu.Kind, _ value: Value, parent: String) -> PublishedMenu.Part {
    var id = value.id
    var number = 1
    while places[kind]?[id] != nil {
      number += 1
      id = "\(value.id)-\(number)"
    }
    places[kind, default: [:]][id] = menu.parts.count
    return PublishedMenu.Part(kind, id: id, parent: parent, name: value.name ?? id)
  }
}

extension Value {
  fileprivate var id: String { member("id")?.string() ?? "" }
  fileprivate var name: String? { member("name")?.string() }
}

extension [PublishedMenu.Field] {
  /// Appends a value, or the values of an object by their path.
  fileprivate mutating func append(_ value: Value, named name: String) {
    switch (name, value.kind) {
    case ("allergens", .object), ("knownAllergens", .object), ("ingredientAllergens", .object):
      append(.init(name, value.allergens))
    case ("availability", .array): append(.init(name, value.elements.map(\.servingTime).joined(separator: "; ")))
    case ("image", .object):
      if let url = value.member("url")?.string() { append(.init(name, pictureName(url))) }
      if let alt = value.member("alt")?.string() { append(.init("\(name).alt", alt)) }
    // A longer text has the same words in HTML.
    case ("body", .object): if let text = value.member("text")?.string() { append(.init(name, text)) }
    case (_, .object):
      for (key, inner) in value.members { append(inner, named: "\(name).\(withoutContent(key.text))") }
    case (_, .array): append(.init(name, value.elements.map(\.words).joined(separator: ", ")))
    case (_, .null), (_, .invalid): break
    default: append(.init(name, value.words))
    }
  }

  /// Appends the price and allergens of a size or tier.
  fileprivate mutating func append(offer: Value) {
    let size = offer.member("size")?.string()
    let suffix = [size, offer.member("tier")?.string()].compactMap(\.self).map { ".\($0)" }.joined()
    append(.init("price\(suffix)", offer.priceText))
    guard let size else { return }
    if offer.member("tier") == nil, let name = offer.name { append(.init("size.\(size)", name)) }
    if let allergens = offer.member("allergens") { append(.init("allergens.\(size)", allergens.allergens)) }
  }

  /// Appends that allergens aren't declared, unless they are.
  fileprivate mutating func declareAllergens() {
    if !contains(where: { $0.name == "allergens" }) { append(.init("allergens", "not declared")) }
  }
}

extension Value {
  /// A scalar's text.
  fileprivate var words: String { string() ?? numberText ?? bool().map { $0 ? "true" : "false" } ?? "" }

  /// Allergens by the words of menu files: `contains milk, may-contain nuts.almond`.
  fileprivate var allergens: String {
    let words = members.map { "\($1.words) \($0.text)" }
    return words.isEmpty ? "none" : words.joined(separator: ", ")
  }

  /// A rule of availability: `fri, sat, 18:00–01:00, from 2026-05-01`.
  fileprivate var servingTime: String {
    var parts: [String] = []
    if let days = member("days") {
      parts.append(days.kind == .array ? days.elements.map(\.words).joined(separator: " ") : days.words)
    }
    let (from, to) = (member("from")?.words, member("to")?.words)
    if from != nil || to != nil { parts.append("\(from ?? "")–\(to ?? "")") }
    if let first = member("validFrom") { parts.append("from \(first.words)") }
    if let last = member("validThrough") { parts.append("until \(last.words)") }
    return parts.joined(separator: ", ")
  }

  /// The price of an offer with its terms: `from 1.60 EUR per 100 g`.
  fileprivate var priceText: String {
    let kind = member("priceKind")?.words ?? "fixed"
    let amount = (member("price") ?? member("lowPrice"))?.words
    guard let amount, kind != "free" else { return kind }
    let range = member("highPrice").map { "\(amount)–\($0.words)" } ?? amount
    let unit = member("unit").map { " per \($0.words)" } ?? ""
    return "\(kind == "from" ? "from " : "")\(range) \(member("currency")?.words ?? "")\(unit)"
  }
}

/// The key of a nutrient as in menu files: `fat` for schema.org's `fatContent`.
private func withoutContent(_ name: String) -> String {
  name.hasSuffix("Content") ? String(name.dropLast("Content".utf8.count)) : name
}

/// The path of a picture in the content folder, from its published address.
///
/// A resized copy is named after its picture, its size and a hash: `pizza-1280x800.1fd49ac6.jpg`.
private func pictureName(_ url: String) -> String {
  guard let start = url.firstRange(of: OutputLayout.assets)?.lowerBound else { return url }
  var parts = url[start...].split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count >= 3, parts[parts.count - 2].utf8.count == 8,
    parts[parts.count - 2].allSatisfy({ $0.isHexDigit }),
    let dash = parts[parts.count - 3].lastIndex(of: "-"), parts[parts.count - 3][dash...].contains("x")
  else { return String(url[start...]) }
  parts[parts.count - 3] = parts[parts.count - 3][..<dash]
  parts.remove(at: parts.count - 2)
  return parts.joined(separator: ".")
}
