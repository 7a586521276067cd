import MenugenColors
package import MenugenDiagnostics
package import MenugenDomain

/// Finds an ink that is hard to read on its paper.
///
/// - Returns: The error with the key to change, whose hint is the nearest colour that passes.
package func illegibleInk(of site: Site) -> (message: DiagnosticMessage, key: String)? {
  let ink = site.shownInk
  let scheme = InkScheme(ink: ink, paper: site.paper)
  if scheme.isLegible { return nil }
  let (own, soft) = scheme.contrasts
  let isSoft = own >= InkScheme.inkContrast
  let contrast = isSoft ? soft : own
  let limit = isSoft ? InkScheme.softContrast : InkScheme.inkContrast
  // The ink is changed if it was chosen, unless no ink is legible on the paper.
  if site.ink != nil || site.paper == nil, let nearest = InkScheme.legibleInk(nearestTo: ink, on: site.paper) {
    return (
      .inkContrast(
        ink.hex, isSoft: isSoft, contrast: written(contrast), limit: written(limit), nearest: nearest.hex), "ink"
    )
  }
  guard let paper = site.paper else { return nil }
  let nearest = InkScheme.legiblePaper(nearestTo: paper, for: ink)
  return (.paperContrast(paper.hex, contrast: written(contrast), limit: written(limit), nearest: nearest?.hex), "paper")
}

/// A contrast with one decimal, rounded down: `6.9`.
private func written(_ contrast: Double) -> String {
  let tenths = Int(contrast * 10 + 0.000_001)
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}
