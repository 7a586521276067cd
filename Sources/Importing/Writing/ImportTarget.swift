package import MenugenDiagnostics
import MenugenSyntax
import MenugenText

/// The ledger that an import adds to: a folder with a `ledger.yaml`, or a CSV or NDJSON file.
package struct ImportTarget: Sendable {
  /// The path below the content folder: `movements/bank`, `movements/bank.csv`.
  package let path: String
  /// The ledger's files on disk, as read; with their paths below the content folder.
  package var files: [(path: String, file: SourceFile)] = []
  /// Whether the folder has no `ledger.yaml` yet.
  package var isNew = false

  package init(path: String) { self.path = path }

  package var isFile: Bool { FileFormat(path: path) != nil }

  /// Why nothing can be added to a path, if so.
  package static func problem(with path: String) -> DiagnosticMessage? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0] == "movements", !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }),
      !parts.contains(where: { $0.hasPrefix("_") })
    else {
      return .importTarget(
        "'\(path)' is not a ledger below movements/", hint: "name a folder, such as --into movements/bank")
    }
    switch FileFormat(path: path) {
    case .json, .yaml:
      return .importTarget(
        "'\(path)' is JSON or YAML, which an import can't extend without changing it",
        hint: "add --into for a folder: movements/bank/ledger.yaml and the file beside it are one ledger")
    case .csv, .ndjson, nil: return nil
    }
  }

  /// A free path for new movements of some days.
  func newPath(_ first: String, _ last: String) -> String {
    let known = Set(files.map(\.path))
    let stem = "\(path)/\(first == last ? first : "\(first)_\(last)")"
    var number = 2
    var candidate = "\(stem).csv"
    while known.contains(candidate) {
      candidate = "\(stem)-\(number).csv"
      number += 1
    }
    return candidate
  }
}
