import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes a movement, without creating strings that aren't kept.
extension LedgerDecoder {
  private enum Field: String {
    case id, date, name, amount, currency, category, account, note, reference, item, quantity, balance, status, source
    case splits, transfer, vat, receipt, tags

    @inline(__always)
    init?(_ text: Span<UInt8>) {
      switch (text.count, text.first) {
      case (2, _) where text.isWord("id"): self = .id
      case (3, _) where text.isWord("vat"): self = .vat
      case (4, UInt8(ascii: "d")) where text.isWord("date"): self = .date
      case (4, UInt8(ascii: "n")) where text.isWord("name"): self = .name
      case (4, _) where text.isWord("note"): self = .note
      case (4, _) where text.isWord("item"): self = .item
      case (4, _) where text.isWord("tags"): self = .tags
      case (6, _) where text.isWord("amount"): self = .amount
      case (6, _) where text.isWord("status"): self = .status
      case (6, _) where text.isWord("source"): self = .source
      case (6, _) where text.isWord("splits"): self = .splits
      case (7, UInt8(ascii: "a")) where text.isWord("account"): self = .account
      case (7, _) where text.isWord("balance"): self = .balance
      case (7, _) where text.isWord("receipt"): self = .receipt
      case (8, UInt8(ascii: "q")) where text.isWord("quantity"): self = .quantity
      case (8, _) where text.isWord("category"): self = .category
      case (8, _) where text.isWord("currency"): self = .currency
      case (8, _) where text.isWord("transfer"): self = .transfer
      case (9, _) where text.isWord("reference"): self = .reference
      default: return nil
      }
    }
  }

  mutating func decodeMovement(_ record: borrowing Record) {
    position &+= 1
    let known = content.errorCount
    let root = record.nodes[record.root]
    guard root.kind == .object else {
      return content.wrongType(
        "movement", expected: "an object", example: "{\"name\": \"Kevin\", \"amount\": 123}",
        record.value(in: content.file))
    }
    var fields = Fields()
    var index = record.root + 1
    let end = Int(root.text)
    while index < end {
      let key = record.nodes[index]
      let place = index + 1
      let node = record.nodes[place]
      index = node.isContainer ? Int(node.text) : place + 1
      if node.kind == .null {
        // Tables have empty fields.
        if !node.isField, Field(record.text(of: key)) == nil { diagnoseEmptyKey(place - 1, of: record) }
        continue
      }
      switch Field(record.text(of: key)) {
      case .id:
        // An empty id is missing.
        if let text = record.words(of: node), text.isEmpty { continue }
        fields.hasID = true
        fields.id = movementID(record, place)
      case .date:
        if let text = record.scalar(of: node), let date = dates.date(written: text) {
          fields.date = date
        } else {
          fields.date = decode(place, of: record) { $0.date($1, "date") }
        }
        if let date = fields.date, !usualYears.contains(date.year) { diagnoseFarDate(date, place, of: record) }
      case .name: fields.name = name(record, place)
      case .amount: fields.amount = place
      case .currency:
        fields.currencyPlace = place
        if let code = record.words(of: node), let currency = Currency(code) {
          fields.currency = currency
        } else {
          fields.currency = decode(place, of: record) { $0.currency($1) }
        }
      case .category: fields.category = treePlace(.category, place, of: record)
      case .account: fields.account = treePlace(.account, place, of: record)
      case .note: fields.rare.note = place
      case .reference: fields.rare.reference = place
      case .item: fields.rare.item = place
      case .quantity: fields.rare.quantity = place
      case .balance: fields.rare.balance = place
      case .splits: fields.rare.splits = place
      case .transfer: fields.rare.transfer = place
      case .vat: fields.rare.vat = place
      case .receipt: fields.rare.receipt = place
      case .tags: fields.rare.tags = place
      case .status: fields.rare.isPending = isPending(record, place)
      // A record of `menugen import`, which reports don't show.
      case .source:
        if record.scalar(of: node) == nil { decode(place, of: record) { _ = $0.text($1, "source") } }
      case nil: diagnoseUnknownKey(place - 1, of: record)
      }
    }
    let money = amount(fields, of: record)
    let details = fields.rare.isAny ? details(fields, of: record, money?.currency ?? .usd) : nil
    let splits =
      fields.rare.splits == nil ? [] : splits(fields, of: record, money, isTransfer: details?.isTransfer ?? false)
    // Duplicate ids are reported at the end, and their movements omitted.
    guard content.errorCount == known, fields.id != nil || !fields.hasID, let money else { return }
    if money.currency.isWithdrawn, let date = fields.date {
      withdrawnCurrencies.add(
        money.currency, on: date,
        at: LedgerPlace(file: fileIndex, range: record.nodes[fields.currencyPlace ?? record.root].range))
    }
    if !splits.isEmpty { return append(splits, money, fields, details) }
    // Created in place, to avoid copies.
    movements.append(
      Movement(
        id: fields.id, position: position, category: fields.category, account: fields.account, date: fields.date,
        name: fields.name, minorUnits: money.minorUnits, currency: money.currency, details: details))
  }

