import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax

/// One warning for each language of the site, with all missing translations of the menu.
@Sendable func findUntranslatedLabels(_ checked: borrowing CheckedMenu) -> [MenuFinding] {
  let context = LanguageContext(file: checked.menu.language, site: checked.site.language)
  if !checked.isWrittenByLanguage, checked.site.languages.allSatisfy({ context.isReadAsWritten(in: $0) }) { return [] }
  return checked.site.languages.compactMap { language in
    let check = TranslationCheck(language: language, context: context)
    var items = Untranslated(CheckedLabel.ofItem)
    checked.forEachItem { item, place in
      let places = checked.places[place]
      items.hold(item, places, check) { ($0.shownName, places.name ?? places.item) }
    }
    var sections = Untranslated(CheckedLabel.ofSection)
    checked.forEachSection { section, places in
      sections.hold(section, places, check) { ($0.name.first.value, places.name ?? places.section) }
    }
    var choices = Untranslated(CheckedLabel.ofChoice)
    for (group, places) in zip(checked.menu.optionGroups, checked.groupPlaces) {
      let names = [(group.name, places.name)] + zip(group.options.map(\.name), places.options.map(\.name))
      for case (let name, let range?) in names { choices.hold(name, range, check) { ($0.first.value, range) } }
    }
    return check.finding(
      [
        check.part(of: checked.menu, checked.menuPlaces), items.part("items"), sections.part("sections"),
        choices.part("choices"),
      ].compactMap(\.self))
  }
}

extension LanguageContext {
  /// Whether text without a language tag is in this language.
  fileprivate func isReadAsWritten(in language: LanguageTag) -> Bool { Localized(()).isWritten(in: language, self) }
}

/// The missing translations of one kind of content.
private struct UntranslatedPart {
  /// `2 of 3 items`.
  var what: String
  /// The names of the labels.
  var fields: [String]
  var affected: Affected
  /// Whether it is the menu's own texts, which are named by their keys.
  var isOwn = false
}

extension TranslationCheck {
  /// A sentence for all kinds: `2 of 3 items and 1 of 2 sections are not written in 'it': 'A', 'B', 'C'`.
  fileprivate func finding(_ parts: [UntranslatedPart]) -> MenuFinding? {
    guard let first = parts.first else { return nil }
    let isOwnAlone = parts.count == 1 && first.isOwn
    var kinds = parts.map { $0.isOwn && !isOwnAlone ? "\($0.what) (\($0.fields.joined(separator: ", ")))" : $0.what }
    let last = kinds.removeLast()
    let what = kinds.isEmpty ? last : "\(kinds.joined(separator: ", ")) and \(last)"
    let affected = parts.dropFirst(first.isOwn ? 1 : 0).reduce(into: Affected()) { $0.add($1.affected) }
    let names = isOwnAlone ? first.fields.joined(separator: ", ") : affected.text
    var fields: [String] = []
    for field in parts.flatMap(\.fields) where !fields.contains(field) { fields.append(field) }
    return MenuFinding(
      message: "\(what) are not written in '\(language.code)': \(names)", hint: hint(isOwnAlone ? ["them"] : fields),
      range: first.affected.first)
  }
}

/// A label of a menu, a section, an item or an option.
private struct CheckedLabel<Thing, Places>: Sendable {
  /// The label's key.
  let field: String
  let isMissing: @Sendable (borrowing Thing, Places, TranslationCheck) -> Bool

  init(_ field: String, isMissing: @escaping @Sendable (borrowing Thing, Places, TranslationCheck) -> Bool) {
    self.field = field
    self.isMissing = isMissing
  }
}

extension CheckedLabel<MenuItem, ItemPlaces> {
  static let ofItem = [
    Self("name") { $2.isMissing($0.name) },
    Self("description") { $2.isMissing($0.description) },
    Self("sizes") { item, _, check in item.sizes.contains { check.isHalf($0.name) } },
    Self("ingredients") { item, _, check in item.ingredients.contains { check.isMissing($0.name) } },
    Self("alt") { $2.isMissing($0.image) },
    Self("additives") { item, _, check in item.additives.contains { check.isHalf($0) } },
    Self("servingSize") { $2.isHalf($0.servingSize) || $2.isHalf($0.nutrition?.servingSize) },
    Self("body") { $2.isHalf($0.body) },
  ]
}

extension CheckedLabel<MenuSection, SectionPlaces> {
  static let ofSection = [
    // A name derived from the id is the same in every language.
    Self("name") { $1.name != nil && $2.isMissing($0.name) },
    Self("description") { $2.isMissing($0.description) },
    Self("alt") { $2.isMissing($0.image) },
  ]
}

