import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// The keys whose absence changes a figure, a price, a warning for guests, who sees what and when, or which movements
/// count.
///
/// A misspelt structural key is an error; any other unknown key is a warning.
enum StructuralKeys {
  /// The probable meaning of an unknown key.
  struct Guess {
    var mend: DiagnosticMessage.KeyMend
    /// Whether the key belongs to another object.
    var isMisplaced = false
    /// Whether it is probably a structural key.
    var isStructural: Bool
  }

  /// Warnings for guests.
  private static let warnings: Set<String> = ["allergens", "mayContain"]

  /// Structural keys often written in the wrong object, and where they belong.
  static let homes: [String: DiagnosticMessage.KeyMend] = [
    "items": .items, "status": .status, "visibility": .visibility, "draft": .draft,
    "allergens": .allergensBelow, "mayContain": .allergensBelow,
  ]

  /// Keys of dishes and menus often written in a location.
  static let homesOfLocations: [String: DiagnosticMessage.KeyMend] = [
    "status": .locationStatus, "currency": .locationCurrency, "allergens": .masterMenu, "mayContain": .masterMenu,
  ]

  /// Guesses the meaning of an unknown key by spelling, then by synonyms.
  ///
  /// - Parameters:
  ///   - known: The keys of the object.
  ///   - structural: The structural ones of them.
  static func guess(_ key: Key, among known: [String], structural: Set<String> = []) -> Guess? {
    let word = withoutInvisibleCharacters(key.text)
    if word != key.text, known.contains(word) {
      return Guess(mend: rename(key, to: word), isStructural: structural.contains(word))
    }
    // "extras" are choices, and a "rate" isn't a date, although a key is spelt like it.
    let isOther = ["extra", "date"].contains(nearestName(to: word, among: known))
    if let near = nearestName(to: word, among: known), !isOther || KeyAliases.find(word, among: known) == nil {
      return Guess(
        mend: rename(key, to: near), isStructural: structural.contains(near) && isMisspelling(word, of: near))
    }
    // `valuta` is a currency in Italian, and a date in German.
    let isDay = word.lowercased() == "valuta" && key.value.string().flatMap { Currency(code: $0) } == nil
    guard !isDay, let alias = KeyAliases.find(word, among: known) else { return nil }
    return Guess(
      mend: rename(key, to: alias), isStructural: structural.contains(alias) && isMissed(alias, beside: key))
  }

  /// Guesses the meaning of an unknown key of an object, or where it belongs.
  ///
  /// - Parameters:
  ///   - misplaced: Structural keys of other objects that are often written here.
  ///   - homes: Where these belong.
  static func guess(
    _ key: Key, of object: ContentObject, misplaced: [String], homes: [String: DiagnosticMessage.KeyMend]
  ) -> Guess? {
    let word = key.text
    let guess = guess(key, among: object.names, structural: object.structuralNames)
    if let guess, guess.isStructural { return guess }
    if let other = withoutKey(key, in: object) { return other }
    let family = object.keysOfFamily
    // A key that belongs elsewhere isn't a misspelling of a similar one.
    if let meant = family.first(where: { KeyAliases.isSame($0, word) }), !misplaced.contains(meant),
      guess == nil || hasEffect(meant, key)
    {
      return elsewhere(key, meant, object)
    }
    if let guess { return guess }
    if let near = nearestName(to: word, among: misplaced), let mend = homes[near] {
      return Guess(mend: mend, isMisplaced: true, isStructural: true)
    }
    if let alias = KeyAliases.find(word, among: misplaced), let mend = homes[alias] {
      let hasEffect = hasEffect(alias, key)
      return Guess(mend: hasEffect ? mend : .remove, isMisplaced: true, isStructural: hasEffect)
    }
    let near = word.utf8.count > 5 ? nearestName(to: word, among: family, edits: 1) : nil
    return (near ?? KeyAliases.find(word, among: family.filter(foreignNames.contains))).map {
      elsewhere(key, $0, object)
    } ?? wrapper(key, in: object)
  }

  /// Guesses that a key's value has keys of the object around it: `contact: {telephone: +39 06 5550 1978}`.
  private static func wrapper(_ key: Key, in object: ContentObject) -> Guess? {
    guard key.value.kind == .object else { return nil }
    let names = key.value.members.map(\.key.text)
    guard let first = names.first, names.allSatisfy(object.names.contains) else { return nil }
    let isStructural = names.contains(where: object.structuralNames.contains)
    // A single name or price may be that of something else.
    if names.count == 1, isStructural || ["id", "name"].contains(first) { return nil }
    return Guess(mend: .unwrap(first, hasMore: names.count > 1), isMisplaced: true, isStructural: isStructural)
  }

