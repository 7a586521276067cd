import MenugenDiagnostics
import MenugenText

/// Locates links in their source files: Markdown files of a menu first, the menu's own file last.
///
/// Scans each file once for all links.
struct WrittenLinks {
  private var found: [String: [Diagnostic.Place]] = [:]

  /// The maximum length of a link.
  private static let longest = 512
  /// The maximum number of bytes in a link that may end it.
  private static let mostEnds = 8

  init(_ files: [SourceFile], of links: [String]) {
    let targets = Targets(links.filter { (1...Self.longest).contains($0.utf8.count) })
    for file in files.dropLast() { add(targets, in: file, atLeast: .quoted) }
    let texts = Set(found.keys)
    if let file = files.last { add(targets, in: file, atLeast: .apart, unless: texts) }
  }

  /// The locations of a link in Markdown files, or else in the last file. Empty if escapes hide it.
  func places(of link: String) -> [Diagnostic.Place] { found[link, default: []] }

  /// How likely bytes are to be a link.
  private enum Likeness: Int, Comparable {
    /// Between spaces or commas, as in YAML.
    case apart = 1
    /// Between quotes, as in JSON, or after a `(`.
    case quoted
    /// As links in Markdown: `](…`, `<…`, `]: …`.
    case link

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The links by a hash of their bytes.
  private struct Targets {
    let links: [String]
    let bytes: [[UInt8]]
    private(set) var byHash: [UInt64: [Int]] = [:]
    let longest: Int

    init(_ links: [String]) {
      self.links = Array(Set(links))
      bytes = self.links.map { Array($0.utf8) }
      longest = bytes.map(\.count).max() ?? 0
      for (index, link) in bytes.enumerated() {
        byHash[link.reduce(Self.start, Self.hash), default: []].append(index)
      }
    }

    /// FNV-1a.
    static let start: UInt64 = 0xCBF2_9CE4_8422_2325
    @inline(__always)
    static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Records the most likely location of each link, and the first of equally likely ones.
  private mutating func add(
    _ targets: Targets, in file: SourceFile, atLeast least: Likeness, unless known: Set<String> = []
  ) {
    if targets.longest == 0 { return }
    var best: [Int: (likeness: Likeness, start: Int)] = [:]
    let bytes = file.bytes.span
    for start in bytes.indices {
      guard let likeness = likeness(from: start, in: bytes), likeness >= least else { continue }
      var (hash, end, ends) = (Targets.start, start, 0)
      while end - start <= targets.longest {
        if isEnd(end < bytes.count ? bytes[end] : UInt8(ascii: "\n")) {
          for index in targets.byHash[hash] ?? [] {
            let target = targets.bytes[index]
            guard target.span.elementsEqual(bytes[start..<end]) else { continue }
            if best[index].map({ likeness > $0.likeness }) ?? true { best[index] = (likeness, start) }
          }
          ends += 1
          if ends > Self.mostEnds { break }
        }
        if end >= bytes.count { break }
        hash = Targets.hash(hash, bytes[end])
        end += 1
      }
    }
    for (index, place) in best where !known.contains(targets.links[index]) {
      let range = place.start..<place.start + targets.bytes[index].count
      found[targets.links[index], default: []].append(.line(file.location(of: range)))
    }
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    ")>\"' \n\r\t,}]#".utf8.contains(byte)
  }

  /// The likelihood of a link by the preceding bytes.
  private func likeness(from start: Int, in bytes: Span<UInt8>) -> Likeness? {
    func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : UInt8(ascii: "\n") }
    let (before, last) = (byte(start - 1), byte(start - 2))
    switch before {
    case UInt8(ascii: "<"): return .link
    case UInt8(ascii: "("): return last == UInt8(ascii: "]") ? .link : .quoted
    case UInt8(ascii: " ") where last == UInt8(ascii: ":") && byte(start - 3) == UInt8(ascii: "]"):
      return .link
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .quoted
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: "["),
      UInt8(ascii: ":"):
      return .apart
    default: return nil
    }
  }
}
