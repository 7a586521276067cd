import MenugenFiles
import MenugenText

/// Whether a file is temporary or belongs to a program, by its name and those of its folders: it is neither read nor
/// published.
func isTemporaryFile(_ path: String) -> Bool {
  path.split(separator: "/").contains { isTemporaryName($0) }
}

private func isTemporaryName(_ name: Substring) -> Bool {
  let lowercased = name.lowercased()
  if systemNames.contains(lowercased) { return true }
  if temporaryBeginnings.contains(where: lowercased.hasPrefix) { return true }
  return temporaryEndings.contains(where: lowercased.hasSuffix)
}

/// Files of systems, synchronization programs and version control.
private let systemNames = Set(
  [
    "thumbs.db|thumbs.db:encryptable|ehthumbs.db|ehthumbs_vista.db|desktop.ini|folder.jpg:encryptable",
    "$recycle.bin|system volume information|.ds_store|.localized|icon\r|.appledouble|.lsoverride",
    ".spotlight-v100|.trashes|.fseventsd|.temporaryitems|.documentrevisions-v100|.volumeicon.icns|__macosx",
    ".directory|.dropbox|.dropbox.attr|.dropbox.cache|.stfolder|.stversions|.stignore|.sync|.owncloudsync.log",
    ".git|.gitignore|.gitattributes|.gitkeep|.hg|.svn|.bzr|.idea|.vscode",
  ].flatMap { $0.split(separator: "|").map(String.init) })

/// Open documents, resource forks, network file systems and editors.
private let temporaryBeginnings = ["~$", "~wrl", "._", ".~lock.", ".nfs", ".#", ".goutputstream-", ".fuse_hidden"]

/// Unfinished downloads, and editors.
private let temporaryEndings = [
  ".crdownload", ".part", ".partial", ".download", ".opdownload", ".tmp", ".temp", ".swp", ".swo", ".swx",
  ".!ut", ".!qb", ".filepart",
]
