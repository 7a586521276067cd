import Domain

/// One movement. This runs a million times: no string is made that isn't kept, but for an error.
extension LedgerDecoder {
  private static let keys = [
    "id", "date", "name", "amount", "currency", "category", "account", "note", "reference", "item", "quantity",
    "balance",
  ]

  mutating func decodeMovement(_ value: Value) {
    position &+= 1
    let known = content.errorCount
    guard value.kind == .object else {
      return content.wrongType(
        "movement", wants: "an object", hint: "write {\"name\": \"Kevin\", \"amount\": 123}", value)
    }
    content.subject = value
    var movement = Movement(position: position, name: "", minorUnits: 0, currency: .usd)
    var amount: Value?
    var ownCurrency: Currency?
    var rare = RareFields()
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "id": movement.id = movementID(value)
      case "date": movement.date = content.date(value, "date")
      case "name": movement.name = name(value)
      case "amount": amount = value
      case "currency": ownCurrency = content.currency(value)
      case "category": movement.category = place(of: value, "category", in: \.categories)
      case "account": movement.account = place(of: value, "account", in: \.accounts)
      case "note": rare.note = value
      case "reference": rare.reference = value
      case "item": rare.item = value
      case "quantity": rare.quantity = value
      case "balance": rare.balance = value
      default: tellUnknownKey(key)
      }
    }
    if let amount {
      let money = content.money(amount, "amount", currency: ownCurrency)
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

  private mutating func place(
    of value: Value, _ field: String, in table: WritableKeyPath<LedgerDecoder, StringTable>
  ) -> Int32? {
    let place = value.withText { $0.isEmpty ? nil : self[keyPath: table].place(of: $0).place }
    if let place { return place }
    _ = content.text(value, field)
    return nil
  }

  private mutating func tellUnknownKey(_ key: Key) {
    guard toldKeys.insert(key.text).inserted else { return }
    content.unknownKey(key, in: "a movement", known: Self.keys)
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
    if !hasDigits, id.utf8.allSatisfy(isDigit) { hasDigits = true }
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
