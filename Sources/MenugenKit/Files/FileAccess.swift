/// Reads files from any storage.
///
/// Paths are relative to a root folder and separated by `/`, such as `menus/dinner.yaml`.
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

  /// Returns the content of a file.
  ///
  /// - Throws: ``FileError`` with ``FileError/Reason/missing`` if the file doesn't exist.
  func read(_ path: String) throws(FileError) -> [UInt8]
}

/// Writes files to any storage.
public protocol FileWriting: Sendable {
  /// Writes or replaces a file, and makes its folders.
  func write(_ bytes: [UInt8], to path: String) throws(FileError)

  /// Removes a file if it exists.
  func remove(_ path: String) throws(FileError)
}

/// An error of reading or writing a file.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path.
  public let path: String
  /// The reason.
  public let reason: Reason

  /// Why a file can't be read or written.
  public enum Reason: Sendable, Hashable {
    /// The file or folder doesn't exist.
    case missing
    /// Reading or writing failed, with an explanation of the system or the storage.
    case failed(String)
  }

  /// Makes an error.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason, such as `menus/dinner.yaml: no such file`.
  public var description: String {
    switch reason {
    case .missing: "\(path): no such file"
    case .failed(let explanation): "\(path): \(explanation)"
    }
  }
}
