import MenugenText
internal import MenugenCYAML
package import MenugenDiagnostics

/// Reads a YAML file by the 1.2 core schema.
///
/// Plain scalars keep their text and are interpreted by the field that reads them: `18:00` and `no` are text in a text
/// field. Aliases are expanded up to a limit; merge keys (`<<`) are errors. An empty file is null. The value is `nil`
/// after a merge key, and after a syntax error, of which only the first is reported.
package func readYAML(_ file: SourceFile) -> Checked<Value?> {
  guard !isTooLarge(file) else { return Checked(nil, [tooLarge(file)]) }
  var reader = YAMLReader(file.bytes.span)
  let isRead = reader.readDocument() && reader.tape.nodes[0].kind != .invalid
  let value = isRead ? Value(tree: Tree(bytes: file.bytes, tape: reader.tape), index: 0) : nil
  return Checked(value, reader.findings.diagnostics(in: file))
}

/// Converts libyaml's events to a tape.
struct YAMLReader: ~Copyable, ~Escapable {
  /// The maximum number of values that a file's aliases may expand to.
  static let mostAliased = 100_000

  let bytes: Span<UInt8>
  var tape = Tape()
  var findings = Findings()
  private var keys = ObjectKeyTracker()
  private var places: YAMLPlaces
  private var open: [Container] = []
  private var anchors: [String: Anchor] = [:]
  private var aliased = 0
  /// The events of a key that isn't text, and of its value.
  private var skipping: Skipping?
  private var hasDocument = false
  private var hasMergeKey = false
  private var isFinished = false

  private struct Container {
    var kind: ValueKind
    var node: Int
    var anchor: String?
    var outerKeys = 0
    var count = 0
    var isKeyNext: Bool
    var isFlow: Bool
    /// Whether any of its keys has a colon.
    var hasColons = false
    /// The end of its last value, which is also the end of a block.
    var end: Int
  }

  private enum Anchor {
    case values(Range<Int>)
    /// Its value is incomplete: an alias would contain itself.
    case unfinished
    /// Its value was omitted after an error was reported.
    case unusable
  }

  private struct Skipping {
    var depth = 0
    /// The key, then its value.
    var values = 2
  }

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) {
    self.bytes = bytes
    places = YAMLPlaces(bytes, start: startOfText(in: bytes))
  }

  /// Reads the document of a file. Returns false if there is none that can be read.
  mutating func readDocument() -> Bool {
    if isUTF16(bytes) {
      findings.report(.notUTF8(.yaml), at: 0..<2)
      return false
    }
    let start = startOfText(in: bytes)
    guard let events = YAMLEvents(bytes[start...]) else {
      findings.report(.notEnoughMemory, at: start..<start)
      return false
    }
    while !isFinished {
      let isRead = events.next { event in
        read(event)
        return true
      }
      guard isRead else {
        report(events.problem)
        return false
      }
    }
    guard open.isEmpty, !hasMergeKey else { return false }
    if tape.nodes.isEmpty { tape.append(.null, start..<start, text: start..<start) }
    return true
  }
}

// MARK: - Events

