import MenugenFiles
import MenugenText

/// The record of a pack: a file that marks it, and the checksums of its files.
enum PackRecord {
  static let marker = ".menugen-pack"
  private static let mark = "menugen pack 1\n"
  static let checksums = OutputLayout.checksums

  /// The text of the mark: what it is, and the days of the pack.
  static func markerText(_ days: String) -> String { "\(mark)\(days)\n" }

  /// Returns the days of the pack in a folder; `nil` if it isn't one.
  static func days(in folder: Folder) throws(FileError) -> String? {
    guard let bytes = try folder.read(marker, limit: 1 << 10) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(mark), text.hasSuffix("\n") else { return nil }
    return String(text.dropFirst(mark.count).dropLast())
  }

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
    let isPack = try days(in: folder) != nil
    let written = isPack ? String(decoding: try folder.read(checksums) ?? [], as: UTF8.self) : ""
    let sums = read(written)
    let files = sums.sorted { isBefore($0.key, $1.key) }.map { PackFolder.File(path: $0, size: 0, sha256: $1) }
    let isWhole = text(of: files) == written
    // The folders of a pack are on the way to its files.
    let known = Set(sums.keys.flatMap(folders))
    var others: [String] = []
    var folders = [""]
    while let next = folders.popLast() {
      for entry in try folder.entries(of: next.isEmpty ? "." : String(next.dropLast())) {
        let path = next + entry.name
        if entry.isFolder {
          if known.contains(path) { folders.append(path + "/") } else { others.append(path + "/") }
        } else if isPack, isWhole, path == checksums {
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
