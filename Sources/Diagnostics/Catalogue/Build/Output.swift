/// The output folder.
extension DiagnosticMessage {
  package static func lostManifest(oldFolders: String) -> Self {
    .note(
      "output.manifest-lost", "the record of the last build can't be read, so everything is rebuilt",
      hint: "the old folders are in \(oldFolders): delete it when nothing is missing")
  }

  package static var unfinishedBuild: Self {
    .note(
      "output.unfinished", "the last build was interrupted and can't be completed, so everything is rebuilt")
  }

  package static var unknownOutput: Self {
    .error(
      "output.unknown-file", "the record of the last build is lost, so this file may be an outdated page",
      hint: "delete it if it isn't yours; it is reported only this once")
  }

  package static func foreignOutput(_ path: String) -> Self {
    .error(
      "output.foreign", "this is in the way, and no record shows that menugen wrote it",
      hint: "delete \(path) if an earlier build made it, move it away if not, or choose another folder with --output")
  }

  package static var occupiedOutput: Self {
    .error(
      "output.occupied", "a page belongs here, but menugen did not write the existing file", hint: "move the file away")
  }

  package static func lockedOutput(by process: Int32?) -> Self {
    .error(
      "output.locked", "another build\(process.map { " (process \($0))" } ?? "") is writing to this folder",
      hint: "wait for it to finish, or choose another folder with --output")
  }

  package static var linkedOutput: Self {
    .error(
      "output.separate", "folder is a symbolic link, so it can't be replaced together with the others",
      hint: "replace it with a folder, and make the output folder itself the link")
  }

  package static var linkInOutput: Self {
    .error(
      "output.separate", "symbolic link in place of a folder: menugen follows no links in the output folder",
      hint: "remove the link, or replace it with a folder")
  }

  package static var mountedOutput: Self {
    .error(
      "output.separate", "folder is a mount point, so it can't be replaced together with the others",
      hint: "mount the output folder as a whole")
  }

  package static var mountPointInOutput: Self {
    .error(
      "output.separate", "mount point in a folder that must be replaced as a whole",
      hint: "unmount it for this build, or build without --force")
  }

  /// - Parameter makers: The quoted names of the sources, such as `'a' and 'b'`.
  package static func samePage(from makers: String) -> Self {
    .error("output.collision", "\(makers) produce the same page", hint: renameOne)
  }

  /// - Parameter verb: `produce` or `produces`.
  package static func indistinguishablePages(from makers: String, _ verb: String, other: String) -> Self {
    .error(
      "output.collision", "\(makers) \(verb) pages that many disks can't tell apart: the other is \(other)",
      hint: renameOne)
  }

  package static func pageForFolder(from makers: String, _ verb: String, of other: String) -> Self {
    .error(
      "output.collision", "\(makers) \(verb) a page where a folder is needed for \(other)", hint: renameOne)
  }

  private static let renameOne = "give one of them another id or name"

  package static func badPath(ofPageFrom unit: String) -> Self {
    .error(
      "output.bad-path", "'\(unit)' produces a page whose path has a control character or is too long",
      hint: "rename it, with letters, digits and hyphens")
  }

  package static var badFileName: Self {
    .error(
      "output.bad-path", "file name has a control character or is too long",
      hint: "rename it, with letters, digits and hyphens")
  }

  package static var contentExists: Self {
    .error("init.exists", "this folder already has content", hint: "name another folder: menugen init mysite")
  }

  package static func sampleInEnglish(_ language: String) -> Self {
    .note(
      "init.english", "the sample's texts are in English: there are none in '\(language)'",
      hint: "write your own; the headings of pages are in '\(language)' already")
  }
}
