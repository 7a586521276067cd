package import MenugenText

extension ContentKind {
  /// Writes the JSON Schema (2020-12) of the kind.
  ///
  /// Text may be a number or a boolean: YAML reads `name: 1987` as a number, and menugen accepts it as text.
  package func writeSchema(to output: inout ByteBuffer) {
    var definitions = SchemaDefinitions()
    let root = definitions.reference(object.id)
    var members: [JSONMember] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("$id", .text("urn:menugen:schema:\(name)")),
      ("title", .text("menugen \(name)")), ("description", .text(object.meaning)),
    ]
    members += root + (mayBeEmpty ? [] : [notNull])
    members.append(("$defs", .object(definitions.written())))
    JSONTree.object(members).write(to: &output, indent: 0)
    output.append("\n")
  }
}

private typealias JSONMember = (key: String, value: JSONTree)

private let notNull: JSONMember = ("not", .object([("type", .text("null"))]))

/// The `$defs` of a schema, each object once.
private struct SchemaDefinitions {
  /// The names in order of first reference.
  private var names: [String] = []

  mutating func reference(_ name: String) -> [JSONMember] {
    if !names.contains(name) { names.append(name) }
    return [("$ref", .text("#/$defs/\(name)"))]
  }

  /// Returns the definitions, including those that definitions refer to.
  mutating func written() -> [JSONMember] {
    var members: [JSONMember] = []
    while members.count < names.count {
      let name = names[members.count]
      members.append((name, .object(definition(name))))
    }
    return members
  }

  private mutating func definition(_ name: String) -> [JSONMember] {
    switch name {
    case "label": return merged([ContentForm.text, .map("", .text)].map { schema($0) }, languages: true)
    case "allergens":
      let words = allergenWords.words
      let presences = ["contains", "may-contain"]
      return [
        types("array", "object"), ("items", .object([oneOf(words)])),
        ("propertyNames", .object([oneOf(words + presences + ["mayContain"])])),
        (
          "additionalProperties",
          .object([
            ("anyOf", .list([.object([oneOf(presences + words)]), .object(listOfWords)]))
          ])
        ),
      ]
    case "allergenList":
      return [("anyOf", .list([.object([oneOf(allergenWords.words)]), .object(listOfWords), .object([types()])]))]
    default:
      guard let object = ContentObject.named(name) else { return [] }
      return [("description", .text(object.meaning))]
        + merged([schema(of: object)] + object.shortForms.map { schema($0) })
    }
  }

  private var listOfWords: [JSONMember] {
    [("type", .text("array")), ("items", .object([oneOf(allergenWords.words)]))]
  }

  private mutating func schema(of object: ContentObject) -> [JSONMember] {
    var properties: [JSONMember] = []
    for key in object.keys {
      let note = key.defaultValue.map { " Default: \($0)." } ?? ""
      let form = schema(key.form) + (key.isRequired ? [notNull] : [])
      properties.append(
        (
          key.name,
          .object(
            [("description", .text(key.meaning + note))] + form + [("examples", .list([.written(key.example)]))])
        ))
      for alias in key.aliases {
        properties.append((alias, .object([("description", .text("The same as \(key.name)."))] + form)))
      }
    }
    properties += object.ignoredKeys.map { ($0, .flag(true)) }
    let required = object.keys.filter(\.isRequired).map { JSONTree.text($0.name) }
    let others = object.otherValues.map { JSONTree.object(schema($0)) }
    return [types("object"), ("properties", .object(properties))]
      + (required.isEmpty ? [] : [("required", .list(required))])
      + [("additionalProperties", others ?? .flag(false))]
  }

