/// Parsed Markdown: safe HTML, plain text and links.
package struct Markup: Sendable, Hashable {
  /// HTML blocks from libcmark's safe mode.
  package var html: String
  /// The text without markup, for plain text, JSON-LD and descriptions: a line for each paragraph, heading and list
  /// item.
  package var plain: String
  /// In the order of `html`.
  package var links: [Link]
  /// Whether `html` has headings, which must be moved below the heading of the text.
  package var hasHeadings = false

  package struct Link: Sendable, Hashable {
    /// As written: `allergens.html`, `/about/`, `https://…`.
    package var destination: String
    package var isImage: Bool
    /// The byte range in `html` of the escaped destination, within the quotes of its `href` or `src`.
    package var place: Range<Int>

    package init(destination: String, isImage: Bool, place: Range<Int>) {
      self.destination = destination
      self.isImage = isImage
      self.place = place
    }
  }

  package init(html: String, plain: String, links: [Link] = []) {
    self.html = html
    self.plain = plain
    self.links = links
  }
}

extension Markup {
  /// Returns HTML with its headings moved to the levels below `level`, at most to `h6`.
  ///
  /// Expects headings as `MarkdownReader` writes them: the first is the highest, and no level is skipped.
  package static func headings(of html: String, under level: Int) -> String {
    var bytes = Array(html.utf8)
    let places = bytes.indices.dropLast(3).compactMap { headingDigit(at: $0, in: bytes) }
    guard let first = places.first else { return html }
    let shift = level + 1 - digit(bytes[first])
    for place in places { bytes[place] = UInt8(ascii: "0") + UInt8(max(1, min(6, digit(bytes[place]) + shift))) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The index of the digit of `<h2` or `</h2`, if a heading tag begins here.
  private static func headingDigit(at index: Int, in bytes: [UInt8]) -> Int? {
    guard bytes[index] == UInt8(ascii: "<") else { return nil }
    let letter = index + (bytes[index + 1] == UInt8(ascii: "/") ? 2 : 1)
    guard letter + 2 < bytes.count, bytes[letter] == UInt8(ascii: "h"), bytes[letter + 2] == UInt8(ascii: ">"),
      (1...6).contains(digit(bytes[letter + 1]))
    else { return nil }
    return letter + 1
  }

  private static func digit(_ byte: UInt8) -> Int { Int(byte) - Int(UInt8(ascii: "0")) }
}
