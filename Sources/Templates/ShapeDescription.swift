/// The names of a view model that templates can use, for people.
package struct ShapeDescription: Sendable {
  /// The model's name in diagnostics.
  package let name: String
  /// Sorted by name.
  package let fields: [Field]

  package struct Field: Sendable {
    package let name: String
    /// `text`, `URL, if any`, `list of LinkViewModel`.
    package let type: String
    /// How a template uses it.
    package let example: String
  }

  /// The shapes of view models and of all models in them, sorted by name.
  package static func all(reachableFrom models: [ModelType]) -> [ShapeDescription] {
    var found: [String: ShapeDescription] = [:]
    var waiting = models
    while let model = waiting.popLast() {
      let shape = model.makeShape()
      if found[shape.name] != nil { continue }
      found[shape.name] = ShapeDescription(shape)
      waiting += shape.fields.values.compactMap(\.innerModel)
    }
    return found.values.sorted { $0.name < $1.name }
  }

  private init(_ shape: ErasedShape) {
    name = shape.name
    fields = shape.fields.sorted { $0.key < $1.key }.map { name, value in
      Field(name: name, type: value.typeName, example: value.example(name))
    }
  }
}

extension FieldValue {
  fileprivate var innerModel: ModelType? {
    if case .elements(let elements) = self, case .model(let type) = elements.content { type } else { nil }
  }

  fileprivate var typeName: String {
    switch self {
    case .text(let text): text.kind.words + (text.mayBeMissing ? ", if any" : "")
    case .writer: "markup"
    case .flag: "true or false"
    case .lookup: "texts by name"
    case .elements(let elements):
      switch (elements.content, elements.count) {
      case (.text, _): "list of texts"
      case (.model(let type), .many): "list of \(type.makeShape().name)"
      case (.model(let type), .one): type.makeShape().name
      case (.model(let type), .oneOrNone): "\(type.makeShape().name), if any"
      }
    }
  }

  fileprivate func example(_ name: String) -> String {
    switch self {
    case .text(let text):
      let printed =
        switch text.kind {
        case .text: "{{\(name)}}"
        case .url: "<a href=\"{{\(name)}}\">"
        case .markup: "{{{\(name)}}}"
        }
      return text.mayBeMissing ? "{{#\(name)}}\(printed){{/\(name)}}" : printed
    case .writer: return "{{{\(name)}}}"
    case .flag: return "{{#\(name)}}…{{/\(name)}}"
    case .lookup: return "{{#\(name).wine}}{{\(name).wine}}{{/\(name).wine}}"
    case .elements(let elements):
      if case .text = elements.content { return "{{#\(name)}}{{.}}{{/\(name)}}" }
      return "{{#\(name)}}…{{/\(name)}}"
    }
  }
}

extension PrintedText.Kind {
  fileprivate var words: String {
    switch self {
    case .text: "text"
    case .url: "URL"
    case .markup: "markup"
    }
  }
}
