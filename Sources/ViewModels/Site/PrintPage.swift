/// A menu for print, with a QR code that links to its page.
package struct PrintPage: Sendable, Equatable {
  package var menu: MenuPage
  /// The QR code, if the site has a `baseURL`.
  package var code: Optional<ImageViewModel>

  package init(menu: MenuPage, code: ImageViewModel? = nil) {
    self.menu = menu
    self.code = code
  }
}