  /// Guesses the meaning of a key for something that has another form: a season, a charge, or a menu that isn't shown.
  private static func withoutKey(_ key: Key, in object: ContentObject) -> Guess? {
    let name = KeyAliases.letters(of: key.text[...])
    let text = key.value.string() ?? key.value.numberText ?? ""
    if object.names.contains("availability"), seasons.contains(name), key.value.bool() == nil {
      let hasTime = text.contains(":") || ["h", "uhr"].contains { text.lowercased().hasSuffix($0) }
      let isAlways = isEmpty(key.value) || always.contains(text.lowercased())
      return Guess(mend: .season(hasTime: hasTime), isMisplaced: true, isStructural: !isAlways)
    }
    guard object.id == "menu" else { return nil }
    if charges.contains(name), !isWebAddress(text), !text.contains("/"), text.contains(where: \.isNumber) {
      return Guess(mend: .fee, isStructural: false)
    }
    let isStatus = name == "status" || KeyAliases.find(name, among: ["status"]) != nil
    return isStatus && hasEffect("status", key) ? Guess(mend: .hiddenMenu, isMisplaced: true, isStructural: true) : nil
  }

  /// Names for seasons, first and last days and hours, in letters alone. They are `availability`.
  private static let seasons: Set = [
    "season", "seasons", "saison", "saisons", "stagione", "stagioni", "temporada", "estação", "época", "seizoen",
    "sezon",
    "sezóna", "sæson", "sesong", "säsong", "month", "months", "monat", "monate", "mese", "mesi", "mois", "mes", "meses",
    "mês", "maand", "maanden", "availablefrom", "availableuntil", "availabletill", "availableto", "availablethrough",
    "availabledays", "availablemonths", "servedfrom", "serveduntil", "servedtill", "servedto", "startdate", "enddate",
    "startday", "endday", "validuntil", "validto", "validtill", "verfügbarab", "verfügbarbis", "erhältlichab",
    "erhältlichbis", "gültigab", "gültigbis", "gültigvon", "disponibiledal", "disponibilefinoal", "dal", "finoal",
    "disponibledu", "disponiblejusquau", "disponibledesde", "disponiblehasta", "desde", "hasta", "servinghours",
    "servingtime", "servingtimes", "servicehours", "until",
  ]

  private static let always: Set = [
    "all", "all year", "always", "year-round", "ganzjährig", "immer", "sempre", "tutto l'anno", "toute l'année",
    "toujours", "todo el año", "siempre", "todo o ano", "hele jaar",
  ]

  /// Names for what guests pay besides their dishes, in letters alone.
  private static let charges: Set = [
    "coperto", "cover", "covercharge", "couvert", "cubierto", "gedeck", "servicecharge", "servicefee",
    "servicio", "servizio", "servicepauschale", "bedienung", "bedienungsgeld", "tip", "gratuity", "trinkgeld",
    "deliveryfee", "liefergebühr", "minimumorder", "mindestbestellwert", "tax", "fee", "fees", "charge", "charges",
  ]

  /// Structural keys that are often written in the wrong object under another name.
  private static let foreignNames: Set = [
    "status", "visibility", "draft", "price", "sizes", "optionGroups", "allergens", "mayContain",
  ]

  private static func elsewhere(_ key: Key, _ name: String, _ object: ContentObject) -> Guess {
    Guess(
      mend: .belongs(name, in: object.homes(ofKey: name).map(\.place)), isMisplaced: true,
      isStructural: hasEffect(name, key))
  }

  /// Whether a key in the wrong object would have an effect in the right one: not an empty list, and not
  /// `visible: true`. The `source` of a dish is a supplier rather than an address.
  private static func hasEffect(_ name: String, _ key: Key) -> Bool {
    if warnings.contains(name) { return true }
    if name == "source" { return key.value.string().map(isWebAddress) ?? true }
    return !isEmpty(key.value) && !isHarmlessFlag(key)
  }

  /// Guesses the meaning of an unknown key of a movement.
  ///
  /// Exports of banks and programs have fields of their own: only a misspelling of a key that the movement lacks is an
  /// error, and a currency, a day or a VAT rate under another name. `accountId`, `subcategory` and `kategorie` are other
  /// words, `acount` is none.
  static func guess(movementKey key: Key, among known: [String]) -> Guess? {
    let structural = ContentObject.movement.structuralNames
    guard var guess = guess(key, among: known, structural: structural) else { return nil }
    let word = withoutInvisibleCharacters(key.text)
    if word != key.text, known.contains(word) {
      guess.isStructural = guess.isStructural && !key.value.isNull && !isUsed(word, beside: key)
      return guess
    }
    guard guess.isStructural, KeyAliases.find(key.text, among: known) == nil,
      let near = nearestName(to: key.text, among: known, edits: 2)
    else {
      let name = if case .rename(let name) = guess.mend { name } else { "" }
      guess.isStructural = guess.isStructural && isValue(key, of: name) && !isUsed(name, beside: key)
      return guess
    }
    let isContainer = key.value.kind == .array || key.value.kind == .object
    guess.isStructural =
      !key.value.isNull && !isUsed(near, beside: key) && !isCompound(key.text, of: near)
      && (!isContainer || ["splits", "tags", "receipt"].contains(near))
    return guess
  }

