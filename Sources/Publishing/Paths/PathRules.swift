import MenugenFiles

/// The rules for paths: of pages that are written, and of files that the output folder itself names, which anyone may have
/// written.
package enum PathRules {
  /// The longest name that common file systems hold, in bytes.
  private static let longestName = 255

  /// Returns whether a path names something below the folder that it is relative to: no empty name, no `.` or `..`, no
  /// control characters, and nothing that is too long for a disk.
  static func isBelow(_ path: UnsafeRawBufferPointer) -> Bool {
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
    var path = String(path)
    return path.withUTF8 { isBelow(UnsafeRawBufferPointer($0)) }
  }

  private static func isName(_ name: Slice<UnsafeRawBufferPointer>) -> Bool {
    switch name.count {
    case 0: false
    case 1: name.first != UInt8(ascii: ".")
    case 2: !name.allSatisfy { $0 == UInt8(ascii: ".") }
    default: name.count <= longestName
    }
  }

  /// Whether a path from the output folder is that of a file of one of its trees.
  static func isOutput(_ path: String) -> Bool {
    OutputTree.allCases.contains { tree in
      path.hasPrefix("\(tree.name)/") && isBelow(path.dropFirst(tree.name.utf8.count + 1))
    }
  }

  /// Whether a path from the output folder is that of something directly in the stage.
  static func isStaged(_ path: String) -> Bool {
    let folder = "\(OutputPath.stage)/"
    guard path.hasPrefix(folder) else { return false }
    let name = path.dropFirst(folder.utf8.count)
    return !name.utf8.contains(UInt8(ascii: "/")) && isBelow(name)
  }
}

extension Journal.Step {
  /// Whether the step stays within what is menugen's own: a tree and the manifest come from their own places in the stage.
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
