import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes remote sources: `{"source": "https://example.org/bank.json", "timeout": "5s", "maxAge": "1h"}`.
extension ContentDecoder {
  /// Reads the remote source of a file, if it has one.
  ///
  /// - Parameter key: The key for local content.
  /// - Returns: The source, without one that has errors, and whether the file has one.
  mutating func remoteSource(_ value: Value, insteadOf key: StaticString) -> (source: RemoteSource?, isRemote: Bool) {
    guard value.kind == .object, let source = value.member("source"), !source.isNull else { return (nil, false) }
    let timeout = duration(value.member("timeout"), "timeout")
    let maxAge = duration(value.member("maxAge"), "maxAge")
    if let own = value.member(key), !own.isNull {
      report(.sourceAndContent("\(key)"), at: source.range)
    }
    guard let text = text(source, "source") else { return (nil, true) }
    if hasCredentials(text) {
      // Without a place, as the line has the password.
      report(.sourceWithCredentials, at: nil)
      return (nil, true)
    }
    guard let address = WebAddress(text) else {
      report(.invalidSource(text), at: source.range)
      return (nil, true)
    }
    var remote = RemoteSource(address, timeout: timeout, maxAge: maxAge)
    if let name = value.member("tokenFrom"), !name.isNull { remote.tokenName = tokenName(name, for: address) }
    if let live = value.member("live"), !live.isNull {
      remote.isLive = flag(live, "live") ?? false
      if remote.isLive, remote.tokenName != nil { report(.liveToken, at: live.range) }
    }
    return (remote, true)
  }

  private func hasCredentials(_ address: String) -> Bool {
    guard let scheme = address.firstRange(of: "://") else { return false }
    return address[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }.contains("@")
  }

  /// Reads the name of an environment variable. Only names for menugen are allowed, so that content can't send others.
  private mutating func tokenName(_ value: Value, for address: WebAddress) -> String? {
    guard let name = text(value, "tokenFrom") else { return nil }
    let start = "MENUGEN_"
    let isValid =
      name.hasPrefix(start) && name.utf8.count > start.utf8.count && name.utf8.count <= 128
      && name.utf8.allSatisfy {
        isDigit($0) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 == UInt8(ascii: "_")
      }
    if !isValid { report(.invalidTokenName(name), at: value.range) }
    if !address.isSecure, !address.isLoopback { report(.tokenOverHTTP, at: value.range) }
    return isValid ? name : nil
  }

  /// Reads a number with a unit in milliseconds: `500ms`, `5s`, `10m`, `1h`, `2d`.
  private mutating func duration(_ value: Value?, _ field: String) -> Int? {
    guard let value, !value.isNull else { return nil }
    let text = value.kind == .number ? value.numberText ?? "" : value.string() ?? ""
    let digits = text.utf8.prefix(while: isDigit)
    let units = ["ms": 1, "s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000]
    guard (1...6).contains(digits.count), let number = Int(String(Substring(digits))),
      let unit = units[String(text.dropFirst(digits.count))]
    else {
      report(.invalidDuration(field), at: value.range)
      return nil
    }
    return number * unit
  }

  /// Reports an answer that names another source.
  mutating func checkNestedSource(_ value: Value) {
    guard let source = value.member("source"), !source.isNull else { return }
    report(.nestedSource, at: source.range)
  }
}
