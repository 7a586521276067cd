import Foundation
import MenugenFiles
import MenugenText
import Testing

@testable import MenugenPublishing

/// Folders that are written as a whole.
@Suite struct PackFolderTests {
  private let folder: OutputFolder

  init() throws { folder = try OutputFolder() }

  private var path: String { folder.root + "/Books" }

  private func write(_ files: [String: String]) throws {
    let pack = try PackFolder(path, days: "2026")
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { try pack.write(name, Array(text.utf8).span) }
    try pack.finish()
  }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }

  private func put(_ text: String, at name: String) throws {
    let place = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  /// What the folder has that keeps a pack out of it.
  private func foreign() -> [String] {
    do {
      _ = try PackFolder(path, days: "2026")
      return []
    } catch {
      guard case .foreign(_, let files) = error else { return ["\(error)"] }
      return files
    }
  }

  @Test("A pack has its files, their checksums and a mark; a new pack takes the place of an old one")
  func writes() throws {
    try write(["a.txt": "one", "b/c/d.txt": "two", "b/back\\slash": ""])
    #expect(
      try names(path) == [".menugen-pack", "SHA256SUMS", "a.txt", "b", "b/back\\slash", "b/c", "b/c/d.txt"])
    let sums = try String(contentsOfFile: path + "/SHA256SUMS", encoding: .utf8).split(separator: "\n")
    #expect(sums.count == 4 && sums.contains("\\\(FileDigest(of: []).hex)  b/back\\\\slash"))
    #expect(sums.contains("\(FileDigest(of: Array("two".utf8)).hex)  b/c/d.txt"))
    try write(["e.txt": "three"])
    #expect(try names(path) == [".menugen-pack", "SHA256SUMS", "e.txt"])
    // Nothing is left beside it.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root) == ["Books"])
  }

  @Test("A file in parts has the bytes and the checksum of the whole")
  func writesInParts() throws {
    let pack = try PackFolder(path, days: "2026")
    try pack.write("long.txt") { output, flush in
      for number in 0..<50_000 {
        output.append("row \(number)\n")
        flush(&output)
      }
    }
    try pack.finish()
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + "/long.txt")))
    let text = (0..<50_000).map { "row \($0)\n" }.joined()
    #expect(bytes == Array(text.utf8))
    #expect(pack.files.first { $0.path == "long.txt" }?.sha256 == FileDigest(of: bytes).hex)
  }

  @Test("An empty folder is used, and so is one from which files of a pack were removed")
  func usesFolders() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try write(["a.txt": "one", "b/c.txt": "two"])
    try FileManager.default.removeItem(atPath: path + "/a.txt")
    try write(["d.txt": "four"])
    #expect(try names(path) == [".menugen-pack", "SHA256SUMS", "d.txt"])
  }

  @Test("A folder with other files, or with changed files of a pack, stays as it is")
  func refusesFiles() throws {
    try put("mine", at: "notes.txt")
    #expect(foreign() == ["notes.txt"])
    try FileManager.default.removeItem(atPath: path)
    try write(["a.txt": "one", "b/c.txt": "two"])
    try put("signed", at: "b/c.txt")
    try put("mine", at: "b/d.txt")
    try put("mine", at: "e/f/g.txt")
    try FileManager.default.createDirectory(atPath: path + "/empty", withIntermediateDirectories: true)
    #expect(foreign() == ["b/c.txt", "b/d.txt", "e/", "empty/"])
    #expect(try String(contentsOfFile: path + "/b/c.txt", encoding: .utf8) == "signed")
    // Checksums alone don't make a folder a pack.
    try FileManager.default.removeItem(atPath: path)
    try put("mine", at: "a.txt")
    try put("\(FileDigest(of: Array("mine".utf8)).hex)  a.txt\n", at: "SHA256SUMS")
    #expect(foreign() == ["SHA256SUMS", "a.txt"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root) == ["Books"])
  }

  @Test("A pack of other days, and one with changed checksums, stay as they are")
  func refusesOtherPacks() throws {
    try write(["index.html": "old"])
    #expect(throws: PackFault.otherDays(path, "2026")) { try PackFolder(path, days: "2062") }
    #expect(try PackFolder(path, days: "2026").files.isEmpty)
    let sums = try String(contentsOfFile: path + "/SHA256SUMS", encoding: .utf8)
    try put(sums + "seen by the auditor\n", at: "SHA256SUMS")
    #expect(foreign() == ["SHA256SUMS"])
  }

  @Test("A file, a link and a pack that is being written are refused")
  func refusesOthers() throws {
    let pack = try PackFolder(path, days: "2026")
    #expect(throws: PackFault.self) { try PackFolder(path, days: "2026") }
    try pack.finish()
    let file = folder.root + "/file"
    try Data().write(to: URL(fileURLWithPath: file))
    #expect(throws: PackFault.notAFolder(file)) { try PackFolder(file, days: "2026") }
    try FileManager.default.createSymbolicLink(atPath: folder.root + "/link", withDestinationPath: "Books")
    #expect(throws: PackFault.notAFolder(folder.root + "/link")) {
      try PackFolder(folder.root + "/link/", days: "2026")
    }
  }

  @Test("A pack that isn't finished leaves the old one, and no new folder")
  func abandons() throws {
    do {
      let pack = try PackFolder(folder.root + "/new/deep/Books", days: "2026")
      try pack.write("a.txt", Array("one".utf8).span)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.root + "/new"))
    try write(["a.txt": "one"])
    do {
      let pack = try PackFolder(path, days: "2026")
      try pack.write("b.txt", Array("two".utf8).span)
      #expect(throws: FileError.self) { try pack.write("b.txt", Array("three".utf8).span) }
    }
    #expect(try names(path) == [".menugen-pack", "SHA256SUMS", "a.txt"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root) == ["Books"])
  }
}
