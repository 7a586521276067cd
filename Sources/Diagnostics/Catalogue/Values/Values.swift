/// Values of the wrong type, size or number.
extension DiagnosticMessage {
  /// - Parameters:
  ///   - expected: The expected type, such as `an amount`.
  ///   - found: The type found, such as `a list`.
  ///   - example: A valid value.
  package static func wrongType(_ field: String, expected: String, found: String, example: String) -> Self {
    .error(
      "value.type", "\(field) must be \(expected)\(expected.hasPrefix(found) ? "" : ", not \(found)")",
      hint: "write \(example)")
  }

  package static func missingValue(ofKey key: String, in field: String) -> Self {
    .error(
      "value.missing", "missing value for '\(key)' in \(field)",
      hint: "write a value after '\(key):', or remove the key")
  }

  package static func listTooLong(_ field: String, count: Int, limit: Int) -> Self {
    .error("list.too-long", "more than \(limit) entries in \(field): \(count)", hint: "write at most \(limit)")
  }

  package static func notANumber(_ field: String, example: String) -> Self {
    .error("number.not-a-number", "\(field) is not a plain number", hint: "write only digits, such as \(example)")
  }

  /// The valid range of a number.
  package enum NumberRule: Sendable {
    case whole(from: Int, to: Int)
    case positive, notNegative
    case digits(Int)
    case decimals(Int)
  }

  package static func numberOutOfRange(_ field: String, _ rule: NumberRule) -> Self {
    let wanted =
      switch rule {
      case .whole(let first, .max): "a whole number, \(first) or more"
      case .whole(let first, let last): "a whole number from \(first) to \(last)"
      case .positive: "a number greater than zero"
      case .notNegative: "zero or more"
      case .digits(let limit): "a number with at most \(limit) digits before the point"
      case .decimals(let limit): "a number with at most \(limit) decimals"
      }
    return .error("number.range", "\(field) must be \(wanted)", hint: "write \(wanted)")
  }
}

// MARK: - Shapes of messages

extension DiagnosticMessage {
  static func duplicate(_ id: String, _ thing: String, hint: String = "keep only one of them") -> Self {
    .error(id, "duplicate \(thing)", hint: hint)
  }

  static func duplicateID(_ id: String, _ thing: String, _ word: String) -> Self {
    .duplicate(id, "\(thing) id '\(word)'", hint: "give each \(thing) its own id")
  }

  static func missingName(_ id: String, of thing: String) -> Self {
    .error(id, "\(thing) has no name", hint: "write \"name\"")
  }

  /// Returns a hint with the nearest known word.
  static func didYouMean(_ word: String?) -> String? { word.map { "did you mean '\($0)'?" } }
}
