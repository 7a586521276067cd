/// The severity of a diagnostic. Errors prevent publishing, as do warnings with `--strict`.
package enum Severity: String, Sendable, Comparable {
  case note, warning, error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A problem for the user to fix: its location, the violated rule, and a hint.
package struct Diagnostic: Sendable, Hashable {
  package var severity: Severity
  /// The rule's name, such as `price.decimals`: stable, and listed in `Documentation/Errors.md`.
  package var id: String
  /// The thing and the problem, without a full stop: `price of 'Ribollita' has more decimals than EUR allows`.
  package var message: String
  /// What to write instead.
  package var hint: String?
  package var place: Place
  /// The number of diagnostics it represents: more than one if others of its kind were omitted.
  package var count = 1

  /// The location of a diagnostic: a line, a file, or the run itself.
  package enum Place: Sendable, Hashable {
    case line(SourceLocation)
    case file(String)
    case run
  }

  package init(_ message: DiagnosticMessage, at place: Place) {
    self.init(
      restoring: message.severity, id: message.id, message: shortened(message.text), hint: message.hint.map(shortened),
      at: place)
  }

  /// Restores a diagnostic that an earlier build recorded.
  package init(restoring severity: Severity, id: String, message: String, hint: String?, at place: Place) {
    self.severity = severity
    self.id = id
    self.message = message
    self.hint = hint
    self.place = place
  }

  /// The file that it is about, if any.
  package var file: String? {
    switch place {
    case .line(let location): location.file
    case .file(let path): path
    case .run: nil
    }
  }
}

/// Limits the length, as the text may quote megabytes of content.
private func shortened(_ text: String) -> String {
  text.utf8.count <= 4_000 ? text : String(text.unicodeScalars.prefix(1_000)) + "…"
}

extension Diagnostic: Comparable {
  /// Orders by file, line, column, severity, rule and text, so that the order is deterministic.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    left.order < right.order
  }

  // swift-format-ignore: a tuple is the shortest way to say "by these, in this order"
  private var order: (String, Int, Int, Int, String, CountedText) {
    let (line, column) =
      if case .line(let location) = place { (location.line, location.column) } else { (0, 0) }
    let rank = severity == .error ? 0 : severity == .warning ? 1 : 2
    return (file ?? "", line, column, rank, id, CountedText(text: message))
  }
}

/// Text that sorts by its numbers: `line 9` before `line 10`.
private struct CountedText: Comparable {
  var text: String

  static func < (left: CountedText, right: CountedText) -> Bool {
    var (mine, others) = (left.text.utf8[...], right.text.utf8[...])
    while let first = mine.first, let other = others.first {
      let (number, otherNumber) = (takeDigits(&mine), takeDigits(&others))
      if !number.isEmpty, !otherNumber.isEmpty {
        if number.count != otherNumber.count { return number.count < otherNumber.count }
        if !number.elementsEqual(otherNumber) { return number.lexicographicallyPrecedes(otherNumber) }
        continue
      }
      if first != other { return first < other }
      if number.isEmpty { mine.removeFirst() }
      if otherNumber.isEmpty { others.removeFirst() }
    }
    // They can only differ in leading zeros.
    return mine.isEmpty == others.isEmpty ? left.text < right.text : mine.isEmpty
  }

  /// Takes the leading digits, without leading zeros.
  private static func takeDigits(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
    let end = text.firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) } ?? text.endIndex
    var digits = text[..<end]
    text = text[end...]
    while digits.count > 1, digits.first == UInt8(ascii: "0") { digits.removeFirst() }
    return digits
  }
}

/// A value and the diagnostics found while reading it.
///
/// Reading continues after an error, so that one run reports every error.
package struct Checked<Value> {
  package var value: Value
  package var diagnostics: [Diagnostic]

  package init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  package func map<Other>(_ transform: (Value) -> Other) -> Checked<Other> {
    Checked<Other>(transform(value), diagnostics)
  }
}

extension Checked: Sendable where Value: Sendable {}

/// Collects the diagnostics of a file.
///
/// Keeps the first 10,000 of an id and counts the rest.
package struct Reporter {
  package let file: SourceFile
  package private(set) var errorCount = 0
  private var kept: [Diagnostic] = []
  private var counts: [Kind: Int] = [:]
  /// The first omitted diagnostic of each kind, with the count of all omitted ones.
  private var omitted: [Kind: Diagnostic] = [:]

  private struct Kind: Hashable {
    var severity: Severity
    var id: String
  }

  /// The number kept for each id.
  package static let limit = 10_000

  package init(_ file: SourceFile) { self.file = file }

  package var diagnostics: [Diagnostic] {
    omitted.isEmpty ? kept : kept + omitted.values.sorted()
  }

  /// - Parameter range: In bytes from the start of the file; `nil` for the file as a whole.
  package mutating func report(_ message: DiagnosticMessage, at range: Range<Int>?) {
    if message.severity == .error { errorCount += 1 }
    let kind = Kind(severity: message.severity, id: message.id)
    counts[kind, default: 0] += 1
    if counts[kind, default: 0] > Self.limit, omitted[kind] != nil {
      return omit(message.severity, message.id, count: 1)
    }
    let place: Diagnostic.Place = if let range { .line(file.location(of: range)) } else { .file(file.path) }
    let diagnostic = Diagnostic(message, at: place)
    if counts[kind, default: 0] > Self.limit { omitted[kind] = diagnostic } else { kept.append(diagnostic) }
  }

  /// Counts more diagnostics of a kind that is already over the limit.
  package mutating func omit(_ severity: Severity, _ id: String, count: Int) {
    let kind = Kind(severity: severity, id: id)
    guard var first = omitted[kind] else { return }
    first.count += count
    first.message = "\(first.count) more of these from here on, which are not listed"
    first.hint = nil
    omitted[kind] = first
  }

  package mutating func append(_ more: [Diagnostic]) {
    errorCount += more.reduce(0) { $0 + ($1.severity == .error ? $1.count : 0) }
    kept += more
  }
}
