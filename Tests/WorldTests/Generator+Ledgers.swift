/// Ledgers in all forms, with and without each key of movements.
extension Generator {
  private static let places = [
    "costs", "costs/produce", "costs:rent", "costs / produce", "sales", "sales/food/lunch", "(none)", "<zqtag>",
    "\u{200B}",
    "Straße/x", "Strasse/x", "a/b/c/d/e/f/g/h", "=x", "日本/東京", "none", "page", "..", "A", "a\u{301}",
  ]

  /// The keys of a ledger's movements, and the months they span.
  private struct Style {
    var count: Int
    /// The number of months from the first to the last; `nil` without dates.
    var months: Int?
    var someUndated = false
    var categories: [String] = []
    var accounts: [String] = []
    var currencies: [String]
    var hasIDs = false
    var hasDetails = false
    var hasSplits = false
    var hasTransfers = false
    var hasVAT = false
    var hasBalances = false
    /// The receipts, as movements name them.
    var receipts: [String] = []
    /// Whether the movements are rows of a table, which has no lists.
    var isTable = false
    var isExtreme = false
  }

  private mutating func style() -> Style {
    var style = Style(count: pick([0, 1, 1, 2, 3, 5, 9, 20, 30]), currencies: [currency])
    if chance(1) { style.count = 520 }
    if chance(80) { style.months = pick([0, 0, 1, 1, 2, 12, 13, 14, 39]) }
    style.someUndated = chance(10)
    if chance(60) {
      style.categories = some(Generator.places, 1...5) + (chance(50) ? ["\(token())/\(token())"] : [])
    }
    if chance(50) { style.accounts = some(["assets/bank", "assets/till", "assets", "card", "\(token())"], 1...3) }
    if chance(15) { style.currencies += some(Generator.exponents.keys.sorted(), 1...2) }
    style.hasIDs = chance(30)
    style.hasDetails = chance(30)
    style.hasSplits = chance(25)
    style.hasTransfers = chance(25)
    style.hasVAT = chance(25)
    style.hasBalances = chance(12) && style.accounts.isEmpty && style.currencies.count == 1 && !style.someUndated
    style.isExtreme = chance(2)
    return style
  }

  mutating func makeLedger() {
    let id = token()
    var style = style()
    var head: [Node.Member] = []
    if chance(30) { head.append(.init(key: "id", value: .text(id))) }
    maybe(60, "name", into: &head) { $0.label() }
    maybe(20, "note", into: &head) { $0.markdown() }
    maybe(5, "language", into: &head) { .text($0.languages[0]) }
    maybe(15, "currency", into: &head) { .text($0.currency) }
    maybe(3, "$schema", into: &head) { _ in .text("https://wx.example/ledger.schema.json") }
    maybe(50, "visibility", into: &head) { .text($0.pick(["public", "private"])) }
    let folder = "Content/movements/\(chance(8) ? "deep/" : "")"
    let kind = int(0...9)
    if chance(25) { style.receipts = makeReceipts(from: kind == 4 ? "\(folder)parts-\(id)/" : folder) }
    switch kind {
    case 0, 1:
      // The opening balance is unknown.
      (style.hasSplits, style.isTable) = (false, true)
      add("\(folder)\(id).csv", .records(movements(&style)))
    case 2: add("\(folder)\(id).ndjson", .records(movements(&style)))
    case 3: add("\(folder)\(id).json", .tree(.list(movements(&style))))
    case 4: makeFolder("\(folder)parts-\(id)", id, head, &style)
    case 5 where chance(25):
      head.append(.init(key: "source", value: .text("https://wx.example/bank.json")))
      maybe(50, "timeout", into: &head) { _ in .text("5s") }
      maybe(50, "maxAge", into: &head) { _ in .text("1h") }
      maybe(50, "tokenFrom", into: &head) { _ in .text("MENUGEN_BANK_TOKEN") }
      add("\(folder)\(id).json", .tree(.object(head)))
    default:
      let opening = chance(40) ? int(-90_000...90_000) : nil
      var movements = movements(&style, opening: opening ?? 0)
      addBalances(to: &head, opening: opening, movements, style)
      maybe(20, "balances", into: &head) { $0.datedBalances(style.accounts) }
      if !style.categories.isEmpty, chance(30) {
        let budget = some(style.categories, 0...2).map {
          Node.Member(key: $0, value: makeBudget())
        }
        head.append(.init(key: "budget", value: .object(budget)))
      }
      if !style.categories.isEmpty, style.hasVAT {
        let rates = some(style.categories, 0...3)
        maybe(70, "vat", into: &head) { generator in
          .object(rates.map { Node.Member(key: $0, value: generator.vat()) })
        }
      }
      if chance(5) { movements.insert(.null, at: 0) }
      head.append(.init(key: "movements", value: .list(movements)))
      add("\(folder)\(id).\(pick(["json", "yaml", "yml"]))", .tree(.object(head)))
    }
    ledgers.append((id, style.categories))
  }

