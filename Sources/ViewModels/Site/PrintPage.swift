/// A menu for paper: what its page shows, and a code that leads from the table back to it.
package struct PrintPage: Sendable, Equatable {
  package var menu: MenuPage
  /// The QR code of the menu's address, where the site has one.
  package var code: Optional<ImageViewModel>

  package init(menu: MenuPage, code: ImageViewModel? = nil) {
    self.menu = menu
    self.code = code
  }
}
