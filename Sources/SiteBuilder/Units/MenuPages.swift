import MenugenDomain
import MenugenPipeline
import MenugenPublishing
import MenugenRenderers
import MenugenText
import MenugenViewModels

/// Writes the pages of a menu: the site's, or a location's.
struct MenuPages {
  let context: BuildContext

  /// Writes the site's pages in all languages.
  func write(_ menu: Menu, to output: PageOutput) throws(PublishingError) {
    let flat = MenuOutline(menu)
    for language in context.languages { try write(flat, in: language, to: output) }
  }

  /// - Parameter sharesAllergens: Whether a location has the site's allergen table.
  func write(
    _ flat: MenuOutline, in language: BuildContext.Language, sharesAllergens: Bool = false, to output: PageOutput
  ) throws(PublishingError) {
    let (theme, menu) = (context.theme.theme, flat.menu)
    let whole = language.frames.menuPage(flat)
    // A long address has no QR code.
    let code = whole.frame.canonicalURL.flatMap { QRCode(Array($0.utf8)) }
    let page = code == nil ? whole.withoutCode : whole
    let route = language.presentation.menuRoute(menu.id)
    try output.write(route) { theme.render(page, words: language.words, into: &$0) }
    // A menu without content has no other pages.
    if menu.missing != nil { return }
    try output.write(route.sibling(OutputLayout.menuText)) { page.writeText(to: &$0) }
    try output.write(route.sibling(OutputLayout.menuJSON)) { page.writeJSON(to: &$0) }
    try writePaper(page, code, in: language, to: output)
    // A location has the site's picture.
    if !language.presentation.isOfLocation, let picture = language.frames.sharePicture(of: page.name.text) {
      try output.write(route.sibling(OutputLayout.sharePicture)) { picture.writePNG(to: &$0) }
    }
    if !sharesAllergens {
      let allergens = language.frames.allergenPage(flat, page)
      try output.write(route.sibling(OutputLayout.allergens)) {
        theme.render(allergens, words: language.words, into: &$0)
      }
      try output.write(route.sibling(OutputLayout.allergenText)) { allergens.writeText(to: &$0) }
    }
    try language.frames.forEachItemPage(of: consume page, flat) { path, item throws(PublishingError) in
      try output.write(path) { theme.render(item, words: language.words, into: &$0) }
    }
  }

  /// Writes the menu for print; with a QR code, it is written too, and a card for the table.
  private func writePaper(
    _ page: MenuPage, _ code: QRCode?, in language: BuildContext.Language, to output: PageOutput
  ) throws(PublishingError) {
    let paper = language.frames.paper(page)
    let theme = context.theme.theme
    let route = language.presentation.menuRoute(page.id)
    try output.write(route.sibling(OutputLayout.print)) {
      theme.render(paper, words: language.words, into: &$0)
    }
    guard let code else { return }
    try output.write(language.presentation.codeRoute(page.id)) { code.writeSVG(to: &$0) }
    try output.write(route.sibling(OutputLayout.tent)) {
      theme.renderTent(paper, words: language.words, into: &$0)
    }
  }
}

extension MenuPage {
  fileprivate var withoutCode: MenuPage {
    var page = self
    page.code = nil
    return page
  }
}
