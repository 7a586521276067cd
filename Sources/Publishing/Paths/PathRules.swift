import MenugenFiles
import MenugenText

/// Rules for paths of pages, and for paths read from the output folder, which aren't trusted.
package enum PathRules {
  /// The maximum length of names in common file systems, in bytes.
  private static let longestName = 255

  /// Returns whether a path is valid and stays in its folder: no empty names, `.`, `..` or control characters, and not
  /// too long.
  static func isBelow(_ path: Span<UInt8>) -> Bool {
    guard !path.isEmpty, path.count <= ManifestOutput.longestPath else { return false }
    var start = 0
    for index in path.indices {
      let byte = path[index]
      if byte == UInt8(ascii: "/") {
        guard isName(path[start..<index]) else { return false }
        start = index + 1
      } else if byte < 0x20 || byte == 0x7F {
        return false
      }
    }
    return isName(path[start...])
  }

  package static func isBelow(_ path: some StringProtocol) -> Bool {
    String(path).withSpan { isBelow($0) }
  }

  private static func isName(_ name: Span<UInt8>) -> Bool {
    switch name.count {
    case 0: false
    case 1: name.first != UInt8(ascii: ".")
    case 2: !name.allSatisfy { $0 == UInt8(ascii: ".") }
    default: name.count <= longestName
    }
  }

  /// Whether a path in the output folder is in one of its trees.
  static func isOutput(_ path: String) -> Bool {
    OutputTree.allCases.contains { tree in
      path.hasPrefix("\(tree.name)/") && isBelow(path.dropFirst(tree.name.utf8.count + 1))
    }
  }

  /// Whether a path in the output folder is directly in the stage.
  static func isStaged(_ path: String) -> Bool {
    let folder = "\(OutputPath.stage)/"
    guard path.hasPrefix(folder) else { return false }
    let name = path.dropFirst(folder.utf8.count)
    return !name.utf8.contains(UInt8(ascii: "/")) && isBelow(name)
  }
}

extension Journal.Step {
  /// Whether the step only changes menugen's own paths.
  var isAllowed: Bool {
    switch self {
    case .remove(let target, _, let staged): PathRules.isOutput(target) && PathRules.isStaged(staged)
    case .place(let staged, let target, _):
      if target == OutputPath.manifest {
        staged == OutputPath.stagedManifest
      } else if let tree = OutputTree.allCases.first(where: { $0.name == target }) {
        staged == OutputPath.staged(tree)
      } else {
        PathRules.isOutput(target) && PathRules.isStaged(staged)
      }
    }
  }
}