  /// Adds a `ledger.yaml` and files of movements.
  private mutating func makeFolder(_ folder: String, _ id: String, _ head: [Node.Member], _ style: inout Style) {
    style.hasBalances = false
    var head = head
    if !head.contains(where: { $0.key == "id" }) { head.append(.init(key: "id", value: .text(id))) }
    add("\(folder)/ledger.yaml", .tree(.object(head)))
    for part in 0..<int(0...3) {
      let name = "\(folder)/\(part)\(token())"
      // A table has no lists.
      let kind = int(0...3)
      let hasSplits = style.hasSplits
      if kind == 0 { (style.hasSplits, style.isTable) = (false, true) }
      let movements = movements(&style)
      (style.hasSplits, style.isTable) = (hasSplits, false)
      switch kind {
      case 0: add("\(name).csv", .records(movements))
      case 1: add("\(name).ndjson", .records(movements))
      case 2: add("\(name).json", .tree(.list(movements)))
      default:
        var members = [Node.Member(key: "movements", value: .list(movements))]
        if chance(30) { members.append(.init(key: "currency", value: .text(currency))) }
        maybe(20, "balances", into: &members) { $0.datedBalances(style.accounts) }
        maybe(20, "$schema", into: &members) { _ in .text("../../schemas/ledger.schema.json") }
        if members.count > 1, chance(20) { members[int(1...members.count - 1)].value = .null }
        add("\(name).yaml", .tree(.object(members)))
      }
    }
  }

  private mutating func addBalances(
    to head: inout [Node.Member], opening: Int?, _ movements: [Node], _ style: Style
  ) {
    var account: String?
    if let opening {
      account = style.accounts.isEmpty || chance(40) ? nil : style.accounts[0]
      head.append(.init(key: "openingBalance", value: balance(opening, of: account)))
      // Several accounts have separate balances.
      if account != nil, style.accounts.count > 1 { return }
    }
    guard style.currencies.count == 1, !style.isExtreme, chance(30) else { return }
    let facts = movements.compactMap { $0["amount"]?.written.flatMap { units($0, exponent: exponent) } }
    let closing = (opening ?? 0) + facts.reduce(0) { $0 + Int($1) }
    let hasAccount = movements.contains { $0["account"]?.written == style.accounts.first }
    account = style.accounts.count == 1 && hasAccount && chance(50) ? style.accounts[0] : nil
    head.append(.init(key: "closingBalance", value: balance(closing, of: account)))
  }

  /// Returns a balance as an amount or as amounts by account.
  private mutating func balance(_ units: Int, of account: String?) -> Node {
    let written = amount(units, currency)
    var members = [Node.Member(key: "amount", value: written)]
    maybe(50, "currency", into: &members) { .text($0.currency) }
    guard let account else {
      switch int(0...4) {
      case 0: return .object(members)
      case 1: return .list([.object(members)])
      case 2: return .list([written])
      default: return written
      }
    }
    if chance(50) { return .object([.init(key: account, value: written)]) }
    members.insert(.init(key: "account", value: .text(account)), at: int(0...members.count))
    return chance(50) ? .object(members) : .list([.object(members)])
  }

