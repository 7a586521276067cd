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
  /// Shards that can't be merged.
  case shards([ShardFault])
  /// The folder for a shard holds a whole site.
  case wholeOutput(String)

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
    case .collisions, .badPath, .shards, .wholeOutput: true
    case .foreignTrees, .separate, .occupied, .locked: false
    }
  }

  /// Whether its diagnostics are about pages, with paths relative to the output folder.
  package var isAboutPages: Bool {
    switch self {
    case .occupied, .collisions, .badPath: true
    case .file, .foreignTrees, .separate, .locked, .shards, .wholeOutput: false
    }
  }

  package var diagnostics: [Diagnostic] {
    switch self {
    case .file(let error): [error.diagnostic]
    case .foreignTrees(let paths): paths.map { Diagnostic(.foreignOutput($0), at: .file($0)) }
    case .separate(let path, let separation): [Diagnostic(separation.message, at: .file(path))]
    case .occupied(let paths): paths.map { Diagnostic(.occupiedOutput, at: .file($0)) }
    case .locked(let path, let holder): [Diagnostic(.lockedOutput(by: holder), at: .file(path))]
    case .collisions(let collisions): collisions.map { Diagnostic($0.message, at: .file($0.path)) }
    case .shards(let faults): faults.map(\.diagnostic)
    case .wholeOutput(let path): [Diagnostic(.wholeOutput, at: .file(path))]
    case .badPath(let path, let unit): [Diagnostic(.badPath(ofPageFrom: unit), at: .file(path))]
    }
  }
}

extension PublishingError.Collision {
  fileprivate var message: DiagnosticMessage {
    let names = Set(sources.isEmpty ? units : sources).sorted()
    let makers = names.map { "'\($0)'" }.joined(separator: " and ")
    let verb = names.count > 1 ? "produce" : "produces"
    return switch kind {
    case .same: .samePage(from: makers)
    case .folded(let other): .indistinguishablePages(from: makers, verb, other: other)
    case .folder(let other): .pageForFolder(from: makers, verb, of: other)
    }
  }
}

extension PublishingError.Separation {
  fileprivate var message: DiagnosticMessage {
    switch self {
    case .link: .linkedOutput
    case .linkInTree: .linkInOutput
    case .mountPoint: .mountedOutput
    case .mountPointInTree: .mountPointInOutput
    }
  }
}

/// Converts file errors to publishing errors.
@inline(__always)
package func onDisk<Result>(_ body: () throws(FileError) -> Result) throws(PublishingError) -> Result {
  do { return try body() } catch { throw .file(error) }
}
