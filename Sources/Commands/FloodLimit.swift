import MenugenDiagnostics
import MenugenText

/// Limits the number of printed diagnostics of each kind in a file, and counts the rest.
struct FloodLimit {
  private struct Kind: Hashable {
    var severity: Severity
    var id: String
  }

  private static let shown = 10
  private var printed: [Kind: Int] = [:]
  /// The number of omitted diagnostics of each kind, in order of appearance.
  private var omitted: [(kind: Kind, count: Int)] = []
  private var places: [Kind: Int] = [:]
  private var file: String?

  /// Whether to print a diagnostic, as one of the first of its kind.
  mutating func isShown(_ diagnostic: Diagnostic) -> Bool {
    let kind = Kind(severity: diagnostic.severity, id: diagnostic.id)
    file = diagnostic.file
    if printed[kind, default: 0] < Self.shown {
      printed[kind, default: 0] += 1
      return true
    }
    if let place = places[kind] {
      omitted[place].count += diagnostic.count
    } else {
      places[kind] = omitted.count
      omitted.append((kind, diagnostic.count))
    }
    return false
  }

  /// Writes the number of omitted diagnostics of each kind, and resets the file.
  mutating func writeOmitted(to output: inout ByteBuffer) {
    for (kind, count) in omitted {
      output.appendVisible(file ?? "menugen")
      output.append(": \(kind.severity.rawValue): … and \(count) more [\(kind.id)]\n")
      output.append("  = hint: use --verbose to print all of them\n")
    }
    self = FloodLimit()
  }
}
