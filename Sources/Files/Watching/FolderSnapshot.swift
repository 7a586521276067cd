#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files below folders with their sizes and times, to find changes where the system reports none.
struct FolderSnapshot: Equatable {
  private var files: [String: FileStatus] = [:]

  init(_ folders: [String]) {
    var seen: Set<FolderIdentity> = []
    for folder in folders { add(folder, &seen) }
  }

  private mutating func add(_ path: String, _ seen: inout Set<FolderIdentity>) {
    guard let identity = FolderIdentity(path), seen.insert(identity).inserted,
      let names = try? Folder.open(path).names()
    else { return }
    for name in names where !isLeftAlone(name) {
      let place = joinPath(path, name)
      var status = stat()
      guard stat(place, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        files[place] = FileStatus(size: 0, modified: 0, number: UInt64(status.st_ino), kind: .folder)
        add(place, &seen)
      } else {
        files[place] = FileStatus(status)
      }
    }
  }
}
