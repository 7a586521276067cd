/// The description of an object in content files, shared by the decoders, `menugen schema` and the reference pages.
package struct ContentObject: Sendable {
  /// The name in schemas, such as `optionGroup`.
  package let id: String
  /// The name in sentences, such as `an option group`.
  package let title: String
  package let meaning: String
  package let keys: [ContentKey]
  /// The values allowed in place of the object, such as an amount for a price.
  package let shortForms: [ContentForm]
  /// The values of custom keys.
  package let otherValues: ContentForm?
  /// The keys of schema.org that are accepted and ignored.
  package let ignoredKeys: [String]
  /// The names of the keys, in order.
  package let names: [String]

  init(
    _ id: String, _ title: String, _ meaning: String, short shortForms: [ContentForm] = [],
    others: ContentForm? = nil, ignoring ignoredKeys: [String] = [], _ keys: [ContentKey] = []
  ) {
    (self.id, self.title, self.meaning, self.keys) = (id, title, meaning, keys)
    (self.shortForms, self.ignoredKeys) = (shortForms, ignoredKeys)
    otherValues = others
    names = keys.map(\.name)
  }

  package subscript(name: String) -> ContentKey? { keys.first { $0.name == name } }
}

/// A key of an object.
package struct ContentKey: Sendable {
  package let name: String
  package let form: ContentForm
  package let isRequired: Bool
  /// The default, in words.
  package let defaultValue: String?
  /// The meaning in one sentence of Markdown.
  package let meaning: String
  /// An example value in JSON.
  package let example: String
  /// Other names for the key.
  package let aliases: [String]

  init(
    _ name: String, _ form: ContentForm, _ meaning: String, _ example: String, default defaultValue: String? = nil,
    required isRequired: Bool = false, aliases: [String] = []
  ) {
    (self.name, self.form, self.meaning, self.example) = (name, form, meaning, example)
    (self.isRequired, self.aliases) = (isRequired, aliases)
    self.defaultValue = defaultValue
  }
}

/// The valid values of a key.
package indirect enum ContentForm: Sendable {
  /// Text, or a number without quotes.
  case text
  /// Text that matches a regular expression.
  case pattern(String, title: String)
  /// One of a set of words.
  case words([String])
  case flag
  case integer(ClosedRange<Int>)
  /// A number, or text with its digits.
  case number(minimum: Int? = nil, maximum: Int? = nil)
  case amount
  case allergens, allergenList
  /// A value for each language, or one for all.
  case localized(ContentForm)
  case markdown
  /// An object of `ContentObject.all`, or its short form.
  case object(String)
  /// The object, without its short form.
  case fullObject(String)
  case list(ContentForm)
  /// An object with custom keys: their meaning and values.
  case map(String, ContentForm)
  case either([ContentForm])

  static let label = localized(.text)
  static let url = pattern("^https?://", title: "web address")
  static let color = pattern("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$", title: "hex colour")
  static let date = pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}", title: "date")
  static let monthDay = pattern("^--[0-9]{2}-[0-9]{2}$", title: "month and day")
  static let time = pattern("^[0-9]{1,2}:[0-9]{2}(:[0-9]{2})?$", title: "time of day")
  static let currency = pattern("^[A-Z]{3}$", title: "ISO 4217 code")
  static let language = pattern(languageTag, title: "BCP 47 tag")
  static let duration = pattern("^[0-9]{1,6}(ms|s|m|h|d)$", title: "duration")
  static let vat = either([
    .number(minimum: 0, maximum: 100),
    pattern(#"^(none|(100|[0-9]{1,2})(\.[0-9]{1,3})? ?%?)$"#, title: "percentage or `none`"),
  ])
  static let percentages = pattern("^(100|[0-9]{1,2})%( +(100|[0-9]{1,2})%)?$", title: "one or two percentages")
  static let languageTag = "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"

  /// Returns the form of a value or a list of values.
  static func oneOrList(_ form: ContentForm) -> ContentForm { .either([form, .list(form)]) }

  /// Returns the form of an enumeration.
  static func word<Word: CaseIterable & RawRepresentable>(of _: Word.Type) -> ContentForm
  where Word.RawValue == String {
    .words(Word.allCases.map(\.rawValue))
  }
}

/// A kind of content file.
package struct ContentKind: Sendable {
  /// The argument of `menugen schema`.
  package let name: String
  package let object: ContentObject
  package let summary: String
  /// The files of the kind, as a pattern.
  package let files: String
  /// Whether a file may be empty.
  let mayBeEmpty: Bool

  package static let all = [
    ContentKind(
      "site", .site, "settings of the site, and the restaurant", in: "site.yaml, site.json", mayBeEmpty: true),
    ContentKind("menu", .menu, "a menu", in: "menus/**/*.yaml, .json"),
    ContentKind("location", .location, "a branch", in: "locations/**/*.yaml, .json"),
    ContentKind("ledger", .ledger, "a ledger with its movements", in: "movements/**/*.yaml, .json", mayBeEmpty: true),
    ContentKind("movement", .movement, "one movement: a line, or a row", in: "movements/**/*.ndjson, .csv"),
    ContentKind("goal", .goal, "a goal", in: "goals/**/*.yaml, .json"),
    ContentKind("page", .page, "front matter of a page", in: "pages/**/*.md", mayBeEmpty: true),
    ContentKind("theme", .theme, "settings of a theme", in: "Themes/*/theme.yaml", mayBeEmpty: true),
    ContentKind("strings", .strings, "a theme's words in one language", in: "strings/*.yaml, .json", mayBeEmpty: true),
  ]

  private init(
    _ name: String, _ object: ContentObject, _ summary: String, in files: String, mayBeEmpty: Bool = false
  ) {
    (self.name, self.object, self.summary, self.files) = (name, object, summary, files)
    self.mayBeEmpty = mayBeEmpty
  }
}

extension ContentObject {
  package static let all =
    [
      site, navigation, navigationLink, sitePrices, publishTarget, siteMovements,
      markdown, rate, restaurant, address, geo, map, hours,
      page, theme, strings, location, itemOverride, menuOverride,
    ]
    + [menu, section, item, size, price, ingredient, nutrition, image, availability, optionGroup, option]
    + [ledger, ledgerPart, balance, datedBalance, budget, movement, split, goal, stepPursuer, moneyPursuer]

  package static func named(_ id: String) -> ContentObject? { all.first { $0.id == id } }
}
