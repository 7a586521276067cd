import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenText

/// The files of the content folder that movements can name as receipts: all that aren't content.
struct ReceiptFiles: Sendable {
  private let catalog: AssetCatalog
  private let tree: ContentTree
  /// The files of `receipts/`, and those beside ledgers.
  private let files: Set<String>

  init(_ tree: ContentTree, _ catalog: AssetCatalog) {
    self.tree = tree
    self.catalog = catalog
    files = Set(tree.receipts + tree.unused)
  }

  func contains(_ path: String) -> Bool { files.contains(path) || catalog.contains(path) }

  /// Returns where a receipt is.
  ///
  /// - Parameters:
  ///   - receipt: Its path, relative to the ledger's folder.
  ///   - head: The ledger's first file.
  func place(of receipt: String, of head: String) -> ReceiptPlace {
    let folder = splitPath(head).folder
    guard let path = normalizedPath(joinPath(folder, receipt)) else { return .outside }
    if contains(path) { return .file(path) }
    if path.hasPrefix(ContentLayout.statics), tree.statics.contains(path) { return .published }
    if tree.isContent(path) { return .content }
    let all = tree.receipts + tree.unused + tree.assets
    if path.isEmpty || all.contains(where: { $0.hasPrefix(path + "/") }) { return .folder }
    let written = nearestName(to: receipt, among: all.map { relativePath(to: $0, from: folder) })
    // A path from the content folder is a common mistake.
    let fromRoot = contains(receipt) ? relativePath(to: receipt, from: folder) : nil
    return .missing(path: path, nearest: fromRoot ?? written)
  }

  /// Notes the files of a ledger's receipts, and reports those that aren't files.
  ///
  /// - Parameter file: Returns a file of the ledger by its path.
  func attach(
    to checked: inout Checked<Parsed<Ledger>?>, head: String, file: (String) -> SourceFile?
  ) -> ReceiptPaths {
    guard var parsed = checked.value, parsed.content.hasReceipts else { return ReceiptPaths() }
    var paths = ReceiptPaths()
    var places: [String: ReceiptPlace] = [:]
    for receipt in ([parsed.origins] + parsed.origins.parts).flatMap(\.receipts).map(\.word)
    where places[receipt] == nil {
      let place = place(of: receipt, of: head)
      places[receipt] = place
      switch place {
      case .file(let path):
        parsed.content.receiptFiles[receipt] = path
        paths.found.insert(path)
      case .missing(let path, _): paths.missing.insert(path)
      default: break
      }
    }
    checked.value = parsed
    checked.diagnostics += receiptFaults(
      in: parsed.origins, place: { places[$0] ?? .outside }, shown: tree.shown,
      folder: ContentLayout.name(ContentLayout.receipts), file: file)
    return paths
  }
}

/// The paths of a ledger's receipts in the content folder.
struct ReceiptPaths: Sendable {
  var found: Set<String> = []
  var missing: Set<String> = []
}

/// Returns a path without `.`, `..` and empty parts; `nil` if it leads out of its folder.
private func normalizedPath(_ path: String) -> String? {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part != ".." {
      parts.append(part)
    } else if parts.popLast() == nil {
      return nil
    }
  }
  return parts.joined(separator: "/")
}

/// Returns a path of the content folder as it is written from one of its folders: `../receipts/a.pdf`.
private func relativePath(to path: String, from folder: String) -> String {
  let (to, from) = (path.split(separator: "/"), folder.split(separator: "/"))
  let shared = zip(to, from).prefix { $0 == $1 }.count
  return (Array(repeating: "..", count: from.count - shared) + to[shared...].map(String.init)).joined(separator: "/")
}
