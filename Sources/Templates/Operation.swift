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
  var readers: [@Sendable (UnsafeRawPointer) -> String?] = []
  var writers: [@Sendable (UnsafeRawPointer, inout ByteBuffer) -> Void] = []
  var tests: [@Sendable (UnsafeRawPointer) -> Bool] = []
  var visits: [Elements.Visit] = []
  var slotCount = 1
}
