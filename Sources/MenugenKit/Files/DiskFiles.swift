import MenugenDiagnostics
import MenugenFiles

/// The files of a folder on disk.
///
/// Symbolic links that lead out of the folder are not followed. As the output of ``SiteBuilder/build(into:)``, the
/// folder is replaced atomically.
public struct DiskFiles: FileReading, FileWriting {
  /// The folder's path: absolute, or relative to the working folder.
  public let folder: String
  let files: MenugenFiles.DiskFiles

  /// Makes the files of a folder, which may be missing until the first write.
  ///
  /// - Parameter folder: An absolute path, or one relative to the working folder.
  public init(_ folder: String) {
    self.folder = folder
    files = MenugenFiles.DiskFiles(root: folder, separatesFolders: true)
  }

  /// Returns the paths of all files in the folder, including hidden ones.
  public func paths() throws(FileError) -> [String] {
    try translating { () throws(MenugenFiles.FileError) in
      let listing = try files.list(below: "", includesHidden: true)
      if let problem = listing.problems.first(where: { !$0.isContentError }) { throw problem }
      return listing.files
    }
  }

  /// Returns the content of a file of at most 2 GiB.
  public func read(_ path: String) throws(FileError) -> [UInt8] {
    try translating { () throws(MenugenFiles.FileError) in try files.read(path, limit: FileLimit.ledger).bytes }
  }

  /// Writes a file atomically.
  public func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try translating { () throws(MenugenFiles.FileError) in try files.write(bytes, to: path) }
  }

  /// Removes a file if it exists.
  public func remove(_ path: String) throws(FileError) {
    try translating { () throws(MenugenFiles.FileError) in try files.remove(path) }
  }
}

private func translating<Result>(_ body: () throws(MenugenFiles.FileError) -> Result) throws(FileError) -> Result {
  do {
    return try body()
  } catch {
    switch error.reason {
    case .missing, .missingFolder: throw FileError(path: error.path, reason: .missing)
    default: throw FileError(path: error.path, reason: .failed(error.diagnostic.message))
    }
  }
}

/// Adapts a program's files to builds; lists the paths once.
struct InjectedFiles: MenugenFiles.FileReading {
  let root = ""
  private let files: any FileReading
  private let paths: [String]

  init(_ files: any FileReading) throws(MenugenFiles.FileError) {
    self.files = files
    do {
      paths = try files.paths()
    } catch {
      throw error.native
    }
  }

  func list(below folder: String, includesHidden: Bool) throws(MenugenFiles.FileError) -> FileListing {
    FileListing(paths, below: folder, includesHidden: includesHidden)
  }

  func read(_ path: String, limit: Int) throws(MenugenFiles.FileError) -> SourceFile {
    do {
      let bytes = try files.read(path)
      if bytes.count <= limit { return SourceFile(path: path, bytes: bytes) }
    } catch {
      throw error.native
    }
    throw MenugenFiles.FileError(path, .tooLarge(limit: limit))
  }

  func exists(_ path: String) -> Bool {
    path.isEmpty || paths.contains { $0 == path || $0.hasPrefix(path + "/") }
  }
}

extension FileError {
  var native: MenugenFiles.FileError {
    switch reason {
    case .missing: MenugenFiles.FileError(path, .missing)
    case .failed(let explanation): MenugenFiles.FileError(path, .notReadFromStorage(explanation))
    }
  }
}
