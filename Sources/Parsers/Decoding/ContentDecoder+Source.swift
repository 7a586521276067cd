import MenugenSyntax
import MenugenText

/// Decodes remote sources: `{"source": "https://example.org/bank.json", "timeout": "5s", "maxAge": "1h"}`.
extension ContentDecoder {
  /// Whether the value refers to a remote source. Reports that it isn't fetched; its page shows a notice.
  ///
  /// - Parameter key: The key for local content.
  mutating func isElsewhere(_ value: Value, insteadOf key: StaticString) -> Bool {
    guard value.kind == .object, let source = value.member("source"), !source.isNull else { return false }
    let known = errorCount
    checkDuration(value.member("timeout"), "timeout")
    checkDuration(value.member("maxAge"), "maxAge")
    if let own = value.member(key), !own.isNull {
      error(
        "source.and-content", "source and \(key) stand together",
        hint: "keep one of them: content is here or elsewhere",
        at: source.range)
    }
    guard let address = text(source, "source") else { return true }
    guard isWebAddress(address) else {
      error(
        "source.invalid", "source '\(address)' is no address of the web",
        hint: "write one that begins with https://; a file beside this one needs no source, its content can stand here",
        at: source.range)
      return true
    }
    guard errorCount == known else { return true }
    warning(
      "source.unsupported", "content from elsewhere isn't fetched, so its page says to wait",
      hint: "write the content into this file to show it", at: source.range)
    return true
  }

  /// Whether it is `https://` or `http://`, a host, and only characters allowed in a URL (RFC 3986, section 2).
  private func isWebAddress(_ address: String) -> Bool {
    let start = ["https://", "http://"].first { address.hasPrefix($0) }
    guard let start, address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) else {
      return false
    }
    let host = address.dropFirst(start.utf8.count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return !host.isEmpty && !host.contains("@") && !host.hasPrefix(":") && !host.hasPrefix(".")
  }

  /// Checks a number with a unit: `500ms`, `5s`, `10m`, `1h`, `2d`.
  private mutating func checkDuration(_ value: Value?, _ field: String) {
    guard let value, !value.isNull else { return }
    let text = value.kind == .number ? value.numberText ?? "" : value.string() ?? ""
    let digits = text.utf8.prefix(while: isDigit)
    let unit = text.dropFirst(digits.count)
    guard (1...6).contains(digits.count), ["ms", "s", "m", "h", "d"].contains(unit) else {
      return error(
        "source.duration", "\(field) is no length of time",
        hint: "write a number and its unit: 500ms, 5s, 10m, 1h or 2d",
        at: value.range)
    }
  }
}
