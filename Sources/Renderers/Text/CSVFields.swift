import MenugenText
import MenugenViewModels

/// Fields of CSV.
extension ByteBuffer {
  /// Appends text with control characters replaced.
  mutating func appendCSV(text: String, _ form: CSVForm = .plain) {
    appendCSV(text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? text : sanitizedLine(text), form)
  }

  /// Appends text with its line ends and tabs (RFC 4180), replacing other control characters.
  mutating func appendCSV(exact text: String, _ form: CSVForm) {
    guard text.unicodeScalars.contains(where: isUnfit) else { return appendCSV(text, form) }
    var fit = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { fit.append(isUnfit(scalar) ? "\u{FFFD}" : scalar) }
    appendCSV(String(fit), form)
  }

  private mutating func appendCSV(_ text: String, _ form: CSVForm) {
    let delimiter = form.delimiter
    let isFormula = text.utf8.first.map { !isPlainStart($0) } ?? false && isFormula(text)
    text.withSpan { bytes in
      let needsQuotes = bytes.contains { $0 < 0x20 || $0 == delimiter || $0 == UInt8(ascii: "\"") }
      if needsQuotes { append("\"") }
      if isFormula { append("'") }
      if !needsQuotes { return append(bytes) }
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: "\"") { append("\"") }
        append(bytes[index])
      }
      append("\"")
    }
  }

  mutating func append(_ amount: DecimalAmount, _ form: CSVForm) {
    if form.decimalMark == UInt8(ascii: ".") { return append(amount) }
    var text = ByteBuffer(capacity: 64)
    text.append(amount)
    append(marked: text.span, form)
  }

  /// Appends a number in decimal digits with a point.
  mutating func append(decimal number: String, _ form: CSVForm) {
    number.withSpan { append(marked: $0, form) }
  }

  private mutating func append(marked number: Span<UInt8>, _ form: CSVForm) {
    for index in number.indices {
      append(number[index] == UInt8(ascii: ".") ? form.decimalMark : number[index])
    }
  }

  mutating func append(_ day: ISODay, _ form: CSVForm) {
    guard let parts = form.day else { return appendRow { $0.append(day) } }
    func digits(_ number: Int, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
    for part in parts {
      switch part {
      case .year: append(digits(Int(day.year), 4))
      case .month(let width): append(digits(Int(day.month), width))
      case .day(let width): append(digits(Int(day.day), width))
      case .separator(let byte): append(byte)
      }
    }
  }
}

/// Whether it is a control character other than tab and line ends.
private func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D: false
  case 0x00..<0x20, 0x7F..<0xA0: true
  default: false
  }
}

/// An ASCII letter or digit.
private func isPlainStart(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

/// Whether a spreadsheet would run the text: its first visible character begins a formula, in normal or full width.
/// Spreadsheets may ignore invisible characters and U+FFFD before it.
private func isFormula(_ text: String) -> Bool {
  for scalar in text.unicodeScalars {
    switch scalar {
    case "=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r": return true
    case "\u{FFFD}": continue
    default:
      let isSeen = !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
      if isSeen { return false }
    }
  }
  return false
}
