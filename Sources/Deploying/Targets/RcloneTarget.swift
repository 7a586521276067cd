import MenugenFiles
import MenugenText

/// A remote of the installed rclone: S3, WebDAV, SFTP and others.
package struct RcloneTarget: SiteTarget {
  private let tool: Tool
  /// The remote and a path, without a final `/`.
  private let remote: String
  private let site: String
  private let scratch: ScratchFolder

  package let isAtomic = false

  /// - Parameter site: The site's folder.
  package init(_ remote: String, site: String) throws(PublishFault) {
    tool = try Tool("rclone", environment: ["RCLONE_ASK_PASSWORD": "false"])
    scratch = try withFiles { () throws(FileError) in try ScratchFolder() }
    var remote = remote
    while remote.hasSuffix("/"), !remote.hasSuffix(":/") { remote.removeLast() }
    self.remote = remote
    self.site = site
  }

  private static let missingFolder: Int32 = 3
  private static let missingFile: Int32 = 4
  private static let foldersToRemove = 20

  package func readRecord() throws(PublishFault) -> [UInt8]? {
    let name = "record"
    try withFiles { () throws(FileError) in try DiskFiles(root: scratch.path).remove(name) }
    _ = try tool.run(
      ["copyto", "--no-check-dest", "--", path(PublishedFiles.name), joinPath(scratch.path, name)],
      accepting: [Self.missingFolder, Self.missingFile])
    return try withFiles { () throws(FileError) in try scratch.read(name, limit: PublishedFiles.sizeLimit) }
  }

  package func occupied(_ paths: [String]) throws(PublishFault) -> [String] {
    let output = try tool.run(
      ["lsf", "--recursive", "--files-only"] + (try list(paths)) + ["--", remote], accepting: [Self.missingFolder])
    return output.code == 0 ? output.lines(among: paths) : []
  }

  package func send(_ paths: [String]) throws(PublishFault) {
    for (header, paths) in Dictionary(grouping: paths, by: cacheControl).sorted(by: { $0.key < $1.key }) {
      _ = try tool.run(
        ["copy", "--no-check-dest"] + (header.isEmpty ? [] : ["--header-upload", "Cache-Control: \(header)"])
          + (try list(paths)) + ["--", site, remote])
    }
  }

  package func remove(_ paths: [String], folders: [String]) throws(PublishFault) {
    _ = try tool.run(["delete"] + (try list(paths)) + ["--", remote], accepting: [Self.missingFolder])
    // Where folders exist, unlike in S3. One that isn't empty stays, and so does one that can't be removed. Each takes a
    // run, so many empty folders are left.
    let known = Set(folders)
    let outermost = folders.filter { folder in !foldersAbove(folder).contains(where: known.contains) }
    for folder in outermost.prefix(Self.foldersToRemove) {
      _ = try tool.run(["rmdirs", "--retries", "1", "--", path(folder)], accepting: [1, Self.missingFolder])
    }
  }

  package func writeRecord(_ bytes: [UInt8]) throws(PublishFault) {
    let file = try writeFile(bytes, in: scratch, PublishedFiles.name)
    _ = try tool.run([
      "copyto", "--no-check-dest", "--header-upload", "Cache-Control: no-cache", "--", file, path(PublishedFiles.name),
    ])
  }

  private func path(_ name: String) -> String {
    remote.hasSuffix(":") || remote.hasSuffix("/") ? remote + name : "\(remote)/\(name)"
  }

  private func list(_ paths: [String]) throws(PublishFault) -> [String] {
    ["--files-from-raw", try writeList(paths, separator: "\n", in: scratch, "list")]
  }
}

/// The `Cache-Control` of a file: browsers ask for a page each time, and keep a version of the theme for ever.
private func cacheControl(_ path: String) -> String {
  if path.hasPrefix(OutputLayout.theme) { return "public, max-age=31536000, immutable" }
  return path.hasSuffix(".html") ? "no-cache" : ""
}
