import MenugenDiagnostics
import MenugenFiles
import MenugenPublishing
package import MenugenSiteBuilder
package import MenugenText
import Synchronization

/// Compares the site of an output folder with its content: makes all of it again, and compares bytes.
package final class SiteVerification: PageReceiver {
  /// The site's folder.
  private let files: DiskFiles
  private let found = Mutex(Found())

  private struct Found {
    /// The hash of each file of the site, by its path.
    var hashes: [String: String] = [:]
    var sizes: [String: Int] = [:]
    /// The paths of missing and different files.
    var outdated: [String] = []
  }

  package init(output: String) {
    files = DiskFiles(root: joinPath(output, OutputTree.site.name), links: .notFollowed)
  }

  /// The SHA-256 of each file that the content produces, by its path in the site.
  package var hashes: [String: String] { found.withLock(\.hashes) }
  /// The sizes of the same files, in bytes.
  package var sizes: [String: Int] { found.withLock(\.sizes) }

  /// Returns what a build reports, and whether the site is what it would write.
  package func run(_ options: BuildPlan.Options) -> BuildPlan.Outcome {
    var options = options
    options.output = nil
    options.receiver = self
    var outcome = BuildPlan(options: options).run()
    if outcome.hasErrors { return outcome }
    let found = found.withLock { $0 }
    if let first = found.outdated.min() {
      outcome.diagnostics.append(Diagnostic(.outdatedSite(count: found.outdated.count), at: place(first)))
    }
    let listed = outcome.reading { () throws(FileError) in try files.list(below: "", includesHidden: true) }
    for path in listed?.files ?? [] where found.hashes[path] == nil {
      outcome.diagnostics.append(Diagnostic(.unpublishedFile, at: place(path)))
    }
    return outcome
  }

  private func place(_ path: String) -> Diagnostic.Place { .file(joinPath(files.root, path)) }

  package func receive(_ tree: OutputTree, _ path: String, _ bytes: [UInt8]) {
    if tree == .site { compare(path, bytes) }
  }

  package func receive(_ tree: OutputTree, _ path: String, _ page: borrowing ByteBuffer) {
    if tree == .site { compare(path, page.bytes) }
  }

  private func compare(_ path: String, _ bytes: [UInt8]) {
    let isCurrent = (try? files.read(path, limit: .max))?.bytes == bytes
    let hash = FileDigest(of: bytes).hex
    found.withLock { found in
      found.hashes[path] = hash
      found.sizes[path] = bytes.count
      if !isCurrent { found.outdated.append(path) }
    }
  }
}
