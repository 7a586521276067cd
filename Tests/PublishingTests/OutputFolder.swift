import Foundation
import MenugenPublishing
import MenugenText

/// A temporary output folder, and helpers to build units into it.
final class OutputFolder: Sendable {
  let root: String
  var path: String { root + "/Output" }

  init() throws {
    // In memory if possible, as the tests sync thousands of times.
    let memory = "/dev/shm/"
    let base = FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
    root = base + "menugen-output-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ text: String, to name: String) throws {
    let full = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (full as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: full))
  }

  /// The text of every file in both trees; empty folders end in `/`.
  func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for tree in ["site", "reports"] where FileManager.default.fileExists(atPath: "\(path)/\(tree)") {
      for name in try FileManager.default.subpathsOfDirectory(atPath: "\(path)/\(tree)") {
        let full = "\(path)/\(tree)/\(name)"
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
        if !isFolder.boolValue {
          files["\(tree)/\(name)"] = try String(contentsOfFile: full, encoding: .utf8)
        } else if try FileManager.default.contentsOfDirectory(atPath: full).isEmpty {
          files["\(tree)/\(name)/"] = ""
        }
      }
    }
    return files
  }

  /// The names in menugen's own folder.
  func state() throws -> Set<String> {
    let own = "\(path)/.menugen"
    guard FileManager.default.fileExists(atPath: own) else { return [] }
    return Set(try FileManager.default.contentsOfDirectory(atPath: own))
  }

  /// The inode and time of every file in the output folder, including menugen's own.
  func identities() throws -> [String: String] {
    var identities: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      let time = (attributes[.modificationDate] as! Date).timeIntervalSince1970
      identities[name] = "\(attributes[.systemFileNumber]!) \(time)"
    }
    return identities
  }
}

/// A unit of pages, with a fingerprint of its pages.
struct TestUnit: Equatable {
  var key: String
  /// Texts by path in the output folder (`site/index.html`).
  var pages: [String: String]

  init(_ key: String, _ pages: [String: String]) {
    self.key = key
    self.pages = pages
  }

  var fingerprint: ContentHash {
    var fingerprint = Fingerprint()
    for (path, text) in pages.sorted(by: { $0.key < $1.key }) {
      fingerprint.combine(path)
      fingerprint.combine(text)
    }
    return fingerprint.hash
  }
}

/// Builds units into the folder, and counts the rendered ones.
@discardableResult
func publish(
  _ units: [TestUnit], into folder: OutputFolder, _ options: PublishingOptions = PublishingOptions(durable: false),
  rendered: UnsafeMutablePointer<Int>? = nil
) throws(PublishingError) -> PublishingReport {
  let publication = try Publication.open(folder.path, options)
  do throws(PublishingError) {
    let writer = publication.makeWriter()
    for unit in units {
      if let summary = try publication.keep(unit.key, unit.fingerprint) {
        precondition(summary == Array(unit.key.utf8))
        continue
      }
      rendered?.pointee += 1
      writer.begin(unit.key, unit.fingerprint)
      for (path, text) in unit.pages.sorted(by: { $0.key < $1.key }) {
        let tree: OutputTree = path.hasPrefix("site/") ? .site : .reports
        try writer.write(tree, String(path.dropFirst(tree.name.count + 1))) { $0.append(text) }
      }
      try writer.finish(summary: Array(unit.key.utf8))
    }
    return try publication.commit()
  } catch {
    publication.abandon()
    throw error
  }
}
