/// The facts of a world's ledgers, computed naively from the world.
struct LedgerFacts {
  struct Movement {
    var id: String?
    var units: Int128
    /// The amount of the movement that it is a part of.
    var whole: Int128
    var currency: String
    var category: String?
    var account: String?
    /// `2026-03-02`.
    var day: String?
    var isTransfer: Bool
    /// The written rate of VAT: its own, or its category's.
    var rate: String?
    /// The texts that a search covers.
    var words: [String]

    /// The amount with the decimals of its currency.
    var decimal: String { text(units) }
    var wholeDecimal: String { text(whole) }

    private func text(_ units: Int128) -> String {
      let exponent = Generator.exponents[currency] ?? 2
      let digits = String(units.magnitude)
      let padded = String(repeating: "0", count: max(0, exponent + 1 - digits.count)) + digits
      let mark = exponent == 0 ? "" : "."
      return "\(units < 0 ? "-" : "")\(padded.dropLast(exponent))\(mark)\(padded.suffix(exponent))"
    }

    var month: String? { day.map { String($0.prefix(7)) } }
  }

  var id: String
  var isPublic: Bool
  var currency: String
  var opening: [String: Int128] = [:]
  /// The accounts with balances.
  var balanceAccounts: [String] = []
  /// The account of movements without one, if there is only one.
  private(set) var onlyAccount: String?
  var movements: [Movement] = []
  /// Its files.
  var paths: [String]
  /// Whether its movements are in a remote source.
  var isRemote = false

  /// The sum of each currency.
  var sums: [String: Int128] { total { $0.currency } }

  /// Sums by a key and the currency: `sales|EUR`.
  func sums(by key: (Movement) -> String?) -> [String: Int128] {
    total { movement in key(movement).map { "\($0)|\(movement.currency)" } }
  }

  private func total(_ key: (Movement) -> String?) -> [String: Int128] {
    movements.reduce(into: [:]) { sums, movement in
      if let key = key(movement) { sums[key, default: 0] += movement.units }
    }
  }

  /// Every ledger of a world.
  static func all(in world: World) -> [LedgerFacts] {
    let files = world.files.filter {
      $0.path.hasPrefix("Content/movements/") && !$0.path.contains("/receipts/")
    }
    let heads = files.filter { $0.path.hasSuffix("/ledger.yaml") }
    var parts = Set<String>()
    var facts: [LedgerFacts] = heads.map { head in
      let folder = head.path.dropLast("ledger.yaml".count)
      let own = files.filter { $0.path.hasPrefix(folder) && $0.path != head.path }
        .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      parts.formUnion(own.map(\.path) + [head.path])
      return LedgerFacts(head, parts: own, name: String(folder.split(separator: "/").last ?? ""), world)
    }
    for file in files where !parts.contains(file.path) {
      let name = file.path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
      facts.append(LedgerFacts(file, parts: [], name: String(name), world))
    }
    return facts
  }

  private init(_ head: World.File, parts: [World.File], name: String, _ world: World) {
    let site = world.site
    let settings = head.head
    id = settings["id"]?.written ?? name
    let visibility = settings["visibility"]?.written ?? site["movements"]?["visibility"]?.written
    isPublic = visibility == "public"
    currency = settings["currency"]?.written ?? site["currency"]?.written ?? "USD"
    isRemote = settings["source"] != nil
    paths = [head.path] + parts.map(\.path)
    addOpenings(settings["openingBalance"])
    var categoryRates: [String: String] = [:]
    for member in settings["vat"]?.members ?? [] {
      categoryRates[Self.place(.text(member.key)) ?? ""] = member.value.written
    }
    for file in [head] + parts {
      let own = file.head["currency"]?.written ?? currency
      for record in file.records where record != .null {
        let code = record["currency"]?.written ?? own
        func value(_ node: Node) -> Int128 {
          node["amount"]?.written.flatMap { units($0, exponent: Generator.exponents[code] ?? 2) } ?? 0
        }
        // Each part of a split movement is a movement; the first one has the details.
        let splits = record["splits"]?.elements ?? []
        for (place, part) in (splits.isEmpty ? [record] : splits).enumerated() {
          let own = place == 0 ? ["name", "note", "reference", "id", "item"] : ["name", "reference", "id"]
          let words = own.compactMap { record[$0]?.written } + (splits.isEmpty ? [] : [part["note"]?.written ?? ""])
          let category = Self.place(part["category"]) ?? Self.place(record["category"])
          let isTransfer = record["transfer"] == .flag(true)
          var rate = part["vat"]?.written ?? record["vat"]?.written
          // The nearest category above it that has a rate.
          var names = category.map { $0.split(separator: "/") } ?? []
          while rate == nil, !names.isEmpty {
            rate = categoryRates[names.joined(separator: "/")]
            names.removeLast()
          }
          movements.append(
            Movement(
              id: record["id"]?.written, units: value(part), whole: value(record), currency: code,
              category: category,
              account: Self.place(record["account"]), day: record["date"]?.written.map { String($0.prefix(10)) },
              isTransfer: isTransfer, rate: isTransfer || rate == "none" ? nil : rate, words: words))
        }
      }
    }
    let accounts = Set(movements.compactMap(\.account) + balanceAccounts)
    onlyAccount = accounts.count == 1 ? accounts.first : nil
  }

  /// Adds opening balances: one, or one for each account.
  private mutating func addOpenings(_ written: Node?) {
    switch written {
    case .list(let balances)?: for balance in balances { addOpenings(balance == .null ? nil : balance) }
    case .object? where written?["amount"] != nil:
      add(opening: written?["amount"], of: written?["account"]?.written, currency: written?["currency"]?.written)
    case .object(let members)?: for member in members { add(opening: member.value, of: member.key) }
    default: add(opening: written)
    }
  }

  private mutating func add(opening written: Node?, of account: String? = nil, currency: String? = nil) {
    let currency = currency ?? self.currency
    guard let text = written?.written, let value = units(text, exponent: Generator.exponents[currency] ?? 2) else {
      return
    }
    opening[currency, default: 0] += value
    if let place = account.flatMap(LedgerFacts.place) { balanceAccounts.append(place) }
  }

  /// A normalized path: `costs/rent` for `costs : rent`.
  private static func place(_ node: Node?) -> String? { node?.written.flatMap { place($0) } }

  static func place(_ text: String) -> String? {
    let parts = text.split { $0 == "/" || $0 == ":" }
      .map { part in
        String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      }
      .filter { !$0.isEmpty }
    if parts.isEmpty { return text.allSatisfy(\.isWhitespace) ? nil : text }
    return parts.joined(separator: "/")
  }
}

extension World.File {
  /// The ledger's own keys.
  var head: Node { if case .tree(let node) = content { node } else { .object([]) } }

  var records: [Node] {
    switch content {
    case .records(let records): records
    case .tree(.list(let records)): records
    case .tree(let node): node["movements"]?.elements ?? []
    case .page, .bytes: []
    }
  }
}
