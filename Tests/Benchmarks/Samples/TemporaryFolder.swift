import MenugenFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A temporary folder, in memory if possible, removed with this object.
final class TemporaryFolder {
  static let parent = DiskFiles(root: "/").exists("dev/shm") ? "/dev/shm" : "/tmp"

  let path: String
  private let keeps: Bool

  init(_ name: String, in parent: String = TemporaryFolder.parent, keeps: Bool = false) {
    // A fixed length, as allocations depend on it.
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
