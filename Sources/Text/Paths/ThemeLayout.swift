/// The names of what a theme's folder holds. A folder's name ends with `/`.
package enum ThemeLayout {
  package static let templates = "templates/"
  package static let strings = "strings/"
  package static let assets = "assets/"
  /// The ending of a template's file.
  package static let template = ".mustache"
}