  /// A monthly limit, or a target.
  private mutating func makeBudget() -> Node {
    let limit = amount(int(0...50_000), currency)
    if chance(40) { return limit }
    var members = [Node.Member(key: "amount", value: limit)]
    maybe(50, "rollover", into: &members) { .flag($0.chance(70)) }
    maybe(50, "income", into: &members) { .flag($0.chance(70)) }
    return .object(members)
  }

  /// Balances of days in each form. They needn't add up, which is a warning.
  private mutating func datedBalances(_ accounts: [String]) -> Node {
    let days = some(["2023-12-31", "2024-01-31", "2024-02-29", "2025-06-30", "2099-12-31"], 0...3)
    return .list(
      days.map { day in
        var members = [Node.Member(key: "date", value: .text(day))]
        if !accounts.isEmpty { maybe(50, "account", into: &members) { .text($0.pick(accounts)) } }
        members.append(.init(key: "amount", value: amount(int(-90_000...90_000), currency)))
        maybe(30, "currency", into: &members) { .text($0.currency) }
        maybe(30, "interim", into: &members) { .flag($0.chance(60)) }
        return .object(members)
      })
  }

  private var exponent: Int { Generator.exponents[currency] ?? 2 }

  private mutating func movements(_ style: inout Style, opening: Int = 0) -> [Node] {
    var days: [String?] = (0..<style.count).map { index in
      guard let months = style.months, !(style.someUndated && chance(20)) else { return nil }
      let month = index == 0 ? 0 : index == 1 ? months : int(0...months)
      let time = chance(3) ? "T10:00:00Z" : ""
      return "\(2024 + month / 12)-\(two(month % 12 + 1))-\(two(int(1...28)))\(time)"
    }
    if style.hasBalances { days.sort { ($0 ?? "").prefix(10) < ($1 ?? "").prefix(10) } }
    var balance = opening
    return days.map { day in
      var members: [Node.Member] = []
      let own = pick(style.currencies)
      let units =
        style.isExtreme && chance(20) ? pick([Int.max, Int.min + 1, 0]) : pick([0, 1, int(-99_999...99_999)])
      balance &+= units
      if style.hasIDs { members.append(.init(key: "id", value: .text(token()))) }
      if let day { members.append(.init(key: "date", value: .text(day))) }
      maybe(90, "name", into: &members) { .text($0.chance(5) ? "" : $0.name()) }
      members.append(.init(key: "amount", value: amount(units, own)))
      if own != currency { members.append(.init(key: "currency", value: .text(own))) }
      if !style.categories.isEmpty { maybe(80, "category", into: &members) { .text($0.pick(style.categories)) } }
      if !style.accounts.isEmpty { maybe(85, "account", into: &members) { .text($0.pick(style.accounts)) } }
      if style.hasBalances { members.append(.init(key: "balance", value: amount(balance, currency))) }
      if style.hasTransfers { maybe(40, "transfer", into: &members) { .flag($0.chance(70)) } }
      // A transfer has no VAT.
      let hasVAT = style.hasVAT && !members.contains { $0.key == "transfer" && $0.value == .flag(true) }
      if hasVAT { maybe(40, "vat", into: &members) { $0.vat() } }
      if !style.receipts.isEmpty { maybe(50, "receipt", into: &members) { $0.receipt(style) } }
      if style.hasSplits, !style.isExtreme {
        maybe(40, "splits", into: &members) { $0.splits(of: units, own, style.categories, hasVAT: hasVAT) }
      }
      if style.hasDetails {
        maybe(40, "note", into: &members) { .text($0.name()) }
        maybe(40, "reference", into: &members) { .text($0.name()) }
        maybe(25, "tags", into: &members) { $0.movementTags(isTable: style.isTable) }
        maybe(10, "status", into: &members) { .text($0.pick(["pending", "booked"])) }
        maybe(10, "source", into: &members) { .text($0.name()) }
        maybe(20, "quantity", into: &members) { $0.digits(["1", "31", "0.5", "-2"]) }
        if !items.isEmpty { maybe(30, "item", into: &members) { .text($0.pick($0.items)) } }
      }
      return .object(members)
    }
  }
}

