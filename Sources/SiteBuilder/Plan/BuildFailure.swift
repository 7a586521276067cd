import MenugenDiagnostics
package import MenugenFiles
package import MenugenPublishing

/// Why a command can't continue.
package enum BuildFailure: Error {
  case file(FileError)
  case publishing(PublishingError)

  /// The diagnostics. `output` is the output folder, the prefix of pages' paths.
  func diagnostics(output: String) -> [Diagnostic] {
    switch self {
    case .file(let error): return [error.diagnostic]
    case .publishing(let error):
      guard error.isAboutPages else { return error.diagnostics }
      return error.diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        if let page = diagnostic.file { diagnostic.place = .file(joinPath(output, page)) }
        return diagnostic
      }
    }
  }

  /// The failure, with the source files of colliding pages.
  func namingSources(_ loader: SiteLoader?) -> BuildFailure {
    guard let loader, case .publishing(.collisions(let collisions)) = self else { return self }
    let sources = PageSources(loader)
    return .publishing(
      .collisions(
        collisions.map { collision in
          var collision = collision
          collision.sources = sources.files(of: collision)
          return collision
        }))
  }

  /// Whether the content is at fault, not the file system.
  package var isContentError: Bool {
    switch self {
    case .file(let error): error.isContentError
    case .publishing(let error): error.isContentError
    }
  }
}

package func reading<Result>(_ body: () throws(FileError) -> Result) throws(BuildFailure) -> Result {
  do { return try body() } catch { throw .file(error) }
}

func publishing<Result>(_ body: () throws(PublishingError) -> Result) throws(BuildFailure) -> Result {
  do { return try body() } catch { throw .publishing(error) }
}
