/// The colours of a site in light and in dark mode, as `#rrggbb`.
package struct SiteColors: Sendable, Equatable {
  package var light: Shades
  package var dark: Shades

  package struct Shades: Sendable, Equatable {
    package var ink: String
    package var soft: String
    package var line: String
    package var paper: String

    package init(ink: String, soft: String, line: String, paper: String) {
      self.ink = ink
      self.soft = soft
      self.line = line
      self.paper = paper
    }
  }

  package init(light: Shades, dark: Shades) {
    self.light = light
    self.dark = dark
  }
}
