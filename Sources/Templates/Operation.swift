import MenugenText

/// One step of a compiled template: the literal text before it, and what it does.
///
/// A program's literal text is one run of bytes, in the order of the steps: what stands before a step goes from where the
/// run was left to where the step says. So the text behind a section's last step is written with what stands behind the
/// section.
///
/// It holds numbers alone, so that running it counts no references; closures and literals stand in the program's
/// tables. Its numbers are small, so that a page's steps stay near the processor.
struct Operation {
  /// Where the literal text before it ends.
  var literalEnd: Int32
  /// Where that of the section which it begins ends: from there it goes on behind the section.
  var sectionLiteralEnd: Int32 = 0
  var action: Action
}

/// Steps that are run one after the other, and their literal text: that before each of them, and behind the last.
struct Steps: Sendable {
  var range: Range<Int>
  var literals: Range<Int>
}

/// A slot holds an element of the list that stands around a step, or the page's model; what lies in them has its offset
/// from there. A section's steps follow it, up to `end`.
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
  /// The same for a stored `String?` that is missing or empty.
  case whenText(slot: Int32, offset: Int32, end: Int32)
  case unlessText(slot: Int32, offset: Int32, end: Int32)
  case when(slot: Int32, offset: Int32, test: Int32, end: Int32)
  case unless(slot: Int32, offset: Int32, test: Int32, end: Int32)
  case each(slot: Int32, offset: Int32, list: Int32, target: Int32, end: Int32)
  /// As `each`, over small elements whose steps read nothing else: what is alike is written once, and copied then.
  case eachAlike(slot: Int32, offset: Int32, list: Int32, target: Int32, end: Int32)
  /// A model that is always there gets a slot of its own, where a template isn't simple: see `TemplateCompiler.isSimple`.
  case enter(slot: Int32, offset: Int32, target: Int32, end: Int32)
  /// Runs the steps of a partial that contains itself.
  case call(Int32)
  /// Writes the indentation that calls have added.
  case indent
}

/// A compiled template: its steps and the tables they point into.
struct Program: Sendable {
  var operations: [Operation] = []
  var literals: [UInt8] = []
  var readers: [Reader] = []
  var writers: [Writer] = []
  var tests: [Test] = []
  var lists: [List] = []
  var calls: [Call] = []
  var slotCount = 1
  /// Where the steps' literal text ends: behind it are zeros, so that it can be copied in whole words.
  var literalEnd = 0

  // A bare closure in an array is held in the form that generic code calls, and each call makes an object to turn it
  // back: that measured as a third of all objects of a build. In a struct of its own it is held as it is called.
  struct Reader: Sendable { let text: @Sendable (UnsafeRawPointer) -> String? }
  struct Writer: Sendable { let write: @Sendable (UnsafeRawPointer, inout ByteBuffer) -> Void }
  struct Test: Sendable { let holds: Elements.Test }
  struct List: Sendable {
    let find: Elements.Find
    let stride: Int
    let packed: Elements.Packed?
  }

  /// A partial that contains itself.
  struct Call: Sendable {
    var steps: Steps
    /// What is added to the start of its lines.
    let indentation: [UInt8]
  }
}

extension Program {
  /// Whether the steps read nothing but the model in `slot`, and the elements of its lists.
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
        // Behind the section, its slot holds again what it held before.
        guard slots.contains(slot), isClosed(index + 1..<Int(end), over: slots.union([target])) else { return false }
        index = Int(end) - 1
      case .call, .indent: return false
      }
      index += 1
    }
    return true
  }
}
