package import MenugenDiagnostics

/// The default theme in the binary.
package enum EmbeddedTheme {
  /// The files by their path in a theme's folder: `templates/menu.mustache`, `strings/de.yaml`, `assets/menu.css`.
  package static func files() -> [String: SourceFile] {
    Dictionary(
      sources.map { ($0.path, SourceFile(path: "(default theme)/\($0.path)", text: $0.text)) },
      uniquingKeysWith: { first, _ in first })
  }
}
