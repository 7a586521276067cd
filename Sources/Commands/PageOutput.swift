import Pipeline
import Publishing
import Text

/// Where one worker's pages go: rendered into one buffer that is used again, then to the publication.
///
/// Without a publication, as in `check`, pages are rendered and forgotten.
final class PageOutput {
  private var buffer = ByteBuffer(capacity: 1 << 16)
  private let publication: Publication?
  private let writer: PageWriter?

  private let verification: ReportVerification?
  /// The unit at hand and the pages it has made, where nothing is published.
  private var unit = ""
  private var claimed: [String: String] = [:]

  init(_ publication: Publication?, _ verification: ReportVerification? = nil) {
    self.publication = publication
    self.verification = verification
    writer = publication?.makeWriter()
  }

  /// A unit's saved record, if it stands as it was made from the same things; else starts to make it.
  func keepOrBegin<Summary: Recordable>(
    _ key: String, _ fingerprint: ContentHash
  ) throws(PublishingError) -> UnitRecord<Summary>? {
    if let record = try publication?.keep(key, fingerprint, { UnitRecord<Summary>(bytes: $0) }) { return record }
    begin(key, fingerprint)
    return nil
  }

  /// The same for a unit without a record: whether it stands.
  func keepsOrBegins(_ key: String, _ fingerprint: ContentHash) throws(PublishingError) -> Bool {
    if try publication?.keep(key, fingerprint) != nil { return true }
    begin(key, fingerprint)
    return false
  }

  func write(_ route: Route, _ render: (inout ByteBuffer) -> Void) throws(PublishingError) {
    buffer.removeAll()
    render(&buffer)
    let tree = route.tree == .site ? OutputTree.site : .reports
    let path = route.path
    verification?.compare(tree, path, buffer)
    try claim(tree, path)
    try writer?.write(tree, path, buffer)
  }

  func write(_ tree: OutputTree, _ path: String, _ bytes: [UInt8]) throws(PublishingError) {
    verification?.compare(tree, path, bytes)
    try writer?.write(tree, path, bytes)
  }

  private func begin(_ key: String, _ fingerprint: ContentHash) {
    writer?.begin(key, fingerprint)
    unit = key
    claimed.removeAll()
  }

  /// Finds, in `check`, two pages of one unit that many disks would take for one. A publication finds all;
  /// two of one id are told of by the id.
  private func claim(_ tree: OutputTree, _ path: String) throws(PublishingError) {
    guard publication == nil, verification == nil else { return }
    let key = "\(tree.rawValue)/\(collisionKey(path))"
    guard let other = claimed.updateValue(path, forKey: key), !path.utf8.elementsEqual(other.utf8) else { return }
    let paths = [path, other].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    throw .collisions([.init(path: paths[0], units: [unit], kind: .folded(paths[1]))])
  }

  func finish(record: [UInt8] = []) throws(PublishingError) { try writer?.finish(summary: record) }
}