  /// The values of a record.
  private struct Fields {
    var id: String?
    var hasID = false
    var date: CalendarDate?
    var name = ""
    /// The index of the amount, which is decoded after the currency.
    var amount: Int?
    var currency: Currency?
    var currencyPlace: Int?
    var category: Int32?
    var account: Int32?
    var rare = RareFields()
  }

  @inline(never)
  private mutating func splits(
    _ fields: Fields, of record: borrowing Record, _ money: Money?, isTransfer: Bool
  ) -> [WrittenSplit] {
    guard let place = fields.rare.splits, let money else { return [] }
    let value = record.value(in: content.file)
    return splits(of: value, value.at(place), money, isTransfer: isTransfer)
  }

  /// Appends the parts of a split movement: each is a movement with its own amount and category.
  @inline(never)
  private mutating func append(
    _ parts: [WrittenSplit], _ money: Money, _ fields: Fields, _ details: Movement.Details?
  ) {
    hasSplits = true
    let all = partDetails(parts, money, details)
    if all.contains(where: \.saysMore) { hasDetails = true }
    for (part, details) in zip(parts, all) {
      movements.append(
        Movement(
          id: fields.id, position: position, category: part.category ?? fields.category, account: fields.account,
          date: fields.date, name: fields.name, minorUnits: part.money.minorUnits, currency: money.currency,
          details: details))
    }
  }

  private mutating func amount(_ fields: Fields, of record: borrowing Record) -> Money? {
    guard let place = fields.amount else {
      diagnoseMissingAmount(of: record)
      return nil
    }
    let currency = fields.currency ?? content.fileCurrency()
    if let digits = record.scalar(of: record.nodes[place]), let money = try? Money(written: digits, currency: currency)
    {
      return money
    }
    return decode(place, of: record) { $0.money($1, "amount", currency: currency) }
  }

  /// Decodes an unusual or invalid value. Messages name the movement.
  @inline(never)
  private mutating func decode<Result>(
    _ place: Int, of record: borrowing Record, _ decode: (inout ContentDecoder, Value) -> Result
  ) -> Result {
    let value = record.value(in: content.file)
    content.subject = value
    defer { content.subject = nil }
    return decode(&content, value.at(place))
  }

  /// The indexes of rare values in a record.
  private struct RareFields {
    var note: Int?
    var reference: Int?
    var item: Int?
    var quantity: Int?
    var balance: Int?
    var splits: Int?
    var transfer: Int?
    var vat: Int?
    var receipt: Int?
    var tags: Int?
    var isPending = false

    var isAny: Bool {
      note != nil || reference != nil || item != nil || quantity != nil || balance != nil || transfer != nil
        || vat != nil || receipt != nil || tags != nil || isPending
    }
  }

