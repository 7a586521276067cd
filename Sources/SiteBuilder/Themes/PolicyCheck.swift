import MenugenDiagnostics
import MenugenText

/// What the Content Security Policy of pages blocks in a theme's templates: browsers say so only in their console.
struct PolicyCheck {
  /// The origins that public pages may load from.
  let origins: [String]
  private var file = SourceFile(path: "", bytes: [])
  private var index = 0
  private var found: [Diagnostic] = []

  /// - Parameter origins: Those of the theme's settings, such as `https://stats.example`.
  init(origins: [String]) { self.origins = origins }

  /// Returns a warning for each element and attribute that is blocked.
  mutating func faults(in template: SourceFile) -> [Diagnostic] {
    (file, index, found) = (template, 0, [])
    while index < bytes.count {
      if skip("{{!", to: "}}") || skip("<!--", to: "-->") { continue }
      if byte == UInt8(ascii: "<"), index + 1 < bytes.count, isLetter(bytes[index + 1]) {
        readTag()
      } else {
        index += 1
      }
    }
    return found
  }

  private var bytes: [UInt8] { file.bytes }
  private var byte: UInt8 { bytes[index] }

  /// An attribute of a tag, with its place.
  private struct Attribute {
    var name: String
    var value: String
    var range: Range<Int>
  }

  private mutating func readTag() {
    let start = index
    index += 1
    let name = readName().lowercased()
    var attributes: [Attribute] = []
    while index < bytes.count, byte != UInt8(ascii: ">") {
      if skip("{{", to: "}}") { continue }
      if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "/") {
        index += 1
      } else {
        attributes.append(readAttribute())
      }
    }
    check(name, attributes, at: start..<min(start + 1 + name.utf8.count, bytes.count))
    if name == "script" || name == "style" { _ = skip("", to: "</\(name)") }
  }

  private mutating func readName() -> String {
    let start = index
    while index < bytes.count, byte > UInt8(ascii: " "), ![UInt8]("=>/".utf8).contains(byte), !isAt("{{") { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func readAttribute() -> Attribute {
    let start = index
    let name = readName().lowercased()
    // A stray quote or brace.
    if index == start { index += 1 }
    var value = ""
    if index < bytes.count, byte == UInt8(ascii: "=") {
      index += 1
      let first = index
      if index < bytes.count, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let quote = byte
        index += 1
        while index < bytes.count, byte != quote { index += 1 }
        value = String(decoding: bytes[first + 1..<index], as: UTF8.self)
        index = min(index + 1, bytes.count)
      } else {
        while index < bytes.count, byte > UInt8(ascii: " "), byte != UInt8(ascii: ">") { index += 1 }
        value = String(decoding: bytes[first..<index], as: UTF8.self)
      }
    }
    return Attribute(name: name, value: value, range: start..<index)
  }

  private mutating func check(_ tag: String, _ attributes: [Attribute], at range: Range<Int>) {
    for attribute in attributes {
      let letters = attribute.name.dropFirst(2)
      if attribute.name.hasPrefix("on"), !letters.isEmpty, letters.allSatisfy({ ("a"..."z").contains($0) }) {
        report(.attribute(attribute.name), at: attribute.range)
      } else if attribute.name == "style" {
        report(.style, at: attribute.range)
      } else if ["href", "src", "action", "formaction"].contains(attribute.name), isScript(attribute.value) {
        report(.scriptAddress, at: attribute.range)
      }
    }
    func value(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
    switch tag {
    case "style": report(.style, at: range)
    case "script":
      if let source = value("src") {
        checkOrigin(source)
      } else if ["", "module", "text/javascript", "application/javascript"].contains(value("type")?.value ?? "") {
        report(.script, at: range)
      }
    case "link":
      guard let address = value("href"), let kinds = value("rel")?.value.lowercased().split(separator: " ") else {
        break
      }
      // Pictures may be from other sites.
      if value("as")?.value.lowercased() == "image" { break }
      if kinds.contains("manifest") {
        if origin(of: address.value) != nil { report(.manifest, at: address.range) }
      } else if !Set(kinds).isDisjoint(with: ["stylesheet", "preload", "modulepreload"]) {
        checkOrigin(address)
      }
    case "base": report(.base, at: range)
    case "iframe", "object", "embed", "video", "audio", "form": report(.element(tag), at: range)
    default: break
    }
  }

  private mutating func checkOrigin(_ address: Attribute) {
    guard let origin = origin(of: address.value), !origins.contains(where: { covers($0, origin) }) else { return }
    report(.origin(origin), at: address.range)
  }

  /// The other site of an address; `nil` for an address of the site, and for one of the model, which is unknown.
  private func origin(of address: String) -> String? {
    let text = address.hasPrefix("//") ? "https:\(address)" : address
    guard text.hasPrefix("https://") || text.hasPrefix("http://"), let scheme = text.firstRange(of: "//") else {
      return nil
    }
    let host = text[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return host.contains("{") ? nil : text[..<scheme.upperBound].lowercased() + host.lowercased()
  }

  /// Whether an origin of the settings covers another: `https://*.example.com` covers each subdomain (CSP Level 3, 6.7.2.8).
  private func covers(_ allowed: String, _ origin: String) -> Bool {
    let allowed = allowed.lowercased()
    let any = "https://*"
    guard allowed.hasPrefix(any), origin.hasPrefix("https://") else { return allowed == origin }
    let ending = allowed.dropFirst(any.count)
    return ending.isEmpty || origin.hasSuffix(ending)
  }

  /// Whether an address is a script. Browsers ignore spaces before it.
  private func isScript(_ address: String) -> Bool {
    address.drop { $0 <= " " }.lowercased().hasPrefix("javascript:")
  }

  private mutating func report(_ part: DiagnosticMessage.BlockedPart, at range: Range<Int>) {
    found.append(Diagnostic(.blockedByPolicy(part), at: .line(file.location(of: range))))
  }

  private func isAt(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Skips a part by its first and last bytes; to the end, if it isn't closed.
  private mutating func skip(_ opening: String, to closing: String) -> Bool {
    guard isAt(opening) else { return false }
    index += opening.utf8.count
    while index < bytes.count, !isAt(closing) { index += 1 }
    index = min(index + closing.utf8.count, bytes.count)
    return true
  }
}

private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

extension PolicyCheck {
  /// Returns the warnings for a theme's own templates; none if its pages have no policy.
  ///
  /// - Parameters:
  ///   - own: The theme's files.
  ///   - known: The files of the embedded theme below it.
  static func faults(
    of own: [String: SourceFile], over known: [String: SourceFile], origins: [String], allowsAll: Bool
  ) -> [Diagnostic] {
    let policy = ThemeLayout.templates + "partials/policy" + ThemeLayout.template
    if allowsAll || own[policy].map({ $0.bytes != known[policy]?.bytes }) ?? false { return [] }
    var check = PolicyCheck(origins: origins)
    return own.sorted { $0.key < $1.key }.flatMap { path, file -> [Diagnostic] in
      guard path.hasPrefix(ThemeLayout.templates), path.hasSuffix(ThemeLayout.template),
        known[path]?.bytes != file.bytes
      else { return [] }
      return check.faults(in: file)
    }
  }
}
