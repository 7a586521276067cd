import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lists the files below a folder of the disk, through links, without falling into a loop.
struct FolderWalk {
  let root: String
  var listing = FileListing()

  init(root: String) { self.root = root }

  mutating func walk(below folder: String) throws(FileError) {
    guard access(root.isEmpty ? "." : root, F_OK) == 0 else {
      throw FileError(root, errno == ENOENT || errno == ENOTDIR ? .missingFolder : .unreadable(errno))
    }
    var above: [Identity] = []
    visit(folder, above: &above, isStart: true)
    listing.sort()
  }

  /// A folder by what the disk knows it as: a link can't hide that it was met before.
  private struct Identity: Equatable {
    let device: dev_t
    let number: ino_t
  }

  /// Deeper than people nest folders, and shallow enough for the stack.
  private static let depthLimit = 128

  private mutating func visit(_ folder: String, above: inout [Identity], isStart: Bool = false) {
    let shown = joinPath(root, folder)
    let descriptor = retrying { open(shown.isEmpty ? "." : shown, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else {
      let code = errno
      if isStart, code == ENOENT { return }
      return report(folder, code == ENOTDIR ? .unreadable(code) : reasonOfFailedOpen(code))
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, let stream = fdopendir(descriptor) else {
      report(folder, .unreadable(errno))
      close(descriptor)
      return
    }
    let identity = Identity(device: status.st_dev, number: status.st_ino)
    guard !above.contains(identity) else {
      closedir(stream)
      return report(folder, .symlinkLoop)
    }
    guard above.count < Self.depthLimit else {
      closedir(stream)
      return report(folder, .unreadable(ENAMETOOLONG))
    }

    var folders: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { report(folder, .unreadable(errno)) }
        break
      }
      take(entry, in: folder, folders: &folders)
    }
    closedir(stream)

    above.append(identity)
    for next in folders { visit(next, above: &above) }
    above.removeLast()
  }

  /// Sorts one entry in: a file, a folder for later, or a problem.
  private mutating func take(_ entry: UnsafeMutablePointer<dirent>, in folder: String, folders: inout [String]) {
    guard let bytes = menugen_entry_name(entry) else { return }
    guard let name = String(validatingCString: bytes) else {
      // swift-format-ignore: the repaired name is for the message alone
      if isLeftAlone(String(cString: bytes)) { return }
      return report(joinPath(folder, String(cString: bytes)), .nameNotUTF8)
    }
    if isLeftAlone(name) { return }
    let path = joinPath(folder, name)
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_REG): listing.files.append(path)
    case Int32(DT_DIR): folders.append(path)
    default:
      // A link, a file system that doesn't say, or something that is no file at all.
      var status = stat()
      guard stat(joinPath(root, path), &status) == 0 else { return report(path, reasonOfFailedOpen(errno)) }
      switch kindIfNotRegular(status.st_mode) {
      case nil: listing.files.append(path)
      case .folder: folders.append(path)
      case .some(let kind): report(path, .notRegular(kind))
      }
    }
  }

  private mutating func report(_ path: String, _ reason: FileError.Reason) {
    listing.problems.append(FileError(joinPath(root, path), reason))
  }
}
