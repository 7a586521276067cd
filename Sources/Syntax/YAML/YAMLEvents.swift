internal import MenugenCYAML

/// libyaml's parser, released with this value.
///
/// Heap-allocated, because libyaml keeps pointers into it.
struct YAMLEvents: ~Copyable, ~Escapable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Creates a parser for bytes that must outlive it. Returns `nil` if out of memory.
  @_lifetime(copy bytes)
  init?(_ bytes: Span<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    bytes.withUnsafeBufferPointer { yaml_parser_set_input_string(parser, $0.baseAddress, $0.count) }
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Calls `body` with the next event, which is only valid during the call. Returns false after a syntax error.
  func next(_ body: (yaml_event_t) -> Bool) -> Bool {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { return false }
    defer { yaml_event_delete(&event) }
    return body(event)
  }

  /// The error, after `next` returned false.
  var problem: YAMLProblem {
    let words = parser.pointee.problem.map { String(cString: $0) } ?? "the file can't be read"
    let context = parser.pointee.context.map { String(cString: $0) } ?? ""
    if parser.pointee.error == YAML_READER_ERROR {
      return YAMLProblem(words: words, context: context, place: .byte(parser.pointee.problem_offset))
    }
    // Report an unclosed value where it begins, not at the end of the file.
    let isUnclosed = words == "found unexpected end of stream" && !context.isEmpty
    // Report a key without a colon where it begins, not at the next token.
    let isUnfinishedKey = words == YAMLProblem.keyWithoutColon && !context.isEmpty
    let mark = isUnclosed || isUnfinishedKey ? parser.pointee.context_mark : parser.pointee.problem_mark
    return YAMLProblem(words: words, context: context, place: .character(mark.index))
  }
}

/// A syntax error in libyaml's words.
struct YAMLProblem {
  var words: String
  /// The parser's context, such as `while parsing a flow sequence`.
  var context: String
  var place: Place

  static let keyWithoutColon = "could not find expected ':'"
  static let colonWithoutKey = "mapping values are not allowed in this context"

  enum Place {
    case byte(Int)
    case character(Int)
  }
}

extension yaml_event_t {
  var isStart: Bool { type == YAML_SEQUENCE_START_EVENT || type == YAML_MAPPING_START_EVENT }
  var isEnd: Bool { type == YAML_SEQUENCE_END_EVENT || type == YAML_MAPPING_END_EVENT }
  var isValue: Bool { isStart || type == YAML_SCALAR_EVENT || type == YAML_ALIAS_EVENT }

  var isFlow: Bool {
    switch type {
    case YAML_SEQUENCE_START_EVENT: data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    case YAML_MAPPING_START_EVENT: data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    default: false
    }
  }

  /// The anchor of a value, or the target of an alias.
  var anchor: String? {
    switch type {
    case YAML_SCALAR_EVENT: text(data.scalar.anchor)
    case YAML_SEQUENCE_START_EVENT: text(data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: text(data.mapping_start.anchor)
    case YAML_ALIAS_EVENT: text(data.alias.anchor)
    default: nil
    }
  }

  /// The tag, without the prefix of the core schema's tags.
  var tag: String? {
    let tag =
      switch type {
      case YAML_SCALAR_EVENT: text(data.scalar.tag)
      case YAML_SEQUENCE_START_EVENT: text(data.sequence_start.tag)
      case YAML_MAPPING_START_EVENT: text(data.mapping_start.tag)
      default: nil as String?
      }
    guard let tag else { return nil }
    let prefix = "tag:yaml.org,2002:"
    return tag.hasPrefix(prefix) ? String(tag.dropFirst(prefix.count)) : tag
  }

  /// Calls `body` with the text of a scalar event.
  func withScalar<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    let scalar = data.scalar
    guard let text = scalar.value else { return body(Span()) }
    return body(Span(_unsafeElements: UnsafeBufferPointer(start: text, count: scalar.length)))
  }

  private func text(_ bytes: UnsafeMutablePointer<UInt8>?) -> String? { bytes.map { String(cString: $0) } }
}
