import MenugenCSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The treatment of links in a folder.
package enum LinkPolicy: Sendable {
  /// Follows links within the folder; one that leads out of it is a problem.
  case within
  /// Follows all links.
  case anywhere
  /// Lists links like files, without following them.
  case notFollowed
}

/// Lists the files in a folder on disk. Reads each folder once: at its own path, or at the first link to it in path
/// order.
struct FolderWalk {
  let root: String
  let links: LinkPolicy
  /// Whether to reject links from one top-level folder to another, and to hidden names.
  private let separatesFolders: Bool
  /// Whether to include names that begin with `.` or `_`.
  private let includesHidden: Bool
  var listing = FileListing()
  /// The folders already read, and their paths.
  private var visited: [Identity: String] = [:]
  /// Links to folders, and the folders above each, to be followed last.
  private var pending: [(path: String, above: [Identity])] = []
  private var realRoot: String?

  init(root: String, links: LinkPolicy, separatesFolders: Bool = false, includesHidden: Bool = false) {
    self.root = root
    self.links = links
    self.separatesFolders = separatesFolders
    self.includesHidden = includesHidden
  }

  private func leavesAlone(_ name: String) -> Bool {
    includesHidden ? name == "." || name == ".." : isLeftAlone(name)
  }

  mutating func walk(below folder: String) throws(FileError) {
    if !folder.isEmpty, isLink(folder), let problem = obstacle(atLink: folder) {
      report(folder, problem)
    } else if let code = visit(folder, above: []) {
      // A missing folder has no files. Check the root again: it may have been removed meanwhile.
      guard !folder.isEmpty, isThere("") else {
        throw FileError(root, isMissing(code) && code != ELOOP ? .missingFolder : .unreadable(code))
      }
      if code != ENOENT { report(folder, code == ENOTDIR ? .unreadable(code) : reasonOfFailedOpen(code)) }
    }
    while !pending.isEmpty {
      let next = pending.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      pending = []
      for link in next { follow(link.path, above: link.above) }
    }
    listing.sort()
  }

  /// A folder's identity on disk, independent of links.
  private struct Identity: Hashable {
    let device: dev_t
    let number: ino_t
  }

  /// Limits recursion.
  private static let depthLimit = 128

  private mutating func follow(_ path: String, above: [Identity]) {
    guard let code = visit(path, above: above) else { return }
    report(path, code == ENOTDIR ? .unreadable(code) : reasonOfFailedOpen(code))
  }

  /// Reads a folder and its subfolders. Returns an error number if it can't be opened.
  private mutating func visit(_ folder: String, above: [Identity]) -> Int32? {
    let shown = joinPath(root, folder)
    let descriptor = retrying { open(shown.isEmpty ? "." : shown, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return errno }
    var status = stat()
    guard fstat(descriptor, &status) == 0, let stream = fdopendir(descriptor) else {
      report(folder, .unreadable(errno))
      close(descriptor)
      return nil
    }
    let identity = Identity(device: status.st_dev, number: status.st_ino)
    let problem: FileError.Reason? =
      if above.contains(identity) {
        .symlinkLoop
      } else if let known = visited[identity] {
        .readAlready(as: joinPath(root, known))
      } else {
        above.count < Self.depthLimit ? nil : .unreadable(ENAMETOOLONG)
      }
    if let problem {
      closedir(stream)
      report(folder, problem)
      return nil
    }
    visited[identity] = folder

    let inside = above + [identity]
    var folders: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { report(folder, .unreadable(errno)) }
        break
      }
      take(entry, in: folder, inside, folders: &folders)
    }
    closedir(stream)
    for next in folders { follow(next, above: inside) }
    return nil
  }

  /// Adds an entry as a file, as a folder to be read later, or as a problem.
  private mutating func take(
    _ entry: UnsafeMutablePointer<dirent>, in folder: String, _ above: [Identity], folders: inout [String]
  ) {
    guard let bytes = menugen_entry_name(entry) else { return }
    guard let name = String(validatingCString: bytes) else {
      // swift-format-ignore: the repaired name is for the message alone
      if leavesAlone(String(cString: bytes)) { return }
      return report(joinPath(folder, String(cString: bytes)), .nameNotUTF8)
    }
    if leavesAlone(name) { return }
    let path = joinPath(folder, name)
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_REG): listing.files.append(path)
    case Int32(DT_DIR): folders.append(path)
    default:
      // A link, an unknown type, or a special file.
      let isLink = isLink(path)
      if isLink, links == .notFollowed { return listing.files.append(path) }
      var status = stat()
      guard stat(joinPath(root, path), &status) == 0 else { return report(path, reasonOfFailedOpen(errno)) }
      let kind = kindIfNotRegular(status.st_mode)
      if isLink, kind == nil || kind == .folder, let problem = obstacle(atLink: path) { return report(path, problem) }
      switch kind {
      case nil: listing.files.append(path)
      case .folder: if isLink { pending.append((path, above)) } else { folders.append(path) }
      case .some(let kind): report(path, .notRegular(kind))
      }
    }
  }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(joinPath(root, path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private func isThere(_ path: String) -> Bool {
    let shown = joinPath(root, path)
    return access(shown.isEmpty ? "." : shown, F_OK) == 0
  }

  /// Why a link isn't followed; `nil` if it may be. A broken link is reported when it is opened.
  private mutating func obstacle(atLink path: String) -> FileError.Reason? {
    if links == .notFollowed { return .symlinkLoop }
    guard let target = resolvedPath(joinPath(root, path)), isThere(path) else { return nil }
    if realRoot == nil { realRoot = resolvedPath(root) }
    guard let realRoot else { return nil }
    let written = linkTarget(joinPath(root, path)) ?? target
    guard isBelow(target, realRoot) else { return links == .anywhere ? nil : .linkOutside(target: written) }
    guard separatesFolders else { return nil }
    let names = Substring(target.utf8.dropFirst(realRoot.utf8.count)).split(separator: "/")
    if !includesHidden, names.contains(where: { isLeftAlone($0) }) { return .linkHidden(target: written) }
    // A link to its own top-level folder is a loop.
    guard let top = names.first, top != path.prefix(while: { $0 != "/" }) else { return nil }
    let areFilesAtTop = names.count == 1 && !path.utf8.contains(UInt8(ascii: "/")) && !isFolder(path)
    return areFilesAtTop ? nil : .linkAcross(target: written)
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(joinPath(root, path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private mutating func report(_ path: String, _ reason: FileError.Reason) {
    listing.problems.append(FileError(joinPath(root, path), reason))
  }
}
