import MenugenFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of its own for what is measured, in memory where the system has such a place; gone when nobody needs it.
final class TemporaryFolder {
  static let parent = DiskFiles(root: "/").exists("dev/shm") ? "/dev/shm" : "/tmp"

  let path: String
  private let keeps: Bool

  init(_ name: String, in parent: String = TemporaryFolder.parent, keeps: Bool = false) {
    // Always as long: what is allocated for a path depends on its length.
    let process = String(getpid())
    let number = String(repeating: "0", count: max(0, 8 - process.utf8.count)) + process
    path = "\(parent)/menugen-benchmarks-\(number)-\(name)"
    self.keeps = keeps
  }

  deinit {
    if keeps { return }
    let (parent, name) = splitPath(path)
    _ = try? Folder.open(parent).removeAll(name)
  }
}
