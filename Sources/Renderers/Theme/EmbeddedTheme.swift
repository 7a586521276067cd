package import MenugenDiagnostics

/// The default theme as it stands in the binary, so that a build needs no theme folder.
package enum EmbeddedTheme {
  /// Its files, by their path in a theme's folder: `templates/menu.mustache`, `strings/de.yaml`, `assets/menu.css`.
  package static func files() -> [String: SourceFile] {
    Dictionary(
      sources.map { ($0.path, SourceFile(path: "(default theme)/\($0.path)", text: $0.text)) },
      uniquingKeysWith: { first, _ in first })
  }
}
