import Domain

/// One movement. This runs a million times: no string is made that isn't kept, but for an error.
extension LedgerDecoder {
  /// The keys of a movement.
  private enum Field: String, CaseIterable {
    case id, date, name, amount, currency, category, account, note, reference, item, quantity, balance

    @inline(__always)
    init?(_ text: UnsafeBufferPointer<UInt8>) {
      switch (text.count, text.first) {
      case (2, _) where text.isWord("id"): self = .id
      case (4, UInt8(ascii: "d")) where text.isWord("date"): self = .date
      case (4, UInt8(ascii: "n")) where text.isWord("name"): self = .name
      case (4, _) where text.isWord("note"): self = .note
      case (4, _) where text.isWord("item"): self = .item
      case (6, _) where text.isWord("amount"): self = .amount
      case (7, UInt8(ascii: "a")) where text.isWord("account"): self = .account
      case (7, _) where text.isWord("balance"): self = .balance
      case (8, UInt8(ascii: "q")) where text.isWord("quantity"): self = .quantity
      case (8, _) where text.isWord("category"): self = .category
      case (8, _) where text.isWord("currency"): self = .currency
      case (9, _) where text.isWord("reference"): self = .reference
      default: return nil
      }
    }
  }

  mutating func decodeMovement(_ value: Value) {
    position &+= 1
    let known = content.errorCount
    guard value.kind == .object else {
      return content.wrongType(
        "movement", wants: "an object", hint: "write {\"name\": \"Kevin\", \"amount\": 123}", value)
    }
    content.subject = value
    var movement = Movement(position: position, name: "", minorUnits: 0, currency: .usd)
    var amount: Int?
    var ownCurrency: Currency?
    var rare = RareFields()
    // Handles on values count their owners, which is much for a million records: nodes are looked at as they lie.
    let tree = value.tree
    var index = value.index + 1
    let end = tree.indexAfter(value.index)
    while index < end {
      let key = tree.tape.nodes[index]
      let place = index + 1
      let node = tree.tape.nodes[place]
      index = node.isContainer ? Int(node.text) : place + 1
      if node.kind == .null { continue }
      switch tree.withText(of: key, Field.init) {
      case .id: movement.id = movementID(Value(tree: tree, index: place))
      case .date:
        movement.date =
          tree.withScalarText(of: node) { CalendarDate($0) }
          ?? content.date(Value(tree: tree, index: place), "date")
      case .name: movement.name = name(Value(tree: tree, index: place))
      case .amount: amount = place
      case .currency:
        ownCurrency =
          tree.withWords(of: node) { Currency($0) } ?? content.currency(Value(tree: tree, index: place))
      case .category:
        movement.category =
          tree.withWords(of: node) { $0.isEmpty ? nil : categories.place(of: $0).place }
          ?? noPlace(Value(tree: tree, index: place), "category")
      case .account:
        movement.account =
          tree.withWords(of: node) { $0.isEmpty ? nil : accounts.place(of: $0).place }
          ?? noPlace(Value(tree: tree, index: place), "account")
      case .note: rare.note = Value(tree: tree, index: place)
      case .reference: rare.reference = Value(tree: tree, index: place)
      case .item: rare.item = Value(tree: tree, index: place)
      case .quantity: rare.quantity = Value(tree: tree, index: place)
      case .balance: rare.balance = Value(tree: tree, index: place)
      case nil: tellUnknownKey(Key(tree: tree, index: place - 1))
      }
    }
    if let amount {
      let currency = ownCurrency ?? content.fileCurrency()
      let money =
        tree.withScalarText(of: tree.tape.nodes[amount]) { try? Money(written: $0, currency: currency) }
        ?? content.money(Value(tree: tree, index: amount), "amount", currency: currency)
      movement.minorUnits = money?.minorUnits ?? 0
      movement.currency = money?.currency ?? .usd
    } else {
      content.error(
        "movement.no-amount", "\(content.named("amount")) is missing", hint: "write \"amount\"", at: value.range)
    }
    if rare.isAny { movement.details = details(rare, movement.currency) }
    content.subject = nil
    if content.errorCount == known { movements.append(movement) }
  }

  /// What few movements have.
  private struct RareFields {
    var note: Value?
    var reference: Value?
    var item: Value?
    var quantity: Value?
    var balance: Value?

    var isAny: Bool { note != nil || reference != nil || item != nil || quantity != nil || balance != nil }
  }

  private mutating func details(_ fields: RareFields, _ currency: Currency) -> Movement.Details {
    let item = fields.item.flatMap { value in content.text(value, "item").map { ($0, value.range) } }
    if let (word, range) = item {
      let isNew = fields.item?.withText { items.place(of: $0).isNew } ?? false
      if isNew { refer(to: Reference(word: word, range: range)) }
    }
    if let balance = fields.balance { claims[position] = Claim(file: fileIndex, range: balance.range) }
    return Movement.Details(
      note: fields.note.flatMap { content.markup($0, "note", under: 1) },
      reference: fields.reference.flatMap { content.textOrDigits($0, "reference") },
      item: item?.0,
      quantity: fields.quantity.flatMap { content.digits($0, "quantity", example: "31", signed: true) },
      balance: fields.balance.flatMap { content.money($0, "balance", currency: currency) })
  }

  private mutating func movementID(_ value: Value) -> String? {
    guard let id = content.id(value, "id") else { return nil }
    guard ids.add(id, behind: movements) else {
      content.error(
        "movement.duplicate-id", "id '\(id)' stands twice in one ledger", hint: "give each movement its own id",
        at: value.range)
      return nil
    }
    return id
  }

  /// A name, which may be empty. One of 15 bytes or less takes no memory of its own; longer ones are kept once, while they are few.
  private mutating func name(_ value: Value) -> String {
    let name = value.withText { bytes -> String in
      guard bytes.count > 15, names.count < 1 << 16 else { return String(decoding: bytes, as: UTF8.self) }
      let (place, isNew) = names.place(of: bytes)
      if isNew { longNames.append(String(decoding: bytes, as: UTF8.self)) }
      return longNames[Int(place)]
    }
    return name ?? content.text(value, "name") ?? ""
  }

  /// An empty text is none; what is no text is told.
  private mutating func noPlace(_ value: Value, _ field: String) -> Int32? {
    _ = content.text(value, field)
    return nil
  }

  private mutating func tellUnknownKey(_ key: Key) {
    guard toldKeys.insert(key.text).inserted else { return }
    content.unknownKey(key, in: "a movement", known: Field.allCases.map(\.rawValue))
  }
}

/// The ids of a ledger's movements, to find those that stand twice.
///
/// Ids mostly rise, and then the last one is all there is to remember; the first that doesn't costs a table of all.
struct MovementIDs {
  private var last: String?
  private var table: StringTable?
  /// Whether some id is digits alone, as positions are.
  private(set) var hasDigits = false

  /// Whether the id is new. `movements` are those that were read before.
  mutating func add(_ id: String, behind movements: [Movement]) -> Bool {
    var id = id
    if !hasDigits, id.utf8.first.map(isDigit) ?? false, id.utf8.allSatisfy(isDigit) { hasDigits = true }
    if table == nil {
      if last.map({ $0 < id }) ?? true {
        last = id
        return true
      }
      table = StringTable()
      for movement in movements {
        if var known = movement.id { known.withUTF8 { _ = table?.place(of: $0) } }
      }
      if var last { last.withUTF8 { _ = table?.place(of: $0) } }
    }
    return id.withUTF8 { table?.place(of: $0).isNew ?? true }
  }
}
