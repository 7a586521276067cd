/// The names in a theme's folder. Folder names end with `/`.
package enum ThemeLayout {
  package static let templates = "templates/"
  /// The templates, below `templates/`, of pages that name one.
  package static let pageTemplates = "pages/"
  package static let strings = "strings/"
  package static let assets = "assets/"
  /// The site's icon, in `assets/`.
  package static let icon = "icon.svg"
  /// The settings of a custom theme.
  package static let settings = "theme.yaml"
  /// The style sheet, below `assets/`, that receives the colours of a site's ink.
  package static let inks = "ink.css"
  /// The extension of template files.
  package static let template = ".mustache"
}
