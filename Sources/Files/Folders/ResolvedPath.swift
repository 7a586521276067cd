#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How two folders overlap.
package enum FolderOverlap: Sendable {
  case same, inside, around

  /// The relation of one folder to another, after resolving links; `nil` if they don't overlap. Neither must exist.
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

/// Whether a resolved path is a folder or within it.
func isBelow(_ path: String, _ folder: String) -> Bool {
  path == folder || path.utf8.starts(with: (folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/").utf8)
}

/// As `isBelow`, by identity on disk: a file system may have several paths for a folder, or ignore case.
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

/// The absolute path after resolving links; `nil` for a loop of links. The target need not exist.
package func resolvedPath(_ path: String) -> String? {
  var names = path.split(separator: "/").reversed().map(String.init)
  var resolved: [String] = []
  if path.utf8.first != UInt8(ascii: "/") {
    guard let here = getcwd(nil, 0) else { return nil }
    defer { free(here) }
    resolved = String(cString: here).split(separator: "/").map(String.init)
  }
  // Linux's limit.
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

/// The target of a link; `nil` for anything else.
func linkTarget(_ path: String) -> String? {
  let capacity = Int(PATH_MAX)
  var buffer = [CChar](repeating: 0, count: capacity)
  let count = readlink(path, &buffer, capacity)
  guard count > 0 else { return nil }
  return String(decoding: buffer[..<count].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
