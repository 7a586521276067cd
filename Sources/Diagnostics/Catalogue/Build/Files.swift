/// Files and folders on disk.
extension DiagnosticMessage {
  package static var missingFile: Self {
    .error("file.missing", "no such file", hint: "correct its name, or the target of the link")
  }

  package static var missingFolder: Self {
    .error("folder.missing", "no such folder", hint: "name another folder, or run `menugen init` first")
  }

  package static func unreadableFile(_ reason: String) -> Self { .error("file.unreadable", "can't be read: \(reason)") }

  package static func unwritableFile(_ reason: String) -> Self {
    .error("file.unwritable", "can't be written: \(reason)")
  }

  package static var fileNotUTF8: Self {
    .error("file.not-utf8", "file is not UTF-8", hint: "save the file as UTF-8")
  }

  package static var fileNameNotUTF8: Self {
    .error("file.name-not-utf8", "file name is not UTF-8", hint: "rename the file")
  }

  package static func fileTooLarge(limit: Int) -> Self {
    .error(
      "file.too-large", "file is larger than \(limit) bytes", hint: "split it, or raise the limit with --max-file-size")
  }

  /// - Parameter kind: The kind of file, such as `pipe`.
  package static func fileNotRegular(_ kind: String) -> Self {
    .error("file.not-regular", "not a regular file but a \(kind)", hint: "put a regular file here")
  }

  // MARK: - Links

  package static var symlinkLoop: Self {
    .error("file.symlink-loop", "symbolic link leads back to itself", hint: "remove the link")
  }

  package static func linkOutside(_ target: String) -> Self {
    .error(
      "file.link-outside", "link leads out of its folder, to '\(target)'",
      hint: "copy the target here, or allow such links with --follow-links")
  }

  package static func linkAcross(_ target: String) -> Self {
    .error(
      "file.link-across", "link leads to another folder of the content: '\(target)'",
      hint: "copy the target here, if it may be published with this folder")
  }

  package static func linkHidden(_ target: String) -> Self {
    .error(
      "file.link-hidden", "link leads to '\(target)', which is hidden by a name that begins with '.' or '_'",
      hint: "copy the target here, if it may be published")
  }

  package static func folderReadAlready(as path: String) -> Self {
    .warning(
      "folder.read-already", "link to a folder whose files are already read as '\(path)'", hint: "remove the link")
  }
}
