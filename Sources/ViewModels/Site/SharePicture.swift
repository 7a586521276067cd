/// The picture of a page in messages and on other sites, in the size that these show.
package struct SharePicture: Sendable, Equatable {
  /// Pixels.
  package static let width = 1200
  package static let height = 630

  /// The page's name.
  package var heading: String
  /// The site's name; `nil` if it is the heading.
  package var siteName: String?
  /// The site's host: `giuseppe.example`. It is the heading, too, if the face lacks a letter of that.
  package var host: String
  /// As in CSS: `#94020d`.
  package var ink: String
  package var paper: String

  package init(heading: String, siteName: String?, host: String, ink: String, paper: String) {
    self.heading = heading
    self.siteName = siteName
    self.host = host
    self.ink = ink
    self.paper = paper
  }
}
