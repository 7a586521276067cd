package import MenugenDiagnostics
package import MenugenFiles

/// Why a pack can't be written; the folder is unchanged.
package enum PackFault: Error, Equatable, Sendable {
  case file(FileError)
  /// The folder has files that no pack has, or that have been changed.
  case foreign(String, [String])
  /// The folder has the pack of other days.
  case otherDays(String, String)
  case notAFolder(String)
  case mountPoint(String)
  /// Another process is writing it.
  case locked(String, by: Int32?)

  package var diagnostics: [Diagnostic] {
    switch self {
    case .file(let error): [error.diagnostic]
    case .foreign(let path, let files): [Diagnostic(.foreignPack(files), at: .file(path))]
    case .otherDays(let path, let days): [Diagnostic(.otherPack(days: days), at: .file(path))]
    case .notAFolder(let path): [Diagnostic(.packNotAFolder, at: .file(path))]
    case .mountPoint(let path): [Diagnostic(.packMountPoint, at: .file(path))]
    case .locked(let path, let process): [Diagnostic(.lockedOutput(by: process), at: .file(path))]
    }
  }
}
