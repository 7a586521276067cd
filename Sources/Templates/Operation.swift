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
  }

  /// A call of a recursive partial.
  struct Call: Sendable {
    var steps: Steps
    /// The indentation added to its lines.
    let indentation: [UInt8]
  }
}
