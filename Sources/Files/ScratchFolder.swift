#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A new folder that only this user can read. It is removed with its contents when the last reference goes.
package final class ScratchFolder: Sendable {
  package let path: String
  private let folder: Folder

  package init() throws(FileError) {
    let parent = environmentVariable("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    var template = Array("\(parent)/menugen-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError(parent, .unwritable(errno)) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    folder = try Folder.open(path)
  }

  deinit {
    for name in (try? folder.names()) ?? [] { try? folder.removeAll(name) }
    rmdir(path)
  }

  package func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    _ = try folder.create(name, bytes.span)
  }

  /// Returns `nil` for a missing file.
  package func read(_ name: String, limit: Int = .max) throws(FileError) -> [UInt8]? {
    try folder.read(name, limit: limit)
  }
}

/// Returns the absolute path of a program in `PATH`.
package func programPath(_ name: String) -> String? {
  let folders = (environmentVariable("PATH") ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
  return folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first(where: isProgram)
}

/// Whether a path is a file that may be executed.
package func isProgram(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
}

/// Returns the user's folder for caches (XDG Base Directory Specification), if it is known.
package func userCacheFolder() -> String? {
  if let folder = environmentVariable("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder }
  guard let home = environmentVariable("HOME"), home.hasPrefix("/") else { return nil }
  #if canImport(Darwin)
    return "\(home)/Library/Caches"
  #else
    return "\(home)/.cache"
  #endif
}
