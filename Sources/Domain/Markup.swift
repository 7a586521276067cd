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
  /// The HTML with other destinations, for a page that stands elsewhere than the text was written for.
  ///
  /// `transform` gives the new destination of a link, percent-encoded where it has to be, or `nil` to leave it as it is.
  /// A text without links is given back as it is, at no cost.
  package func html(rewritingLinks transform: (Link) -> String?) -> String {
    if links.isEmpty { return html }
    var moved: [(place: Range<Int>, destination: String)] = []
    var count = html.utf8.count
    for link in links {
      guard let destination = transform(link).map(escaped) else { continue }
      moved.append((link.place, destination))
      count += destination.utf8.count - link.place.count
    }
    if moved.isEmpty { return html }
    var html = html
    return html.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: count) { result in
        var end = 0
        func append(_ part: some Collection<UInt8>) { end = result[end...].update(fromContentsOf: part) }
        var position = 0
        for (place, destination) in moved {
          append(bytes[position..<place.lowerBound])
          append(destination.utf8)
          position = place.upperBound
        }
        append(bytes[position...])
        return end
      }
    }
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

/// A destination between quotes: only `& " < >` have to be written otherwise, and most have none of them.
private func escaped(_ destination: String) -> String {
  func isPlain(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "&") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
  }
  if destination.utf8.allSatisfy(isPlain) { return destination }
  var result = ""
  for scalar in destination.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "\"": result += "&quot;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
