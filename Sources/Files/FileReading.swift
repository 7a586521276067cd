package import MenugenDiagnostics

/// Reads files in one folder: the content, a theme, or the same in memory.
///
/// Paths are relative to that folder, with `/` as separator. Files and errors show the path with the folder.
package protocol FileReading: Sendable {
  /// The folder's name in messages; empty for none.
  var root: String { get }

  /// Lists the files in `folder` (`""` for all) and its subfolders, sorted by the bytes of their paths.
  ///
  /// Ignores names that begin with `.` or `_`, including everything in such folders. A missing folder has no files;
  /// only a missing root is an error.
  ///
  /// - Parameter includesHidden: Whether to include names that begin with `.` or `_`.
  func list(below folder: String, includesHidden: Bool) throws(FileError) -> FileListing

  /// Reads a file of at most `limit` bytes.
  func read(_ path: String, limit: Int) throws(FileError) -> SourceFile

  /// Whether a file or folder exists.
  func exists(_ path: String) -> Bool
}

extension FileReading {
  package func list(below folder: String) throws(FileError) -> FileListing {
    try list(below: folder, includesHidden: false)
  }

  /// Reads a content file. Files in `movements/` may be larger: `FileLimit.ledger`.
  package func read(_ path: String) throws(FileError) -> SourceFile {
    try read(path, limit: FileLimit.content)
  }

  /// Reads a file that must be UTF-8.
  package func readText(_ path: String, limit: Int = FileLimit.content) throws(FileError) -> SourceFile {
    let file = try read(path, limit: limit)
    if let location = file.firstInvalidUTF8 { throw FileError(file.path, .notUTF8(location)) }
    return file
  }
}

/// Writes files in one folder.
package protocol FileWriting: Sendable {
  /// Writes a file atomically, creating missing folders.
  func write(_ bytes: [UInt8], to path: String) throws(FileError)

  /// Removes a file, if it exists.
  func remove(_ path: String) throws(FileError)
}

/// The default limits of file sizes, in bytes.
package enum FileLimit {
  package static let content = 64 << 20
  package static let ledger = 2 << 30
}

/// The files in a folder, and the problems found while listing them.
package struct FileListing: Sendable, Equatable {
  package var files: [String]
  package var problems: [FileError]

  package init(files: [String] = [], problems: [FileError] = []) {
    self.files = files
    self.problems = problems
  }

  /// Lists the paths that are below a folder, in the order of a disk.
  package init(_ paths: [String], below folder: String, includesHidden: Bool) {
    let prefix = folder.isEmpty ? "" : folder + "/"
    files = paths.filter { path in
      path.hasPrefix(prefix)
        && (includesHidden || !path.dropFirst(prefix.count).split(separator: "/").contains { isLeftAlone($0) })
    }
    problems = []
    sort()
  }

  /// Sorts by bytes, independent of the file system.
  mutating func sort() {
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    problems.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}

/// Whether files and folders of this name are ignored.
func isLeftAlone(_ name: some StringProtocol) -> Bool {
  name.utf8.first == UInt8(ascii: ".") || name.utf8.first == UInt8(ascii: "_")
}

/// Joins two paths with `/`; `""` and `.` are dropped.
package func joinPath(_ folder: String, _ path: String) -> String {
  if folder.isEmpty || folder == "." { return path }
  if path.isEmpty { return folder }
  return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
}
