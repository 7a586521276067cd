/// Misplaced files and copies.
extension DiagnosticMessage {
  package static let whereContentGoes =
    "put menus under menus/, ledgers under movements/, Markdown pages under pages/ and pictures under assets/"

  package static func unusedFile(hint: String = whereContentGoes) -> Self {
    .warning("file.unused", "this file is not used", hint: hint)
  }

  package static func unusedFolder(hint: String = whereContentGoes) -> Self {
    .warning("folder.unused", "this folder is not used", hint: hint)
  }

  package static var unusedItemText: Self {
    unusedFile(hint: "put an item's text into a folder named like its menu's id, such as menus/dinner/margherita.md")
  }

  package static func misplacedMenu(isFolder: Bool, hint: String) -> Self {
    .error(
      "menu.misplaced",
      "menus/ has no menu, but this \(isFolder ? "folder does" : "file looks like one")", hint: hint)
  }

  package static var sameNameInUnicode: Self {
    .error(
      "file.same-name", "two files have this name, in different Unicode forms", hint: "remove or rename one of them")
  }

  package static func copy(of original: String) -> Self {
    .error(
      "file.copy", "copy of \(original)",
      hint: "merge both into one file and delete the other, or rename it if you need both")
  }

  /// - Parameter name: The original's file name.
  package static func copy(ofMissing original: String, name: String) -> Self {
    .error(
      "file.copy", "copy of \(original), which is missing",
      hint: "rename it to \(name) if it is the right version, or delete it")
  }

  package static func backup(of original: String) -> Self {
    .warning(
      "file.backup", "backup of \(original), not used",
      hint: "delete it, or have your editor keep backups in another folder")
  }

  package static func duplicateFile(of other: String) -> Self {
    .error("file.duplicate", "duplicate file: same bytes as \(other)", hint: "delete one of them")
  }

  package static func publishedCopy(ofPrivate original: String) -> Self {
    .error(
      "file.ledger-copy", "this file would be published, but is a copy of \(original), which is private",
      hint: "delete this file, or publish the ledger with visibility: public")
  }
}
