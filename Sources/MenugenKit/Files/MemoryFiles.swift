import Synchronization

/// Files in memory.
///
/// ```swift
/// let content = MemoryFiles(["menus/soups.yaml": Array("[{name: Ribollita, price: 8.00}]".utf8)])
/// try content.write(Array("name: Trattoria\n".utf8), to: "site.yaml")
/// ```
public final class MemoryFiles: FileReading, FileWriting {
  private let stored: Mutex<[String: [UInt8]]>

  /// Makes files from paths and content.
  public init(_ files: [String: [UInt8]] = [:]) { stored = Mutex(files) }

  /// The content of each file, by path.
  public var files: [String: [UInt8]] { stored.withLock { $0 } }

  /// Returns the paths of all files.
  public func paths() throws(FileError) -> [String] { Array(files.keys) }

  /// Returns the content of a file.
  public func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = stored.withLock({ $0[path] }) else { throw FileError(path: path, reason: .missing) }
    return bytes
  }

  /// Writes or replaces a file.
  public func write(_ bytes: [UInt8], to path: String) throws(FileError) { stored.withLock { $0[path] = bytes } }

  /// Removes a file if it exists.
  public func remove(_ path: String) throws(FileError) { stored.withLock { $0[path] = nil } }
}
