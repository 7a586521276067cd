/// Markdown once read: HTML that is safe to show, its plain text, and where it links to.
package struct Markup: Sendable, Hashable {
  /// Safe HTML blocks, as libcmark's safe mode writes them.
  package var html: String
  /// The same as words alone, for plain text, JSON-LD and descriptions.
  package var plain: String
  package var links: [Link]

  package struct Link: Sendable, Hashable {
    /// As written: `allergens.html`, `/about/`, `https://…`.
    package var destination: String
    package var isImage: Bool

    package init(destination: String, isImage: Bool) {
      self.destination = destination
      self.isImage = isImage
    }
  }

  package init(html: String, plain: String, links: [Link] = []) {
    self.html = html
    self.plain = plain
    self.links = links
  }
}
