@testable import MenugenParsers

/// The keys of content that worlds have and omit, and the forms of their values.
struct KeyCoverage: Sendable {
  /// The form of a value.
  enum Form: String, Sendable {
    case null, empty, text, number, flag, list, object
  }

  /// The forms by key, such as `item.price`.
  private(set) var forms: [String: Set<Form>] = [:]
  /// The keys that some object of their kind omits.
  private(set) var absent: Set<String> = []

  /// The kind of object that is the value of a key, or an element of its list.
  private static let inner: [String: String] = [
    "site.prices": "sitePrices", "site.nav": "navigation", "site.logo": "image",
    "navigation.order": "navigationLink", "navigation.footer": "navigationLink", "site.movements": "siteMovements",
    "site.markdown": "markdown", "site.rates": "rate",
    "site.restaurant": "restaurant", "restaurant.address": "address", "restaurant.geo": "geo",
    "restaurant.hasMap": "map", "restaurant.image": "image", "restaurant.logo": "image",
    "restaurant.openingHours": "hours", "restaurant.openingHoursSpecification": "hours",
    "restaurant.specialOpeningHoursSpecification": "hours", "menu.availability": "availability",
    "menu.sections": "section", "menu.optionGroups": "optionGroup", "section.image": "image",
    "section.availability": "availability", "section.items": "item", "section.sections": "section",
    "item.sizes": "size", "item.price": "price", "item.ingredients": "ingredient", "item.nutrition": "nutrition",
    "item.image": "image", "item.availability": "availability", "size.price": "price", "optionGroup.options": "option",
    "option.price": "price", "ledger.openingBalance": "balance", "ledger.closingBalance": "balance",
    "ledger.budget": "budgets", "ledger.balances": "datedBalance", "ledgerPart.balances": "datedBalance",
    "location.items": "itemOverrides", "location.menus": "menuOverrides", "itemOverride.price": "price",
    "itemOverride.availability": "availability", "menuOverride.availability": "availability",
    "ledger.movements": "movement", "ledgerPart.movements": "movement", "movement.splits": "split",
  ]

  /// The kind of object that is each value of an object by ids.
  fileprivate static let valuesByID = [
    "itemOverrides": "itemOverride", "menuOverrides": "menuOverride", "budgets": "budget",
  ]

  mutating func add(_ world: World) {
    for var file in world.files { file.forEachObject { kind, members in add(kind, .object(members)) } }
  }

  mutating func add(_ other: KeyCoverage) {
    forms.merge(other.forms) { $0.union($1) }
    absent.formUnion(other.absent)
  }

  private mutating func add(_ kind: String, _ node: Node) {
    for key in ContentObject.named(kind)?.names ?? [] {
      let values = node.members.filter { $0.key == key }
      if values.isEmpty { absent.insert("\(kind).\(key)") }
      for member in values { forms["\(kind).\(key)", default: []].insert(member.value.form) }
    }
  }

  /// The keys that no world has, and those that no world omits.
  var gaps: [String] {
    var gaps: [String] = []
    // The targets of `publish` are named by keys of their own; ContentKeyTests has their keys.
    let objects = ContentObject.all.filter { $0.id != "publishTarget" }
    let keys = objects.flatMap { object in object.names.map { "\(object.id).\($0)" } }
    for key in keys.sorted() {
      let forms = forms[key] ?? []
      if forms.subtracting([.null]).isEmpty { gaps.append("\(key) is in no world") }
      if KeyCoverage.required.contains(key) { continue }
      if !absent.contains(key) { gaps.append("\(key) is in every world") }
      if !forms.contains(.null) { gaps.append("\(key) is null in no world") }
    }
    for (key, wanted) in KeyCoverage.wanted.sorted(by: { $0.key < $1.key }) {
      let missing = wanted.filter { !(forms[key] ?? []).contains($0) }
      gaps += missing.map { "\(key) is \($0) in no world" }
    }
    return gaps
  }

  /// Keys that are required, or that their object can't do without.
  private static let required: Set = [
    "navigationLink.name", "navigationLink.url", "map.url", "rate.date", "rate.from", "rate.to", "rate.rate",
    "geo.latitude", "geo.longitude", "size.price",
    "item.name", "ingredient.name", "image.src", "balance.amount", "datedBalance.date", "datedBalance.amount",
    "budget.amount", "movement.amount", "split.amount", "option.name",
    "size.name",
    "stepPursuer.distance", "ledgerPart.movements", "optionGroup.id", "section.name", "size.id",
    "optionGroup.name",
  ]

