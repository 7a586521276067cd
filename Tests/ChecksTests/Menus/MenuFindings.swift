import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import Testing

/// The diagnostics with an id of a menu in YAML, as `line:column message`.
///
/// - Parameter hasErrors: Whether the menu has other faults than the one searched for.
func found(_ id: String, in text: String, hasErrors: Bool = false) -> [String] {
  let diagnostics = parseMenu(SourceFile(path: "menu.yaml", text: text), site: Site()).diagnostics
  #expect(diagnostics.contains { $0.severity == .error && $0.id != id } == hasErrors, "\(diagnostics)")
  return diagnostics.filter { $0.id == id }.map { finding in
    guard case .line(let location) = finding.place else { return finding.message }
    return "\(location.line):\(location.column) \(finding.message)"
  }
}
