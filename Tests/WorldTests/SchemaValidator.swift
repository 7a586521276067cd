import Foundation
import MenugenDiagnostics
import MenugenSyntax
import MenugenText

@testable import MenugenParsers

/// Checks values against a JSON Schema, with the keywords of 2020-12 that menugen uses. Other keywords are errors.
struct SchemaValidator: Sendable {
  private let root: Node
  private let definitions: [String: Node]

  /// The schemas of all kinds, read from the output of `menugen schema`.
  static let all: [String: SchemaValidator] = Dictionary(
    uniqueKeysWithValues: ContentKind.all.map { kind in
      var text = ByteBuffer()
      kind.writeSchema(to: &text)
      return (kind.name, SchemaValidator(text.bytes))
    })

  init(_ bytes: [UInt8]) {
    let read = readJSON(SourceFile(path: "schema.json", bytes: bytes))
    root = read.value.map(Node.init) ?? .null
    definitions = Dictionary((root["$defs"]?.members ?? []).map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// The schema's `$id`; `nil` if it couldn't be read.
  var id: String? { root["$id"]?.written }

  /// Returns the errors of a value, with their paths.
  func faults(_ value: Node) -> [String] { faults(value, root, at: "") }

  private func faults(_ value: Node, _ schema: Node, at path: String) -> [String] {
    if case .literal(let literal) = schema { return literal == "true" ? [] : ["\(path): nothing may be here"] }
    var faults: [String] = []
    for keyword in schema.members {
      faults += keywordFaults(value, keyword, in: schema, at: path)
    }
    return faults
  }

  private func keywordFaults(_ value: Node, _ keyword: Node.Member, in schema: Node, at path: String) -> [String] {
    func fault(_ isBroken: Bool, _ words: String) -> [String] { isBroken ? ["\(path): \(words)"] : [] }
    switch keyword.key {
    case "$schema", "$id", "$defs", "title", "description", "examples": return []
    case "$ref":
      guard let name = keyword.value.written?.split(separator: "/").last, let target = definitions[String(name)] else {
        return ["\(path): no definition of \(keyword.value)"]
      }
      return faults(value, target, at: path)
    case "type":
      let types = keyword.value.elements.isEmpty ? [keyword.value] : keyword.value.elements
      return fault(!types.contains { value.hasType($0.written ?? "null") }, "\(value) is none of \(types)")
    case "enum": return fault(!keyword.value.elements.contains(value), "\(value) is none of its words")
    case "not": return fault(faults(value, keyword.value, at: path).isEmpty, "\(value) may not be here")
    case "anyOf":
      let all = keyword.value.elements.map { faults(value, $0, at: path) }
      return all.contains(where: \.isEmpty) ? [] : all.joined().map { $0 }
    case "pattern":
      guard case .text(let text) = value, let pattern = keyword.value.written else { return [] }
      return fault(text.range(of: pattern, options: .regularExpression) == nil, "'\(text)' doesn't match \(pattern)")
    case "minimum", "maximum":
      guard let number = value.number, let bound = keyword.value.number else { return [] }
      return fault(keyword.key == "minimum" ? number < bound : number > bound, "\(number) is out of bounds")
    case "items":
      return value.elements.enumerated().flatMap { faults($1, keyword.value, at: "\(path)/\($0)") }
    case "required":
      guard case .object(let members) = value else { return [] }
      return keyword.value.elements.compactMap(\.written).flatMap { name in
        fault(!members.contains { $0.key == name }, "\(name) is missing")
      }
    case "propertyNames":
      return value.members.flatMap { faults(.text($0.key), keyword.value, at: "\(path)/\($0.key)") }
    case "properties":
      return value.members.flatMap { member in
        keyword.value.member(member.key).map { faults(member.value, $0, at: "\(path)/\(member.key)") } ?? []
      }
    case "patternProperties":
      return keyword.value.members.flatMap { pattern in
        value.members.filter { $0.key.range(of: pattern.key, options: .regularExpression) != nil }.flatMap {
          faults($0.value, pattern.value, at: "\(path)/\($0.key)")
        }
      }
    case "additionalProperties":
      let patterns = schema["patternProperties"]?.members.map(\.key) ?? []
      return value.members.filter { member in
        schema["properties"]?.member(member.key) == nil
          && !patterns.contains { member.key.range(of: $0, options: .regularExpression) != nil }
      }.flatMap { faults($0.value, keyword.value, at: "\(path)/\($0.key)") }
    default: return ["\(path): unknown keyword \(keyword.key)"]
    }
  }
}

extension Node {
  /// Converts a value of JSON, or of YAML in the core schema.
  init(_ value: Value) {
    switch value.kind {
    case .object: self = .object(value.members.map { Member(key: $0.key.text, value: Node($0.value)) })
    case .array: self = .list(value.elements.map(Node.init))
    case .null, .invalid: self = .null
    case .bool: self = .flag(value.bool() ?? false)
    case .number: self = .literal(value.numberText ?? "0")
    case .string: self = .text(value.string() ?? "")
    case .plain:
      let text = value.string() ?? ""
      let isNumber = text.range(
        of: "^[-+]?([.][0-9]+|[0-9]+([.][0-9]*)?)([eE][-+]?[0-9]+)?$", options: .regularExpression)
      self = value.bool().map(Node.flag) ?? (isNumber == nil ? .text(text) : .literal(text))
    }
  }

  /// Returns a member, including `null`.
  fileprivate func member(_ name: String) -> Node? { members.first { $0.key == name }?.value }

  fileprivate var number: Double? {
    guard case .literal(let literal) = self else { return nil }
    return Double(literal)
  }

  fileprivate func hasType(_ name: String) -> Bool {
    switch (name, self) {
    case ("object", .object), ("array", .list), ("string", .text): true
    case ("null", .literal(let literal)): literal == "null"
    case ("boolean", .literal(let literal)): literal == "true" || literal == "false"
    case ("number", _): number != nil
    case ("integer", _): number.map { $0.rounded() == $0 } ?? false
    default: false
    }
  }
}

extension World.File {
  /// The errors of the file by its schema.
  var schemaFaults: [String] {
    let values: [Node] =
      switch content {
      case .tree(let node): [node]
      case .records(let records): path.hasSuffix(".csv") ? [] : records
      case .page(let front, _): front.map { [$0] } ?? []
      case .bytes: []
      }
    guard let kind = schemaKind(of: path), let validator = SchemaValidator.all[kind] else { return [] }
    return values.flatMap { validator.faults($0) }.map { "\(path)\($0)" }
  }
}

/// Returns the kind of a content file by its path, relative to `Content` or a theme.
func schemaKind(of path: String) -> String? {
  let parts = path.split(separator: "/")
  let ending = path.split(separator: ".").last ?? ""
  let isTree = ["yaml", "yml", "json"].contains(ending)
  if parts.contains("strings") { return isTree ? "strings" : nil }
  switch parts.dropFirst().first {
  case "menus": return isTree ? "menu" : nil
  case "movements": return isTree ? "ledger" : ending == "ndjson" ? "movement" : nil
  case "goals": return isTree ? "goal" : nil
  case "locations": return isTree ? "location" : nil
  case "pages": return ending == "md" ? "page" : nil
  default: return parts.dropFirst().first?.hasPrefix("site.") ?? false ? "site" : nil
  }
}
