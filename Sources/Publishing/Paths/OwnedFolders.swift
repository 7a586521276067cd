import MenugenFiles
import MenugenText

/// The folders of an output folder that menugen owns: `site`, `reports` and `.menugen`.
package enum OwnedFolders {
  private static let names = OutputTree.allCases.map(\.name) + [OutputPath.state]

  /// Returns the owned folder of `output` that `path` is or is in, after resolving links. Paths need not exist.
  package static func folder(around path: String, in output: String) -> String? {
    names.lazy.map { joinPath(output, $0) }.first { folder in
      switch FolderOverlap(of: path, with: folder) {
      case .same, .inside: true
      case .around, nil: false
      }
    }
  }

  /// Returns the owned folder that `path` is or is in, of any output folder around it.
  package static func folder(around path: String) -> String? {
    guard let resolved = resolvedPath(path) else { return nil }
    let above = sequence(first: resolved) { $0 == "/" ? nil : splitPath($0).folder }.dropFirst()
    for output in above where (try? Folder.open(output).status(OutputPath.state))??.kind == .folder {
      if let folder = folder(around: resolved, in: output) { return folder }
    }
    return nil
  }
}
