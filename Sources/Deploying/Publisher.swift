import MenugenDiagnostics
import MenugenFiles
import MenugenText

/// Publishes a site to a target: compares it with the target's record, sends what differs, and removes what is gone.
///
/// A run that is killed at any point is finished by the next one.
package struct Publisher<Target: SiteTarget> {
  package private(set) var target: Target
  /// The hash of each file of the site.
  private let site: [String: String]
  private let memory: PublishMemory
  private let log: (String) -> Void
  /// The record in the target.
  private var record = PublishedFiles()
  private var recordBytes: [UInt8]?

  package init(
    _ site: [String: String], to target: Target, memory: PublishMemory, log: @escaping (String) -> Void = { _ in }
  ) {
    (self.site, self.target, self.memory, self.log) = (site, target, memory, log)
  }

  /// Reads the target's record, and returns what differs from it.
  ///
  /// - Parameter force: Whether to send every file again, and to replace files that were published from elsewhere, or by
  ///   other means. The record doesn't know what others have done to the files that it lists.
  package mutating func plan(force: Bool) throws(PublishFault) -> PublishPlan {
    recordBytes = try target.readRecord()
    if let recordBytes {
      if let known = PublishedFiles(recordBytes) {
        record = known
      } else if !force {
        throw .problem(.damagedPublishRecord(PublishedFiles.name))
      }
    }
    if !force, !(try withFiles { () throws(FileError) in try memory.knows(recordBytes) }) {
      throw .problem(.publishedElsewhere)
    }
    if force {
      let listed = record.files.keys.filter { site[$0] != nil }.sorted()
      for path in listed { record.files[path] = .uncertain }
      for path in try target.occupied(listed) { record.files[path] = .replacing }
    }
    let plan = PublishPlan(from: record, to: site)
    let unknown = site.keys.filter { record.files[$0] == nil }
    if !unknown.isEmpty, !force {
      let occupied = try target.occupied(unknown.sorted())
      if let first = occupied.first { throw .problem(.occupiedTarget(first, count: occupied.count)) }
    }
    return plan
  }

  /// Carries out a plan.
  package mutating func publish(_ plan: PublishPlan) throws(PublishFault) {
    // Without a record, even an empty site leaves one.
    if plan.isEmpty, recordBytes != nil { return try remember(next: nil) }
    for path in plan.steps.flatMap(\.paths) {
      let exists = record.files[path].map { $0 != .uncertain } ?? false
      record.files[path] = exists ? .replacing : .uncertain
    }
    try announceRemoval(of: plan.obstacles)
    try remove([plan.obstacles].filter { !$0.isEmpty })
    for step in plan.steps {
      log("sending \(step.paths.count) \(step.name.rawValue)")
      for batch in Self.batches(of: step.paths) {
        try target.send(batch)
        for path in batch { record.files[path] = site[path].map { .hash($0) } }
        if batch.last != plan.steps.last?.paths.last { try announce() }
      }
    }
    // Until here, old pages may link to the files that are removed.
    try announceRemoval(of: plan.removals.flatMap(\.self))
    try remove(plan.removals)
    try writeRecord()
  }

  private mutating func announceRemoval(of paths: [String]) throws(PublishFault) {
    for path in paths { record.files[path] = .uncertain }
    try announce()
  }

  /// Updates the record of a target whose changes are visible immediately.
  private mutating func announce() throws(PublishFault) {
    if !target.isAtomic { try writeRecord() }
  }

  private mutating func remove(_ parts: [[String]]) throws(PublishFault) {
    for paths in parts {
      log("removing \(paths.count) files")
      for path in paths { record.files[path] = nil }
      let remaining = Set(record.files.keys.flatMap(foldersAbove))
      let folders = Set(paths.flatMap(foldersAbove)).subtracting(remaining)
      try target.remove(paths, folders: folders.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) })
    }
  }

  /// The files to send before the record is updated: a run that is killed sends these again.
  private static func batches(of paths: [String]) -> [[String]] {
    let size = max(500, paths.count / 10)
    return stride(from: 0, to: paths.count, by: size).map { Array(paths[$0..<min($0 + size, paths.count)]) }
  }

  /// Replaces the record. Throws if somebody else has replaced it meanwhile.
  private mutating func writeRecord() throws(PublishFault) {
    let next = record.bytes
    // What was sent to an atomic target becomes visible with its record.
    if next == recordBytes, !target.isAtomic { return }
    if !target.isAtomic, hasWritten, try target.readRecord() != recordBytes {
      throw .problem(.publishedElsewhere)
    }
    try remember(next: next)
    try target.writeRecord(next)
    recordBytes = next
    hasWritten = true
  }

  private var hasWritten = false

  /// Remembers that the target has the current record, or the next one.
  private func remember(next: [UInt8]?) throws(PublishFault) {
    try withFiles { () throws(FileError) in try memory.remember([recordBytes, next].compactMap(\.self)) }
  }
}

/// What this computer remembers of its publishes to one target: the hashes of the records that it may have left there.
package struct PublishMemory: Sendable {
  private let files: DiskFiles
  private let path: String

  /// - Parameters:
  ///   - output: The output folder.
  ///   - target: The target as it is written.
  package init(output: String, target: String) {
    files = DiskFiles(root: joinPath(output, OutputLayout.state))
    path = "\(OutputLayout.published)\(FileDigest(of: Array(target.utf8)).hex)"
  }

  /// Whether the target has a record that this computer left, or this computer has never published there.
  func knows(_ record: [UInt8]?) throws(FileError) -> Bool {
    guard files.exists(path) else { return true }
    // A target that was emptied has nothing to lose.
    guard let record else { return true }
    let known = try files.read(path, limit: 1 << 16)
    return String(decoding: known.bytes, as: UTF8.self).split(separator: "\n").contains {
      $0 == FileDigest(of: record).hex
    }
  }

  func remember(_ records: [[UInt8]]) throws(FileError) {
    try files.write(Array(records.map { "\(FileDigest(of: $0).hex)\n" }.joined().utf8), to: path)
  }
}
