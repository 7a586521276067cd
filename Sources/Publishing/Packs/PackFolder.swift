import MenugenDiagnostics
package import MenugenFiles
package import MenugenText
import Synchronization

/// Writes a folder of files with their checksums, as a whole or not at all.
///
/// The files are written to a folder beside it, which then takes its place. An existing folder must be empty, or have
/// nothing but unchanged files of an earlier pack.
package final class PackFolder: Sendable {
  private let parent: Folder
  private let name: String
  private let staging: Folder
  private let lock: FolderLock
  /// The parents that were created.
  private let made: [String]
  /// The days of the pack.
  private let days: String
  private let written = Mutex<[File]>([])
  private let isFinished = Mutex(false)

  /// A file of the pack.
  package struct File: Sendable, Equatable {
    package var path: String
    package var size: Int
    package var sha256: String
  }

  /// Opens the folder for a new pack. Throws if it has other files, or the pack of other days.
  package init(_ path: String, days: String) throws(PackFault) {
    let (above, name) = splitPath(trimmed(path))
    var made: [String] = []
    let parent: Folder
    do throws(FileError) {
      parent = try Folder.make(above, made: &made)
    } catch {
      Folder.unmake(made)
      throw .file(error)
    }
    do throws(PackFault) {
      let lockName = "." + name + ".menugen-lock"
      guard let lock = try packing({ () throws(FileError) in try parent.lock(lockName) }) else {
        throw .locked(path, by: parent.holder(ofLock: lockName))
      }
      do throws(PackFault) {
        try PackFolder.check(name, of: days, in: parent, shown: trimmed(path))
        let stagingName = PackFolder.stagingName(name)
        staging = try packing { () throws(FileError) in
          // What an interrupted run has left.
          try parent.removeAll(stagingName)
          try parent.makeFolder(stagingName)
          return try parent.openFolder(stagingName)
        }
      } catch {
        _ = try? parent.remove(lockName)
        throw error
      }
      self.lock = lock
    } catch {
      Folder.unmake(made)
      throw error
    }
    (self.parent, self.name, self.made, self.days) = (parent, name, made, days)
  }

  deinit {
    let isFinished = isFinished.withLock { $0 }
    if !isFinished { try? parent.removeAll(PackFolder.stagingName(name)) }
    _ = try? parent.remove("." + name + ".menugen-lock")
    if !isFinished { Folder.unmake(made) }
  }

  private static func stagingName(_ name: String) -> String { "." + name + ".menugen-new" }
}

// MARK: - Writing

extension PackFolder {
  /// The files so far, by path.
  package var files: [File] { written.withLock { $0 }.sorted { isBefore($0.path, $1.path) } }

  /// Writes a file.
  package func write(_ path: String, _ bytes: Span<UInt8>) throws(FileError) {
    try makeFolders(above: path)
    _ = try staging.create(path, bytes)
    let file = File(path: path, size: bytes.count, sha256: FileDigest(of: bytes).hex)
    written.withLock { $0.append(file) }
  }

  /// Writes a file in parts.
  ///
  /// - Parameter body: Appends the file to a buffer, and calls its second argument after every row.
  package func write(
    _ path: String, _ body: (inout ByteBuffer, @escaping @Sendable (inout ByteBuffer) -> Void) -> Void
  ) throws(FileError) {
    try makeFolders(above: path)
    let state = Mutex(Part(file: try staging.create(path)))
    var output = ByteBuffer(capacity: PackFolder.pieceSize + 1 << 12)
    body(&output) { output in
      guard output.count >= PackFolder.pieceSize else { return }
      state.withLock { $0.append(output.span) }
      output.removeAll()
    }
    let file = try state.withLock { part throws(FileError) in
      part.append(output.span)
      return try part.finish(path)
    }
    written.withLock { $0.append(file) }
  }

  /// The size of a part.
  private static let pieceSize = 1 << 16

  private struct Part {
    let file: NewFile
    var digest = DigestStream()
    var size = 0
    var failure: FileError?

    init(file: NewFile) { self.file = file }

    mutating func append(_ bytes: Span<UInt8>) {
      if failure != nil { return }
      digest.take(bytes)
      size += bytes.count
      do throws(FileError) { try file.append(bytes) } catch { failure = error }
    }

    func finish(_ path: String) throws(FileError) -> File {
      if let failure { throw failure }
      _ = try file.finish()
      return File(path: path, size: size, sha256: digest.hex)
    }
  }

  private func makeFolders(above path: String) throws(FileError) {
    for folder in folders(above: path) { try staging.makeFolder(folder) }
  }

  /// Writes the checksums, and puts the pack in its place.
  package func finish() throws(FileError) {
    try write(PackRecord.marker, Array(PackRecord.markerText(days).utf8).span)
    _ = try staging.create(PackRecord.checksums, Array(PackRecord.text(of: files).utf8).span)
    try staging.syncFileSystem()
    let stagingName = PackFolder.stagingName(name)
    if try parent.status(name) == nil {
      try parent.rename(stagingName, to: parent, name)
    } else if try parent.exchange(stagingName, with: parent, name) {
      try parent.removeAll(stagingName)
    } else {
      try replace(stagingName)
    }
    isFinished.withLock { $0 = true }
  }

  /// Replaces the folder where the file system can't exchange two.
  private func replace(_ stagingName: String) throws(FileError) {
    let old = "." + name + ".menugen-old"
    try parent.rename(name, to: parent, old)
    do throws(FileError) {
      try parent.rename(stagingName, to: parent, name)
    } catch {
      try parent.rename(old, to: parent, name)
      throw error
    }
    try parent.removeAll(old)
  }
}

// MARK: - The existing folder

extension PackFolder {
  private static func check(_ name: String, of days: String, in parent: Folder, shown: String) throws(PackFault) {
    guard let status = try packing({ () throws(FileError) in try parent.status(name) }) else { return }
    guard status.kind == .folder else { throw .notAFolder(shown) }
    if try packing({ () throws(FileError) in try parent.isMountPoint(name) }) { throw .mountPoint(shown) }
    let (others, oldDays) = try packing { () throws(FileError) in
      let folder = try parent.openFolder(name)
      return (try PackRecord.otherFiles(in: folder), try PackRecord.days(in: folder))
    }
    if !others.isEmpty { throw .foreign(shown, others) }
    if let oldDays, oldDays != days { throw .otherDays(shown, oldDays) }
  }
}

private func packing<Result>(_ body: () throws(FileError) -> Result) throws(PackFault) -> Result {
  do { return try body() } catch { throw .file(error) }
}

/// Returns a path without slashes at its end.
private func trimmed(_ path: String) -> String {
  var path = path[...]
  while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
  return String(path)
}

func isBefore(_ one: String, _ other: String) -> Bool { one.utf8.lexicographicallyPrecedes(other.utf8) }

/// The folders of a path, outermost first.
func folders(above path: String) -> [String] {
  path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
}
