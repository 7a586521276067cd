import MenugenDiagnostics
import MenugenTemplates
import Testing
import MenugenText

/// A case in the form of the Mustache specification's files.
struct SpecCase: CustomTestStringConvertible, Sendable {
  let name: String
  let template: String
  let partials: [String: String]
  let expected: String

  init(_ name: String, _ template: String, partials: [String: String] = [:], _ expected: String) {
    self.name = name
    self.template = template
    self.partials = partials
    self.expected = expected
  }

  var testDescription: String { name }

  func check(with model: some TemplateModel) {
    let library = library(template, partials)
    let compiled = compile(library, for: model)
    // The specification allows text beside blocks, of which there is a warning.
    #expect(compiled.diagnostics.filter { $0.severity == .error } == [])
    #expect(output(of: compiled.value, model) == expected)
  }
}

func library(_ template: String, _ partials: [String: String] = [:], words: [String] = []) -> TemplateLibrary {
  var sources = partials.mapValues { $0 }
  sources["main"] = template
  let files = sources.map { ($0.key, SourceFile(path: "\($0.key).mustache", text: $0.value)) }
  return TemplateLibrary(Dictionary(uniqueKeysWithValues: files), wordNames: words)
}

func compile<Model: TemplateModel>(_ library: TemplateLibrary, for model: Model) -> Checked<Template<Model>?> {
  library.compile("main", for: Model.self)
}

func output<Model>(of template: Template<Model>?, _ model: Model, words: [String] = []) -> String? {
  guard let template else { return nil }
  var output = ByteBuffer()
  template.run(model, words: words, into: &output)
  return output.text
}

/// The output of a template without errors.
func render(
  _ template: String, _ partials: [String: String] = [:], with model: some TemplateModel,
  words: KeyValuePairs<String, String> = [:]
) throws -> String {
  let compiled = compile(library(template, partials, words: words.map(\.key)), for: model)
  #expect(compiled.diagnostics == [])
  return try #require(output(of: compiled.value, model, words: words.map(\.value)))
}

/// The errors of a template as `file:line:column id: message (hint)`.
func mistakes(
  in template: String, _ partials: [String: String] = [:], with model: some TemplateModel, words: [String] = []
) -> [String] {
  let compiled = compile(library(template, partials, words: words), for: model)
  #expect((compiled.value == nil) == compiled.hasErrors)
  return compiled.diagnostics.map { diagnostic in
    var text = ""
    if case .line(let location) = diagnostic.place {
      text = "\(location.file.dropLast(".mustache".count)):\(location.line):\(location.column) "
    }
    text += "\(diagnostic.id.dropFirst("template.".count)): \(diagnostic.message)"
    if let hint = diagnostic.hint { text += " (\(hint))" }
    return text
  }
}
