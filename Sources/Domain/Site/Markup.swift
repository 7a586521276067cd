/// Markdown once read: HTML that is safe to show, its plain text, and where it links to.
package struct Markup: Sendable, Hashable {
  /// Safe HTML blocks, as libcmark's safe mode writes them.
  package var html: String
  /// The same as words alone, for plain text, JSON-LD and descriptions: a line for each paragraph, heading and list item.
  package var plain: String
  /// In the order of `html`.
  package var links: [Link]
  /// Whether `html` has headings: they are to stand below the heading that the text is shown under.
  package var hasHeadings = false

  package struct Link: Sendable, Hashable {
    /// As written: `allergens.html`, `/about/`, `https://…`.
    package var destination: String
    package var isImage: Bool
    /// The bytes of `html` that hold the destination, escaped, between the quotes of its `href` or `src`.
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
  /// HTML with its headings moved to stand right below one of this level, at most at the last there is, `h6`.
  ///
  /// They begin with the highest of them and skip no level: so `MarkdownReader` writes them.
  package static func headings(of html: String, under level: Int) -> String {
    var html = html
    return html.withUTF8 { bytes in
      let places = bytes.indices.dropLast(3).compactMap { headingDigit(at: $0, in: bytes) }
      guard let first = places.first else { return String(decoding: bytes, as: UTF8.self) }
      let shift = level + 1 - digit(bytes[first])
      return String(unsafeUninitializedCapacity: bytes.count) { result in
        let end = result.update(fromContentsOf: bytes)
        for place in places { result[place] = UInt8(ascii: "0") + UInt8(max(1, min(6, digit(bytes[place]) + shift))) }
        return end
      }
    }
  }

  /// Where the digit of `<h2` or `</h2` stands, if a heading's tag begins here.
  private static func headingDigit(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes[index] == UInt8(ascii: "<") else { return nil }
    let letter = index + (bytes[index + 1] == UInt8(ascii: "/") ? 2 : 1)
    guard letter + 2 < bytes.count, bytes[letter] == UInt8(ascii: "h"), bytes[letter + 2] == UInt8(ascii: ">"),
      (1...6).contains(digit(bytes[letter + 1]))
    else { return nil }
    return letter + 1
  }

  private static func digit(_ byte: UInt8) -> Int { Int(byte) - Int(UInt8(ascii: "0")) }
}
