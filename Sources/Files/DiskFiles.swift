import MenugenCSystem
package import MenugenDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files in a folder on disk.
package struct DiskFiles: FileReading, FileWriting {
  /// The folder, absolute or relative to the working directory.
  package let root: String
  private let links: LinkPolicy
  private let separatesFolders: Bool

  /// - Parameter separatesFolders: Whether to reject links from one top-level folder to another, and to hidden names.
  package init(root: String, links: LinkPolicy = .within, separatesFolders: Bool = false) {
    self.root = root
    self.links = links
    self.separatesFolders = separatesFolders
  }

  package func list(below folder: String, includesHidden: Bool) throws(FileError) -> FileListing {
    var walk = FolderWalk(
      root: root, links: links, separatesFolders: separatesFolders, includesHidden: includesHidden)
    try walk.walk(below: folder)
    return walk.listing
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> SourceFile {
    let shown = joinPath(root, path)
    if links == .notFollowed {
      guard let bytes = try Folder.open(root).read(path, limit: limit) else { throw FileError(shown, .missing) }
      return SourceFile(path: shown, bytes: bytes)
    }
    // Without O_NONBLOCK, opening a pipe would block.
    let descriptor = retrying { open(shown, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw FileError(shown, reasonOfFailedOpen(errno)) }
    defer { close(descriptor) }
    return SourceFile(path: shown, bytes: try readAll(descriptor, path: shown, limit: limit))
  }

  package func exists(_ path: String) -> Bool {
    let shown = joinPath(root, path)
    return access(shown.isEmpty ? "." : shown, F_OK) == 0
  }

  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(bytes, to: path, isPrivate: false)
  }

  /// Writes a file that only this user can read.
  package func writePrivate(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(bytes, to: path, isPrivate: true)
  }

  private func write(_ bytes: [UInt8], to path: String, isPrivate: Bool) throws(FileError) {
    let (parent, name) = splitPath(joinPath(root, path))
    let folder = try Folder.make(parent)
    // Write to an existing device, pipe or link such as `/dev/null` instead of replacing it.
    if let kind = try folder.status(name)?.kind, kind == .link || kind == .other {
      return try folder.overwrite(name, bytes)
    }
    let temporary = temporaryName(name)
    do throws(FileError) {
      _ = try folder.create(temporary, bytes.span, mode: isPrivate ? 0o600 : 0o666)
      try folder.rename(temporary, to: folder, name)
    } catch {
      _ = try? folder.remove(temporary)
      throw FileError(joinPath(root, path), error.reason)
    }
  }

  /// Throws if a file can't be written to a path. Changes nothing.
  package func checkWritable(_ path: String) throws(FileError) {
    let shown = joinPath(root, path)
    let (parent, name) = splitPath(shown)
    var status = stat()
    if name.isEmpty || stat(shown, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(shown, .unwritable(EISDIR))
    }
    var made: [String] = []
    defer { Folder.unmake(made) }
    let folder = try Folder.make(parent, made: &made)
    switch try folder.status(name)?.kind {
    case .link where access(shown, F_OK) != 0:
      guard let target = resolvedPath(shown) else { throw FileError(shown, .unwritable(ELOOP)) }
      try DiskFiles(root: "").checkWritable(target)
    case .link, .other:
      if access(shown, W_OK) != 0 { throw FileError(shown, .unwritable(errno)) }
    case .file, .folder, nil:
      let temporary = temporaryName(name)
      do throws(FileError) {
        _ = try folder.create(temporary).finish()
        try folder.remove(temporary)
      } catch {
        throw FileError(shown, error.reason)
      }
    }
  }

  /// Returns a name that no other writer has: machines that share a folder may have processes of the same number.
  private func temporaryName(_ name: String) -> String {
    ".\(name).menugen-\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
  }

  package func remove(_ path: String) throws(FileError) {
    let shown = joinPath(root, path)
    if retrying({ unlink(shown) }) != 0, errno != ENOENT, errno != ENOTDIR {
      throw FileError(shown, .unwritable(errno))
    }
  }
}

/// Reads an open file to its end.
///
/// Usually takes one call: asking for one byte more than the size detects the end.
func readAll(_ descriptor: Int32, path: String, limit: Int) throws(FileError) -> [UInt8] {
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw FileError(path, .unreadable(errno)) }
  if let kind = kindIfNotRegular(status.st_mode) { throw FileError(path, .notRegular(kind)) }
  guard status.st_size <= limit else { throw FileError(path, .tooLarge(limit: limit)) }

  var bytes: [UInt8] = []
  // A file of size 0 may have contents (`/proc`), and a file may grow while it is read.
  var capacity = Int(status.st_size) + 1
  while true {
    var failure: Int32 = 0
    let isFirst = bytes.isEmpty
    let rest = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      preferLargePages(UnsafeMutableRawBufferPointer(buffer))
      while count < capacity {
        let got = Int(retrying { read(descriptor, buffer.baseAddress.map { $0 + count }, capacity - count) })
        if got < 0 { failure = errno }
        if got <= 0 { return }
        count += got
        // As many bytes as expected, and fewer than requested: this is the end.
        if isFirst, count == Int(status.st_size) { return }
      }
    }
    guard failure == 0 else { throw FileError(path, .unreadable(failure)) }
    if bytes.isEmpty { bytes = rest } else { bytes += rest }
    guard bytes.count <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
    if rest.count < capacity { return bytes }
    capacity = max(4096, bytes.count)
  }
}

/// Requests huge pages, which reduce the page faults of a 100 MB file from 25,000 to 50.
private func preferLargePages(_ buffer: UnsafeMutableRawBufferPointer) {
  #if os(Linux)
    let page = 1 << 21
    guard buffer.count >= 4 * page, let base = buffer.baseAddress else { return }
    let start = base.alignedUp(toMultipleOf: page)
    let count = (base + buffer.count - start) / page * page
    // Failure doesn't matter.
    _ = madvise(start, count, 14 /* MADV_HUGEPAGE */)
  #endif
}

/// The reason for a failed `open`.
func reasonOfFailedOpen(_ code: Int32) -> FileError.Reason {
  switch code {
  case ENOENT, ENOTDIR: .missing
  case ELOOP: .symlinkLoop
  case ENXIO: .notRegular(.socket)
  default: .unreadable(code)
  }
}

func kindIfNotRegular(_ mode: mode_t) -> FileError.Kind? {
  switch mode & S_IFMT {
  case S_IFREG: nil
  case S_IFDIR: .folder
  case S_IFIFO: .pipe
  case S_IFCHR, S_IFBLK: .device
  case S_IFSOCK: .socket
  default: .other
  }
}

/// The folder of a path (`""` for none, `/` at the root) and its last name.
package func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
  if slash == path.startIndex { return ("/", String(path.dropFirst())) }
  return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
}
