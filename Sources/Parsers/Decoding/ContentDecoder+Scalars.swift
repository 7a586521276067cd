import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes texts, numbers and words.
extension ContentDecoder {
  mutating func text(_ value: Value, _ field: String) -> String? {
    if let text = value.string() { return text }
    wrongType(field, expected: "text", example: "text in quotes", value)
    return nil
  }

  /// Reads text or a number's digits, so that `12` equals `"12"`.
  mutating func textOrDigits(_ value: Value, _ field: String) -> String? {
    if let text = value.kind == .number ? value.numberText : value.string() { return text }
    wrongType(field, expected: "text", example: "text in quotes", value)
    return nil
  }

  /// Reads text or a number's digits; `nil` if empty.
  mutating func code(_ value: Value, _ field: String) -> String? {
    textOrDigits(value, field).flatMap { isBlank($0) ? nil : $0 }
  }

  /// Reads a list of texts, without blank ones, or a single text.
  mutating func texts(_ value: Value, _ field: String, takesDigits: Bool = false) -> [String] {
    func text(_ value: Value) -> String? { takesDigits ? textOrDigits(value, field) : self.text(value, field) }
    if value.kind != .array { return text(value).flatMap { isBlank($0) ? nil : [$0] } ?? [] }
    var texts: [String] = []
    for element in value.elements where !element.isNull {
      if let text = text(element), !isBlank(text) { texts.append(text) }
    }
    return texts
  }

  /// Reads a decimal number without a unit from its digits, such as `840` or `5.2`.
  ///
  /// - Parameter signed: Whether it may be negative.
  mutating func digits(_ value: Value, _ field: String, example: String, signed: Bool = false) -> String? {
    guard value.kind == .number || value.kind == .string || value.kind == .plain else {
      wrongType(field, expected: "a number", example: "digits, such as \(example)", value)
      return nil
    }
    let text = value.digits ?? ""
    if isDecimal(signed && text.hasPrefix("-") ? text.dropFirst() : text[...]) { return text }
    // The number in `840 kcal` or `5,2%` is clear.
    let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    let hasMore = text.dropFirst(number.count).contains { $0.isNumber }
    let meant = hasMore ? "" : String(number.map { $0 == "," ? "." : $0 })
    report(.notANumber(named(field), example: isDecimal(meant[...]) ? meant : example), at: value.range)
    return nil
  }

  /// Reads a whole number within a range.
  mutating func integer(_ value: Value, _ field: String, in range: ClosedRange<Int>) -> Int? {
    guard value.kind == .number || value.kind == .string || value.kind == .plain else {
      wrongType(field, expected: "a whole number", example: "digits alone", value)
      return nil
    }
    let text = value.digits ?? ""
    if let number = Int(text), range.contains(number) { return number }
    report(.numberOutOfRange(named(field), .whole(from: range.lowerBound, to: range.upperBound)), at: value.range)
    return nil
  }

  /// Reads a nonnegative quantity with up to six decimals.
  mutating func quantity(_ value: Value, _ field: String, isPositive: Bool = false) -> Quantity? {
    guard value.kind == .number || value.kind == .string || value.kind == .plain else {
      wrongType(field, expected: "a number", example: "digits, such as 640 or 12.5", value)
      return nil
    }
    let text = value.digits ?? ""
    do throws(Quantity.Fault) {
      let quantity = try Quantity(written: text)
      if quantity > 0 || !isPositive && quantity == 0 { return quantity }
      report(.numberOutOfRange(named(field), isPositive ? .positive : .notNegative), at: value.range)
    } catch .tooLarge {
      report(.numberOutOfRange(named(field), .digits(Quantity.digitLimit)), at: value.range)
    } catch .tooManyDecimals {
      report(.numberOutOfRange(named(field), .decimals(Quantity.decimalLimit)), at: value.range)
    } catch {
      // Reports the required format.
      _ = digits(value, field, example: "12.5", signed: true)
    }
    return nil
  }

  mutating func flag(_ value: Value, _ field: String) -> Bool? {
    if let flag = value.bool() { return flag }
    wrongType(field, expected: "true or false", example: "true or false", value)
    return nil
  }

  /// Reads one of an enumeration's raw values.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ value: Value, _ field: String, _ vocabulary: DiagnosticMessage.Vocabulary, as _: Word.Type = Word.self
  ) -> Word? where Word.RawValue == String {
    guard let text = text(value, field) else { return nil }
    if let word = Word(rawValue: text) { return word }
    unknownWord(vocabulary, field, text, among: Word.allCases.map(\.rawValue), at: value.range)
    return nil
  }
}

/// Digits with at most one point between them.
func isDecimal(_ text: Substring) -> Bool {
  let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 2, omittingEmptySubsequences: false)
  return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
}
