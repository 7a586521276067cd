package import MenugenText

/// A page's place in the output.
///
/// ```swift
/// let dish = Route(.site, "menus/dinner/margherita/")
/// let home = Route(.site, "")
/// dish.link(to: home)   // "../../../"
/// ```
package struct Route: Sendable, Hashable {
  package var tree: OutputTree
  /// The page's folder in its tree, ending in `/`; empty for the root.
  package var folder: String
  /// The file in that folder.
  package var file: String
  /// Whether links name the file of a folder's page, so that they work from a disk: `dinner/index.html` in place of
  /// `dinner/`.
  package var namesFiles: Bool

  package init(_ tree: OutputTree, _ folder: String, file: String = OutputLayout.index, namesFiles: Bool = false) {
    self.tree = tree
    self.folder = folder
    self.file = file
    self.namesFiles = namesFiles || tree == .reports
  }

  /// Another file in the same folder.
  package func sibling(_ file: String) -> Route { Route(tree, folder, file: file, namesFiles: namesFiles) }

  /// The page of another folder of the same tree.
  func page(in folder: String) -> Route { Route(tree, folder, namesFiles: namesFiles) }

  /// The file's path in its tree: `menus/dinner/index.html`.
  package var path: String { String(joining: folder, file) }

  /// A relative link to a page of the same tree, so that a site works under any path.
  ///
  /// On a site with an address, a folder's page is linked by its folder; otherwise by its file, as are reports.
  package func link(to target: Route) -> String {
    link(toPath: target.linkPath)
  }

  /// A relative link to a path in the tree, such as `theme/` or `assets/pizza.svg`.
  package func link(toPath target: String) -> String {
    let (ups, rest) = relativePath(from: folder, to: target)
    return joined(ups, percentEncoded(path: rest))
  }

  /// A relative link to a path that is already percent-encoded, as by libcmark.
  func link(toEncodedPath target: String) -> String {
    let (ups, rest) = relativePath(from: folder, to: target)
    return joined(ups, rest)
  }

  private func joined(_ ups: Int, _ rest: String) -> String {
    switch ups {
    case 0: rest.isEmpty ? "./" : rest
    case 1: String(joining: "../", rest)
    case 2: String(joining: "../../", rest)
    case 3: String(joining: "../../../", rest)
    default: String(joining: String(repeating: "../", count: ups), rest)
    }
  }

  /// The path relative to the site's `baseURL`.
  package var absolutePath: String { percentEncoded(path: linkPath) }

  /// The linked path in the tree, not percent-encoded: a folder for its page, or its file.
  package var linkPath: String { !namesFiles && file == OutputLayout.index ? folder : path }
}

/// The relative path from a folder: the number of folders up, and the rest.
private func relativePath(from folder: String, to target: String) -> (ups: Int, rest: String) {
  folder.withSpan { from in
    target.withSpan { to in
      var shared = 0
      var index = 0
      while index < from.count, index < to.count, from[index] == to[index] {
        index += 1
        if from[index - 1] == UInt8(ascii: "/") { shared = index }
      }
      let ups = from[shared...].count { $0 == UInt8(ascii: "/") }
      return (ups, String(decoding: to[shared...], as: UTF8.self))
    }
  }
}
