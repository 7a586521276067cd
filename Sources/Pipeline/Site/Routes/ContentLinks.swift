package import MenugenDomain
import MenugenText

extension Menu {
  /// Where its texts link to within the site, and its pictures, each once, in order; the same of its dishes' longer texts;
  /// and those pictures of which nothing says how large they are.
  ///
  /// - Parameters:
  ///   - includesHidden: Whether hidden dishes count.
  ///   - scansHTML: Whether files that raw HTML names count, too: where the site lets it through.
  func linksAndUnmeasured(
    includesHidden: Bool = false, scansHTML: Bool = false
  ) -> (links: [String], bodyLinks: [String], unmeasured: [String]) {
    var links = LinkCollector(includesHidden: includesHidden, scansHTML: scansHTML)
    var bodies = LinkCollector(includesHidden: includesHidden, scansHTML: scansHTML)
    links.add(description)
    links.add(disclaimer)
    sections.forEachInPlace { $0.collectLinks(to: &links, ofBodies: &bodies) }
    return (links.found, bodies.found, links.unmeasured)
  }

  /// The pictures whose width or height the content leaves to their files, each once.
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
  /// Where the site's own texts link to within it, and its pictures.
  package var links: [String] {
    var links = LinkCollector(scansHTML: allowsUnsafeMarkdown)
    links.add(description)
    links.add(restaurant?.description)
    links.add(restaurant?.image)
    links.add(restaurant?.logo)
    return links.found
  }
}

extension MarkdownPage {
  /// Where the page links to within the site, and its pictures.
  package var links: [String] { links(scansHTML: false) }

  /// The same; with `scansHTML` also the files that raw HTML names.
  package func links(scansHTML: Bool) -> [String] {
    var links = LinkCollector(scansHTML: scansHTML)
    links.add(Localized(body))
    return links.found
  }
}

extension Ledger {
  /// Where its text links to within the site.
  package func links(scansHTML: Bool = false) -> [String] {
    var links = LinkCollector(scansHTML: scansHTML)
    links.add(note)
    return links.found
  }

  /// The files below `assets/` that movements' notes name, such as receipts. Notes are plain text: a full stop after a name
  /// ends a sentence.
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
  /// Where its text links to within the site.
  package func links(scansHTML: Bool = false) -> [String] {
    var links = LinkCollector(scansHTML: scansHTML)
    links.add(note)
    return links.found
  }
}

/// The files below `assets/` that a text names: in raw HTML, in a template or in a style sheet, however deep the page that
/// is shown on.
///
/// `{{` ends a path as it ends a word: what stands before it may begin several names.
package func assetReferences(in text: [UInt8]) -> [(path: String, isPrefix: Bool)] {
  let folder = Array("assets/".utf8)
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
  private(set) var unmeasured: [String] = []
  private var known: Set<String> = []

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
    add(image.source)
  }

  private mutating func add(_ destination: String) {
    if !isAbsolute(destination), !destination.isEmpty, known.insert(destination).inserted { found.append(destination) }
  }
}
