package import MenugenDiagnostics
import Synchronization

/// Files in memory: the embedded theme, and a substitute for `DiskFiles` in tests.
package final class MemoryFiles: FileReading, FileWriting {
  package let root: String
  private let files: Mutex<[String: [UInt8]]>

  /// - Parameter root: The folder shown before the paths in messages.
  package init(root: String = "", _ files: [String: [UInt8]] = [:]) {
    self.root = root
    self.files = Mutex(files)
  }

  package convenience init(root: String = "", texts: [String: String]) {
    self.init(root: root, texts.mapValues { Array($0.utf8) })
  }

  package func list(below folder: String, includesHidden: Bool) throws(FileError) -> FileListing {
    FileListing(files.withLock { Array($0.keys) }, below: folder, includesHidden: includesHidden)
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> SourceFile {
    let shown = joinPath(root, path)
    guard let bytes = files.withLock({ $0[path] }) else { throw FileError(shown, .missing) }
    guard bytes.count <= limit else { throw FileError(shown, .tooLarge(limit: limit)) }
    return SourceFile(path: shown, bytes: bytes)
  }

  package func exists(_ path: String) -> Bool {
    files.withLock { files in files[path] != nil || files.keys.contains { $0.hasPrefix(path + "/") } }
  }

  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    files.withLock { $0[path] = bytes }
  }

  package func remove(_ path: String) throws(FileError) {
    files.withLock { $0[path] = nil }
  }
}
