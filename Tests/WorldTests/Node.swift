/// A value as written in a content file; can be shrunk.
indirect enum Node: Equatable, Sendable {
  struct Member: Equatable, Sendable {
    var key: String
    var value: Node
  }

  case object([Member])
  case list([Node])
  case text(String)
  /// A number, `true`, `false` or `null`, as written.
  case literal(String)

  static let null = Node.literal("null")

  static func flag(_ value: Bool) -> Node { .literal(value ? "true" : "false") }

  static func number(_ value: Int) -> Node { .literal(String(value)) }

  static func texts(_ texts: [String]) -> Node { .list(texts.map(Node.text)) }

  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  var elements: [Node] { if case .list(let elements) = self { elements } else { [] } }

  /// The text, or the literal.
  var written: String? {
    switch self {
    case .text(let text), .literal(let text): self == .null ? nil : text
    case .object, .list: nil
    }
  }

  /// A member that isn't null.
  subscript(key: String) -> Node? {
    members.first { $0.key == key }.flatMap { $0.value == .null ? nil : $0.value }
  }

  /// Every text in it, including keys.
  var texts: [String] {
    switch self {
    case .object(let members): members.flatMap { [$0.key] + $0.value.texts }
    case .list(let elements): elements.flatMap(\.texts)
    case .text(let text), .literal(let text): [text]
    }
  }
}

// MARK: - Writing

extension Node {
  var json: String {
    switch self {
    case .object(let members):
      "{" + members.map { "\(quoted($0.key)): \($0.value.json)" }.joined(separator: ", ") + "}"
    case .list(let elements): "[" + elements.map(\.json).joined(separator: ", ") + "]"
    case .text(let text): quoted(text)
    case .literal(let literal): literal
    }
  }

  /// Block style on the first two levels, then flow style, with plain scalars if possible.
  var yaml: String {
    switch self {
    case .object(let members) where !members.isEmpty: yaml(indent: "")
    case .list(let elements) where !elements.isEmpty: yaml(indent: "")
    default: json + "\n"
    }
  }

  private func yaml(indent: String) -> String {
    func block(_ value: Node) -> String {
      switch value {
      case .object(let members) where !members.isEmpty && indent.utf8.count < 4:
        "\n" + value.yaml(indent: indent + "  ")
      case .list(let elements) where !elements.isEmpty && indent.utf8.count < 4:
        "\n" + value.yaml(indent: indent + "  ")
      case .text(let text) where text.isPlain: " \(text)\n"
      default: " \(value.json)\n"
      }
    }
    switch self {
    case .object(let members):
      return members.map { "\(indent)\($0.key.isPlain ? $0.key : quoted($0.key)):\(block($0.value))" }.joined()
    case .list(let elements): return elements.map { "\(indent)-\(block($0))" }.joined()
    case .text, .literal: return indent + json + "\n"
    }
  }
}

extension String {
  /// Whether it can be a plain scalar in YAML.
  fileprivate var isPlain: Bool {
    guard let first = utf8.first, isLetter(first) else { return false }
    return utf8.allSatisfy { isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) || $0 == UInt8(ascii: "-") }
      && !["null", "true", "false"].contains(lowercased())
  }
}

private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

/// A JSON string, which is also valid YAML, with escapes.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    default:
      let isPrintable =
        switch scalar.value {
        case 0x20..<0x7F, 0xA0..<0x2028, 0x202A..<0xD800, 0xE000..<0xFEFF, 0xFF00..<0xFFFE, 0x1_0000...: true
        default: false
        }
      if isPrintable {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }
  return result + "\""
}

// MARK: - Shrinking

extension Node {
  /// Smaller nodes, largest cuts first: without half, without one part, or with a smaller part.
  var smaller: [Node] {
    switch self {
    case .object(let members):
      return dropped(members).map(Node.object)
        + members.indices.flatMap { index in
          members[index].value.smaller.map { value in
            var members = members
            members[index].value = value
            return .object(members)
          }
        }
    case .list(let elements):
      return dropped(elements).map(Node.list)
        + elements.indices.flatMap { index in
          elements[index].smaller.map { value in
            var elements = elements
            elements[index] = value
            return .list(elements)
          }
        }
    case .text(let text):
      // Reduced to the token that a name begins with.
      guard let space = text.firstIndex(of: " ") else { return [] }
      return [.text(String(text[..<space]))]
    case .literal: return []
    }
  }
}

/// The elements without each half, and without each one.
func dropped<Element>(_ elements: [Element]) -> [[Element]] {
  var shorter: [[Element]] = []
  if elements.count > 3 {
    shorter = [Array(elements.prefix(elements.count / 2)), Array(elements.dropFirst(elements.count / 2))]
  }
  return shorter
    + elements.indices.map { index in
      var elements = elements
      elements.remove(at: index)
      return elements
    }
}
