#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How two folders overlap.
package enum FolderOverlap: Sendable {
  case same, inside, around

  /// How one folder lies to another, whatever links lead to either; `nil` where they have nothing in common.
  ///
  /// Neither has to be there.
  package init?(of one: String, with other: String) {
    guard let first = resolvedPath(one), let second = resolvedPath(other) else { return nil }
    if first == second || identity(first).map({ $0 == identity(second) }) == true {
      self = .same
    } else if isBelow(first, second) || isBelowByIdentity(first, second) {
      self = .inside
    } else if isBelow(second, first) || isBelowByIdentity(second, first) {
      self = .around
    } else {
      return nil
    }
  }
}

/// Whether a path without links is a folder or something below it.
func isBelow(_ path: String, _ folder: String) -> Bool {
  path == folder || path.utf8.starts(with: (folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/").utf8)
}

/// The same by what the disk knows the folders as: it may have two paths for one folder, or not tell `a` from `A`.
private func isBelowByIdentity(_ path: String, _ folder: String) -> Bool {
  guard let wanted = identity(folder) else { return false }
  return sequence(first: path) { $0 == "/" ? nil : splitPath($0).folder }.contains { identity($0) == wanted }
}

private struct Identity: Equatable {
  let device: dev_t
  let number: ino_t
}

private func identity(_ path: String) -> Identity? {
  var status = stat()
  return stat(path, &status) == 0 ? Identity(device: status.st_dev, number: status.st_ino) : nil
}

/// The absolute path without links of what a path leads to, which doesn't have to be there yet; `nil` where links lead back
/// to themselves.
package func resolvedPath(_ path: String) -> String? {
  var names = path.split(separator: "/").reversed().map(String.init)
  var resolved: [String] = []
  if path.utf8.first != UInt8(ascii: "/") {
    guard let here = getcwd(nil, 0) else { return nil }
    defer { free(here) }
    resolved = String(cString: here).split(separator: "/").map(String.init)
  }
  // As many as Linux follows.
  var linksLeft = 40
  while let name = names.popLast() {
    if name == "." { continue }
    if name == ".." {
      _ = resolved.popLast()
      continue
    }
    resolved.append(name)
    guard let target = linkTarget("/" + resolved.joined(separator: "/")) else { continue }
    guard linksLeft > 0 else { return nil }
    linksLeft -= 1
    resolved.removeLast()
    if target.utf8.first == UInt8(ascii: "/") { resolved = [] }
    names += target.split(separator: "/").reversed().map(String.init)
  }
  return "/" + resolved.joined(separator: "/")
}

/// What a link says; `nil` for what is no link.
func linkTarget(_ path: String) -> String? {
  let capacity = Int(PATH_MAX)
  return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
    guard let start = buffer.baseAddress else { return nil }
    let count = readlink(path, start, capacity)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
