/// The settings of a custom theme: its `theme.yaml`.
package struct ThemeSettings: Sendable, Equatable {
  /// Whether its style sheets replace those of the theme below it, instead of adding to them.
  package var replacesStyles = false
  /// The origins of other sites that public pages may load scripts, styles, fonts and pictures from:
  /// `https://stats.example`.
  package var origins: [String] = []

  package init() {}

  package enum Styles: String, CaseIterable, Sendable { case add, replace }
}
