import MenugenDiagnostics
import MenugenDomain
import MenugenPipeline
import MenugenText

/// The files of `assets/` that are referenced, and so published. Those referenced only by private content are published
/// with the reports.
struct AssetReferences {
  private let presentation: Presentation
  /// By path in the content folder.
  private(set) var ofSite: Set<String> = []
  private(set) var ofReports: Set<String> = []
  /// The images of public pages, which may be published as copies.
  private(set) var images: Set<String> = []
  /// Referenced by content that isn't shown, such as a hidden item.
  private(set) var hidden: Set<String> = []

  enum Reader { case site, reports, nobody }

  init(_ presentation: Presentation) { self.presentation = presentation }

  /// Adds the links of a text written for a page.
  mutating func add(_ links: [String], writtenFor base: Route, shownTo reader: Reader) {
    for link in links {
      guard let target = presentation.target(of: link, writtenFor: base).map(percentDecoded),
        target.utf8.starts(with: ContentLayout.assets.utf8)
      else { continue }
      switch reader {
      case .site: ofSite.insert(target)
      case .reports: ofReports.insert(target)
      case .nobody: hidden.insert(target)
      }
    }
  }

  /// Adds the images of a public page.
  mutating func add(images links: [String], writtenFor base: Route) {
    for link in links {
      guard let target = presentation.target(of: link, writtenFor: base).map(percentDecoded),
        target.utf8.starts(with: ContentLayout.assets.utf8)
      else { continue }
      images.insert(target)
    }
  }

  /// Adds the existing files that a theme's files refer to.
  mutating func add(_ references: [(path: String, isPrefix: Bool)], among assets: [String]) {
    for reference in references {
      let path = percentDecoded(reference.path)
      if reference.isPrefix {
        ofSite.formUnion(assets.filter { $0.hasPrefix(path) })
      } else {
        ofSite.insert(path)
      }
    }
  }

  /// Adds the files that referenced style sheets refer to, recursively.
  mutating func followStyleSheets(_ read: (String) -> [UInt8]?) {
    var waiting = ofSite.filter { $0.hasSuffix(".css") }
    var seen = waiting
    while let path = waiting.popFirst() {
      for target in read(path).map({ styleReferences(in: $0, at: path) }) ?? [] {
        ofSite.insert(target)
        if target.hasSuffix(".css"), seen.insert(target).inserted { waiting.insert(target) }
      }
    }
  }
}

/// The files in a style sheet's `url(…)` and `@import "…"`, by their paths in the content folder.
private func styleReferences(in bytes: [UInt8], at path: String) -> [String] {
  let folder = path.split(separator: "/").dropLast()
  var found: [String] = []
  for word in ["url(", "@import"] {
    var rest = bytes[...]
    while let range = rest.firstRange(of: Array(word.utf8)) {
      rest = rest[range.upperBound...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
      let target = rest.prefix { byte in
        byte > 0x20
          && ![UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"), UInt8(ascii: "?"), UInt8(ascii: "#")]
            .contains(byte)
      }
      var parts = folder
      for part in percentDecoded(String(decoding: target, as: UTF8.self)).split(separator: "/") {
        if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
      }
      found.append(parts.joined(separator: "/"))
    }
  }
  return found
}
