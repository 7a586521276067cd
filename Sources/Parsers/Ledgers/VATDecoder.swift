import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes VAT: `7 %`, `5.5`, `0 %` or `none`.
extension ContentDecoder {
  mutating func vat(_ value: Value, _ field: String) -> WrittenVAT? {
    guard value.kind == .number || value.kind == .string || value.kind == .plain else {
      wrongType(field, expected: "a percentage", example: "7 % or none", value)
      return nil
    }
    let text = value.digits ?? ""
    let point = String(text.map { $0 == "," ? "." : $0 })
    if let meant = VATRate(fraction: point) {
      report(.fractionalVAT(named(field), written: point, meant: meant.decimal), at: value.range)
      return nil
    }
    if let vat = WrittenVAT(written: text) { return vat }
    report(
      .invalidVAT(named(field), meant: VATRate(written: point).map { "\($0.decimal) %" }), at: value.range)
    return nil
  }

  /// Reads the VAT of categories: `vat: {sales/food: 7 %, costs: 19 %}`.
  mutating func categoryVAT(_ value: Value) -> [CategoryVAT] {
    guard value.kind == .object else {
      wrongType("vat", expected: "an object", example: "vat: {sales/food: 7 %}", value)
      return []
    }
    var rates: [CategoryVAT] = []
    var known: [CategoryPath: String] = [:]
    checkMissingValues(of: value, in: "vat")
    for (key, value) in value.members where !value.isNull {
      guard let vat = vat(value, "vat of '\(key.text)'") else { continue }
      let path = CategoryPath(key.text)
      if let twin = known[path] {
        report(.duplicateVAT(key.text, other: twin), at: key.range)
        continue
      }
      known[path] = key.text
      rates.append(CategoryVAT(path: path, vat: vat, range: key.range))
    }
    return rates
  }
}

/// The VAT of a category and those below it, and the place of its name.
struct CategoryVAT {
  var path: CategoryPath
  var vat: WrittenVAT
  var range: Range<Int>
}

extension LedgerDecoder {
  /// Reads the VAT of a movement or of a part of it. An empty one is that of the category.
  mutating func movementVAT(_ value: Value, isTransfer: Bool) -> WrittenVAT? {
    if value.kind == .string || value.kind == .plain, value.string()?.isEmpty ?? false { return nil }
    guard let vat = content.vat(value, "vat") else { return nil }
    if vat.rate != nil { hasVAT = true }
    if isTransfer, vat.rate != nil { content.report(.transferWithVAT(content.named("vat")), at: value.range) }
    return vat
  }
}
