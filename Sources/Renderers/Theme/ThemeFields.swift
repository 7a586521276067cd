import MenugenDiagnostics
package import MenugenTemplates
package import MenugenText
import MenugenViewModels

/// The templates, partials and fields of themes, generated from the shapes of view models and the default theme.
package struct ThemeFields: Sendable {
  /// The templates of pages, with their models.
  package let templates: [(name: String, model: String)]
  /// The partials of the default theme, each with the templates that include it.
  package let partials: [(name: String, users: [String])]
  package let models: [ShapeDescription]

  package init() {
    func name(_ model: (some TemplateModel).Type) -> String { model.shape.modelName }
    let pages: [(String, String, ModelType)] = [
      ("home", name(HomePage.self), ModelType(HomePage.self)),
      ("menu", name(MenuPage.self), ModelType(MenuPage.self)),
      ("print", name(PrintPage.self), ModelType(PrintPage.self)),
      ("tent", name(PrintPage.self), ModelType(PrintPage.self)),
      ("locations", name(LocationsPage.self), ModelType(LocationsPage.self)),
      ("item", name(ItemPage.self), ModelType(ItemPage.self)),
      ("allergens", name(AllergenPage.self), ModelType(AllergenPage.self)),
      ("text", name(TextPage.self), ModelType(TextPage.self)),
      (ThemeLayout.pageTemplates + "NAME", name(TextPage.self), ModelType(TextPage.self)),
      ("notice", name(NoticePage.self), ModelType(NoticePage.self)),
      ("goal", name(GoalPage.self), ModelType(GoalPage.self)),
      ("ledger", name(LedgerPage.self), ModelType(LedgerPage.self)),
      ("register", name(RegisterPage.self), ModelType(RegisterPage.self)),
      ("movement", name(MovementPage.self), ModelType(MovementPage.self)),
      ("reports", name(ReportsPage.self), ModelType(ReportsPage.self)),
      ("report", name(ReportPage.self), ModelType(ReportPage.self)),
    ]
    templates = pages.map { ($0.0, $0.1) }
    models = ShapeDescription.all(reachableFrom: pages.map(\.2))
    let files = EmbeddedTheme.default.files().filter { $0.key.hasSuffix(ThemeLayout.template) }
    let texts = Dictionary(
      uniqueKeysWithValues: files.map { path, file in
        (
          String(path.dropFirst(ThemeLayout.templates.count).dropLast(ThemeLayout.template.count)),
          String(decoding: file.bytes, as: UTF8.self)
        )
      })
    let known = Set(templates.map(\.name))
    partials = texts.keys.filter { !known.contains($0) }.sorted().map { partial in
      (partial, texts.filter { $0.value.includes(partial) }.keys.sorted())
    }
  }
}

extension String {
  /// Whether a template includes a partial or parent.
  fileprivate func includes(_ partial: String) -> Bool {
    contains("{{> \(partial)}}") || contains("{{>\(partial)}}") || contains("{{<\(partial)}}")
      || contains("{{< \(partial)}}")
  }
}

// MARK: - Forms

extension ThemeFields {
  /// Writes the lists as plain text.
  package func writeText(to output: inout ByteBuffer) {
    output.append("TEMPLATES\n")
    let width = templates.map(\.name.utf8.count).max() ?? 0
    for (name, model) in templates { output.append("  \(padded(name, width))  \(model)\n") }
    output.append("\nPARTIALS\n")
    let longest = partials.map(\.name.utf8.count).max() ?? 0
    for (name, users) in partials {
      output.append("  \(padded(name, longest))  \(users.isEmpty ? "–" : "in \(users.joined(separator: ", "))")\n")
    }
    for model in models {
      output.append("\n\(model.name)\n")
      let names = model.fields.map(\.name.utf8.count).max() ?? 0
      let types = model.fields.map(\.type.utf8.count).max() ?? 0
      for field in model.fields {
        output.append("  \(padded(field.name, names))  \(padded(field.type, types))  \(field.example)\n")
      }
    }
  }

  /// Writes the lists as Markdown, for the reference.
  package func writeMarkdown(to output: inout ByteBuffer) {
    output.append("## Templates\n\n| Template | Has the fields of |\n|---|---|\n")
    for (name, model) in templates { output.append("| `\(name)` | [\(model)](#\(model.lowercased())) |\n") }
    output.append("\n## Partials\n\n| Partial | Included by |\n|---|---|\n")
    for (name, users) in partials {
      output.append("| `\(name)` | \(users.isEmpty ? "–" : users.map { "`\($0)`" }.joined(separator: ", ")) |\n")
    }
    output.append("\n## Fields\n")
    for model in models {
      output.append("\n### \(model.name)\n\n| Field | Type | Example |\n|---|---|---|\n")
      for field in model.fields { output.append("| `\(field.name)` | \(field.type) | `\(field.example)` |\n") }
    }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
