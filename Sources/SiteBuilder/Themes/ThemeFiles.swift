import MenugenDiagnostics
import MenugenDomain
import MenugenPipeline
import MenugenRenderers
import MenugenText
import MenugenViewModels

/// The files of a theme, by their path in its folder.
struct ThemeFiles {
  private(set) var files: [String: SourceFile]

  /// The files of an embedded theme.
  init(_ theme: EmbeddedTheme) { files = theme.files() }

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

  /// Adds the site's address, for sheets of paper, and the colours of its ink to the theme's inks. A site without ink and
  /// paper keeps the theme's own.
  mutating func fit(to site: Site) {
    guard let inks = files[Self.inks], site.baseURL != nil || site.ink != nil || site.paper != nil else { return }
    var style = ByteBuffer()
    style.append(inks.bytes)
    if site.ink != nil || site.paper != nil { SiteColors(of: site).writeStyle(to: &style) }
    if let address = site.baseURL { writeAddressStyle(address, to: &style) }
    files[Self.inks] = SourceFile(path: inks.path, bytes: style.bytes)
  }

  private static let inks = ThemeLayout.assets + ThemeLayout.inks
}