  /// Whether a value under another name than a movement's key certainly is one of that key.
  private static func isValue(_ key: Key, of name: String) -> Bool {
    guard let text = key.value.string() ?? key.value.numberText else { return false }
    switch name {
    case "currency": return Currency(code: text) != nil
    // Without an amount, it is another table, which is an error anyway.
    case _ where !isUsed("amount", beside: key): return false
    case "date":
      let digits = text.utf8.count { (0x30...0x39).contains($0) }
      return (6...8).contains(digits) && text.utf8.allSatisfy { (0x2D...0x39).contains($0) } && text.utf8.count > digits
    // A number with decimals may be an amount.
    case "vat": return WrittenVAT(written: text) != nil && (text.last == "%" || (1...30).contains(Int(text) ?? 0))
    default: return false
    }
  }

  /// Whether a movement has a key with a value, or a table the column.
  static func isUsed(_ name: String, beside key: Key) -> Bool {
    key.object?.members.contains { $0.key.text == name && ($0.value.isField || !$0.value.isNull) } ?? false
  }

  /// Whether a word is probably a name with a slip: a short one may be another word, such as `cat` for `vat`.
  private static func isMisspelling(_ word: String, of name: String) -> Bool {
    let (word, name) = (word.lowercased(), name.lowercased())
    return word.utf8.count > 4 || word.first == name.first || word.utf8.sorted() == name.utf8.sorted()
  }

  /// Whether a word is a name with more than a letter before or after it.
  private static func isCompound(_ word: String, of name: String) -> Bool {
    let (word, name) = (word.lowercased(), name.lowercased())
    guard word.hasPrefix(name) || word.hasSuffix(name) else { return false }
    let rest = word.hasPrefix(name) ? word.dropFirst(name.count) : word.dropLast(name.count)
    return rest.count > 1 || !rest.allSatisfy(\.isLetter)
  }

  private static func rename(_ key: Key, to name: String) -> DiagnosticMessage.KeyMend {
    // One day is its first and its last.
    if name == "validFrom", KeyAliases.isDay(key.text) || seasons.contains(KeyAliases.letters(of: key.text[...])) {
      return .rename("validFrom and validThrough")
    }
    let isByName = ["price", "sizes"].contains(name) && key.value.kind == .object && key.value.count > 0
    if isByName, key.value.members.allSatisfy({ !ContentObject.price.names.contains($0.key.text) }) {
      let form = formOfPrices(key.value)
      return .form(form.key, form.value)
    }
    return warnings.contains(name) && !key.value.isNull && has(name, beside: key) ? .join(name) : .rename(name)
  }

  private static func has(_ name: String, beside key: Key) -> Bool {
    key.object?.members.contains { $0.key.text == name && !$0.value.isNull } ?? false
  }

  /// Whether a synonym of a structural key is used instead of it: not if the object has both, as in exports with
  /// `amount` and `value`, except for allergens, and not if it has no effect, as in `extras: []` or `available: true`.
  /// `valuta` means currency in Italian, date in German.
  private static func isMissed(_ name: String, beside key: Key) -> Bool {
    let value = key.value
    if isHarmlessFlag(key) { return false }
    if value.bool() != nil { return true }
    if isEmpty(value) || !warnings.contains(name) && has(name, beside: key) { return false }
    return name != "currency" || value.string().flatMap { Currency(code: $0) } != nil
  }

  private static func isEmpty(_ value: Value) -> Bool {
    value.kind == .array || value.kind == .object ? value.count == 0 : value.string() == ""
  }

  /// Whether a key says what is the case without it: `available: true`, `hidden: false`, `stock: 12`.
  private static func isHarmlessFlag(_ key: Key) -> Bool {
    let name = KeyAliases.letters(of: key.text[...])
    let isAffirmative = affirmative.contains(name)
    let text = key.value.string()?.lowercased() ?? key.value.digits ?? ""
    // A number in stock, or the day of publication.
    if isAffirmative, text.first?.isNumber == true { return text.contains { ("1"..."9").contains($0) } }
    var flag = key.value.bool()
    if flag == nil, isAffirmative || KeyAliases.find(name, among: ["status", "visibility", "draft"]) != nil {
      flag = yes.contains(text) ? true : no.contains(text) ? false : nil
    }
    return flag.map { $0 == isAffirmative } ?? false
  }

  private static let yes: Set = ["yes", "y", "on", "ja", "sì", "si", "sí", "oui", "sim"]
  private static let no: Set = ["no", "n", "off", "nein", "non", "não", "nee"]

  /// Keys that are true for what is shown, in letters alone, and `private`, which is the default.
  private static let affirmative: Set = [
    "available", "isavailable", "visible", "isvisible", "active", "isactive", "published", "ispublished", "publish",
    "enabled", "isenabled", "instock", "stock", "inventory", "bestand", "show", "display", "affiché", "private",
    "sichtbar", "aktiv", "verfügbar", "visibile", "attivo", "disponibile", "disponible", "actif", "activo", "ativo",
    "zichtbaar", "actief",
  ]
}
