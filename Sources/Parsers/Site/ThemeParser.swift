package import MenugenDiagnostics
package import MenugenDomain
import MenugenSyntax

/// Parses a theme's `theme.yaml`. Every key has a default.
package func parseTheme(_ file: SourceFile) -> Checked<ThemeSettings> {
  var content = ContentDecoder(file, site: Site())
  var settings = ThemeSettings()
  guard let value = content.readTree(), !value.isNull else { return Checked(settings, content.diagnostics) }
  guard value.kind == .object else {
    content.wrongType("theme", expected: "an object", example: "keys such as css: add", value)
    return Checked(settings, content.diagnostics)
  }
  content.checkEmptyKeys(of: value, in: "a theme", known: ContentObject.theme.names)
  for (key, value) in value.members where !value.isNull {
    switch key {
    case "css":
      let styles: ThemeSettings.Styles? = content.word(value, "css", .themeStyles)
      settings.replacesStyles = styles == .replace
    case "origins": settings.origins = content.origins(value)
    case "$schema": break
    default: content.unknownKey(key, in: "a theme", of: .theme)
    }
  }
  return Checked(settings, content.diagnostics)
}

extension ContentDecoder {
  /// Reads the origins of other sites: `https` and a host, perhaps with a port.
  fileprivate mutating func origins(_ value: Value) -> [String] {
    if isTooLong(value, "origins") { return [] }
    return (value.kind == .array ? Array(value.elements) : [value]).compactMap { element in
      guard !element.isNull, let text = text(element, "origins") else { return nil }
      let origin = text.hasSuffix("/") ? String(text.dropLast()) : text
      if isOrigin(origin) { return origin }
      report(.invalidOrigin(text), at: element.range)
      return nil
    }
  }
}

/// Whether a text is an origin: nothing in it can end a directive of a Content-Security-Policy.
private func isOrigin(_ text: String) -> Bool {
  guard text.hasPrefix("https://") else { return false }
  var host = text.dropFirst("https://".count)
  // Any host, all subdomains, and any port (CSP Level 3, 2.3.1).
  if host == "*" { return true }
  if host.hasPrefix("*.") { host = host.dropFirst(2) }
  if host.hasSuffix(":*") { host = host.dropLast(2) }
  return !host.isEmpty && host.first != "."
    && host.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        || ".-:".unicodeScalars.contains(scalar)
    }
}
