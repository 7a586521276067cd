package import MenugenChecks
package import MenugenDiagnostics
package import MenugenDomain
import MenugenSyntax
import MenugenText

/// Parses a menu file in JSON or YAML; `nil` if it has no menu.
///
/// Invalid items are reported and omitted. The site's settings are defaults.
///
/// - Parameter search: Searches unknown keys for names of allergens; without it, only keys and lists of names are found.
package func parseMenu(
  _ file: SourceFile, site: Site, rules: [MenuRule] = MenuRule.all, search: AllergenSearch? = nil
) -> Checked<Parsed<Menu>?> {
  var decoder = MenuDecoder(file, site: site)
  decoder.content.search = search
  var menu = decoder.menu()
  if let menu { decoder.check(menu, rules) }
  // After the checks, which report allergens that the item doesn't declare.
  if decoder.hasIngredientAllergens { menu?.addIngredientAllergens() }
  return Checked(menu.map { Parsed($0, decoder.origins) }, decoder.content.diagnostics)
}

/// Parses the answer of a menu's remote source, and completes it with what the menu's own file has.
///
/// - Parameters:
///   - answer: The answer in JSON or YAML. Its `id` and `name` are ignored.
///   - head: The menu's own file.
/// - Returns: The menu with the diagnostics of the answer.
package func parseMenu(
  answer: SourceFile, completing head: Parsed<Menu>, site: Site, rules: [MenuRule] = MenuRule.all,
  search: AllergenSearch? = nil
) -> Checked<Parsed<Menu>?> {
  var site = site
  site.language = head.content.language
  // Strangers write no scripts.
  site.allowsUnsafeMarkdown = false
  var decoder = MenuDecoder(answer, site: site)
  decoder.head = head.content
  decoder.content.search = search
  guard var menu = decoder.menu() else { return Checked(nil, decoder.content.diagnostics) }
  decoder.check(menu, rules)
  if decoder.hasIngredientAllergens { menu.addIngredientAllergens() }
  menu.take(from: head.content)
  var origins = head.origins
  origins.bodies = decoder.origins.bodies
  return Checked(Parsed(menu, origins), decoder.content.diagnostics)
}

/// The location of each item of a menu, by id.
package func placesOfItems(in file: SourceFile, site: Site) -> [String: Diagnostic.Place] {
  var decoder = MenuDecoder(file, site: site)
  guard let menu = decoder.menu() else { return [:] }
  var places: [String: Diagnostic.Place] = [:]
  var index = 0
  func visit(_ section: borrowing MenuSection, _ written: [ItemPlaces]) {
    section.items.forEachInPlace { item in
      if written.indices.contains(index) {
        places[item.id] = .line(file.location(of: written[index].name ?? written[index].item))
      }
      index += 1
    }
    section.sections.forEachInPlace { visit($0, written) }
  }
  let written = decoder.places.items
  menu.sections.forEachInPlace { visit($0, written) }
  return places
}

/// Decodes a menu, and collects data for checks of the whole menu.
struct MenuDecoder: ~Copyable {
  var content: ContentDecoder
  var origins: Origins
  /// The written ids of items, folded.
  var itemIDs = StringTable()
  /// The last number added to each made id, by folded id.
  private var twins: [String: Int] = [:]
  var groupIDs: Set<String> = []
  /// The folded ids of all sections: they are anchors on one page.
  private var sectionIDs = FreeIDs([Self.mainAnchor])
  var groupReferences: [Reference] = []
  var sizePrices: [SizePrices] = []
  var places = MenuPlaces()
  /// Of the items at these places among all.
  var bodyFiles: [(item: Int, file: Origins.BodyFile)] = []
  /// What any of its dishes and sections has.
  var traits: MenuTraits = []
  /// Whether any ingredient declares allergens.
  var hasIngredientAllergens = false
  /// The menu whose remote source gave this answer.
  var head: Menu?

  init(_ file: SourceFile, site: Site) {
    content = ContentDecoder(file, site: site)
    origins = Origins(path: file.path)
  }

  mutating func menu() -> Menu? {
    guard let value = content.readTree() else { return nil }
    guard var menu = value.kind == .array ? shortMenu(value) : fullMenu(value) else { return nil }
    nameItems(&menu.sections)
    nameSections(&menu.sections)
    if !bodyFiles.isEmpty { takeBodyFiles(of: menu) }
    return menu
  }

  /// Reads a list of items as a menu with one section.
  private mutating func shortMenu(_ value: Value) -> Menu? {
    places.sections.append(SectionPlaces(section: value.range))
    let items = items(value)
    content.report(unknownOptionGroups(groupReferences, groups: groupIDs))
    guard let id = head?.id ?? content.fileID(nil) else { return nil }
    return Menu(
      id: id, name: Label(id), language: content.language,
      sections: [MenuSection(id: "items", name: Label(id), items: items)])
  }

