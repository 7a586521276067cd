package import MenugenDiagnostics

/// Reading below one folder: the content tree, a theme, or the same in memory.
///
/// Paths are relative to that folder, with `/` between names; what is read and what goes wrong is named
/// the way a person would write it, with the folder in front.
package protocol FileReading: Sendable {
  /// The folder's name in messages; `""` where there is none.
  var root: String { get }

  /// The files below `folder` (`""` for all), in the order of their paths' bytes.
  ///
  /// Names that begin with `.` or `_` are left alone, and so is all that is below such a folder.
  /// A folder that isn't there holds no files; only a missing root is an error.
  ///
  /// - Parameter includesHidden: Whether names that begin with `.` or `_` are listed like any other.
  func list(below folder: String, includesHidden: Bool) throws(FileError) -> FileListing

  /// The bytes of one file of at most `limit` bytes.
  func read(_ path: String, limit: Int) throws(FileError) -> SourceFile

  /// Whether a file or folder of that path is there.
  func exists(_ path: String) -> Bool
}

extension FileReading {
  package func list(below folder: String) throws(FileError) -> FileListing {
    try list(below: folder, includesHidden: false)
  }

  /// What a content file may hold; files below `movements/` may hold `FileLimit.ledger`.
  package func read(_ path: String) throws(FileError) -> SourceFile {
    try read(path, limit: FileLimit.content)
  }

  /// One file that has to be UTF-8.
  package func readText(_ path: String, limit: Int = FileLimit.content) throws(FileError) -> SourceFile {
    let file = try read(path, limit: limit)
    if let location = file.firstInvalidUTF8 { throw FileError(file.path, .notUTF8(location)) }
    return file
  }
}

/// Writing below one folder.
package protocol FileWriting: Sendable {
  /// Puts a file in place, whole at every moment, with the folders above it.
  func write(_ bytes: [UInt8], to path: String) throws(FileError)

  /// Removes a file; one that isn't there is fine.
  func remove(_ path: String) throws(FileError)
}

/// How large files may be, if the user doesn't say otherwise.
package enum FileLimit {
  package static let content = 64 << 20
  package static let ledger = 2 << 30
}

/// The files below a folder, and what there could not be taken as a file: one run shows all of it.
package struct FileListing: Sendable, Equatable {
  package var files: [String]
  package var problems: [FileError]

  package init(files: [String] = [], problems: [FileError] = []) {
    self.files = files
    self.problems = problems
  }

  /// Makes the order one of bytes, whatever the disk gave.
  mutating func sort() {
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    problems.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}

/// Whether files and folders of this name are left alone.
func isLeftAlone(_ name: some StringProtocol) -> Bool {
  name.utf8.first == UInt8(ascii: ".") || name.utf8.first == UInt8(ascii: "_")
}

/// Two paths with one `/` between; `""` and `.` add nothing in front.
package func joinPath(_ folder: String, _ path: String) -> String {
  if folder.isEmpty || folder == "." { return path }
  if path.isEmpty { return folder }
  return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
}
