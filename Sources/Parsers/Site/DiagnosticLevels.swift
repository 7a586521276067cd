import MenugenDiagnostics
import MenugenSyntax
import MenugenText

/// How a site treats a warning.
enum WarningLevel: String, CaseIterable {
  case warning, error
}

extension ContentDecoder {
  /// Reads the ids of warnings that the site treats as errors. Errors and notes keep their level.
  mutating func raisedWarnings(_ value: Value) -> Set<String> {
    guard value.kind == .object else {
      wrongType(
        "diagnostics", expected: "an object", example: "diagnostics: {diet.contradicts-allergen: error}", value)
      return []
    }
    checkMissingValues(of: value, in: "diagnostics")
    var ids: Set<String> = []
    for (key, value) in value.members where !value.isNull {
      let id = key.text
      guard DiagnosticMessage.warningIDs.contains(id) else {
        report(
          .notAWarning(id, nearest: nearestName(to: id, among: DiagnosticMessage.warningIDs)), at: key.range)
        continue
      }
      if word(value, "diagnostics", .level, as: WarningLevel.self) == .error { ids.insert(id) }
    }
    return ids
  }
}