  private mutating func schema(_ form: ContentForm) -> [JSONMember] {
    switch form {
    case .text: return [types("string", "number", "boolean")]
    case .pattern(let pattern, _): return [types("string"), ("pattern", .text(pattern))]
    case .words(let words): return [("enum", .list(words.map(JSONTree.text) + [.null]))]
    case .flag: return [types("boolean")]
    case .integer(let range):
      return [
        types("integer", "string"), ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
        ("pattern", .text("^[+-]?[0-9]+$")),
      ]
    case .number(let minimum, let maximum):
      return [types("number", "string"), ("pattern", .text("^-?[0-9]+([.][0-9]+)?$"))]
        + [("minimum", minimum), ("maximum", maximum)].compactMap { key, bound in bound.map { (key, .number($0)) } }
    case .amount:
      return [types("number", "string"), ("pattern", .text("^[+-]?[0-9]+([.][0-9]+)?([eE][+-]?[0-9]+)?$"))]
    case .allergens: return reference("allergens")
    case .allergenList: return reference("allergenList")
    case .markdown, .localized(.text): return reference("label")
    case .localized(let form): return merged([schema(form), schema(.map("language", form))], languages: true)
    case .object(let name): return reference(name)
    case .fullObject(let name): return reference(name) + [types("object")]
    case .list(let form): return [types("array"), ("items", .object(schema(form)))]
    case .map(_, let form): return [types("object"), ("additionalProperties", .object(schema(form)))]
    case .either(let forms): return merged(forms.map { schema($0) })
    }
  }
}

/// Merges schemas into one: side by side if their types differ, otherwise with `anyOf`.
///
/// - Parameter languages: Whether the keys of the last schema are languages.
private func merged(_ schemas: [[JSONMember]], languages: Bool = false) -> [JSONMember] {
  var schemas = schemas
  if languages, let values = schemas.popLast()?.last?.value {
    schemas.append([
      types("object"), ("patternProperties", .object([(ContentForm.languageTag, values)])),
      ("additionalProperties", .flag(false)),
    ])
  }
  if schemas.count == 1 { return schemas[0] }
  let typed = schemas.map { schema in schema.first.flatMap { $0.key == "type" ? $0.value.texts : nil } }
  let names = typed.compactMap(\.self).joined().filter { $0 != "null" }
  let keys = schemas.flatMap { $0.dropFirst().map(\.key) }
  guard typed.allSatisfy({ $0 != nil }), Set(names).count == names.count, Set(keys).count == keys.count else {
    return [("anyOf", .list(schemas.map(JSONTree.object)))]
  }
  return [("type", .list((names + ["null"]).map(JSONTree.text)))] + schemas.flatMap { $0.dropFirst() }
}

/// Returns the `type` member. `null` is allowed: it counts as a missing key.
private func types(_ names: String...) -> JSONMember { ("type", .list((names + ["null"]).map(JSONTree.text))) }

private func oneOf(_ words: [String]) -> JSONMember { ("enum", .list(words.map(JSONTree.text))) }

/// A JSON value with ordered members.
private indirect enum JSONTree {
  case null
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([JSONTree])
  case object([JSONMember])
  /// JSON text.
  case written(String)

  /// The elements of a list of texts.
  var texts: [String]? {
    guard case .list(let elements) = self else { return nil }
    return elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Writes the value: members on separate lines, lists of scalars on one line.
  func write(to output: inout ByteBuffer, indent: Int) {
    switch self {
    case .null: output.append("null")
    case .text(let text): output.appendJSONString(text)
    case .number(let number): output.append(String(number))
    case .flag(let flag): output.append(flag ? "true" : "false")
    case .written(let text): output.append(text)
    case .list(let elements):
      output.append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(", ") }
        element.write(to: &output, indent: indent)
      }
      output.append("]")
    case .object(let members):
      if members.isEmpty { return output.append("{}") }
      output.append("{")
      for (index, member) in members.enumerated() {
        output.append(index > 0 ? ",\n" : "\n")
        output.append(String(repeating: " ", count: indent + 2))
        output.appendJSONString(member.key)
        output.append(": ")
        member.value.write(to: &output, indent: indent + 2)
      }
      output.append("\n" + String(repeating: " ", count: indent))
      output.append("}")
    }
  }
}
