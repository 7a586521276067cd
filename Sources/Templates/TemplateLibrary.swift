package import MenugenDiagnostics
import Synchronization
import MenugenText

/// A theme's templates, to be compiled for view models.
///
/// A template is parsed on first use.
package struct TemplateLibrary: Sendable {
  let wordNames: [String]
  let wordIndices: [String: Int]
  private let templates: ParsedTemplates

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - sources: The template files, by the names that other templates use: `layout`, `partials/price`.
  ///   - wordNames: The keys of the theme's strings: `addToOrder` is written `{{text.addToOrder}}`.
  package init(_ sources: [String: SourceFile], wordNames: [String]) {
    templates = ParsedTemplates(sources)
    self.wordNames = wordNames
    wordIndices = Dictionary(
      wordNames.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The names of all templates, sorted.
  var names: [String] { templates.sources.keys.sorted() }

  func template(_ name: String) -> ParsedTemplate? { templates[name] }

  /// Compiles a template with its partials and parents for one type of view model.
  ///
  /// The value is `nil` if there is any error. Errors in a partial are reported by each template that uses it, in the
  /// same words.
  package func compile<Model: TemplateModel>(_ name: String, for model: Model.Type) -> Checked<Template<Model>?> {
    guard let template = template(name) else {
      let missing = Diagnostic(.missingTemplate(name, meant: nearestName(to: name, among: names)), at: .run)
      return Checked(nil, [missing])
    }
    let compiled = TemplateCompiler.compile(template, of: self, for: ModelType(model))
    return compiled.map { $0.map { Template(ProgramSource($0), wordCount: wordNames.count) } }
  }

  /// Returns a template known to be free of errors. It is compiled when prepared or first run.
  package func template<Model: TemplateModel>(_ name: String, for model: Model.Type) -> Template<Model> {
    let source = ProgramSource {
      template(name).flatMap { TemplateCompiler.compile($0, of: self, for: ModelType(model)).value }
    }
    return Template(source, wordCount: wordNames.count)
  }

  /// The errors in all templates, used or not, sorted by file and line.
  package var diagnostics: [Diagnostic] {
    names.flatMap { template($0)?.diagnostics ?? [] }.sorted()
  }

  /// Whether a template includes itself, directly or indirectly.
  func isRecursive(_ name: String) -> Bool { templates.isRecursive(name) }

  /// The templates reachable from one through partials and parents.
  func templatesReached(from name: String) -> Set<String> { templates.reached(from: name) }
}

/// Templates by name, parsed on first use.
private final class ParsedTemplates: Sendable {
  let sources: [String: SourceFile]
  private let parsed = MemoCache<ParsedTemplate>()
  private let recursive = MemoCache<Bool>()

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

/// A cache of results by name. Concurrent threads may compute the same result.
private final class MemoCache<Answer: Sendable>: Sendable {
  private let known = Mutex<[String: Answer]>([:])

  func value(for name: String, orFind find: () -> Answer) -> Answer {
    if let answer = known.withLock({ $0[name] }) { return answer }
    let answer = find()
    known.withLock { $0[name] = answer }
    return answer
  }
}
