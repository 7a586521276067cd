@testable import MenugenSyntax

/// A value as compact text for comparison: `{a: [1, "x", ~plain~, null, !]}`, where `!` is an invalid value.
func describe(_ value: Value?) -> String {
  guard let value else { return "nothing" }
  switch value.kind {
  case .invalid: return "!"
  case .null: return "null"
  case .bool: return value.bool().map { "\($0)" } ?? "?"
  case .number: return value.numberText ?? "?"
  case .string: return "\"\(value.string() ?? "?")\""
  case .plain: return "~\(value.string() ?? "?")~"
  case .array: return "[" + value.elements.map { describe($0) }.joined(separator: ", ") + "]"
  case .object:
    return "{" + value.members.map { "\($0.key.text): \(describe($0.value))" }.joined(separator: ", ") + "}"
  }
}