  @inline(never)
  private mutating func details(
    _ all: Fields, of record: borrowing Record, _ currency: Currency
  ) -> Movement.Details {
    let fields = all.rare
    if !all.hasID, let place = fields.reference, let text = record.scalar(of: record.nodes[place]) {
      addReference(text, of: all.account, at: record.nodes[place].range)
    }
    let value = record.value(in: content.file)
    content.subject = value
    defer { content.subject = nil }
    func field(_ place: Int?) -> Value? { place.map { value.at($0) } }
    let item = field(fields.item).flatMap { value in content.text(value, "item").map { ($0, value) } }
    if let (word, value) = item {
      let isNew = value.withText { items.place(of: $0).isNew } ?? false
      if isNew { refer(to: Reference(word: word, range: value.range)) }
    }
    if let balance = field(fields.balance) {
      balancePlaces[position] = LedgerPlace(file: fileIndex, range: balance.range)
    }
    let isTransfer = field(fields.transfer).flatMap { content.flagOrWord($0, "transfer") } ?? false
    let details = Movement.Details(
      note: field(fields.note).flatMap { content.textOrDigits($0, "note") }.flatMap { $0.isEmpty ? nil : $0 },
      reference: field(fields.reference).flatMap { content.code($0, "reference") },
      item: item?.0,
      quantity: field(fields.quantity).flatMap { content.digits($0, "quantity", example: "31", signed: true) },
      balance: field(fields.balance).flatMap { content.money($0, "balance", currency: currency) },
      isTransfer: isTransfer, vat: field(fields.vat).flatMap { movementVAT($0, isTransfer: isTransfer) },
      receipt: field(fields.receipt).flatMap { receipt($0) }, tags: field(fields.tags).map { tags($0) } ?? [],
      isPending: fields.isPending)
    if details.saysMore { hasDetails = true }
    if details.isTransfer { hasTransfers = true }
    if details.receipt != nil { hasReceipts = true }
    if !details.tags.isEmpty { hasTags = true }
    if details.isPending { hasPending = true }
    return details
  }

  private mutating func isPending(_ record: borrowing Record, _ place: Int) -> Bool {
    if let word = record.words(of: record.nodes[place]) {
      if word.isWord("booked") { return false }
      if word.isWord("pending") { return true }
    }
    return decode(place, of: record) { content, value in
      if let known = value.string().flatMap({ Movement.Status(word: $0) }) { return known == .pending }
      let status: Movement.Status? = content.word(value, "status", .status)
      return status == .pending
    }
  }

  private mutating func movementID(_ record: borrowing Record, _ place: Int) -> String? {
    let node = record.nodes[place]
    if let text = record.scalar(of: node), ids.add(text, behind: movements) {
      return String(decoding: text, as: UTF8.self)
    }
    return uncommonID(record, place)
  }

  /// Reads an id that isn't plain text, or is a duplicate.
  @inline(never)
  private mutating func uncommonID(_ record: borrowing Record, _ place: Int) -> String? {
    guard let id = decode(place, of: record, { $0.textOrDigits($1, "id") }) else { return nil }
    duplicates.append(
      DuplicateMovement(MovementIdentity(.id, id), at: LedgerPlace(file: fileIndex, range: record.nodes[place].range)))
    return nil
  }

  /// Reads a name, which may be empty. Names are cached, as they repeat.
  private mutating func name(_ record: borrowing Record, _ place: Int) -> String {
    guard let text = record.words(of: record.nodes[place]) else {
      return decode(place, of: record) { $0.text($1, "name") }.map { seen($0) } ?? ""
    }
    guard names.count < 1 << 16 else { return seen(String(decoding: text, as: UTF8.self)) }
    let (index, isNew) = names.place(of: text)
    if isNew { nameStrings.append(seen(String(decoding: text, as: UTF8.self))) }
    return nameStrings[Int(index)]
  }

