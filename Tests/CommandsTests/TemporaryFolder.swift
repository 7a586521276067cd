import Foundation

/// A temporary folder, removed with this object.
final class TemporaryFolder: Sendable {
  let path: String

  /// - Parameter inMemory: Whether to use memory if possible, for tests with hundreds of builds.
  init(inMemory: Bool = false) throws {
    let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
    let hasMemory = inMemory && FileManager.default.isWritableFile(atPath: memory.path)
    let folder = (hasMemory ? memory : FileManager.default.temporaryDirectory)
      .appendingPathComponent("menugen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  convenience init(_ files: [String: String], inMemory: Bool = false) throws {
    try self.init(inMemory: inMemory)
    for (path, text) in files { try write(text, to: path) }
  }

  func place(_ name: String) -> String { "\(path)/\(name)" }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: place(name)) }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ bytes: Data, to name: String) throws {
    let file = URL(fileURLWithPath: place(name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  /// The file's text, with U+FFFD for invalid UTF-8.
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: place(name))), as: UTF8.self)
  }

  func handle(_ name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: place(name)))
  }

  /// The bytes of every file in a folder by path, without menugen's own.
  func tree(_ name: String) throws -> [String: Data] {
    try everything(name).filter { !$0.key.hasPrefix(".menugen") && !$0.key.contains("/.menugen") }
  }

  /// The bytes of every file in a folder by path.
  func everything(_ name: String) throws -> [String: Data] {
    let root = place(name)
    var tree: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      tree[path] = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)"))
    }
    return tree
  }
}