extension YAMLReader {
  private mutating func read(_ event: yaml_event_t) {
    let range = places.range(of: event)
    if let skipping, event.isValue || event.isEnd { return skip(event, skipping) }
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      if hasDocument {
        findings.report(.severalDocuments, at: range)
        isFinished = true
      }
      hasDocument = true
    case YAML_STREAM_END_EVENT: isFinished = true
    case YAML_SCALAR_EVENT: readScalar(event, range)
    case YAML_ALIAS_EVENT: readAlias(event, range)
    case YAML_SEQUENCE_START_EVENT: openContainer(.array, event, range)
    case YAML_MAPPING_START_EVENT: openContainer(.object, event, range)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: closeContainer(range)
    default: break
    }
  }

  private mutating func openContainer(_ kind: ValueKind, _ event: yaml_event_t, _ range: Range<Int>) {
    if open.last?.isKeyNext == true { return skipKey(event, range) }
    guard open.count < JSONReader.deepest else {
      findings.report(.nestedTooDeep("lists and mappings", levels: JSONReader.deepest, .yaml), at: range)
      isFinished = true
      return
    }
    checkTag(event, fits: kind == .array ? "seq" : "map", range)
    let anchor = event.anchor
    if let anchor { anchors[anchor] = .unfinished }
    open.append(
      Container(
        kind: kind, node: tape.open(kind, at: range.lowerBound), anchor: anchor,
        outerKeys: kind == .object ? keys.open() : 0, isKeyNext: kind == .object, isFlow: event.isFlow,
        end: range.upperBound))
  }

  private mutating func closeContainer(_ range: Range<Int>) {
    guard let container = open.popLast() else { return }
    let end = container.isFlow ? range.upperBound : container.end
    tape.close(container.node, at: end, count: container.count)
    if container.kind == .object {
      for node in keys.close(container.outerKeys, tape: tape, source: bytes) { reportRepeatedKey(node) }
    }
    finishValue(from: container.node, anchor: container.anchor, end: end)
  }

  private mutating func readScalar(_ event: yaml_event_t, _ range: Range<Int>) {
    if isMergeKey(event) { return skipMergeKey(range) }
    if event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE { checkComment(after: event, range) }
    if isFirstKeyAgain(event) { beginEntry(at: range) }
    let start = tape.nodes.count
    appendScalar(event, range)
    if open.last?.isKeyNext == true {
      if event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE { checkSpaces(beforeKey: range) }
      finishKey(range)
      if let anchor = event.anchor {
        anchors[anchor] = tape.nodes.count > start ? .values(start..<start + 1) : .unusable
      }
      return
    }
    finishValue(from: start, anchor: event.anchor, end: range.upperBound)
  }

  private mutating func finishKey(_ range: Range<Int>) {
    let node = tape.nodes.count - 1
    if open[open.count - 1].isFlow {
      if !isCutByComma(range) {
        open[open.count - 1].hasColons = true
      } else if open[open.count - 1].hasColons {
        reportComma(before: node, range)
        tape.nodes.truncate(to: node)
        return skipping = Skipping(values: 1)
      }
    }
    open[open.count - 1].isKeyNext = false
    if keys.add(to: tape, source: bytes) { reportRepeatedKey(node) }
  }

  private mutating func finishValue(from start: Int, anchor: String?, end: Int) {
    if let anchor { anchors[anchor] = .values(start..<tape.nodes.count) }
    guard !open.isEmpty else { return }
    let last = open.count - 1
    open[last].count += 1
    open[last].end = max(open[last].end, end)
    open[last].isKeyNext = open[last].kind == .object
  }

  private mutating func reportRepeatedKey(_ node: Int) {
    findings.report(.duplicateKey(tape.withText(node, source: bytes, messageText), .yaml), at: tape.nodes[node].range)
  }
}

// MARK: - Merge keys

extension YAMLReader {
  private func isMergeKey(_ event: yaml_event_t) -> Bool {
    guard open.last?.isKeyNext == true, event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE else { return false }
    return event.withScalar { $0.isWord("<<") }
  }

  /// Skips a merge key with its value. Without the merged keys, further messages about the file would be wrong.
  private mutating func skipMergeKey(_ range: Range<Int>) {
    findings.report(.mergeKey, at: range)
    hasMergeKey = true
    skipping = Skipping(values: 1)
  }
}

// MARK: - Missing dashes

extension YAMLReader {
  /// Whether a key is the first key of its list entry once more: the entry after it lacks its dash.
  private func isFirstKeyAgain(_ event: yaml_event_t) -> Bool {
    guard let entry = open.last, entry.isKeyNext, !entry.isFlow, entry.count > 1, open.count > 1 else { return false }
    let list = open[open.count - 2]
    guard list.kind == .array, !list.isFlow else { return false }
    return event.withScalar { key in tape.withText(entry.node + 1, source: bytes) { $0.isSame(as: key) } }
  }

  /// Ends an entry of a list, and begins the next one at its first key.
  private mutating func beginEntry(at key: Range<Int>) {
    let end = bytes[key.lowerBound...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let line = messageText(bytes[key.lowerBound..<(end.map { key.lowerBound + $0 } ?? bytes.count)])
    findings.report(.missingDash(before: line), at: key)
    closeContainer(key)
    open.append(
      Container(
        kind: .object, node: tape.open(.object, at: key.lowerBound), outerKeys: keys.open(), isKeyNext: true,
        isFlow: false, end: key.upperBound))
  }
}

// MARK: - Commas within values

extension YAMLReader {
  /// Whether a key of a flow mapping has no colon, such as `garlic` in `{en: Tomato, garlic}`.
  private func isCutByComma(_ key: Range<Int>) -> Bool {
    var index = key.upperBound
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ","), UInt8(ascii: "}"): return true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): index += 1
      case UInt8(ascii: "#"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      default: return false
      }
    }
    return false
  }

  /// Reports the rest of a value after a comma, which YAML would read as a key without a value.
  private mutating func reportComma(before node: Int, _ range: Range<Int>) {
    let (rest, isNumber) = tape.withText(node, source: bytes) { text in
      (messageText(text), text.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false)
    }
    findings.report(.commaInValue(before: rest, isNumber: isNumber), at: range)
  }
}

// MARK: - Keys that are not text