extension Generator {
  /// Adds receipts, each with a token that no page has, and returns their paths from a folder.
  private mutating func makeReceipts(from folder: String) -> [String] {
    (0..<int(1...3)).map { _ in
      let name = "\(token()).\(pick(["pdf", "jpg", "bin"]))"
      let isBeside = chance(50)
      add(
        isBeside ? "\(folder)receipts/\(name)" : "Content/receipts/\(name)",
        .bytes(Array("receipt \(token())\n".utf8)))
      let ups = String(repeating: "../", count: folder.split(separator: "/").count - 1)
      return isBeside ? "receipts/\(name)" : "\(ups)receipts/\(name)"
    }
  }

  /// A tag, several in a text, or in a list.
  private mutating func movementTags(isTable: Bool) -> Node {
    let tags = ["wedding", "garden party", "ÄÖ/ü", "<b>", "2026", "עברית"]
    switch int(0...2) {
    case 0: return .text(pick(tags))
    case 1: return .text("\(pick(tags)); \(pick(tags))")
    default:
      let some = some(tags, 0...3)
      return isTable ? .text(some.joined(separator: ";")) : .list(some.map { .text($0) })
    }
  }

  private mutating func receipt(_ style: Style) -> Node {
    switch int(0...9) {
    case 0: return .text("none")
    case 1: return .text("receipts/missing.pdf")
    case 2, 3:
      let paths = some(style.receipts, 1...2)
      return style.isTable ? .text(paths.joined(separator: "; ")) : .list(paths.map { .text($0) })
    default: return .text(pick(style.receipts))
    }
  }

  fileprivate mutating func vat() -> Node {
    chance(20) ? digits(["7", "5.5", "0"]) : .text(pick(["7 %", "19%", "0 %", "5.5 %", "8.125 %", "100", "none"]))
  }

  /// Parts that add up to an amount.
  private mutating func splits(
    of units: Int, _ currency: String, _ categories: [String], hasVAT: Bool
  ) -> Node {
    var parts = (0..<int(0...3)).map { _ in int(-9_999...9_999) }
    parts.append(units - parts.reduce(0, +))
    return .list(
      parts.map { part in
        var members = [Node.Member(key: "amount", value: amount(part, currency))]
        if !categories.isEmpty { maybe(70, "category", into: &members) { .text($0.pick(categories)) } }
        maybe(30, "note", into: &members) { .text($0.name()) }
        if hasVAT { maybe(30, "vat", into: &members) { $0.vat() } }
        return .object(members)
      })
  }
}

/// Parses an amount into minor units, independently of menugen.
func units(_ written: String, exponent: Int) -> Int128? {
  var text = written[...]
  let isNegative = text.hasPrefix("-")
  if isNegative { text = text.dropFirst() }
  var power = 0
  if let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) {
    guard let written = Int(text[text.index(after: mark)...]) else { return nil }
    power = written
    text = text[..<mark]
  }
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  guard (1...2).contains(parts.count) else { return nil }
  let fraction = parts.count == 2 ? parts[1] : ""
  guard var value = Int128(String(parts[0] + fraction)) else { return nil }
  let shift = exponent + power - fraction.count
  guard shift >= 0, shift < 30 else { return nil }
  for _ in 0..<shift { value *= 10 }
  return isNegative ? -value : value
}
