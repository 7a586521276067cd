import MenugenFiles
import MenugenText

/// An output in a manifest or in a unit's record.
struct ManifestOutput {
  var tree: OutputTree
  var hash: ContentHash
  /// The file's size, time and inode after it was written.
  var status: FileStatus
  /// The path's bytes in the record, followed by NUL.
  var path: UnsafeRawBufferPointer

  static let longestPath = 4000
  /// The length of the fields before an output's path.
  private static let headSize = 44

  static func append(
    to record: inout [UInt8], tree: OutputTree, hash: ContentHash, status: FileStatus, path: UnsafeRawBufferPointer
  ) {
    // Built on the stack, to append only once.
    withUnsafeTemporaryAllocation(byteCount: headSize, alignment: 8) { head in
      var end = 0
      func put<Value: FixedWidthInteger>(_ value: Value) {
        head.storeBytes(of: value.littleEndian, toByteOffset: end, as: Value.self)
        end += MemoryLayout<Value>.size
      }
      put(UInt16(clamping: path.count))
      put(UInt16(tree.rawValue))
      put(hash.low)
      put(hash.high)
      put(status.size)
      put(status.modified)
      put(status.number)
      record.append(contentsOf: head)
    }
    record.append(contentsOf: path)
    record.append(0)
  }

  init?(_ reader: inout BinaryReader) {
    guard let length = reader.integer(UInt16.self), let tree = reader.integer(UInt16.self),
      let tree = UInt8(exactly: tree).flatMap(OutputTree.init(rawValue:)), let hash = reader.hash(),
      let size = reader.integer(UInt64.self), let modified = reader.integer(Int64.self),
      let number = reader.integer(UInt64.self), let path = reader.run(Int(length) + 1), path.last == 0
    else { return nil }
    self.tree = tree
    self.hash = hash
    self.path = UnsafeRawBufferPointer(rebasing: path.dropLast())
    status = FileStatus(size: size, modified: modified, number: number, kind: .file)
  }

  /// The path as a C string.
  var cPath: UnsafePointer<CChar>? { path.baseAddress?.assumingMemoryBound(to: CChar.self) }

  /// The path in the output folder: `site/index.html`.
  var shownPath: String { "\(tree.name)/\(String(decoding: path, as: UTF8.self))" }

  /// A hash of the path that differs between trees.
  var pathHash: ContentHash { Self.pathHash(tree, path) }

  static func pathHash(_ tree: OutputTree, _ path: UnsafeRawBufferPointer) -> ContentHash {
    var hash = ContentHash(of: path)
    hash.low ^= UInt64(tree.rawValue)
    return hash
  }

  func hasPath(_ tree: OutputTree, _ path: UnsafeRawBufferPointer) -> Bool {
    self.tree == tree && self.path.count == path.count && self.path.elementsEqual(path)
  }
}

/// The outputs in a range of bytes.
struct ManifestOutputs: Sequence, IteratorProtocol {
  private var reader: BinaryReader

  init(_ bytes: UnsafeRawBufferPointer) { reader = BinaryReader(bytes) }

  mutating func next() -> ManifestOutput? { ManifestOutput(&reader) }
}
