/// Links and pictures that lead nowhere.
extension DiagnosticMessage {
  package static func brokenLink(_ link: String, hint: String) -> Self {
    .warning("link.broken", "broken link: '\(link)' doesn't exist on this site", hint: hint)
  }

  /// - Parameters:
  ///   - language: A language that shows the link, and doesn't have the page.
  ///   - other: A language that has it.
  ///   - address: The page in the other language, if a link can name it.
  package static func linkWithoutLanguage(
    _ link: String, language: String, other: String, address: String?
  ) -> Self {
    .warning(
      "link.broken", "broken link: '\(link)' doesn't exist in '\(language)'",
      hint: address.map { "write \($0), as the page exists in '\(other)' only" }
        ?? "the page exists in '\(other)': add the language '\(language)' to it, or link to another page")
  }

  package static func missingAsset(_ link: String, hint: String) -> Self {
    .warning("asset.missing", "missing file '\(link)'", hint: hint)
  }

  /// - Parameters:
  ///   - assets: The folder of published files, as messages show it.
  ///   - name: The file's name.
  package static func assetOutside(_ link: String, assets: String, name: String) -> Self {
    .warning(
      "asset.outside", "'\(link)' is outside \(assets) and isn't published",
      hint: "move it to \(assets)/\(name) and write assets/\(name)")
  }

  package static func unknownFragment(_ fragment: String, in link: String, nearest: String?) -> Self {
    .warning(
      "link.fragment", "link '\(link)' leads to a page without the id '\(fragment)'",
      hint: nearest.map { "did you mean '#\($0)'?" }
        ?? "write the id of a menu section or of a heading, or remove '#\(fragment)'")
  }

  /// - Parameter meant: The address with the nearest scheme.
  package static func mistakenScheme(_ link: String, meant: String?) -> Self {
    .warning(
      "link.scheme", "invalid address: '\(link)'",
      hint: meant.map { "did you mean '\($0)'?" } ?? "write an address that begins with https://")
  }

  package static func linkWithCredentials(_ link: String) -> Self {
    .warning(
      "link.scheme", "the user name or password in '\(link)' is published",
      hint: "remove what comes between // and @")
  }

  package static func unmeasurablePicture(_ link: String) -> Self {
    .warning(
      "image.unreadable", "can't read the width and height of '\(link)'",
      hint: "save it as PNG, JPEG, GIF, WebP or SVG; for another format write its \"width\" and \"height\"")
  }
}