  private mutating func fullMenu(_ value: Value) -> Menu? {
    guard value.kind == .object else {
      content.wrongType("menu", expected: "an object or a list", example: "{\"name\": …, \"sections\": […]}", value)
      return nil
    }
    // Language and currency apply to the whole file, regardless of order.
    if let written = value.member("language"), !written.isNull {
      content.language = content.languageTag(written, "language") ?? content.language
    }
    if let written = value.member("currency"), !written.isNull { content.currency = content.currency(written) }
    let idValue = value.member("id")
    origins.id = idValue.flatMap { $0.isNull ? nil : $0.range }
    let id = head?.id ?? content.fileID(idValue)
    var menu = Menu(id: id ?? "", name: Label(id ?? ""), language: content.language)
    if head == nil { readSource(of: &menu, in: value) } else { content.checkNestedSource(value) }
    var hasName = false
    content.checkEmptyKeys(of: value, in: "a menu", known: ContentObject.menu.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "id", "language", "currency", "source", "timeout", "maxAge", "tokenFrom", "live", "$schema": break
      case "name" where head != nil: break
      case "name":
        hasName = true
        places.name = value.range
        origins.name = value.range
        menu.name = content.label(value, "name") ?? menu.name
      case "description":
        menu.description = content.markdown(value, "description", under: 1)
        places.description = value.range
      case "updated": menu.updated = content.date(value, "updated")
      case "order": menu.order = content.integer(value, "order", in: -9999...9999)
      case "availability":
        menu.availability = content.availabilities(value)
        traits.insert(.availability)
      case "service": menu.services = services(value)
      case "disclaimer":
        menu.disclaimer = content.markdown(value, "disclaimer", under: 1)
        places.disclaimer = value.range
      case "optionGroups": menu.optionGroups = optionGroups(value)
      case "sections": menu.sections = sections(value)
      default:
        content.unknownKey(
          key, in: "a menu", of: .menu,
          misplaced: ["items", "status", "visibility", "draft", "allergens", "mayContain"])
      }
    }
    content.report(unknownOptionGroups(groupReferences, groups: groupIDs))
    if !sizePrices.isEmpty, !content.hasNamelessSize {
      content.report(
        sizePriceFindings(
          sizePrices, of: menu, isWhole: content.errorCount == 0, writtenSizes: content.sizeIDs))
    }
    if content.errorCount == 0 {
      content.report(unusedOptionGroups(menu.optionGroups, places.groups, references: groupReferences))
    }
    guard id != nil else { return nil }
    if !hasName, menu.missing == nil, head == nil, content.errorCount == 0 {
      content.report(.menuWithoutName(menu.id), at: nil)
    }
    return menu
  }

  private mutating func readSource(of menu: inout Menu, in value: Value) {
    let (source, isRemote) = content.remoteSource(value, insteadOf: "sections")
    menu.source = source
    if isRemote { menu.missing = .loading }
    origins.source = value.member("source")?.range
  }

  private mutating func services(_ value: Value) -> [Menu.Service] {
    guard value.kind == .array else { return content.word(value, "service", .service).map { [$0] } ?? [] }
    var services: [Menu.Service] = []
    for element in value.elements where !element.isNull {
      let service: Menu.Service? = content.word(element, "service", .service)
      if let service, !services.contains(service) { services.append(service) }
    }
    return services
  }
}

extension MenuDecoder {
  fileprivate mutating func check(_ menu: Menu, _ rules: [MenuRule]) {
    let checked = CheckedMenu(
      menu, places, site: content.site, file: content.file, isWrittenByLanguage: content.writesByLanguage)
    for rule in rules where rule.applies(to: traits, isWhole: content.errorCount == 0) {
      content.report(rule.check(checked))
    }
  }
}

extension Menu {
  /// Takes what the menu's own file has; the answer of its source has the rest.
  fileprivate mutating func take(from head: Menu) {
    source = head.source
    // The header is made before the source answers.
    order = head.order
    name = head.name.marked(head.language, in: language)
    description = head.description?.marked(head.language, in: language) ?? description
    disclaimer = head.disclaimer?.marked(head.language, in: language) ?? disclaimer
    updated = head.updated ?? updated
    if !head.availability.isEmpty { availability = head.availability }
    if !head.services.isEmpty { services = head.services }
  }

  fileprivate mutating func addIngredientAllergens() {
    for index in sections.indices { sections[index].addIngredientAllergens() }
  }
}

extension MenuSection {
  fileprivate mutating func addIngredientAllergens() {
    for index in items.indices where !items[index].ingredients.isEmpty { items[index].addIngredientAllergens() }
    for index in sections.indices { sections[index].addIngredientAllergens() }
  }
}

// MARK: - Sections

