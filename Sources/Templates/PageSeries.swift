package import Text

/// Pages of one kind that are made one after another, such as those of a menu's dishes.
///
/// What they share is written once, and copied then: which words of its model a part of the template reads is known, and
/// where they are the same as on the first page, so is what they lead to. That page's model is kept, so that nothing of
/// it can change or give its place to something else.
package struct PageSeries<Model>: ~Copyable {
  private let program: Program
  private let words: [String]
  /// The first page's model, once there is one.
  private var first: [Model] = []
  /// What was written for it, and where each part of it ends.
  private var page = ByteBuffer()
  private var ends: [Int] = []

  init(_ program: Program, words: [String]) {
    self.program = program
    self.words = words
  }

  /// Appends the page of `model` to `output`, as the template does.
  package mutating func run(_ model: borrowing Model, into output: inout ByteBuffer) {
    // What is compared is a word at least.
    guard first.isEmpty || MemoryLayout<Model>.size < 8 else { return runAgain(model, into: &output) }
    let start = output.count
    ends.removeAll()
    page.removeAll()
    withUnsafePointer(to: model) { model in
      program.withRun(UnsafeRawPointer(model), words: words) { run in
        var (step, literal) = (0, 0)
        for part in program.parts {
          run.perform(Steps(range: step..<part.end, literals: literal..<part.literalEnd), into: &output)
          ends.append(output.count - start)
          (step, literal) = (part.end, part.literalEnd)
        }
      }
    }
    output.withBytes { page.append(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    first = [copy model]
  }

  private func runAgain(_ model: borrowing Model, into output: inout ByteBuffer) {
    withUnsafePointer(to: model) { model in
      first.withUnsafeBytes { first in
        page.withBytes { page in
          program.withRun(UnsafeRawPointer(model), words: words) { run in
            run.perform(first: first, page, ends, of: program, at: UnsafeRawPointer(model), into: &output)
          }
        }
      }
    }
  }
}

extension Run {
  fileprivate mutating func perform(
    first: UnsafeRawBufferPointer, _ page: UnsafeRawBufferPointer, _ ends: [Int], of program: borrowing Program,
    at model: UnsafeRawPointer, into output: inout ByteBuffer
  ) {
    program.reads.withUnsafeBufferPointer { reads in
      program.parts.withUnsafeBufferPointer { parts in
        // Where this part's steps, literals, words and bytes on the first page begin, and what of that page is written.
        var (step, literal, word, start, written) = (0, 0, 0, 0, 0)
        for index in parts.indices {
          let part = parts[index]
          var isShared = part.isKnown
          while word < part.readsEnd {
            let read = reads[word]
            let offset = read.offset
            let bits =
              first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
              ^ model.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if bits & read.mask != 0 {
              isShared = false
              break
            }
            word += 1
          }
          if !isShared {
            output.append(UnsafeRawBufferPointer(rebasing: page[written..<start]))
            perform(Steps(range: step..<part.end, literals: literal..<part.literalEnd), into: &output)
            written = ends[index]
          }
          (step, literal, word, start) = (part.end, part.literalEnd, part.readsEnd, ends[index])
        }
        output.append(UnsafeRawBufferPointer(rebasing: page[written..<start]))
      }
    }
  }
}
