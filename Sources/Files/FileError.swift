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
    /// The reason in words, from storage that is not a disk.
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
    var place = Diagnostic.Place.file(path)
    if case .notUTF8(let location) = reason { place = .line(location) }
    let (id, message, hint) = words
    var severity = Severity.error
    if case .readAlready = reason { severity = .warning }
    return Diagnostic(severity, id, message, hint: hint, at: place)
  }

  // swift-format-ignore: a tuple is the shortest way to say these three
  private var words: (id: String, message: String, hint: String?) {
    switch reason {
    case .missing:
      ("file.missing", "there is no such file", "correct its name, or what a link points to")
    case .missingFolder:
      ("folder.missing", "there is no such folder", "name another one, or start with `menugen init`")
    case .unreadable(let code):
      ("file.unreadable", "can't be read: \(systemMessage(code))", nil)
    case .notReadFromStorage(let reason):
      ("file.unreadable", "can't be read: \(reason)", nil)
    case .unwritable(let code):
      ("file.unwritable", "can't be written: \(systemMessage(code))", nil)
    case .notUTF8:
      ("file.not-utf8", "file is not UTF-8 text", "save it as UTF-8")
    case .nameNotUTF8:
      ("file.name-not-utf8", "file name is not UTF-8", "rename the file")
    case .tooLarge(let limit):
      ("file.too-large", "file is larger than \(limit) bytes", "split it, or allow more with --max-file-size")
    case .notRegular(let kind):
      ("file.not-regular", "a \(kind.rawValue) stands where a file is expected", "put a regular file there")
    case .symlinkLoop:
      ("file.symlink-loop", "symbolic link leads back to itself", "remove the link")
    case .linkOutside(let target):
      (
        "file.link-outside", "link leads out of its folder, to '\(target)'",
        "copy what it leads to, or allow such links with --follow-links"
      )
    case .linkAcross(let target):
      (
        "file.link-across", "link leads to '\(target)', in another folder of the content",
        "copy what it leads to, if it may be read and published as a file of this folder"
      )
    case .linkHidden(let target):
      (
        "file.link-hidden", "link leads to '\(target)', which is hidden by a name that begins with '.' or '_'",
        "copy what it leads to, if it may be read and published"
      )
    case .readAlready(let path):
      (
        "folder.read-already", "links to a folder whose files are read as '\(path)'",
        "remove the link: it has no effect"
      )
    }
  }
}
