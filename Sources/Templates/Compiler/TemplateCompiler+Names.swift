import MenugenDiagnostics
import MenugenText

/// Resolves the names in a template, and checks whether they may be used where they are.
extension TemplateCompiler {
  enum Meaning {
    /// A field's value in a model, and the context in which it was found.
    case value(FieldValue, at: CompilerScope.Place, in: CompilerScope.Context)
    case word(Int)
  }

  private static let wordPrefix = "text."

  /// Resolves a name.
  ///
  /// By the specification, the nearest context that has the first part of a dotted name is used, and each further part
  /// is looked up in the result of the part before.
  mutating func meaning(of name: String, at range: Range<Int>, in scope: CompilerScope) -> Meaning? {
    if name == "." { return meaningOfDot(at: range, in: scope) }
    if name.hasPrefix(Self.wordPrefix) {
      return word(String(name.dropFirst(Self.wordPrefix.count)), at: range, in: scope)
    }
    // Fast path for names with one part.
    let parts =
      name.utf8.contains(UInt8(ascii: "."))
      ? name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { String(Substring($0)) }
      : [name]
    guard let (context, found) = find(parts[0], in: scope) else {
      reportUnknown(parts[0], among: scope.contexts.compactMap(\.shape), at: range, in: scope)
      return nil
    }
    var value = found
    var place = context.place
    for (index, part) in parts.enumerated().dropFirst() {
      if case .lookup(let find) = value, index == parts.count - 1, isFieldName(part) {
        value = .text(PrintedText(kind: .text, place: .nested { find($0, part) }))
        break
      }
      guard case .elements(let outer) = value, !outer.isList, case .model(let type) = outer.content else {
        let before = parts[..<index].joined(separator: ".")
        report(.misused(name, .nothingInside(before, isList: isList(value))), at: range, in: scope.template)
        return nil
      }
      let shape = shape(of: type)
      guard let inner = shape.fields[part] else {
        reportUnknown(part, among: [shape], at: range, in: scope)
        return nil
      }
      value = inner.inside(outer)
      if case .one(let offset) = outer.count { place.offset += offset }
    }
    return .value(value, at: place, in: context)
  }

  /// Whether content can have a field of this name: ASCII letters, digits, `-` and `_`.
  private func isFieldName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  private func find(_ name: String, in scope: CompilerScope) -> (CompilerScope.Context, FieldValue)? {
    for context in scope.contexts {
      if let value = context.shape?.fields[name] { return (context, value) }
    }
    return nil
  }

  private func isList(_ value: FieldValue) -> Bool {
    if case .elements(let elements) = value { elements.isList } else { false }
  }

  private mutating func meaningOfDot(at range: Range<Int>, in scope: CompilerScope) -> Meaning? {
    guard let context = scope.contexts.first, case .text(let text) = context.value else {
      report(.misused(".", .dotWithoutText), at: range, in: scope.template)
      return nil
    }
    return .value(.text(text), at: context.place, in: context)
  }

  private mutating func word(_ name: String, at range: Range<Int>, in scope: CompilerScope) -> Meaning? {
    if let index = library.wordIndices[name] { return .word(index) }
    report(
      .unknownString(name, meant: nearestName(to: name, among: library.wordNames).map { Self.wordPrefix + $0 }),
      at: range, in: scope.template)
    return nil
  }

  private mutating func reportUnknown(
    _ name: String, among shapes: [ErasedShape], at range: Range<Int>, in scope: CompilerScope
  ) {
    let known = Set(shapes.flatMap(\.fields.keys)).sorted()
    let places = shapes.map(\.name).joined(separator: " or ")
    let own = shapes.first.map { (model: $0.name, names: $0.fields.keys.sorted()) }
    report(
      .unknownTemplateName(name, in: places, meant: nearestName(to: name, among: known), known: own), at: range,
      in: scope.template)
  }

  // MARK: - variables

