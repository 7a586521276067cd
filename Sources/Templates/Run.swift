import Text

extension Program {
  func run(_ model: UnsafeRawPointer, words: [String], into output: inout ByteBuffer) {
    withUnsafeTemporaryAllocation(of: UnsafeRawPointer.self, capacity: slotCount) { slots in
      // Every slot is written by a section before a step inside it reads from it.
      slots.initialize(repeating: model)
      operations.withUnsafeBufferPointer { operations in
        literals.withUnsafeBufferPointer { literals in
          readers.withUnsafeBufferPointer { readers in
            writers.withUnsafeBufferPointer { writers in
              tests.withUnsafeBufferPointer { tests in
                lists.withUnsafeBufferPointer { lists in
                  words.withUnsafeBufferPointer { words in
                    withUnsafeTemporaryAllocation(
                      of: RenderedElements.Entry.self, capacity: RenderedElements.capacity
                    ) { rendered in
                      var run = Run(
                        operations: operations, literals: literals, readers: readers, writers: writers, tests: tests,
                        lists: lists, words: words, slots: slots, rendered: RenderedElements(rendered))
                      run.perform(0..<operations.count, into: &output)
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
/// The tables that most steps read are held as pointers: an array would count a reference at each step, which measured
/// as a fifth of a page's time.
private struct Run {
  let operations: UnsafeBufferPointer<Operation>
  let literals: UnsafeBufferPointer<UInt8>
  let readers: UnsafeBufferPointer<Program.Reader>
  let writers: UnsafeBufferPointer<Program.Writer>
  let tests: UnsafeBufferPointer<Program.Test>
  let lists: UnsafeBufferPointer<Program.List>
  let words: UnsafeBufferPointer<String>
  let slots: UnsafeMutableBufferPointer<UnsafeRawPointer>
  let rendered: RenderedElements
  /// What calls of partials that contain themselves have added to the start of each line.
  var indentation: [UInt8] = []

  mutating func perform(_ range: Range<Int>, into output: inout ByteBuffer) {
    var index = range.lowerBound
    while index < range.upperBound {
      let operation = operations[index]
      index += 1
      switch operation {
      case .literal(let start, let end):
        output.append(UnsafeBufferPointer(rebasing: literals[Int(start)..<Int(end)]))
      case .text(let slot, let offset):
        borrowing(text(slot, offset)) { output.appendHTML($0) }
      case .markup(let slot, let offset):
        borrowing(text(slot, offset)) { output.append($0) }
      case .optionalText(let slot, let offset):
        borrowing(optionalText(slot, offset)) { if let text = $0 { output.appendHTML(text) } }
      case .optionalMarkup(let slot, let offset):
        borrowing(optionalText(slot, offset)) { if let text = $0 { output.append(text) } }
      case .nestedText(let slot, let reader):
        if let text = readers.withElement(Int(reader), { $0.text(slots[Int(slot)]) }) { output.appendHTML(text) }
      case .nestedMarkup(let slot, let reader):
        if let text = readers.withElement(Int(reader), { $0.text(slots[Int(slot)]) }) { output.append(text) }
      case .write(let slot, let writer):
        writers.withElement(Int(writer)) { $0.write(slots[Int(slot)], &output) }
      case .word(let word):
        words.withElement(Int(word)) { output.appendHTML($0) }
      case .when(let slot, let test, let end):
        if !tests.withElement(Int(test), { $0.holds(slots[Int(slot)]) }) { index = Int(end) }
      case .unless(let slot, let test, let end):
        if tests.withElement(Int(test), { $0.holds(slots[Int(slot)]) }) { index = Int(end) }
      case .whenText(let slot, let offset, let end):
        if !hasText(optionalText(slot, offset)) { index = Int(end) }
      case .unlessText(let slot, let offset, let end):
        if hasText(optionalText(slot, offset)) { index = Int(end) }
      case .enter(let slot, let offset, let target, let end):
        let outer = slots[Int(target)]
        slots[Int(target)] = slots[Int(slot)] + Int(offset)
        perform(index..<Int(end), into: &output)
        slots[Int(target)] = outer
        index = Int(end)
      case .each(let slot, let elements, let stride, let target, let end):
        performEach(
          Int(elements), Int(stride), of: slots[Int(slot)], in: Int(target), index..<Int(end), into: &output)
        index = Int(end)
      case .eachAlike(let slot, let elements, let stride, let target, let end):
        performEachAlike(
          Int(elements), Int(stride), of: slots[Int(slot)], in: Int(target), index..<Int(end), into: &output)
        index = Int(end)
      case .call(let start, let end, let literal, let count):
        indentation += literals[Int(literal)..<Int(literal + count)]
        perform(Int(start)..<Int(end), into: &output)
        indentation.removeLast(Int(count))
      case .indent:
        output.append(indentation)
      }
    }
  }

  private func text(_ slot: Int32, _ offset: Int32) -> UnsafePointer<String> {
    (slots[Int(slot)] + Int(offset)).assumingMemoryBound(to: String.self)
  }

  private func optionalText(_ slot: Int32, _ offset: Int32) -> UnsafePointer<String?> {
    (slots[Int(slot)] + Int(offset)).assumingMemoryBound(to: String?.self)
  }

  private func hasText(_ place: UnsafePointer<String?>) -> Bool {
    borrowing(place) { if let text = $0 { !text.isEmpty } else { false } }
  }

  private mutating func performEach(
    _ list: Int, _ stride: Int, of model: UnsafeRawPointer, in slot: Int, _ range: Range<Int>,
    into output: inout ByteBuffer
  ) {
    let outer = slots[slot]
    lists.withElement(list) { list in
      list.visit(model) { first, count in
        for index in 0..<count {
          slots[slot] = first + index * stride
          perform(range, into: &output)
        }
      }
    }
    slots[slot] = outer
  }

  private mutating func performEachAlike(
    _ list: Int, _ stride: Int, of model: UnsafeRawPointer, in slot: Int, _ range: Range<Int>,
    into output: inout ByteBuffer
  ) {
    let outer = slots[slot]
    // Of a row's cells most are the one before once more.
    var last: (element: UnsafeRawPointer, bytes: Range<Int>)?
    lists.withElement(list) { list in
      list.visit(model) { first, count in
        for index in 0..<count {
          let element = first + index * stride
          if let last, last.element == element {
            output.appendAgain(last.bytes)
            continue
          }
          let place = rendered.place(of: element, stride: stride, for: range.lowerBound)
          if let known = rendered.bytes(at: place, for: element, stride: stride, of: range.lowerBound) {
            output.appendAgain(known)
            last = (element, known)
            continue
          }
          let start = output.count
          slots[slot] = element
          perform(range, into: &output)
          let bytes = start..<output.count
          rendered.remember(bytes, at: place, for: element, of: range.lowerBound)
          last = (element, bytes)
        }
      }
    }
    slots[slot] = outer
  }
}
