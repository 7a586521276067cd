import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes `extra`: fields of one's own for the templates of a theme.
extension ContentDecoder {
  mutating func extra(_ value: Value) -> [ExtraField] {
    guard value.kind == .object else {
      wrongType("extra", expected: "an object", example: "extra: {wine: Chianti}", value)
      return []
    }
    if isTooLong(value, "extra", most: ListLimit.extras) { return [] }
    checkMissingValues(of: value, in: "extra")
    var fields: [ExtraField] = []
    for (key, value) in value.members where !value.isNull {
      guard isFieldName(key.text) else {
        report(.invalidFieldName(key.text, meant: fieldName(key.text)), at: key.range)
        continue
      }
      if value.kind == .number {
        if let digits = value.numberText { fields.append(ExtraField(name: key.text, value: Label(digits))) }
      } else if let label = label(value, key.text) {
        fields.append(ExtraField(name: key.text, value: label))
      }
    }
    return fields
  }
}

/// Whether a template can name a field: ASCII letters, digits, `-` and `_`, a letter first.
private func isFieldName(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else { return false }
  return name.unicodeScalars.allSatisfy { scalar in
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) || scalar == "-" || scalar == "_"
  }
}

/// A valid name like this one: `wine-pairing` for `wine pairing`.
private func fieldName(_ text: String) -> String? {
  let name = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "-" })
  return isFieldName(name) ? name : nil
}
