package import MenugenDomain
import MenugenText

extension Menu {
  /// The distinct site paths of links, in order; of images; of the links of items' longer texts; and the images of
  /// unknown size.
  ///
  /// - Parameters:
  ///   - includesHidden: Whether to include hidden items.
  ///   - scansHTML: Whether to include files in raw HTML, if the site allows it.
  func linksAndUnmeasured(
    includesHidden: Bool = false, scansHTML: Bool = false
  ) -> (links: [String], images: [String], bodyLinks: [String], unmeasured: [String]) {
    var links = LinkCollector(includesHidden: includesHidden, scansHTML: scansHTML)
    var bodies = LinkCollector(includesHidden: includesHidden, scansHTML: scansHTML)
    links.add(description)
    links.add(disclaimer)
    sections.forEachInPlace { $0.collectLinks(to: &links, ofBodies: &bodies) }
    return (links.found, links.images, bodies.found, links.unmeasured)
  }

  /// The distinct images whose size the content doesn't give.
  package var unmeasuredImages: [String] {
    var links = LinkCollector(includesHidden: true)
    sections.forEachInPlace { $0.collectImages(to: &links) }
    return links.unmeasured
  }
}

extension MenuSection {
  fileprivate borrowing func collectLinks(to links: inout LinkCollector, ofBodies bodies: inout LinkCollector) {
    links.add(description)
    links.add(image)
    items.forEachInPlace { item in
      if item.status == .hidden, !links.includesHidden { return }
      links.add(item.description)
      bodies.add(item.body)
      links.add(item.image)
    }
    sections.forEachInPlace { $0.collectLinks(to: &links, ofBodies: &bodies) }
  }

  fileprivate borrowing func collectImages(to links: inout LinkCollector) {
    links.add(image)
    items.forEachInPlace { links.add($0.image) }
    sections.forEachInPlace { $0.collectImages(to: &links) }
  }
}

extension Site {
  /// The site paths of links in the site's settings.
  package var links: [String] {
    var links = LinkCollector(scansHTML: allowsUnsafeMarkdown)
    links.add(description)
    links.add(restaurant?.description)
    return links.found
  }

  /// The site paths of images in the site's settings.
  package var imageLinks: [String] {
    var links = LinkCollector()
    links.add(restaurant?.image)
    links.add(restaurant?.logo)
    links.add(logo)
    return links.images
  }
}

extension MarkdownPage {
  /// The site paths of the page's links and images.
  package var links: [String] { links(scansHTML: false) }

  /// The site paths of the page's links and images.
  ///
  /// - Parameter scansHTML: Whether to include files in raw HTML.
  package func links(scansHTML: Bool) -> [String] {
    var links = LinkCollector(scansHTML: scansHTML)
    links.add(Localized(body))
    return links.found
  }
}

extension Ledger {
  /// The site paths of its text's links.
  package func links(scansHTML: Bool = false) -> [String] {
    var links = LinkCollector(scansHTML: scansHTML)
    links.add(note)
    return links.found
  }

  /// The files in `assets/` that movements' notes mention, such as receipts. A full stop after a name isn't part of it.
  package var namedFiles: [String] {
    var names: Set<String> = []
    for movement in movements {
      guard let note = movement.details?.note, note.utf8.contains(UInt8(ascii: "/")) else { continue }
      for reference in assetReferences(in: Array(note.utf8)) {
        names.insert(reference.path.utf8.last == UInt8(ascii: ".") ? String(reference.path.dropLast()) : reference.path)
      }
    }
    return names.sorted()
  }
}

extension Goal {
  /// The site paths of its text's links.
  package func links(scansHTML: Bool = false) -> [String] {
    var links = LinkCollector(scansHTML: scansHTML)
    links.add(note)
    return links.found
  }
}

/// The files in `assets/` that raw HTML, a template or a style sheet refers to, at any depth.
///
/// `{{` ends a path, which may then be the prefix of several names.
package func assetReferences(in text: [UInt8]) -> [(path: String, isPrefix: Bool)] {
  let folder = Array(ContentLayout.assets.utf8)
  var found: [(path: String, isPrefix: Bool)] = []
  var rest = text[...]
  while let range = rest.firstRange(of: folder) {
    let end = text[range.upperBound...].firstIndex(where: endsReference) ?? text.endIndex
    if range.lowerBound == 0 || !isNameByte(text[range.lowerBound - 1]) {
      let path = String(decoding: text[range.lowerBound..<end], as: UTF8.self)
      found.append((path, end < text.endIndex && text[end] == UInt8(ascii: "{")))
    }
    rest = text[max(end, range.upperBound)...]
  }
  return found
}

private func endsReference(_ byte: UInt8) -> Bool {
  byte <= 0x20
    || [
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","),
      UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "]"), UInt8(ascii: "["),
    ]
    .contains(byte)
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}

private struct LinkCollector {
  let includesHidden: Bool
  private let scansHTML: Bool
  private(set) var found: [String] = []
  private(set) var images: [String] = []
  private(set) var unmeasured: [String] = []
  private var known: Set<String> = []
  private var knownImages: Set<String> = []

  init(includesHidden: Bool = false, scansHTML: Bool = false) {
    self.includesHidden = includesHidden
    self.scansHTML = scansHTML
  }

  mutating func add(_ text: Localized<Markup>?) {
    guard let text else { return }
    text.forEachInPlace { entry in
      entry.value.links.forEachInPlace { add($0.destination) }
      if scansHTML {
        for reference in assetReferences(in: Array(entry.value.html.utf8)) where !reference.isPrefix {
          add(reference.path)
        }
      }
    }
  }

  mutating func add(_ image: MenuImage?) {
    guard let image else { return }
    if image.width == nil || image.height == nil { unmeasured.append(image.source) }
    if image.source.isEmpty || !isKept(image.source) || !knownImages.insert(image.source).inserted { return }
    images.append(image.source)
  }

  private mutating func add(_ destination: String) {
    if destination.isEmpty || known.contains(destination) || !isKept(destination) { return }
    known.insert(destination)
    found.append(destination)
  }

  /// An address that leads out of the site is kept only if it can't be right.
  private func isKept(_ destination: String) -> Bool {
    guard isAbsolute(destination) else { return true }
    return LinkScheme(destination).map { $0.isMistaken || $0.hasCredentials } ?? false
  }
}