extension CheckedLabel<Label, Range<Int>> {
  /// For option groups and options.
  static let ofChoice = [Self("name") { $2.isMissing($0) }]
}

extension CheckedLabel<Menu, MenuPlaces> {
  static let ofMenu = [
    Self("name") { $1.name != nil && $2.isMissing($0.name) },
    Self("description") { $2.isMissing($0.description) },
    Self("disclaimer") { $2.isMissing($0.disclaimer) },
  ]
}

extension CheckedLabel<Site, Void> {
  /// By key path. Names written once are the same in every language.
  static let ofSite = [
    Self("name") { $2.isHalf($0.name) },
    Self("description") { $2.isMissing($0.description) },
    Self("restaurant name") { $2.isHalf($0.restaurant?.name) },
    Self("restaurant description") { $2.isMissing($0.restaurant?.description) },
    Self("restaurant slogan") { $2.isHalf($0.restaurant?.slogan) },
    Self("restaurant logo alt") { $2.isMissing($0.restaurant?.logo) },
    Self("restaurant image alt") { $2.isMissing($0.restaurant?.image) },
  ]
}

/// Content of one kind with missing translations, for a part of a warning.
private struct Untranslated<Thing, Places> {
  private let labels: [CheckedLabel<Thing, Places>]
  /// Whether each label is missing for any item.
  private var isLacked: [Bool]
  private var affected = Affected()
  private var total = 0

  init(_ labels: [CheckedLabel<Thing, Places>]) {
    self.labels = labels
    isLacked = labels.map { _ in false }
  }

  mutating func hold(
    _ thing: borrowing Thing, _ places: Places, _ check: TranslationCheck,
    named name: (borrowing Thing) -> (String, Range<Int>)
  ) {
    total += 1
    var isWhole = true
    for index in labels.indices where labels[index].isMissing(thing, places, check) {
      (isLacked[index], isWhole) = (true, false)
    }
    if isWhole { return }
    let (name, range) = name(thing)
    affected.add(name, range)
  }

  func part(_ kind: String) -> UntranslatedPart? {
    if affected.count == 0 { return nil }
    let fields = zip(labels, isLacked).filter(\.1).map(\.0.field)
    return UntranslatedPart(what: "\(affected.count) of \(total) \(kind)", fields: fields, affected: affected)
  }
}

/// Checks whether labels are written in a language.
struct TranslationCheck {
  let language: LanguageTag
  let context: LanguageContext

  func hint(_ fields: [String]) -> String {
    "write \(fields.joined(separator: ", ")) in every language of the site, as {\"\(language.code)\": \"…\"}"
  }

  func isMissing<Part>(_ label: Localized<Part>?) -> Bool { !(label?.isWritten(in: language, context) ?? true) }

  /// Whether a label is written by language, but not in this one. Texts written once may suit all languages.
  func isHalf<Part>(_ label: Localized<Part>?) -> Bool {
    guard let label, label.contains(where: { $0.language != nil }) else { return false }
    return isMissing(label)
  }

  /// Whether an image's alternative text is missing. Decorative images need none.
  func isMissing(_ image: MenuImage?) -> Bool {
    guard let words = image?.alternativeText, words.contains(where: { !$0.value.isEmpty }) else { return false }
    return isMissing(words)
  }

  /// The missing translations of the menu's own texts.
  fileprivate func part(of menu: Menu, _ places: MenuPlaces) -> UntranslatedPart? {
    let missing = CheckedLabel.ofMenu.filter { $0.isMissing(menu, places, self) }.map(\.field)
    guard let field = missing.first else { return nil }
    var affected = Affected()
    affected.add(field, places.range(of: field))
    return UntranslatedPart(what: "the menu's own texts", fields: missing, affected: affected, isOwn: true)
  }
}

extension MenuPlaces {
  fileprivate func range(of field: String) -> Range<Int>? {
    switch field {
    case "name": name
    case "description": description
    default: disclaimer
    }
  }
}

extension SiteDecoder {
  /// Warns of missing translations of the site's own texts in each language.
  mutating func checkTranslations(of site: Site, written value: Value) {
    for language in site.languages {
      let check = TranslationCheck(
        language: language, context: LanguageContext(file: site.language, site: site.language))
      let missing = CheckedLabel.ofSite.filter { $0.isMissing(site, (), check) }.map(\.field)
      guard let first = missing.first else { continue }
      let place = first.split(separator: " ").reduce(value) { place, key in
        place.members.first { $0.key.text == key }?.value ?? place
      }
      content.warning(
        "label.untranslated",
        "the site's own texts are not written in '\(language.code)': \(missing.joined(separator: ", "))",
        hint: check.hint(["them"]), at: place.range)
    }
  }
}
