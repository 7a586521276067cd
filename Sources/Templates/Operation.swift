import MenugenText

/// A step of a compiled template: the literal text before it, and an action.
///
/// Literal text is stored in the order of the steps. The text before a step extends from the run's position to
/// `literalEnd`, so the text after a section's last step is written together with the text after the section.
///
/// Contains only small numbers, for locality and to avoid reference counting; closures are in the program's tables.
struct Operation {
  /// The end of the literal text before it.
  var literalEnd: Int32
  /// The end of the literal text of the section that it begins.
  var sectionLiteralEnd: Int32 = 0
  var action: Action
}

/// A range of steps, and the literal text before each and after the last.
struct Steps: Sendable {
  var range: Range<Int>
  var literals: Range<Int>
}

/// An action. A slot holds the page's model or an element of an enclosing list; offsets are relative to it. A section's
/// steps follow it, up to `end`.
enum Action {
  /// A stored `String`.
  case text(slot: Int32, offset: Int32)
  case markup(slot: Int32, offset: Int32)
  /// A stored `String?`.
  case optionalText(slot: Int32, offset: Int32)
  case optionalMarkup(slot: Int32, offset: Int32)
  case nestedText(slot: Int32, offset: Int32, reader: Int32)
  case nestedMarkup(slot: Int32, offset: Int32, reader: Int32)
  case write(slot: Int32, offset: Int32, writer: Int32)
  case word(Int32)
  /// As `when` and `unless`, for a stored `Bool`.
  case whenSet(slot: Int32, offset: Int32, end: Int32)
  case unlessSet(slot: Int32, offset: Int32, end: Int32)
  /// As `when` and `unless`, for a stored `String?`, where empty counts as missing.
  case whenText(slot: Int32, offset: Int32, end: Int32)
  case unlessText(slot: Int32, offset: Int32, end: Int32)
  case when(slot: Int32, offset: Int32, test: Int32, end: Int32)
  case unless(slot: Int32, offset: Int32, test: Int32, end: Int32)
  case each(slot: Int32, offset: Int32, list: Int32, target: Int32, end: Int32)
  /// As `each`, for small elements whose steps read nothing else: equal ones are rendered once, then copied.
  case eachAlike(slot: Int32, offset: Int32, list: Int32, target: Int32, end: Int32)
  /// Gives a model its own slot, in templates that aren't simple; see `TemplateCompiler.isSimple`.
  case enter(slot: Int32, offset: Int32, target: Int32, end: Int32)
  /// Runs the steps of a recursive partial.
  case call(Int32)
  /// Writes the indentation added by calls.
  case indent
}

/// A compiled template: its steps and tables.
struct Program: Sendable {
  var operations: [Operation] = []
  var literals: [UInt8] = []
  var readers: [Reader] = []
  var writers: [Writer] = []
  var tests: [Test] = []
  var lists: [List] = []
  var calls: [Call] = []
  var slotCount = 1
  /// The end of the literal text. Zeros follow, so that whole words can be copied.
  var literalEnd = 0

  // The structs keep closures in their specific calling convention: in an array of bare closures, each call would
  // allocate.
  struct Reader: Sendable { let text: @Sendable (UnsafeRawPointer) -> String? }
  struct Writer: Sendable { let write: @Sendable (UnsafeRawPointer, inout ByteBuffer) -> Void }
  struct Test: Sendable { let holds: Elements.Test }
  struct List: Sendable {
    let find: Elements.Find
    let stride: Int
    let packed: Elements.Packed?
  }

  /// A call of a recursive partial.
  struct Call: Sendable {
    var steps: Steps
    /// The indentation added to its lines.
    let indentation: [UInt8]
  }
}

extension Program {
  /// Whether the steps read only the model in `slot` and the elements of its lists.
  func isClosed(_ range: Range<Int>, over slot: Int32) -> Bool { isClosed(range, over: [slot]) }

  private func isClosed(_ range: Range<Int>, over slots: Set<Int32>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      switch operations[index].action {
      case .word: break
      case .text(let slot, _), .markup(let slot, _), .optionalText(let slot, _), .optionalMarkup(let slot, _),
        .nestedText(let slot, _, _), .nestedMarkup(let slot, _, _), .write(let slot, _, _), .when(let slot, _, _, _),
        .unless(let slot, _, _, _), .whenText(let slot, _, _), .unlessText(let slot, _, _), .whenSet(let slot, _, _),
        .unlessSet(let slot, _, _):
        if !slots.contains(slot) { return false }
      case .enter(let slot, _, let target, let end), .each(let slot, _, _, let target, let end),
        .eachAlike(let slot, _, _, let target, let end):
        // After the section, its slot has its previous value.
        guard slots.contains(slot), isClosed(index + 1..<Int(end), over: slots.union([target])) else { return false }
        index = Int(end) - 1
      case .call, .indent: return false
      }
      index += 1
    }
    return true
  }
}
