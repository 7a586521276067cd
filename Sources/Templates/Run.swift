import MenugenText

extension Program {
  func run(_ model: UnsafeRawPointer, words: [String], into output: inout ByteBuffer) {
    let steps = Steps(range: 0..<operations.count, literals: 0..<literalEnd)
    withRun(model, words: words) { run in run.perform(steps, into: &output) }
  }

  /// Calls `body` with a run that starts at `model`.
  @inline(__always)
  func withRun(_ model: UnsafeRawPointer, words: [String], _ body: (inout Run) -> Void) {
    withUnsafeTemporaryAllocation(of: UnsafeRawPointer.self, capacity: slotCount) { slots in
      // Placeholders: a section writes each slot before its steps read it.
      slots.initialize(repeating: model)
      operations.withUnsafeBufferPointer { operations in
        literals.withUnsafeBytes { literals in
          readers.withUnsafeBufferPointer { readers in
            writers.withUnsafeBufferPointer { writers in
              tests.withUnsafeBufferPointer { tests in
                lists.withUnsafeBufferPointer { lists in
                  words.withUnsafeBufferPointer { words in
                    // Never `nil`: zeros follow the literals.
                    guard let literals = literals.baseAddress else { return }
                    var run = Run(
                      operations: operations, literals: literals, readers: readers, writers: writers, tests: tests,
                      lists: lists, calls: calls, words: words, slots: slots)
                    body(&run)
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

/// One run of a program.
///
/// Holds pointers to the tables: arrays would be reference-counted at every step, a fifth of a page's time.
struct Run {
  fileprivate let operations: UnsafeBufferPointer<Operation>
  fileprivate let literals: UnsafeRawPointer
  fileprivate let readers: UnsafeBufferPointer<Program.Reader>
  fileprivate let writers: UnsafeBufferPointer<Program.Writer>
  fileprivate let tests: UnsafeBufferPointer<Program.Test>
  fileprivate let lists: UnsafeBufferPointer<Program.List>
  fileprivate let calls: [Program.Call]
  fileprivate let words: UnsafeBufferPointer<String>
  fileprivate let slots: UnsafeMutableBufferPointer<UnsafeRawPointer>
  /// The indentation added by calls of recursive partials.
  fileprivate var indentation: [UInt8] = []

  mutating func perform(_ steps: Steps, into output: inout ByteBuffer) {
    var index = steps.range.lowerBound
    var literal = steps.literals.lowerBound
    while index < steps.range.upperBound {
      let operation = operations[index]
      index += 1
      let literalEnd = Int(operation.literalEnd)
      if literalEnd != literal {
        output.append(padded: literals + literal, count: literalEnd &- literal)
        literal = literalEnd
      }
      /// Continues after the section that begins here.
      func leave(to end: Int32) {
        index = Int(end)
        literal = Int(operation.sectionLiteralEnd)
      }
      func section(to end: Int32) -> Steps {
        Steps(range: index..<Int(end), literals: literal..<Int(operation.sectionLiteralEnd))
      }
      switch operation.action {
      case .text(let slot, let offset):
        borrowing(text(slot, offset)) { output.appendHTML($0) }
      case .markup(let slot, let offset):
        borrowing(text(slot, offset)) { output.append($0) }
      case .optionalText(let slot, let offset):
        borrowing(optionalText(slot, offset)) { if let text = $0 { output.appendHTML(text) } }
      case .optionalMarkup(let slot, let offset):
        borrowing(optionalText(slot, offset)) { if let text = $0 { output.append(text) } }
      case .nestedText(let slot, let offset, let reader):
        if let text = readers.withElement(Int(reader), { $0.text(place(slot, offset)) }) { output.appendHTML(text) }
      case .nestedMarkup(let slot, let offset, let reader):
        if let text = readers.withElement(Int(reader), { $0.text(place(slot, offset)) }) { output.append(text) }
      case .write(let slot, let offset, let writer):
        writers.withElement(Int(writer)) { $0.write(place(slot, offset), &output) }
      case .word(let word):
        words.withElement(Int(word)) { output.appendHTML($0) }
      case .whenSet(let slot, let offset, let end):
        if !place(slot, offset).load(as: Bool.self) { leave(to: end) }
      case .unlessSet(let slot, let offset, let end):
        if place(slot, offset).load(as: Bool.self) { leave(to: end) }
      case .whenText(let slot, let offset, let end):
        if !hasText(optionalText(slot, offset)) { leave(to: end) }
      case .unlessText(let slot, let offset, let end):
        if hasText(optionalText(slot, offset)) { leave(to: end) }
      case .when(let slot, let offset, let test, let end):
        if !tests.withElement(Int(test), { $0.holds(place(slot, offset)) }) { leave(to: end) }
      case .unless(let slot, let offset, let test, let end):
        if tests.withElement(Int(test), { $0.holds(place(slot, offset)) }) { leave(to: end) }
      case .each(let slot, let offset, let list, let target, let end):
        performEach(of: list, in: place(slot, offset), slot: Int(target), section(to: end), into: &output)
        leave(to: end)
      case .enter(let slot, let offset, let target, let end):
        let outer = slots[Int(target)]
        slots[Int(target)] = place(slot, offset)
        perform(section(to: end), into: &output)
        slots[Int(target)] = outer
        leave(to: end)
      case .call(let call):
        let call = calls[Int(call)]
        indentation += call.indentation
        perform(call.steps, into: &output)
        indentation.removeLast(call.indentation.count)
      case .indent:
        output.append(indentation)
      }
    }
    output.append(padded: literals + literal, count: steps.literals.upperBound - literal)
  }

  @inline(__always)
  private func place(_ slot: Int32, _ offset: Int32) -> UnsafeRawPointer { slots[Int(slot)] + Int(offset) }

  @inline(__always)
  private func text(_ slot: Int32, _ offset: Int32) -> UnsafePointer<String> {
    place(slot, offset).assumingMemoryBound(to: String.self)
  }

  @inline(__always)
  private func optionalText(_ slot: Int32, _ offset: Int32) -> UnsafePointer<String?> {
    place(slot, offset).assumingMemoryBound(to: String?.self)
  }

  @inline(__always)
  private func hasText(_ place: UnsafePointer<String?>) -> Bool {
    borrowing(place) { if let text = $0 { !text.isEmpty } else { false } }
  }

  private mutating func performEach(
    of list: Int32, in model: UnsafeRawPointer, slot: Int, _ steps: Steps, into output: inout ByteBuffer
  ) {
    let (stride, found) = lists.withElement(Int(list)) { ($0.stride, $0.find(model)) }
    guard let first = found.first else { return }
    let outer = slots[slot]
    for index in 0..<found.count {
      slots[slot] = first + index &* stride
      perform(steps, into: &output)
    }
    slots[slot] = outer
  }
}

extension UnsafeBufferPointer {
  /// Calls `body` with the element at `index`, without copying it.
  @inline(__always)
  fileprivate func withElement<Result>(_ index: Int, _ body: (borrowing Element) -> Result) -> Result {
    precondition(index >= 0 && index < count, "index out of range")
    guard let base = baseAddress else { return body(self[index]) }
    return borrowing(base + index, body)
  }
}

/// Calls `body` with the value that `place` points to, without copying it.
@inline(__always)
private func borrowing<Value: ~Copyable, Result>(
  _ place: UnsafePointer<Value>, _ body: (borrowing Value) -> Result
) -> Result {
  body(place.pointee)
}
