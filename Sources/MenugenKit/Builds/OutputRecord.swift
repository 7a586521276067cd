import MenugenFiles
import MenugenPublishing

/// The files that the last build wrote to an injected output, one line each: SHA-256 and path.
struct OutputRecord {
  static let path = ".menugen/files"

  /// The hash of each file by path; empty while the file is being written.
  private var hashes: [String: String] = [:]

  /// Replaces the files of the last build with the given ones.
  ///
  /// The record is written before and after the files, so that the build after an interrupted one recognizes its files.
  ///
  /// - Throws: `BuildError.output` if a file can't be written, or would replace a file that no build wrote.
  static func replace(
    with files: [String: [UInt8]], in output: some FileReading & FileWriting
  ) throws(BuildError) -> PublishingReport {
    do throws(FileError) {
      let paths = Set(try output.paths())
      let old = paths.contains(path) ? OutputRecord(try output.read(path)) : OutputRecord()
      var new = OutputRecord()
      new.hashes = files.mapValues { FileDigest(of: $0).hex }
      let changed = new.hashes.filter { !paths.contains($0.key) || old.hashes[$0.key] != $0.value }.keys.sorted()
      for path in changed where old.hashes[path] == nil && paths.contains(path) {
        throw FileError(path: path, reason: .failed("a file that no build wrote is in the place of this page"))
      }
      var report = PublishingReport()
      report.changedPaths = changed
      report.removedPaths = old.hashes.keys.filter { files[$0] == nil }.sorted()
      report.unchanged = files.count - changed.count
      if changed.isEmpty, report.removedPaths.isEmpty { return report }

      var unfinished = OutputRecord()
      unfinished.hashes = old.hashes.merging(changed.map { ($0, "") }) { $1 }
      try output.write(unfinished.bytes, to: path)
      for path in changed { try output.write(files[path] ?? [], to: path) }
      for path in report.removedPaths { try output.remove(path) }
      try output.write(new.bytes, to: path)
      return report
    } catch {
      throw .output(error)
    }
  }

  private init() {}

  private init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { continue }
      hashes[String(decoding: line[(space + 1)...], as: UTF8.self)] = String(decoding: line[..<space], as: UTF8.self)
    }
  }

  private var bytes: [UInt8] {
    hashes.sorted { $0.key < $1.key }.flatMap { Array("\($0.value) \($0.key)\n".utf8) }
  }
}
