import MenugenDiagnostics
import MenugenDomain
import MenugenParsers

/// The diagnostics of CSV files that are one ledger.
func warnings(_ files: [String]) -> [Diagnostic] {
  var site = Site()
  (site.currency, site.namesCurrency) = (.eur, true)
  let parts = files.enumerated().map { SourceFile(path: "movements/bank/\($0).csv", text: $1) }
  if parts.count == 1 { return parseLedger(parts[0], site: site).diagnostics }
  return parseLedger(head: SourceFile(path: "movements/bank/ledger.yaml", text: ""), parts: parts, site: site)
    .diagnostics
}

func table(_ rows: [String], _ header: String = "date,name,amount,category") -> String {
  ([header] + rows).joined(separator: "\n") + "\n"
}

extension Diagnostic {
  var line: Int? { if case .line(let location) = place { location.line } else { nil } }
}
