import MenugenColors
package import MenugenDomain
package import MenugenViewModels

extension SiteColors {
  /// The colours of a site's ink and paper.
  package init(of site: Site) {
    let scheme = InkScheme(ink: site.shownInk, paper: site.paper)
    self.init(light: Shades(scheme.light), dark: Shades(scheme.dark))
  }
}

extension SiteColors.Shades {
  fileprivate init(_ shades: InkScheme.Shades) {
    self.init(ink: shades.ink.hex, soft: shades.soft.hex, line: shades.line.hex, paper: shades.paper.hex)
  }
}
