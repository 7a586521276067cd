package import MenugenDiagnostics
package import MenugenDomain
import MenugenSyntax

/// Parses a theme's phrases in one language: `strings/de.yaml`, with nested keys.
///
/// `allergen: {milk: Milch}` is the key `allergen.milk`.
package func parsePhrases(_ file: SourceFile, language: LanguageTag) -> Checked<PhraseTable> {
  let read = file.path.hasSuffix(".json") ? readJSON(file) : readYAML(file)
  var reporter = Reporter(file)
  reporter.append(read.diagnostics)
  var values: [String: String] = [:]

  func visit(_ value: Value, prefix: String, depth: Int) {
    for (key, value) in value.members where depth > 0 || !key.matches("$schema") {
      let name = prefix + key.text
      if value.kind == .object, depth < 8 {
        visit(value, prefix: name + ".", depth: depth + 1)
      } else if let text = value.string() {
        values[name] = text
      } else if !value.isNull, !value.isInvalid {
        reporter.report(
          .wrongType("'\(name)'", expected: "text", found: value.kind.words, example: "text in quotes"), at: value.range
        )
      }
    }
  }

  if let root = read.value {
    if root.kind == .object {
      visit(root, prefix: "", depth: 0)
    } else if !root.isNull, !root.isInvalid {
      reporter.report(
        .wrongType(
          "a theme's strings", expected: "keys with texts", found: root.kind.words,
          example: "lines such as 'home: Home'"), at: root.range)
    }
  }
  return Checked(PhraseTable(language: language, values: values), reporter.diagnostics)
}
