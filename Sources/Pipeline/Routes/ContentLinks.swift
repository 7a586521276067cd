package import Domain
import Text

extension Menu {
  /// Where its texts link to within the site, and its pictures, each once, in order; the same of its dishes' longer texts;
  /// and those pictures of which nothing says how large they are.
  var linksAndUnmeasured: (links: [String], bodyLinks: [String], unmeasured: [String]) {
    var links = LinkCollector()
    var bodies = LinkCollector()
    links.add(description)
    links.add(disclaimer)
    sections.forEachInPlace { $0.collectLinks(to: &links, ofBodies: &bodies) }
    return (links.found, bodies.found, links.unmeasured)
  }
}

extension MenuSection {
  fileprivate borrowing func collectLinks(to links: inout LinkCollector, ofBodies bodies: inout LinkCollector) {
    links.add(description)
    links.add(image)
    items.forEachInPlace { item in
      if item.status == .hidden { return }
      links.add(item.description)
      bodies.add(item.body)
      links.add(item.image)
    }
    sections.forEachInPlace { $0.collectLinks(to: &links, ofBodies: &bodies) }
  }
}

extension Site {
  /// Where the site's own texts link to within it, and its pictures.
  package var links: [String] {
    var links = LinkCollector()
    links.add(description)
    links.add(restaurant?.description)
    links.add(restaurant?.image)
    links.add(restaurant?.logo)
    return links.found
  }
}

extension MarkdownPage {
  /// Where the page links to within the site, and its pictures.
  package var links: [String] {
    var links = LinkCollector()
    links.add(Localized(body))
    return links.found
  }
}

private struct LinkCollector {
  private(set) var found: [String] = []
  private(set) var unmeasured: [String] = []
  private var known: Set<String> = []

  mutating func add(_ text: Localized<Markup>?) {
    guard let text else { return }
    text.forEachInPlace { entry in
      entry.value.links.forEachInPlace { add($0.destination) }
    }
  }

  mutating func add(_ image: MenuImage?) {
    guard let image else { return }
    if image.width == nil || image.height == nil { unmeasured.append(image.source) }
    add(image.source)
  }

  private mutating func add(_ destination: String) {
    if !isAbsolute(destination), destination.utf8.first != UInt8(ascii: "#"), !destination.isEmpty,
      known.insert(destination).inserted
    {
      found.append(destination)
    }
  }
}