  /// The index of a category or account; `nil` for an empty one.
  @inline(__always)
  private mutating func treePlace(_ field: Field, _ place: Int, of record: borrowing Record) -> Int32? {
    guard let text = record.words(of: record.nodes[place]) else {
      decode(place, of: record) { _ = $0.text($1, field.rawValue) }
      return nil
    }
    if text.isEmpty { return nil }
    let found = if case .category = field { categories.place(of: text) } else { accounts.place(of: text) }
    if found.isNew {
      let first = LedgerPlace(file: fileIndex, range: record.nodes[place].range)
      if case .category = field { categoryPlaces.append(first) } else { accountPlaces.append(first) }
    }
    if found.isNew, isTooDeep(text) { decode(place, of: record) { $0.tooDeep(field.rawValue, at: $1.range) } }
    return found.place
  }

  @inline(never)
  private mutating func diagnoseFarDate(_ date: CalendarDate, _ place: Int, of record: borrowing Record) {
    decode(place, of: record) {
      $0.report(.farDate($0.named("date"), year: date.year), at: $1.range)
    }
  }

  @inline(never)
  private mutating func diagnoseEmptyKey(_ place: Int, of record: borrowing Record) {
    let key = record.value(in: content.file).key(at: place)
    if !content.diagnoseComma(before: key) { diagnoseUnknownKey(place, of: record) }
  }

  private mutating func diagnoseUnknownKey(_ place: Int, of record: borrowing Record) {
    let text = String(decoding: record.text(of: record.nodes[place]), as: UTF8.self)
    let reported = reportedKeys[text]
    if case .some(nil) = reported { return }
    let key = record.value(in: content.file).key(at: place)
    if case .some(let name?) = reported, StructuralKeys.isUsed(name, beside: key) { return }
    // A balance of the account isn't a movement's.
    let balances = ["openingBalance", "closingBalance"]
    if let balance = nearestName(to: text.filter { !$0.isWhitespace && $0 != "_" }, among: balances, edits: 1) {
      reportedKeys[text] = .some(nil)
      return content.report(.unknownKey(text, in: "a movement", .ledgerBalance(balance)), at: key.range)
    }
    let names = ContentObject.movement.names
    let guess = StructuralKeys.guess(movementKey: key, among: names)
    let near = nearestName(to: text, among: names).flatMap { StructuralKeys.isUsed($0, beside: key) ? $0 : nil }
    reportedKeys.updateValue(near, forKey: text)
    content.report(
      guess?.isStructural ?? false
        ? .misspeltKey(text, in: "a movement", guess?.mend ?? .remove)
        : .unknownKey(text, in: "a movement", guess?.mend ?? .remove), at: key.range)
  }
}

/// Returns an empty text for a blank name, as links would have no text.
private func seen(_ name: String) -> String { isBlank(name) ? "" : name }

/// The plausible years of movements; others mostly are typing errors.
let usualYears = 1900...2100

/// Whether a category or account has too many parts.
func isTooDeep(_ text: Span<UInt8>) -> Bool {
  text.count > CategoryPath.partLimit
    && text.count { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") } >= CategoryPath.partLimit
}

extension ContentDecoder {
  mutating func tooDeep(_ kind: String, at range: Range<Int>) {
    report(.tooManyParts(kind, limit: CategoryPath.partLimit), at: range)
  }
}

/// Decodes dates, caching the last one.
struct MovementDates {
  private var text: (day: UInt64, rest: UInt16) = (0, 0)
  private var date: CalendarDate?

  @inline(__always)
  mutating func date(written text: Span<UInt8>) -> CalendarDate? {
    guard text.count == 10 else { return CalendarDate(text) }
    let written = (day: text.load(at: 0, as: UInt64.self), rest: text.load(at: 8, as: UInt16.self))
    if written != self.text {
      self.text = written
      date = CalendarDate(text)
    }
    return date
  }
}
