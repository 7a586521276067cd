import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// A part of a movement's amount, as written.
struct WrittenSplit {
  var money: Money
  var category: Int32?
  var note: String?
  var vat: WrittenVAT?
}

/// Decodes the parts of a split movement.
extension LedgerDecoder {
  /// Returns the parts of a movement's amount, or reports what is wrong with them.
  ///
  /// - Parameters:
  ///   - value: The movement.
  ///   - list: Its parts.
  mutating func splits(of value: Value, _ list: Value, _ money: Money, isTransfer: Bool) -> [WrittenSplit] {
    content.subject = value
    defer { content.subject = nil }
    guard list.kind == .array else {
      content.wrongType(
        "splits", expected: "a list", example: #"[{"amount": "60.00", "category": "costs/produce"}]"#, list)
      return []
    }
    if content.isTooLong(list, "splits") { return [] }
    let known = content.errorCount
    let parts = list.elements.compactMap { $0.isNull ? nil : split($0, money.currency, isTransfer: isTransfer) }
    guard content.errorCount == known else { return [] }
    let sum = parts.reduce(Int128(0)) { $0 + Int128($1.money.minorUnits) }
    if sum != Int128(money.minorUnits) {
      let exponent = money.currency.exponent
      content.report(
        .wrongSplitSum(
          content.named("splits"), sum: decimalText(sum, exponent: exponent), amount: money.decimal,
          off: decimalText(Int128(money.minorUnits) - sum, exponent: exponent), currency: money.currency.code),
        at: list.range)
    }
    return parts
  }

  private mutating func split(_ value: Value, _ currency: Currency, isTransfer: Bool) -> WrittenSplit? {
    guard value.kind == .object else {
      content.wrongType(
        "a split", expected: "an object", example: #"{"amount": "60.00", "category": "costs/produce"}"#, value)
      return nil
    }
    content.checkEmptyKeys(of: value, in: "a split", known: ContentObject.split.names)
    var money: Money?
    var (hasAmount, category, note, vat) = (false, Int32?.none, String?.none, WrittenVAT?.none)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "amount":
        hasAmount = true
        money = content.money(value, "amount", currency: currency)
      case "category": category = categoryPlace(value)
      case "note": note = content.textOrDigits(value, "note").flatMap { $0.isEmpty ? nil : $0 }
      case "vat": vat = movementVAT(value, isTransfer: isTransfer)
      default: content.unknownKey(key, in: "a split", of: .split)
      }
    }
    if !hasAmount { content.report(.missingMovementAmount(content.named("amount")), at: value.range) }
    return money.map { WrittenSplit(money: $0, category: category, note: note, vat: vat) }
  }

  /// The index of a written category; `nil` for an empty one.
  private mutating func categoryPlace(_ value: Value) -> Int32? {
    guard let text = content.text(value, "category"), !text.isEmpty else { return nil }
    let found = text.withSpan { categories.place(of: $0) }
    if found.isNew {
      categoryPlaces.append(LedgerPlace(file: fileIndex, range: value.range))
      if text.withSpan(isTooDeep) { content.tooDeep("category", at: value.range) }
    }
    return found.place
  }
}

/// The details of the parts of a movement: each has its transfer, VAT, reference, receipt, tags and status; the first one has the note,
/// the item and the quantity, the last one the balance.
func partDetails(_ parts: [WrittenSplit], _ money: Money, _ details: Movement.Details?) -> [Movement.Details] {
  parts.enumerated().map { place, part in
    let (isFirst, isLast) = (place == 0, place == parts.count - 1)
    let notes = [isFirst ? details?.note : nil, part.note].compactMap(\.self)
    return Movement.Details(
      note: notes.isEmpty ? nil : notes.joined(separator: "\n"), reference: details?.reference,
      item: isFirst ? details?.item : nil, quantity: isFirst ? details?.quantity : nil,
      balance: isLast ? details?.balance : nil,
      split: .init(number: place + 1, count: parts.count, minorUnits: money.minorUnits),
      isTransfer: details?.isTransfer ?? false, vat: part.vat ?? details?.vat, receipt: details?.receipt,
      tags: details?.tags ?? [], isPending: details?.isPending ?? false)
  }
}

extension ContentDecoder {
  /// Reads `true` or `false`, also as text, which is all that a table has.
  mutating func flagOrWord(_ value: Value, _ field: String) -> Bool? {
    switch value.string() {
    case "true": true
    case "false": false
    default: flag(value, field)
    }
  }
}