  /// The forms that keys may have, apart from `null` and absence.
  private static let wanted: [String: [Form]] = {
    var wanted: [String: [Form]] = [
      "site.languages": [.text, .list], "site.description": [.text, .object],
      "restaurant.servesCuisine": [.text, .list, .empty], "restaurant.paymentAccepted": [.text, .list],
      "restaurant.sameAs": [.text, .list], "restaurant.acceptsReservations": [.flag, .text],
      "restaurant.address": [.text, .object], "restaurant.hasMap": [.text, .object],
      "restaurant.openingHours": [.text, .list, .object, .empty],
      "restaurant.openingHoursSpecification": [.list, .object],
      "restaurant.specialOpeningHoursSpecification": [.list, .object], "restaurant.image": [.text, .object],
      "hours.days": [.text, .list], "hours.dayOfWeek": [.text, .list], "menu.service": [.text, .list],
      "menu.sections": [.list, .object, .empty], "menu.availability": [.list, .object, .empty],
      "availability.days": [.list], "item.price": [.number, .text, .object], "item.optionGroups": [.list, .empty],
      "item.ingredients": [.text, .list, .object], "item.allergens": [.list, .object, .empty],
      "item.additives": [.text, .list, .object], "item.diets": [.text, .list, .empty], "item.tags": [.text, .list],
      "item.availability": [.list, .object], "item.image": [.text, .object], "item.alcoholByVolume": [.number, .text],
      "size.allergens": [.list, .object, .empty], "option.price": [.number, .text, .object], "option.default": [.flag],
      "option.allergens": [.list, .object, .empty], "nutrition.calories": [.number, .text],
      "ledger.openingBalance": [.number, .text, .list, .object],
      "ledger.closingBalance": [.number, .text, .list, .object], "ledger.movements": [.list, .empty],
      "ledger.balances": [.list, .empty], "ledger.budget": [.object],
      "movement.amount": [.number, .text], "movement.quantity": [.number, .text], "movement.splits": [.list],
      "movement.receipt": [.text, .list], "movement.tags": [.text, .list],
      "split.amount": [.number, .text], "movement.vat": [.number, .text], "ledger.vat": [.object, .empty],
      "movement.name": [.text, .empty],
      "goal.goal": [.number, .text], "goal.steps": [.number, .text], "goal.distance": [.number, .text],
      "image.alt": [.text, .empty, .object],
      "location.languages": [.text, .list], "itemOverride.price": [.number, .text, .object],
      "itemOverride.soldOut": [.flag], "itemOverride.hidden": [.flag], "menuOverride.hidden": [.flag],
    ]
    // Labels and Markdown: one text, or one for each language.
    for key in [
      "site.name", "restaurant.name", "restaurant.description", "restaurant.slogan", "menu.name", "menu.description",
      "menu.disclaimer", "section.name", "section.description", "item.name", "item.description", "item.servingSize",
      "nutrition.servingSize", "ingredient.name", "size.name", "optionGroup.name", "option.name", "ledger.name",
      "ledger.note", "goal.name", "goal.note", "goal.unit", "location.name",
    ] {
      wanted[key] = [.text, .object]
    }
    return wanted
  }()
}

// MARK: - What has keys

extension World.File {
  /// Calls `body` with the kind and members of each object, which it may change.
  mutating func forEachObject(_ body: (String, inout [Node.Member]) -> Void) {
    let folder = path.split(separator: "/").dropFirst().first ?? ""
    func change(_ kind: String, _ node: Node) -> Node { changed(kind, node, body) }
    switch content {
    case .tree(let node):
      switch folder {
      case "menus": content = .tree(change(node.isList ? "item" : "menu", node))
      case "movements":
        content = .tree(change(node.isList ? "movement" : isPartOfLedger ? "ledgerPart" : "ledger", node))
      case "goals": content = .tree(change("goal", node))
      case "locations": content = .tree(change("location", node))
      case _ where path.hasSuffix("/theme.yaml"): content = .tree(change("theme", node))
      case _ where path.hasPrefix("Themes/"): content = .tree(change("strings", node))
      case _ where path.hasPrefix("Content/site."): content = .tree(change("site", node))
      default: break
      }
    // The columns of a table of locations aren't its keys alone.
    case .records where path.hasSuffix("/locations.csv"): break
    case .records(let records): content = .records(records.map { change("movement", $0) })
    case .page(let front?, let text) where folder == "pages": content = .page(front: change("page", front), text: text)
    case .page, .bytes: break
    }
  }

  /// Whether the file is in the folder of a ledger.
  var isPartOfLedger: Bool { path.contains("/parts-") && !path.hasSuffix("/ledger.yaml") }
}

private func changed(_ kind: String, _ node: Node, _ body: (String, inout [Node.Member]) -> Void) -> Node {
  switch node {
  case .list(let elements): return .list(elements.map { changed(kind, $0, body) })
  case .object(var members) where isKind(kind, node):
    for index in members.indices {
      guard let inner = KeyCoverage.kind(of: members[index].key, in: kind, node) else { continue }
      members[index].value = changed(inner, members[index].value, body)
    }
    if KeyCoverage.valuesByID[kind] == nil { body(kind, &members) }
    return .object(members)
  case .object, .text, .literal: return node
  }
}

/// Returns whether an object has the keys of its kind, not languages or sizes as keys.
private func isKind(_ kind: String, _ node: Node) -> Bool {
  switch kind {
  case "price": node["amount"] != nil || node["kind"] != nil
  case "balance": node["amount"] != nil
  case "ingredient": node["name"] != nil
  // Otherwise a short form with sections by id.
  case "section": node["items"] != nil || node["sections"] != nil || node["name"] != nil
  default: true
  }
}

extension KeyCoverage {
  /// The kind of object that is the value of a key, if it is one.
  static func kind(of key: String, in kind: String, _ node: Node) -> String? {
    if let kind = valuesByID[kind] { return kind }
    // A location has the keys of a restaurant.
    if kind == "location", let inner = inner["restaurant.\(key)"] { return inner }
    if kind == "goal", key == "pursuer" { return node["ledger"] == nil ? "stepPursuer" : "moneyPursuer" }
    return inner["\(kind).\(key)"]
  }
}

extension Node {
  var isList: Bool { if case .list = self { true } else { false } }

  var form: KeyCoverage.Form {
    switch self {
    case .object(let members): members.isEmpty ? .empty : .object
    case .list(let elements): elements.isEmpty ? .empty : .list
    case .text(let text): text.isEmpty ? .empty : .text
    case .literal("null"): .null
    case .literal("true"), .literal("false"): .flag
    case .literal: .number
    }
  }
}
