/// The names in a theme's folder. Folder names end with `/`.
package enum ThemeLayout {
  package static let templates = "templates/"
  package static let strings = "strings/"
  package static let assets = "assets/"
  /// The extension of template files.
  package static let template = ".mustache"
}
