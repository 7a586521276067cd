package import Text

/// A compiled template for one kind of view model; it can be run by many workers at once.
package struct Template<Model>: Sendable {
  let program: Program
  let wordCount: Int

  /// Appends the page of `model` to `output`.
  ///
  /// `words` are the theme's strings in the page's language, in the order of the library's `wordNames`.
  package func run(_ model: Model, words: [String], into output: inout ByteBuffer) {
    precondition(words.count >= wordCount, "every word name of the theme needs its word")
    withUnsafePointer(to: model) { model in
      withUnsafeTemporaryAllocation(of: UnsafeRawPointer.self, capacity: program.slotCount) { slots in
        // Every slot is written by a section before a step inside it reads from it.
        slots.initialize(repeating: UnsafeRawPointer(model))
        var run = Run(program: program, words: words, slots: slots)
        run.perform(0..<program.operations.count, into: &output)
      }
    }
  }
}

/// One run of a program.
private struct Run {
  let program: Program
  let words: [String]
  let slots: UnsafeMutableBufferPointer<UnsafeRawPointer>
  /// What calls of partials that contain themselves have added to the start of each line.
  var indentation: [UInt8] = []

  mutating func perform(_ range: Range<Int>, into output: inout ByteBuffer) {
    var index = range.lowerBound
    while index < range.upperBound {
      let next = index + 1
      index = next
      switch program.operations[next - 1] {
      case .literal(let start, let end):
        output.append(program.literals[start..<end])
      case .text(let slot, let reader):
        output.appendHTMLEscaped(program.readers[reader](slots[slot]))
      case .markup(let slot, let reader):
        output.append(program.readers[reader](slots[slot]))
      case .write(let slot, let writer):
        program.writers[writer](slots[slot], &output)
      case .word(let word):
        output.appendHTMLEscaped(words[word])
      case .when(let slot, let test, let end):
        if !program.tests[test](slots[slot]) { index = end }
      case .unless(let slot, let test, let end):
        if program.tests[test](slots[slot]) { index = end }
      case .each(let slot, let elements, let target, let end):
        performEach(program.elements[elements], of: slots[slot], in: target, next..<end, into: &output)
        index = end
      case .call(let start, let end, let literal, let count):
        indentation += program.literals[literal..<literal + count]
        perform(start..<end, into: &output)
        indentation.removeLast(count)
      case .indent:
        output.append(indentation)
      }
    }
  }

  private mutating func performEach(
    _ elements: Elements, of model: UnsafeRawPointer, in slot: Int, _ range: Range<Int>,
    into output: inout ByteBuffer
  ) {
    let outer = slots[slot]
    elements.visit(model) { first, count in
      for index in 0..<count {
        slots[slot] = first + index * elements.stride
        perform(range, into: &output)
      }
    }
    slots[slot] = outer
  }
}
