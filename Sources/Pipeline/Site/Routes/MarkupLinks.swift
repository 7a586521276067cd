import MenugenDomain
import MenugenText

extension Markup {
  /// The HTML with its links as they lead from the page it is shown on; one none of whose links changes as it is.
  ///
  /// From an object and not from a closure: what a closure captures was copied for each link.
  func html(with links: KnownLinks) -> String {
    if self.links.isEmpty { return html }
    // How much of the HTML has been taken over.
    var end = 0
    let text = html.withBytes { html in
      String.written { output in
        self.links.forEachInPlace { link in
          guard let destination = links.link(for: link.destination) else { return }
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
