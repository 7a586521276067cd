import MenugenFiles
import MenugenText

/// An output in a manifest or in a unit's record.
struct ManifestOutput: ~Escapable {
  var tree: OutputTree
  var hash: ContentHash
  /// The file's size, time and inode after it was written.
  var status: FileStatus
  /// The path's bytes in the record.
  let path: Span<UInt8>

  static let longestPath = 4000
  static func append(
    to record: inout [UInt8], tree: OutputTree, hash: ContentHash, status: FileStatus, path: Span<UInt8>
  ) {
    record.append(integer: UInt16(clamping: path.count))
    record.append(integer: UInt16(tree.rawValue))
    record.append(hash)
    record.append(integer: status.size)
    record.append(integer: status.modified)
    record.append(integer: status.number)
    record.append(contentsOf: path)
    record.append(0)
  }

  @_lifetime(copy reader)
  init?(_ reader: inout BinaryReader) {
    guard let length = reader.integer(UInt16.self), let tree = reader.integer(UInt16.self),
      let tree = UInt8(exactly: tree).flatMap(OutputTree.init(rawValue:)), let hash = reader.hash(),
      let size = reader.integer(UInt64.self), let modified = reader.integer(Int64.self),
      let number = reader.integer(UInt64.self), let path = reader.run(Int(length) + 1), path.last == 0
    else { return nil }
    self.tree = tree
    self.hash = hash
    self.path = path[..<(path.count - 1)]
    status = FileStatus(size: size, modified: modified, number: number, kind: .file)
  }

  /// The path in the output folder: `site/index.html`.
  var shownPath: String { "\(tree.name)/\(String(decoding: path, as: UTF8.self))" }

  /// A hash of the path that differs between trees.
  var pathHash: ContentHash { Self.pathHash(tree, path) }

  static func pathHash(_ tree: OutputTree, _ path: Span<UInt8>) -> ContentHash {
    var hash = ContentHash(of: path)
    hash.low ^= UInt64(tree.rawValue)
    return hash
  }

  /// The hash of a path in the output folder: `site/index.html`; `nil` outside the trees.
  static func pathHash(ofShown path: String) -> ContentHash? {
    guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")),
      let tree = OutputTree.allCases.first(where: { $0.name == path[..<slash] })
    else { return nil }
    let name = String(path[path.utf8.index(after: slash)...])
    return pathHash(tree, name.utf8.span)
  }

  func hasPath(_ tree: OutputTree, _ path: Span<UInt8>) -> Bool {
    self.tree == tree && self.path.elementsEqual(path)
  }
}

/// The outputs in a range of bytes.
struct ManifestOutputs: ~Escapable {
  private var reader: BinaryReader

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) { reader = BinaryReader(bytes) }

  @_lifetime(copy self)
  mutating func next() -> ManifestOutput? { ManifestOutput(&reader) }
}
