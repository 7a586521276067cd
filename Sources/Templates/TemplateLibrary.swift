package import Diagnostics
import Text

/// A theme's templates, read and ready to be compiled for the view models that they show.
package struct TemplateLibrary: Sendable {
  let templates: [String: ParsedTemplate]
  let wordNames: [String]
  let wordIndices: [String: Int]
  /// The templates that include themselves, at once or through others.
  let recursiveNames: Set<String>

  /// `sources` holds each template's file by the name that other templates call it by: `layout`, `partials/price`.
  ///
  /// `wordNames` are the theme's strings: `addToOrder` is written `{{text.addToOrder}}`.
  package init(_ sources: [String: SourceFile], wordNames: [String]) {
    let templates = Dictionary(
      uniqueKeysWithValues: sources.map { name, file in (name, TemplateParser.parse(name, file)) })
    self.templates = templates
    recursiveNames = Set(templates.keys.filter { Self.templates(reachedFrom: $0, in: templates).contains($0) })
    self.wordNames = wordNames
    wordIndices = Dictionary(
      wordNames.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// Compiles one template, with the partials and parents it uses, for one type of view model.
  ///
  /// The value is `nil` if there is any error. A mistake in a partial is told by every template that uses it, in the
  /// same words.
  package func compile<Model: TemplateModel>(_ name: String, for model: Model.Type) -> Checked<Template<Model>?> {
    guard let template = templates[name] else {
      let missing = Diagnostic(
        .error, "template.missing", "theme has no template '\(name)'",
        hint: nearestName(to: name, among: templates.keys.sorted()).map { "did you mean '\($0)'?" }, at: .run)
      return Checked(nil, [missing])
    }
    let compiled = TemplateCompiler.compile(template, of: self, for: ModelType(model))
    return compiled.map { $0.map { Template(ProgramSource($0), wordCount: wordNames.count) } }
  }

  /// A template that is known to have no errors, to be compiled when it is first run; a page that isn't made costs nothing.
  package func template<Model: TemplateModel>(_ name: String, for model: Model.Type) -> Template<Model> {
    let source = ProgramSource {
      templates[name].flatMap { TemplateCompiler.compile($0, of: self, for: ModelType(model)).value }
    }
    return Template(source, wordCount: wordNames.count)
  }

  /// What is wrong in the templates themselves, whether they are used or not, by file and line.
  package var diagnostics: [Diagnostic] {
    templates.values.flatMap(\.diagnostics).sorted()
  }

  /// The templates that may be reached from one through partials and parents.
  func templatesReached(from name: String) -> Set<String> { Self.templates(reachedFrom: name, in: templates) }

  private static func templates(
    reachedFrom name: String, in templates: [String: ParsedTemplate]
  ) -> Set<String> {
    var reached: Set<String> = []
    var waiting = Array(templates[name]?.references ?? [])
    while let next = waiting.popLast() {
      if reached.insert(next).inserted { waiting += templates[next]?.references ?? [] }
    }
    return reached
  }
}
