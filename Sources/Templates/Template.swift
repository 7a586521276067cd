import Synchronization
package import MenugenText

/// A template for one type of view model. Can be run by several threads at once.
package struct Template<Model>: Sendable {
  private let source: ProgramSource
  private let wordCount: Int

  init(_ source: ProgramSource, wordCount: Int) {
    self.source = source
    self.wordCount = wordCount
  }

  /// Appends the page of `model` to `output`.
  ///
  /// - Parameter words: The theme's strings in the page's language, in the order of the library's `wordNames`.
  package func run(_ model: borrowing Model, words: [String], into output: inout ByteBuffer) {
    let program = program(with: words)
    withUnsafePointer(to: model) { model in
      program.run(UnsafeRawPointer(model), words: words, into: &output)
    }
  }

  /// Compiles the template, unless it already is.
  package func prepare() { _ = source.program }

  private func program(with words: [String]) -> Program {
    precondition(words.count >= wordCount, "every word name of the theme needs its word")
    return source.program
  }
}

/// A program, compiled on first use.
final class ProgramSource: Sendable {
  private enum State: Sendable {
    case ready(Program)
    case waiting(@Sendable () -> Program?)
  }

  private let state: Mutex<State>

  init(_ program: Program) { state = Mutex(.ready(program)) }

  init(compiling compile: @escaping @Sendable () -> Program?) { state = Mutex(.waiting(compile)) }

  var program: Program {
    state.withLock { state in
      switch state {
      case .ready(let program): return program
      case .waiting(let compile):
        let compiled = compile()
        precondition(compiled != nil, "a template that is compiled later is known to have no errors")
        let program = compiled ?? Program()
        state = .ready(program)
        return program
      }
    }
  }
}
