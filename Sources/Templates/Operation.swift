import Text

/// One step of a compiled template.
///
/// It holds numbers alone, so that running it counts no references; closures and literals stand in the program's
/// tables. A slot holds the nearest model of one type. A section's steps follow it, up to `end`.
enum Operation {
  case literal(start: Int, end: Int)
  /// A stored `String`.
  case text(slot: Int, offset: Int)
  case markup(slot: Int, offset: Int)
  /// A stored `String?`.
  case optionalText(slot: Int, offset: Int)
  case optionalMarkup(slot: Int, offset: Int)
  case nestedText(slot: Int, reader: Int)
  case nestedMarkup(slot: Int, reader: Int)
  case write(slot: Int, writer: Int)
  case word(Int)
  case when(slot: Int, test: Int, end: Int)
  case unless(slot: Int, test: Int, end: Int)
  /// As `when` and `unless`, for a stored `String?` that is missing or empty.
  case whenText(slot: Int, offset: Int, end: Int)
  case unlessText(slot: Int, offset: Int, end: Int)
  /// A model that is always there.
  case enter(slot: Int, offset: Int, target: Int, end: Int)
  case each(slot: Int, elements: Int, stride: Int, target: Int, end: Int)
  /// Runs the steps of a partial that contains itself; `indentation` counts the bytes of a literal at `literal`.
  case call(start: Int, end: Int, literal: Int, indentation: Int)
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
  var slotCount = 1

  // A bare closure in an array is held in the form that generic code calls, and each call makes an object to turn it
  // back: that measured as a third of all objects of a build. In a struct of its own it is held as it is called.
  struct Reader: Sendable { let text: @Sendable (UnsafeRawPointer) -> String? }
  struct Writer: Sendable { let write: @Sendable (UnsafeRawPointer, inout ByteBuffer) -> Void }
  struct Test: Sendable { let holds: Elements.Test }
  struct List: Sendable { let visit: Elements.Visit }
}
