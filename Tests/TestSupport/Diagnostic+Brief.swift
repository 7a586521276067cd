package import MenugenDiagnostics

extension Diagnostic {
  /// `json.number 1:5`.
  package var brief: String {
    guard case .line(let place) = place else { return id }
    return "\(id) \(place.line):\(place.column)"
  }
}
