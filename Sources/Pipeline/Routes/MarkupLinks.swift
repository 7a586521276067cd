import Domain
import Text

extension Markup {
  /// The HTML with other destinations, for a page that stands elsewhere than the text was written for.
  ///
  /// `transform` gives the new destination of a link, percent-encoded where it has to be, or `nil` to leave it as it is.
  /// A text without a link that changes is given back as it is.
  func html(rewritingLinks transform: (borrowing Link) -> String?) -> String {
    if links.isEmpty { return html }
    // How much of the HTML has been taken over.
    var end = 0
    let text = html.withBytes { html in
      String.written { output in
        links.forEachInPlace { link in
          guard let destination = transform(link) else { return }
          output.append(UnsafeBufferPointer(rebasing: html[end..<link.place.lowerBound]))
          destination.withBytes { output.appendHTMLWithApostrophes($0) }
          end = link.place.upperBound
        }
        if end > 0 { output.append(UnsafeBufferPointer(rebasing: html[end...])) }
      }
    }
    return end == 0 ? html : text
  }
}
