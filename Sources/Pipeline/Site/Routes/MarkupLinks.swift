import MenugenDomain
import MenugenText

extension Markup {
  /// The HTML with links relative to the page that shows it.
  ///
  /// A class instead of a closure, which would copy its captures for each link.
  func html(with links: LinkCache) -> String {
    if self.links.isEmpty { return html }
    // The end of the copied HTML.
    var end = 0
    let text = html.withSpan { html in
      String.written { output in
        self.links.forEachInPlace { link in
          guard let destination = links.link(for: link.destination) else { return }
          output.append(html[end..<link.place.lowerBound])
          destination.withSpan { output.appendHTMLWithApostrophes($0) }
          end = link.place.upperBound
        }
        if end > 0 { output.append(html[end...]) }
      }
    }
    return end == 0 ? html : text
  }
}
