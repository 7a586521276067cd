package import MenugenDiagnostics
import MenugenText
package import MenugenViewModels

/// A theme in the binary.
package enum EmbeddedTheme: String, CaseIterable, Sendable {
  case `default`
  /// It has the words of the default theme.
  case trattoria

  /// The files by their path in a theme's folder: `templates/menu.mustache`, `strings/de.yaml`, `assets/menu.css`.
  ///
  /// Templates and strings that a theme lacks are those of the default theme. Each theme has only its own assets.
  package func files() -> [String: SourceFile] {
    var files: [String: SourceFile] = [:]
    if self != .default {
      add(.default, to: &files) { !$0.hasPrefix(ThemeLayout.assets) || $0 == Self.liveScript }
    }
    add(self, to: &files) { _ in true }
    return files
  }

  /// The script of menus that refresh themselves, for every theme.
  package static let liveScript = ThemeLayout.assets + "live.js"

  /// The style sheets of reports, in the order of their pages' links.
  package var reportStyleSheets: [String] {
    switch self {
    case .default: [ThemeLayout.inks, "book.css"]
    case .trattoria: ["menu.css", "report.css"]
    }
  }

  /// The style sheets that show the site's address on sheets of paper.
  package var paperStyleSheets: [String] {
    switch self {
    case .default: [ThemeLayout.inks]
    case .trattoria: ["menu.css", "print.css"]
    }
  }

  package var printMetrics: PrintMetrics {
    switch self {
    case .default: .defaultTheme
    case .trattoria: .trattoria
    }
  }

  /// The languages of its words, sorted: `de`, `en`.
  package static let languages: [String] = EmbeddedTheme.texts.map(\.path).filter { $0.hasPrefix(ThemeLayout.strings) }
    .map { String($0.dropFirst(ThemeLayout.strings.count).prefix { $0 != "." }) }.sorted()

  /// The names of its assets: `ink.css`.
  package var assetNames: Set<String> {
    let paths =
      EmbeddedTheme.texts.filter { $0.theme == self }.map(\.path)
      + EmbeddedTheme.binaries.filter { $0.theme == self }.map(\.path)
    return Set(
      paths.filter { $0.hasPrefix(ThemeLayout.assets) }.map { String($0.dropFirst(ThemeLayout.assets.count)) })
  }

  private func add(_ theme: EmbeddedTheme, to files: inout [String: SourceFile], _ isIncluded: (String) -> Bool) {
    for file in EmbeddedTheme.texts where file.theme == theme && isIncluded(file.path) {
      files[file.path] = SourceFile(path: "(\(theme.rawValue) theme)/\(file.path)", text: file.text)
    }
    for file in EmbeddedTheme.binaries where file.theme == theme && isIncluded(file.path) {
      files[file.path] = SourceFile(path: "(\(theme.rawValue) theme)/\(file.path)", bytes: bytes(ofBase64: file.base64))
    }
  }
}

/// Returns the bytes of Base64 text (RFC 4648) without line breaks. Ignores other characters.
func bytes(ofBase64 text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count * 3 / 4)
  var group: UInt32 = 0
  var bits: UInt32 = 0
  for character in text.utf8 {
    let value: UInt8
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    default: continue
    }
    group = group << 6 & 0xFFFFFF | UInt32(value)
    bits += 6
    if bits >= 8 {
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: group >> bits))
    }
  }
  return bytes
}
