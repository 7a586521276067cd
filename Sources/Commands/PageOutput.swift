import Pipeline
import Publishing
import Text

/// What becomes of a run's pages.
enum Destination: Sendable {
  case publication(Publication)
  /// Reports are compared with those that stand.
  case verification(ReportVerification)
  /// As in `check`: pages are made and forgotten, but for their paths.
  case rehearsal(Rehearsal)

  var publication: Publication? { if case .publication(let publication) = self { publication } else { nil } }
}

/// Where one worker's pages go: rendered into one buffer that is used again, then to their destination.
final class PageOutput {
  /// For pages that aren't published: a publication's writer has one of its own.
  private var buffer = ByteBuffer()
  private let publication: Publication?
  private let writer: PageWriter?
  private var verification: ReportVerification?
  private var rehearsal: RehearsalWriter?

  init(_ destination: Destination) {
    publication = destination.publication
    writer = publication?.makeWriter()
    switch destination {
    case .publication: break
    case .verification(let verification): self.verification = verification
    case .rehearsal(let rehearsal): self.rehearsal = rehearsal.makeWriter()
    }
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
    try write(route.tree == .site ? .site : .reports, route.path, render)
  }

  func write(
    _ tree: OutputTree, _ path: String, _ render: (inout ByteBuffer) -> Void
  ) throws(PublishingError) {
    if let writer { return try writer.write(tree, path, render) }
    buffer.removeAll()
    render(&buffer)
    verification?.compare(tree, path, buffer)
    rehearsal?.claim(tree, path)
  }

  /// A dish's page.
  func write(_ dish: DishPath, _ render: (inout ByteBuffer) -> Void) throws(PublishingError) {
    if let writer { return try writer.write(.site, dish.menu, dish.id, DishPath.file, render) }
    try write(.site, dish.text, render)
  }

  func write(_ tree: OutputTree, _ path: String, _ bytes: [UInt8]) throws(PublishingError) {
    verification?.compare(tree, path, bytes)
    rehearsal?.claim(tree, path)
    try writer?.write(tree, path, bytes)
  }

  private func begin(_ key: String, _ fingerprint: ContentHash) {
    writer?.begin(key, fingerprint)
    rehearsal?.begin(key)
  }

  func finish(record: [UInt8] = []) throws(PublishingError) {
    rehearsal?.finish()
    try writer?.finish(summary: record)
  }
}