  mutating func add(_ variable: VariableNode, in scope: CompilerScope) {
    guard let meaning = meaning(of: variable.name, at: variable.range, in: scope) else { return }
    let name = variable.name
    switch meaning {
    case .word(let index):
      guard isPrintable(.text, variable, in: scope) else { return }
      append(.word(Int32(index)))
    case .value(.text(let text), let place, _):
      guard isPrintable(text.kind, variable, in: scope) else { return }
      append(printing(text.place, at: place, isEscaped: variable.isEscaped))
    case .value(.writer(let write), let place, _):
      guard isPrintable(.markup, variable, in: scope) else { return }
      let writer = Int32(program.writers.count)
      program.writers.append(Program.Writer(write: write))
      append(.write(slot: Int32(place.slot), offset: Int32(place.offset), writer: writer))
    case .value(.flag, _, _):
      report(.misused(name, .flag), at: variable.range, in: scope.template)
    case .value(.lookup, _, _):
      report(.misused(name, .lookup), at: variable.range, in: scope.template)
    case .value(.elements(let elements), _, _):
      report(.misused(name, elements.isList ? .list : .model), at: variable.range, in: scope.template)
    }
  }

  private mutating func printing(
    _ text: PrintedText.Place, at place: CompilerScope.Place, isEscaped: Bool
  ) -> Action {
    let slot = Int32(place.slot)
    switch text {
    case .stored(let own):
      let offset = Int32(place.offset + own)
      return isEscaped ? .text(slot: slot, offset: offset) : .markup(slot: slot, offset: offset)
    case .optional(let own):
      let offset = Int32(place.offset + own)
      return isEscaped ? .optionalText(slot: slot, offset: offset) : .optionalMarkup(slot: slot, offset: offset)
    case .nested(let read):
      let (offset, reader) = (Int32(place.offset), Int32(program.readers.count))
      program.readers.append(Program.Reader(text: read))
      return isEscaped
        ? .nestedText(slot: slot, offset: offset, reader: reader)
        : .nestedMarkup(slot: slot, offset: offset, reader: reader)
    }
  }

  /// Whether the tag fits the type of the value, and the value the HTML context.
  private mutating func isPrintable(
    _ kind: PrintedText.Kind, _ variable: VariableNode, in scope: CompilerScope
  ) -> Bool {
    let name = variable.name
    if kind == .markup, variable.isEscaped {
      report(.misused(name, .escapedMarkup), at: variable.range, in: scope.template)
      return false
    }
    if kind != .markup, !variable.isEscaped {
      report(.misused(name, .unescapedText), at: variable.range, in: scope.template)
      return false
    }
    if let refusal = html.refusal(of: kind) {
      let message: DiagnosticMessage =
        switch refusal {
        case .place(let why): .unsafePlace(name, html.place, why)
        case .address(let fault): .unsafeAddress(name, html.place, fault)
        }
      report(message, at: variable.range, in: scope.template)
      return false
    }
    if kind == .url { html.readAddress() }
    return true
  }
}

extension HTMLState {
  enum Refusal {
    case place(DiagnosticMessage.UnsafePlace)
    case address(DiagnosticMessage.AddressFault)
  }

  /// Why a value of this type may not be printed here; `nil` if it may.
  func refusal(of kind: PrintedText.Kind) -> Refusal? {
    switch mode {
    case .text: return nil
    case .rawText where kind != .markup && (tagName == "title" || tagName == "textarea"): return nil
    case .rawText: return .place(.rawText(tag: tagName))
    case .beforeValue, .unquoted: return .place(.unquoted)
    case .comment, .declaration: return .place(.comment)
    case .tagOpen, .closingTagOpen, .tagName, .attributes, .attributeName, .afterAttributeName, .afterValue:
      return .place(.tag)
    case .doubleQuoted, .singleQuoted:
      if kind == .markup { return .place(.markup) }
      switch attributeKind {
      case .plain: return nil
      case .refused: return .place(.attribute)
      case .address: return addressFault(of: kind).map { .address($0) }
      }
    }
  }

  private func addressFault(of kind: PrintedText.Kind) -> DiagnosticMessage.AddressFault? {
    switch address {
    case .settled: nil
    case .empty where kind == .url, .value where kind == .url: nil
    case .empty: .notURL
    case .value, .prefix: .prefix
    case .refused: .scheme
    }
  }
}
