package import MenugenDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An error with a file or folder.
package struct FileError: Error, Hashable, Sendable {
  /// The path as shown to users.
  package let path: String
  package let reason: Reason

  package enum Reason: Hashable, Sendable {
    case missing
    case missingFolder
    /// The system's error number.
    case unreadable(Int32)
    /// Storage other than a disk failed, for the given reason.
    case notReadFromStorage(String)
    case unwritable(Int32)
    case notUTF8(SourceLocation)
    case nameNotUTF8
    case tooLarge(limit: Int)
    case notRegular(Kind)
    case symlinkLoop
    /// A link that leads out of the listed folder.
    case linkOutside(target: String)
    /// A link from one top-level folder to another.
    case linkAcross(target: String)
    /// A link to a name that begins with `.` or `_`, or into such a folder.
    case linkHidden(target: String)
    /// A link to a folder already listed under another path.
    case readAlready(as: String)
  }

  /// What was found instead of a file.
  package enum Kind: String, Hashable, Sendable {
    case folder, pipe, device, socket
    case other = "special file"
  }

  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Whether the author can fix it: the exit status is then 1, otherwise 74.
  package var isContentError: Bool {
    switch reason {
    case .notUTF8, .nameNotUTF8, .tooLarge, .notRegular, .symlinkLoop, .linkOutside, .linkAcross, .linkHidden,
      .readAlready:
      true
    case .missing, .missingFolder, .unreadable, .notReadFromStorage, .unwritable: false
    }
  }

  /// Whether a file can't be created because its path or a parent exists as something else.
  package var isTaken: Bool {
    reason == .unwritable(EEXIST) || reason == .unwritable(ENOTDIR) || reason == .unwritable(EISDIR)
  }

  /// Whether something is missing or of the wrong type, as opposed to a disk error.
  package var isObstacle: Bool {
    switch reason {
    case .missing, .missingFolder, .symlinkLoop, .notRegular, .nameNotUTF8: true
    case .unreadable(let code), .unwritable(let code):
      [ENOENT, ENOTDIR, EISDIR, EEXIST, ELOOP, ENOTEMPTY].contains(code)
    case .notReadFromStorage, .notUTF8, .tooLarge, .linkOutside, .linkAcross, .linkHidden, .readAlready: false
    }
  }

  package var diagnostic: Diagnostic {
    let place: Diagnostic.Place = if case .notUTF8(let location) = reason { .line(location) } else { .file(path) }
    return Diagnostic(message, at: place)
  }

  private var message: DiagnosticMessage {
    switch reason {
    case .missing: .missingFile
    case .missingFolder: .missingFolder
    case .unreadable(let code): .unreadableFile(systemMessage(code))
    case .notReadFromStorage(let reason): .unreadableFile(reason)
    case .unwritable(let code): .unwritableFile(systemMessage(code))
    case .notUTF8: .fileNotUTF8
    case .nameNotUTF8: .fileNameNotUTF8
    case .tooLarge(let limit): .fileTooLarge(limit: limit)
    case .notRegular(let kind): .fileNotRegular(kind.rawValue)
    case .symlinkLoop: .symlinkLoop
    case .linkOutside(let target): .linkOutside(target)
    case .linkAcross(let target): .linkAcross(target)
    case .linkHidden(let target): .linkHidden(target)
    case .readAlready(let path): .folderReadAlready(as: path)
    }
  }
}
