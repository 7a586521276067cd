package import MenugenDiagnostics
import Synchronization
import MenugenText

/// A theme's templates, ready to be compiled for the view models that they show.
///
/// A template is read when it is first asked for: of a theme that is known to have no errors, those that no page needs are
/// not.
package struct TemplateLibrary: Sendable {
  let wordNames: [String]
  let wordIndices: [String: Int]
  private let templates: ParsedTemplates

  /// `sources` holds each template's file by the name that other templates call it by: `layout`, `partials/price`.
  ///
  /// `wordNames` are the theme's strings: `addToOrder` is written `{{text.addToOrder}}`.
  package init(_ sources: [String: SourceFile], wordNames: [String]) {
    templates = ParsedTemplates(sources)
    self.wordNames = wordNames
    wordIndices = Dictionary(
      wordNames.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The names of all templates, in order.
  var names: [String] { templates.sources.keys.sorted() }

  func template(_ name: String) -> ParsedTemplate? { templates[name] }

  /// Compiles one template, with the partials and parents it uses, for one type of view model.
  ///
  /// The value is `nil` if there is any error. A mistake in a partial is told by every template that uses it, in the
  /// same words.
  package func compile<Model: TemplateModel>(_ name: String, for model: Model.Type) -> Checked<Template<Model>?> {
    guard let template = template(name) else {
      let missing = Diagnostic(
        .error, "template.missing", "theme has no template '\(name)'",
        hint: nearestName(to: name, among: names).map { "did you mean '\($0)'?" }, at: .run)
      return Checked(nil, [missing])
    }
    let compiled = TemplateCompiler.compile(template, of: self, for: ModelType(model))
    return compiled.map { $0.map { Template(ProgramSource($0), wordCount: wordNames.count) } }
  }

  /// A template that is known to have no errors, to be compiled when it is prepared or first run; a page that isn't made costs
  /// nothing.
  package func template<Model: TemplateModel>(_ name: String, for model: Model.Type) -> Template<Model> {
    let source = ProgramSource {
      template(name).flatMap { TemplateCompiler.compile($0, of: self, for: ModelType(model)).value }
    }
    return Template(source, wordCount: wordNames.count)
  }

  /// What is wrong in the templates themselves, whether they are used or not, by file and line.
  package var diagnostics: [Diagnostic] {
    names.flatMap { template($0)?.diagnostics ?? [] }.sorted()
  }

  /// Whether a template includes itself, at once or through others.
  func isRecursive(_ name: String) -> Bool { templates.isRecursive(name) }

  /// The templates that may be reached from one through partials and parents.
  func templatesReached(from name: String) -> Set<String> { templates.reached(from: name) }
}

/// Templates by their names, read by the first who asks for them.
private final class ParsedTemplates: Sendable {
  let sources: [String: SourceFile]
  private let parsed = Answers<ParsedTemplate>()
  private let recursive = Answers<Bool>()

  init(_ sources: [String: SourceFile]) { self.sources = sources }

  subscript(name: String) -> ParsedTemplate? {
    guard let source = sources[name] else { return nil }
    return parsed.value(for: name) { TemplateParser.parse(name, source) }
  }

  func isRecursive(_ name: String) -> Bool {
    recursive.value(for: name) { reached(from: name).contains(name) }
  }

  func reached(from name: String) -> Set<String> {
    var reached: Set<String> = []
    var waiting = Array(self[name]?.references ?? [])
    while let next = waiting.popLast() {
      if reached.insert(next).inserted { waiting += self[next]?.references ?? [] }
    }
    return reached
  }
}

/// What has been found out, by names. Nobody waits for another's answer: two may find the same.
private final class Answers<Answer: Sendable>: Sendable {
  private let known = Mutex<[String: Answer]>([:])

  func value(for name: String, orFind find: () -> Answer) -> Answer {
    if let answer = known.withLock({ $0[name] }) { return answer }
    let answer = find()
    known.withLock { $0[name] = answer }
    return answer
  }
}
