import MenugenFiles
import MenugenText

/// The record of a pack: a file that marks it, and the checksums of its files.
enum PackRecord {
  static let marker = ".menugen-pack"
  static let markerText = "menugen pack 1\n"
  static let checksums = OutputLayout.checksums

  /// The lines of `sha256sum`. It escapes line ends and backslashes in names, and marks these lines with a backslash.
  static func text(of files: [PackFolder.File]) -> String {
    files.map { file in
      let isEscaped = file.path.utf8.contains(UInt8(ascii: "\\"))
      return (isEscaped ? "\\" : "") + "\(file.sha256)  \(file.path.replacing("\\", with: "\\\\"))\n"
    }
    .joined()
  }

  /// The checksums by path.
  private static func read(_ text: String) -> [String: String] {
    var sums: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let isEscaped = line.hasPrefix("\\")
      let line = isEscaped ? line.dropFirst() : line
      guard line.utf8.count > 66 else { continue }
      let path = String(line.dropFirst(66))
      sums[isEscaped ? path.replacing("\\\\", with: "\\") : path] = String(line.prefix(64))
    }
    return sums
  }

  /// The paths of a folder's files that no pack has, or that have been changed; folders end with `/`.
  static func otherFiles(in folder: Folder) throws(FileError) -> [String] {
    let isPack = try folder.read(marker, limit: 1 << 10).map { $0 == Array(markerText.utf8) } ?? false
    let sums = isPack ? read(String(decoding: try folder.read(checksums) ?? [], as: UTF8.self)) : [:]
    // The folders of a pack are on the way to its files.
    let known = Set(sums.keys.flatMap(folders))
    var others: [String] = []
    var folders = [""]
    while let next = folders.popLast() {
      for entry in try folder.entries(of: next.isEmpty ? "." : String(next.dropLast())) {
        let path = next + entry.name
        if entry.isFolder {
          if known.contains(path) { folders.append(path + "/") } else { others.append(path + "/") }
        } else if isPack, path == checksums {
          continue
        } else if let sum = sums[path], let bytes = try folder.read(path), FileDigest(of: bytes).hex == sum {
          continue
        } else {
          others.append(path)
        }
      }
    }
    return others.sorted(by: isBefore)
  }
}
