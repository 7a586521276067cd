package import MenugenDiagnostics
package import MenugenFiles

/// Why nothing was published; the old output is unchanged.
package enum PublishingError: Error, Hashable, Sendable {
  case file(FileError)
  /// Trees with files, but without a manifest.
  case foreignTrees([String])
  /// A folder that can't be replaced together with the others.
  case separate(String, Separation)
  /// A page's path is occupied by a file that menugen didn't write.
  case occupied([String])
  /// Another build is using the output folder.
  case locked(String, by: Int32?)
  /// Pages with the same path.
  case collisions([Collision])
  /// A path that leads out of its tree, has a control character or is too long.
  case badPath(String, unit: String)

  package enum Separation: Hashable, Sendable {
    case link
    /// A link in place of a folder in a tree.
    case linkInTree
    case mountPoint
    /// A mount point in a tree that must be replaced as a whole.
    case mountPointInTree
  }

  package struct Collision: Hashable, Sendable {
    package var path: String
    package var units: [String]
    package var kind: Kind
    /// The source files of its pages, for messages. If empty, the units are shown instead.
    package var sources: [String] = []

    package enum Kind: Hashable, Sendable {
      /// Two pages have the same path.
      case same
      /// The other path differs only in case or Unicode normalization, so many file systems can't store both.
      case folded(String)
      /// The path is also a folder of another page.
      case folder(of: String)
    }

    package init(path: String, units: [String], kind: Kind = .same) {
      self.path = path
      self.units = units
      self.kind = kind
    }
  }

  /// Whether the author can fix it: the exit status is then 1, otherwise 74.
  package var isContentError: Bool {
    switch self {
    case .file(let error): error.isContentError
    case .collisions, .badPath: true
    case .foreignTrees, .separate, .occupied, .locked: false
    }
  }

  /// Whether its diagnostics are about pages, with paths relative to the output folder.
  package var isAboutPages: Bool {
    switch self {
    case .occupied, .collisions, .badPath: true
    case .file, .foreignTrees, .separate, .locked: false
    }
  }

  package var diagnostics: [Diagnostic] {
    switch self {
    case .file(let error): [error.diagnostic]
    case .foreignTrees(let paths):
      paths.map {
        Diagnostic(
          .error, "output.foreign", "this is in the way, and no record says that menugen wrote it",
          hint: "delete \($0) if an earlier build made it, move it away if not, or name another folder with --output",
          at: .file($0))
      }
    case .separate(let path, let separation):
      [Self.separate(path, separation)]
    case .occupied(let paths):
      paths.map {
        Diagnostic(
          .error, "output.occupied", "a page belongs here, but menugen did not write what stands in its place",
          hint: "move it away", at: .file($0))
      }
    case .locked(let path, let holder):
      [
        Diagnostic(
          .error, "output.locked", "another build\(holder.map { " (process \($0))" } ?? "") is writing to this folder",
          hint: "wait for it to end, or name another folder with --output", at: .file(path))
      ]
    case .collisions(let collisions):
      collisions.map { collision in
        Diagnostic(
          .error, "output.collision", collision.message,
          hint: "give one of them another id or another name", at: .file(collision.path))
      }
    case .badPath(let path, let unit):
      [
        Diagnostic(
          .error, "output.bad-path", "'\(unit)' makes a page whose path has a control character or is too long",
          hint: "rename it, with letters, digits and hyphens", at: .file(path))
      ]
    }
  }
}

extension PublishingError.Collision {
  fileprivate var message: String {
    let names = Set(sources.isEmpty ? units : sources).sorted()
    let makers = names.map { "'\($0)'" }.joined(separator: " and ")
    let make = names.count > 1 ? "\(makers) make" : "\(makers) makes"
    switch kind {
    case .same: return "\(makers) make the same page"
    case .folded(let other): return "\(make) pages that many disks can't tell apart: the other is \(other)"
    case .folder(let other): return "\(make) a page where a folder is needed for \(other)"
    }
  }
}

extension PublishingError {
  private static func separate(_ path: String, _ separation: Separation) -> Diagnostic {
    let (message, hint) =
      switch separation {
      case .link:
        (
          "folder is a link, and could not change at once with the others",
          "put a folder there, and make the output folder itself the link"
        )
      case .linkInTree:
        (
          "a link is in the place of a folder, and menugen follows no links in the output folder",
          "remove the link, or put a folder there"
        )
      case .mountPoint:
        (
          "folder is a mount point of its own, and could not change at once with the others",
          "mount the output folder as a whole"
        )
      case .mountPointInTree:
        (
          "something is mounted below a folder that has to be replaced as a whole",
          "unmount it for this build, or build without --force"
        )
      }
    return Diagnostic(.error, "output.separate", message, hint: hint, at: .file(path))
  }
}

/// Converts file errors to publishing errors.
@inline(__always)
func onDisk<Result>(_ body: () throws(FileError) -> Result) throws(PublishingError) -> Result {
  do { return try body() } catch { throw .file(error) }
}
