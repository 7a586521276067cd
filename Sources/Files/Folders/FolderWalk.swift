import MenugenCSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What becomes of links among the files below a folder.
package enum LinkPolicy: Sendable {
  /// They are followed as long as they stay within the folder; one that leads out of it is a problem.
  case within
  /// They are followed wherever they lead.
  case anywhere
  /// They are listed like files, and neither followed nor read.
  case notFollowed
}

/// Lists the files below a folder of the disk. Each folder is read once, whatever links lead to it: at its own place, or at
/// the first link in the order of their paths.
struct FolderWalk {
  let root: String
  let links: LinkPolicy
  /// Whether a link may not lead from one folder at the top to another, nor to a hidden name.
  private let separatesFolders: Bool
  /// Whether names that begin with `.` or `_` are listed like any other.
  private let includesHidden: Bool
  var listing = FileListing()
  /// The folders that were read, and by which path.
  private var visited: [Identity: String] = [:]
  /// Links to folders, and the folders above each: they are followed when all else has been read.
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
      // A folder that isn't there holds no files. That the root is there is looked at now: it may have gone meanwhile.
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

  /// A folder by what the disk knows it as: a link can't hide that it was met before.
  private struct Identity: Hashable {
    let device: dev_t
    let number: ino_t
  }

  /// Deeper than people nest folders, and shallow enough for the stack.
  private static let depthLimit = 128

  private mutating func follow(_ path: String, above: [Identity]) {
    guard let code = visit(path, above: above) else { return }
    report(path, code == ENOTDIR ? .unreadable(code) : reasonOfFailedOpen(code))
  }

  /// Reads a folder with those below it. Gives an error number where it can't be opened.
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

  /// Sorts one entry in: a file, a folder for later, or a problem.
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
      // A link, a file system that doesn't say, or something that is no file at all.
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

  /// Why a link isn't followed; one that leads nowhere says so where it is opened.
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
    // The top itself is above the link, which is a loop.
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
