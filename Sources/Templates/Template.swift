package import Text

/// A compiled template for one kind of view model; it can be run by many workers at once.
package struct Template<Model>: Sendable {
  let program: Program
  let wordCount: Int

  /// Appends the page of `model` to `output`.
  ///
  /// `words` are the theme's strings in the page's language, in the order of the library's `wordNames`.
  package func run(_ model: borrowing Model, words: [String], into output: inout ByteBuffer) {
    precondition(words.count >= wordCount, "every word name of the theme needs its word")
    withUnsafePointer(to: model) { model in
      program.run(UnsafeRawPointer(model), words: words, into: &output)
    }
  }
}
