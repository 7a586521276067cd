import MenugenDiagnostics
import MenugenDomain
import MenugenPipeline
import MenugenRenderers
import MenugenText
import MenugenViewModels

/// The files of a theme, by their path in its folder.
struct ThemeFiles {
  private(set) var files: [String: SourceFile]
  private let base: EmbeddedTheme

  /// The files of an embedded theme.
  init(_ theme: EmbeddedTheme) {
    base = theme
    files = theme.files()
  }

  /// Adds the files of a custom theme, which replace those of the same name. A style sheet adds to that of the same
  /// name, unless the theme replaces style sheets.
  mutating func add(_ own: [String: SourceFile], _ settings: ThemeSettings) {
    files.merge(own) { known, own in
      guard own.path.hasSuffix(".css"), !settings.replacesStyles else { return own }
      return SourceFile(path: own.path, bytes: known.bytes + [UInt8(ascii: "\n")] + own.bytes)
    }
  }

  /// Whether the theme has inks.
  var hasInks: Bool { files[Self.inks] != nil }

  /// Adds the colours of the site's ink to the theme's inks, and the site's address to the style sheets of paper. A site
  /// without ink and paper keeps the theme's own.
  mutating func fit(to site: Site) {
    if site.ink != nil || site.paper != nil {
      append(to: Self.inks) { SiteColors(of: site).writeStyle(to: &$0) }
    }
    guard let address = site.baseURL else { return }
    for name in base.paperStyleSheets { append(to: ThemeLayout.assets + name) { writeAddressStyle(address, to: &$0) } }
  }

  private mutating func append(to path: String, _ write: (inout ByteBuffer) -> Void) {
    guard let file = files[path] else { return }
    var style = ByteBuffer()
    style.append(file.bytes)
    write(&style)
    files[path] = SourceFile(path: file.path, bytes: style.bytes)
  }

  private static let inks = ThemeLayout.assets + ThemeLayout.inks
}
