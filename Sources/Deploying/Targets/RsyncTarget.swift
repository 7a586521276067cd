import MenugenFiles
import MenugenText

/// A folder of another computer, through the installed rsync: over ssh, or with a daemon.
package struct RsyncTarget: SiteTarget {
  private let tool: Tool
  /// With a final `/`.
  private let destination: String
  private let site: String
  private let scratch: ScratchFolder

  package let isAtomic = false

  /// - Parameter site: The site's folder.
  package init(_ destination: String, site: String) throws(PublishFault) {
    var environment = ["LC_ALL": Optional("C")]
    if environmentVariable("RSYNC_RSH") == nil { environment["RSYNC_RSH"] = quietSSH }
    tool = try Tool("rsync", environment: environment)
    scratch = try withFiles { () throws(FileError) in try ScratchFolder() }
    self.destination = destination.hasSuffix("/") ? destination : destination + "/"
    self.site = site.hasSuffix("/") ? site : site + "/"
  }

  /// Some files could not be transferred.
  private static let partial: Int32 = 23
  /// Files of the list are missing, as those to be removed are.
  private static let vanished: Int32 = 24

  package func readRecord() throws(PublishFault) -> [UInt8]? {
    let name = "record"
    try withFiles { () throws(FileError) in try DiskFiles(root: scratch.path).remove(name) }
    let arguments = [
      "--ignore-missing-args", "--ignore-times", "--", destination + PublishedFiles.name, joinPath(scratch.path, name),
    ]
    let output = try tool.run(arguments, accepting: [Self.partial])
    // The destination itself doesn't exist yet (ENOENT), or something else is wrong.
    if output.code == Self.partial, !output.lines.contains(where: { $0.hasSuffix("(2)") }) {
      _ = try tool.run(arguments)
    }
    return try withFiles { () throws(FileError) in try scratch.read(name, limit: PublishedFiles.sizeLimit) }
  }

  package func occupied(_ paths: [String]) throws(PublishFault) -> [String] {
    let output = try tool.run(
      ["--dry-run", "--existing", "--checksum", "--out-format=%n", "--8-bit-output"] + (try list(paths)) + [
        "--", site, destination,
      ])
    return output.lines(among: paths)
  }

  package func send(_ paths: [String]) throws(PublishFault) {
    _ = try tool.run(
      ["--ignore-times", "--times", "--omit-dir-times"] + (try list(paths)) + ["--", site, destination])
  }

  package func remove(_ paths: [String], folders: [String]) throws(PublishFault) {
    let empty = "empty/"
    try withFiles { () throws(FileError) in _ = try Folder.make(joinPath(scratch.path, empty)) }
    // What the empty folder lacks is removed. Folders that aren't empty stay, so the innermost are first.
    let levels = Dictionary(grouping: folders) { foldersAbove($0).count }.sorted { $0.key > $1.key }.map(\.value)
    for paths in [paths] + levels {
      _ = try tool.run(
        ["--delete-missing-args"] + (try list(paths)) + ["--", joinPath(scratch.path, empty), destination],
        accepting: [Self.vanished])
    }
  }

  package func writeRecord(_ bytes: [UInt8]) throws(PublishFault) {
    let file = try writeFile(bytes, in: scratch, PublishedFiles.name)
    _ = try tool.run(["--ignore-times", "--", file, destination])
  }

  private func list(_ paths: [String]) throws(PublishFault) -> [String] {
    ["--from0", "--files-from=\(try writeList(paths, separator: "\0", in: scratch, "list"))"]
  }
}
