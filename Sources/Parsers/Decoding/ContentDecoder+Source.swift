import MenugenDiagnostics
import MenugenSyntax
import MenugenText

/// Decodes remote sources: `{"source": "https://example.org/bank.json", "timeout": "5s", "maxAge": "1h"}`.
extension ContentDecoder {
  /// Whether the value refers to a remote source. Reports that it isn't fetched; its page shows a notice.
  ///
  /// - Parameter key: The key for local content.
  mutating func isRemote(_ value: Value, insteadOf key: StaticString) -> Bool {
    guard value.kind == .object, let source = value.member("source"), !source.isNull else { return false }
    let known = errorCount
    checkDuration(value.member("timeout"), "timeout")
    checkDuration(value.member("maxAge"), "maxAge")
    if let own = value.member(key), !own.isNull {
      report(.sourceAndContent("\(key)"), at: source.range)
    }
    guard let address = text(source, "source") else { return true }
    guard isWebAddress(address) else {
      report(.invalidSource(address), at: source.range)
      return true
    }
    guard errorCount == known else { return true }
    report(.unsupportedSource, at: source.range)
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
      return report(.invalidDuration(field), at: value.range)
    }
  }
}