extension MenuDecoder {
  /// Reads a list of sections, or an object of items by section id.
  private mutating func sections(_ value: Value) -> [MenuSection] {
    var sections: [MenuSection] = []
    switch value.kind {
    case .array:
      for element in value.elements where !element.isNull {
        if let section = section(element, id: nil) { sections.append(section) }
      }
    case .object:
      content.checkMissingValues(of: value, in: "sections")
      for (key, value) in value.members where !value.isNull {
        if let section = section(value, id: key) { sections.append(section) }
      }
    default:
      content.wrongType(
        "sections", expected: "a list", example: "[{\"name\": \"Pizzas\", \"items\": […]}], or {\"pizzas\": […]}", value
      )
    }
    return sections
  }

  private mutating func section(_ value: Value, id key: Key?) -> MenuSection? {
    if let key, value.kind == .array {
      places.sections.append(SectionPlaces(section: key.range))
      let id = slug(key.text, fallback: "section")
      takeSectionID(id, at: key.range)
      return MenuSection(id: id, name: Label(key.text), items: items(value))
    }
    guard value.kind == .object else {
      content.wrongType("section", expected: "an object", example: "{\"name\": \"Pizzas\", \"items\": […]}", value)
      return nil
    }
    let known = content.errorCount
    var section = MenuSection(id: "", name: Label(""))
    var name: Label?
    var id = key?.text
    var idRange = key?.range
    var itemsValue: Value?
    var sectionsValue: Value?
    content.subject = value
    var sectionPlaces = SectionPlaces(section: value.range)
    content.checkEmptyKeys(of: value, in: "a section", known: ContentObject.section.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "id":
        id = content.id(value, "id")
        idRange = value.range
      case "name":
        name = content.label(value, "name")
        sectionPlaces.name = value.range
      case "description": section.description = content.markdown(value, "description", under: 2)
      case "image":
        section.image = content.image(value)
        traits.insert(.images)
        sectionPlaces.image = value.range
      case "availability":
        section.availability = content.availabilities(value)
        traits.insert(.availability)
        sectionPlaces.availability = value.range
      case "optionGroups": section.optionGroups = optionGroupIDs(value)
      case "items": itemsValue = value
      case "sections": sectionsValue = value
      default:
        content.unknownKey(
          key, in: "a section", of: .section,
          misplaced: ["status", "visibility", "draft", "allergens", "mayContain"])
      }
    }
    content.subject = nil
    places.sections.append(sectionPlaces)
    if let id, let idRange { takeSectionID(id, at: idRange) }
    let isWhole = content.errorCount == known
    // Items before nested sections, as on the page.
    if let itemsValue { section.items = items(itemsValue) }
    if let sectionsValue { section.sections = sections(sectionsValue) }
    if name == nil, id == nil, isWhole {
      content.report(.sectionWithoutName, at: value.range)
    }
    section.id = id ?? ""
    section.name = name ?? Label(id ?? "")
    return section
  }

  private mutating func items(_ value: Value) -> [MenuItem] {
    guard value.kind == .array else {
      content.wrongType(
        "items", expected: "a list", example: "[{\"name\": \"Margherita\", \"price\": \"7.50\"}]", value)
      return []
    }
    var items: [MenuItem] = []
    items.reserveCapacity(value.count)
    value.forEachElement { element in
      if !element.isNull { addItem(element, to: &items) }
    }
    return items
  }

  /// Makes ids for sections from their names. Written ids take precedence.
  private mutating func nameSections(_ sections: inout [MenuSection]) {
    for index in sections.indices {
      if sections[index].id.isEmpty {
        let made = content.madeID(sections[index].name, fallback: "section")
        let folded = foldedID(made)
        // The suffix that makes it unique.
        sections[index].id = made + sectionIDs.takeFree(folded).dropFirst(folded.count)
      }
      nameSections(&sections[index].sections)
    }
  }

  /// The anchor of every page's main part.
  private static let mainAnchor = "content"

  private mutating func takeSectionID(_ id: String, at range: Range<Int>) {
    if foldedID(id) == Self.mainAnchor {
      content.report(.reservedSectionID(id), at: range)
      return
    }
    if sectionIDs.take(foldedID(id)) { return }
    content.report(.duplicateSection(id), at: range)
  }

  /// Makes ids for items from their names. Written ids take precedence.
  private mutating func nameItems(_ sections: inout [MenuSection]) {
    for section in sections.indices {
      for item in sections[section].items.indices where sections[section].items[item].id.isEmpty {
        sections[section].items[item].id = madeItemID(sections[section].items[item].name)
      }
      nameItems(&sections[section].sections)
    }
  }

  /// Takes an id; returns false if another item has it.
  mutating func takeItemID(_ id: String) -> Bool { foldedID(id).withSpan { itemIDs.place(of: $0).isNew } }

  private mutating func madeItemID(_ name: Label) -> String {
    let made = content.madeID(name, fallback: "item")
    if takeItemID(made) { return made }
    let folded = foldedID(made)
    var number = twins[folded, default: 1]
    var id: String
    repeat {
      number += 1
      id = "\(made)-\(number)"
    } while !takeItemID(id)
    twins[folded] = number
    return id
  }
}