extension YAMLReader {
  private mutating func skipKey(_ event: yaml_event_t, _ range: Range<Int>) {
    findings.report(.complexKey, at: range)
    skip(event, Skipping())
  }

  private mutating func skip(_ event: yaml_event_t, _ state: Skipping) {
    var state = state
    if let anchor = event.anchor { anchors[anchor] = .unusable }
    if event.isStart { state.depth += 1 }
    if event.isEnd { state.depth -= 1 }
    if state.depth == 0 { state.values -= 1 }
    skipping = state.values > 0 ? state : nil
  }
}

// MARK: - Aliases

extension YAMLReader {
  private mutating func readAlias(_ event: yaml_event_t, _ range: Range<Int>) {
    let start = tape.nodes.count
    let isKey = open.last?.isKeyNext == true
    if !appendAlias(event.anchor ?? "", range) {
      tape.append(.invalid, range, text: range.lowerBound..<range.lowerBound)
    }
    guard isKey else { return finishValue(from: start, anchor: nil, end: range.upperBound) }
    if tape.nodes[start].isContainer {
      tape.nodes.truncate(to: start)
      skipping = Skipping(values: 1)
      findings.report(.complexKey, at: range)
    } else {
      finishKey(range)
    }
  }

  /// Expands an alias. Returns false if that isn't possible.
  private mutating func appendAlias(_ name: String, _ range: Range<Int>) -> Bool {
    switch anchors[name] {
    case .unusable: return false
    case nil:
      findings.report(.unknownAnchor(name), at: range)
      return false
    case .unfinished:
      findings.report(.aliasCycle(name), at: range)
      return false
    case .values(let values):
      guard aliased + values.count <= Self.mostAliased, open.count + height(of: values) <= JSONReader.deepest else {
        if aliased <= Self.mostAliased {
          findings.report(.tooManyAliases(limit: Self.mostAliased), at: range)
        }
        aliased = Self.mostAliased + 1
        return false
      }
      aliased += values.count
      tape.copy(values, at: range)
      return true
    }
  }

  /// The nesting depth of arrays and objects.
  private func height(of values: Range<Int>) -> Int {
    var ends: [UInt32] = []
    var height = 0
    for index in values {
      while let end = ends.last, end <= index { ends.removeLast() }
      if tape.nodes[index].isContainer { ends.append(tape.nodes[index].text) }
      height = max(height, ends.count)
    }
    return height
  }
}

extension Tape {
  /// Copies values on the tape; the outermost is located at `range`.
  fileprivate mutating func copy(_ values: Range<Int>, at range: Range<Int>) {
    let start = nodes.count
    let shift = UInt32(truncatingIfNeeded: start - values.lowerBound)
    for index in values {
      var node = nodes[index]
      if node.isContainer { node.text += shift }
      nodes.append(node)
    }
    nodes[start].start = UInt32(truncatingIfNeeded: range.lowerBound)
    nodes[start].end = UInt32(truncatingIfNeeded: range.upperBound)
  }
}

// MARK: - Scalars

extension YAMLReader {
  private mutating func appendScalar(_ event: yaml_event_t, _ range: Range<Int>) {
    event.withScalar { appendScalar($0, event, range) }
  }

  private mutating func appendScalar(_ value: Span<UInt8>, _ event: yaml_event_t, _ range: Range<Int>) {
    let scalar = event.data.scalar
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    let kind = kind(ofScalar: value, isPlain: isPlain, event, range)
    // Search the text from the end, as an anchor or tag may precede it.
    let isQuoted = scalar.style == YAML_SINGLE_QUOTED_SCALAR_STYLE || scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE
    let quote = isQuoted ? 1 : 0
    let end = range.upperBound - quote
    let start = end - value.count
    if isPlain || isQuoted, start - quote >= range.lowerBound, bytes[start..<end].elementsEqual(value) {
      tape.append(kind, start - quote..<range.upperBound, text: start..<end)
    } else {
      let decoded = tape.texts.count
      tape.texts.append(contentsOf: value)
      tape.append(kind, range, decodedFrom: decoded)
    }
  }

  private mutating func kind(
    ofScalar value: Span<UInt8>, isPlain: Bool, _ event: yaml_event_t, _ range: Range<Int>
  ) -> ValueKind {
    guard let tag = event.tag else {
      guard isPlain, open.last?.isKeyNext != true else { return .string }
      return isCoreNull(value) ? .null : .plain
    }
    switch tag {
    case "str": return .string
    case "null" where isCoreNull(value): return .null
    case "bool" where coreBool(value) != nil, "float" where isCoreNumber(value),
      "int" where isCoreNumber(value) || isCoreRadixInteger(value):
      return .plain
    default:
      let isCore = ["null", "bool", "int", "float"].contains(tag)
      findings.report(isCore ? .wrongTag(tag, of: messageText(value)) : .unknownTag(tag), at: range)
      return .invalid
    }
  }

