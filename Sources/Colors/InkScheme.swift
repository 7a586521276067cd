package import MenugenDomain

/// The colours of a site, which all come from one ink.
package struct InkScheme: Sendable, Equatable {
  package var light: Shades
  package var dark: Shades

  /// The colours of one mode.
  package struct Shades: Sendable, Equatable {
    /// Text and rules.
    package var ink: Color
    /// The ink printed lighter, for details.
    package var soft: Color
    /// Hairlines, never text.
    package var line: Color
    package var paper: Color
  }

  /// The smallest contrast of ink on paper (WCAG 2.2, level AAA).
  package static let inkContrast = 7.0
  /// The smallest contrast of soft ink on paper (level AA).
  package static let softContrast = 4.5

  /// - Parameter paper: The light paper; `nil` for a tint of the ink. The dark paper is always a shade of it.
  package init(ink: Color, paper: Color? = nil) {
    let own = OKLCH(ink)
    func shade(_ lightness: Double, atMost chroma: Double) -> Color {
      own.with(lightness: lightness, chroma: min(own.chroma, chroma)).color
    }
    light = Shades(
      ink: ink, soft: own.with(lightness: own.lightness + 0.08, chroma: 0.8 * own.chroma).color,
      line: shade(0.80, atMost: 0.07),
      // Less than half of a grey ink's chroma, so that its paper isn't tinted more than the ink.
      paper: paper ?? own.with(lightness: 0.968, chroma: min(0.016, 0.55 * own.chroma)).color)
    dark = Shades(
      ink: shade(0.93, atMost: 0.035), soft: shade(0.80, atMost: 0.05), line: shade(0.40, atMost: 0.06),
      paper: shade(0.185, atMost: 0.035))
  }

  /// The contrasts of ink and soft ink on the light paper.
  package var contrasts: (ink: Double, soft: Double) {
    (light.ink.contrast(with: light.paper), light.soft.contrast(with: light.paper))
  }

  package var isLegible: Bool { contrasts.ink >= Self.inkContrast && contrasts.soft >= Self.softContrast }
}

// MARK: - The nearest color that passes

extension InkScheme {
  /// The lightness is searched in steps that no eye tells apart.
  private static let steps = 1_000

  /// The ink of the same hue, next darker, that is legible on its paper; `nil` if none is.
  package static func legibleInk(nearestTo ink: Color, on paper: Color?) -> Color? {
    let own = OKLCH(ink)
    for step in 0...steps {
      let lightness = own.lightness - Double(step) / Double(steps)
      let candidate = own.with(lightness: lightness, chroma: own.chroma).color
      if InkScheme(ink: candidate, paper: paper).isLegible { return candidate }
      if lightness < 0 { return nil }
    }
    return nil
  }

  /// The paper of the same hue, next lighter, on which the ink is legible; `nil` if even white is too dark.
  package static func legiblePaper(nearestTo paper: Color, for ink: Color) -> Color? {
    let own = OKLCH(paper)
    for step in 0...steps {
      let lightness = own.lightness + Double(step) / Double(steps)
      let candidate = own.with(lightness: lightness, chroma: own.chroma).color
      if InkScheme(ink: ink, paper: candidate).isLegible { return candidate }
      if lightness > 1 { return nil }
    }
    return nil
  }
}
