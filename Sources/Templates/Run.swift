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
                    withUnsafeTemporaryAllocation(
                      of: RenderedElements.Entry.self, capacity: RenderedElements.capacity
                    ) { rendered in
                      // Never `nil`: zeros follow the literals.
                      guard let literals = literals.baseAddress else { return }
                      var run = Run(
                        operations: operations, literals: literals, readers: readers, writers: writers, tests: tests,
                        lists: lists, calls: calls, words: words, slots: slots, rendered: RenderedElements(rendered))
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
  fileprivate let rendered: RenderedElements
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
        if let elements = elements(of: list, in: place(slot, offset)) {
          performEach(elements, in: Int(target), section(to: end), into: &output)
        }
        leave(to: end)
      case .eachAlike(let slot, let offset, let list, let target, let end):
        if let elements = elements(of: list, in: place(slot, offset)) {
          performEachAlike(elements, in: Int(target), section(to: end), into: &output)
        }
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

  /// The elements of a list that isn't empty.
  private struct Elements {
    let first: UnsafeRawPointer
    let stride: Int
    /// The number of stored elements.
    let kindCount: Int
    /// The number of elements to show and, if packed, the index of each among the stored ones.
    let count: Int
    let kinds: UInt64?
  }

  @inline(__always)
  private func elements(of list: Int32, in model: UnsafeRawPointer) -> Elements? {
    lists.withElement(Int(list)) { list in
      let (first, count) = list.find(model)
      guard let first, count > 0 else { return nil }
      return Elements(
        first: first, stride: list.stride, kindCount: count, count: list.packed?.count(in: model) ?? count,
        kinds: list.packed?.places(in: model))
    }
  }

  private mutating func performEach(
    _ elements: Elements, in slot: Int, _ steps: Steps, into output: inout ByteBuffer
  ) {
    let outer = slots[slot]
    for index in 0..<elements.count {
      slots[slot] = place(of: index, among: elements)
      perform(steps, into: &output)
    }
    slots[slot] = outer
  }

  private mutating func performEachAlike(
    _ elements: Elements, in slot: Int, _ steps: Steps, into output: inout ByteBuffer
  ) {
    let outer = slots[slot]
    let step = steps.range.lowerBound
    // Packed elements are compared by address only.
    let size = elements.kinds == nil ? elements.stride : 0
    for index in 0..<elements.count {
      let element = place(of: index, among: elements)
      let entry = rendered.entry(for: element, size: size, of: step)
      if let known = rendered.bytes(in: entry, of: element, size: size, step) {
        output.appendAgain(known)
      } else {
        let start = output.count
        slots[slot] = element
        perform(steps, into: &output)
        rendered.remember(start..<output.count, in: entry, of: element, step)
      }
    }
    slots[slot] = outer
  }

  @inline(__always)
  private func place(of index: Int, among elements: Elements) -> UnsafeRawPointer {
    guard let kinds = elements.kinds else { return elements.first + index &* elements.stride }
    let kind = Int(truncatingIfNeeded: kinds >> UInt64(index &* 4)) & 15
    precondition(kind < elements.kindCount, "an element that there isn't")
    return elements.first + kind &* elements.stride
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