  private mutating func checkTag(_ event: yaml_event_t, fits name: String, _ range: Range<Int>) {
    guard let tag = event.tag, tag != name else { return }
    findings.report(.unknownTag(tag), at: range)
  }
}

// MARK: - Comments

extension YAMLReader {
  /// Warns of a comment that seems to belong to a text, such as `#1` in `name: Pizza #1`. `# …` is a usual comment.
  private mutating func checkComment(after event: yaml_event_t, _ range: Range<Int>) {
    var mark = range.upperBound
    while mark < bytes.count, isBlank(bytes[mark]) { mark += 1 }
    guard mark > range.upperBound, mark + 1 < bytes.count, bytes[mark] == UInt8(ascii: "#"),
      isKeyByte(bytes[mark + 1]) && bytes[mark + 1] != UInt8(ascii: "-") || bytes[mark + 1] >= 0x80,
      event.withScalar({ $0.isEmpty || !isCoreNumber($0) && coreBool($0) == nil })
    else { return }
    var end = mark
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    while isBlank(bytes[end - 1]) { end -= 1 }
    // A colour in place of a value is an error of the key that takes one.
    var wordEnd = mark
    while wordEnd < end, !isBlank(bytes[wordEnd]) { wordEnd += 1 }
    if event.withScalar({ $0.isEmpty }), isHexColor(bytes[mark + 1..<wordEnd]) { return }
    let written = bytes[range.lowerBound..<end]
    // Show only short values in the hint, and none within brackets, which may be in the comment too.
    let isShown = open.last?.isFlow != true && written.count <= 60 && !written.contains { $0 < 0x20 }
    let text = String(decoding: written, as: UTF8.self).drop { $0 == " " }
    findings.report(
      .textInComment(
        messageText(bytes[mark..<end]), after: event.withScalar(messageText),
        meant: isShown ? inQuotes(String(text)) : "the whole text in quotes"),
      at: mark..<end)
  }

  private func isHexColor(_ digits: Span<UInt8>) -> Bool {
    (digits.count == 3 || digits.count == 6)
      && digits.allSatisfy { isDigit($0) || ($0 | 0x20) &- UInt8(ascii: "a") < 6 }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

/// A text as a quoted scalar.
private func inQuotes(_ text: String) -> String {
  text.contains { $0 == "\"" || $0 == "\\" } ? "'\(text.replacing("'", with: "''"))'" : "\"\(text)\""
}

// MARK: - Syntax errors

extension YAMLReader {
  private mutating func report(_ problem: YAMLProblem) {
    var place =
      switch problem.place {
      case .byte(let offset): min(places.start + offset, bytes.count)
      case .character(let index): places.byte(ofCharacter: index)
      }
    if let fault = yamlLookAlike(upTo: place, in: bytes, start: places.start) ?? keyFault(problem, at: place) {
      return findings.report(fault.message, at: fault.range)
    }
    if problem.words.contains("UTF-8") { place = firstBadSequence() ?? place }
    let isTab = place < bytes.count && bytes[place] == UInt8(ascii: "\t")
    findings.report(
      .yaml(problem.words, context: problem.context, isTab: isTab), at: place..<min(place + 1, bytes.count))
  }

  private func keyFault(_ problem: YAMLProblem, at place: Int) -> YAMLKeyFault? {
    switch problem.words {
    case YAMLProblem.keyWithoutColon: yamlKeyFault(from: place, in: bytes)
    case YAMLProblem.colonWithoutKey:
      yamlKeyWithoutColon(before: place, in: bytes, start: places.start).flatMap { yamlKeyFault(from: $0, in: bytes) }
    case _ where specialSpace(at: place, in: bytes) != nil: yamlKeyFault(from: place, in: bytes)
    default: nil
    }
  }

  /// Reports a special space that became part of a key instead of the indentation.
  private mutating func checkSpaces(beforeKey range: Range<Int>) {
    let isEntry = bytes[range].first == UInt8(ascii: "-")
    let start = range.lowerBound + (isEntry ? 1 : 0)
    guard let space = specialSpace(at: start, in: bytes) else { return }
    findings.report(
      isEntry ? .spaceAfterDash(space.name) : .spaceInIndentation(space.name), at: start..<start + space.length)
  }

  /// The first invalid UTF-8 sequence. libyaml's offset may be within it.
  private func firstBadSequence() -> Int? {
    var place = places.start
    while place < bytes.count {
      let length = utf8SequenceLength(in: bytes, at: place, end: bytes.count)
      if length == 0 { return place }
      place += length
    }
    return nil
  }
}
