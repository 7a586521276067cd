/// Reads the files below one folder, wherever they are stored.
///
/// Paths are relative to that folder, with `/` between names: `menus/dinner.yaml`.
///
/// ```swift
/// struct BundledFiles: FileReading {
///   let files: [String: String]
///
///   func paths() throws(FileError) -> [String] { Array(files.keys) }
///
///   func read(_ path: String) throws(FileError) -> [UInt8] {
///     guard let text = files[path] else { throw FileError(path: path, reason: .missing) }
///     return Array(text.utf8)
///   }
/// }
/// ```
public protocol FileReading: Sendable {
  /// Returns the paths of all files, in any order.
  func paths() throws(FileError) -> [String]

  /// Returns the bytes of one file.
  ///
  /// - Throws: ``FileError`` with ``FileError/Reason/missing`` where there is no such file.
  func read(_ path: String) throws(FileError) -> [UInt8]
}

/// Writes files below one folder, wherever they are stored.
public protocol FileWriting: Sendable {
  /// Writes a file in place of the one at its path, if there is one, and makes the folders above it.
  func write(_ bytes: [UInt8], to path: String) throws(FileError)

  /// Removes a file. A missing file is no error.
  func remove(_ path: String) throws(FileError)
}

/// A file that can't be read or written.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path.
  public let path: String
  /// Why it failed.
  public let reason: Reason

  /// Why a file can't be read or written.
  public enum Reason: Sendable, Hashable {
    /// There is no such file or folder.
    case missing
    /// Reading or writing failed. The text is the system's or the storage's explanation.
    case failed(String)
  }

  /// Makes the error of a file.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason: `menus/dinner.yaml: no such file`.
  public var description: String {
    switch reason {
    case .missing: "\(path): no such file"
    case .failed(let explanation): "\(path): \(explanation)"
    }
  }
}
