/// Cuts a program between its outermost steps, and notes for each part which words of the page's model it reads.
struct ReadParts {
  private(set) var parts: [Program.Part] = []
  /// Those of all parts, in their order.
  private(set) var words: [Program.Word] = []
  /// How many bytes the page's model takes.
  var modelSize = 0
  /// Whether all that the open part reads is among its words.
  var isKnown = true
  /// Where the words of the open part begin, and where those of the last one do.
  private var start = 0
  private var lastStart = 0

  /// The open part reads these bytes of the page's model.
  mutating func note(_ bytes: Range<Int>) {
    var first = bytes.lowerBound
    while first < bytes.upperBound {
      // The last word of a model ends where the model does.
      let word = min(first & ~7, max(0, modelSize - 8))
      let end = min(word + 8, bytes.upperBound)
      let skipped = UInt64((first - word) * 8)
      let missing = UInt64((word + 8 - end) * 8)
      add(Program.Word(offset: word, mask: (UInt64.max << skipped) & (UInt64.max >> missing)), from: start)
      first = end
    }
  }

  /// Adds a word to those of a part, which begin at `start`.
  private mutating func add(_ word: Program.Word, from start: Int) {
    if let known = words[start...].lastIndex(where: { $0.offset == word.offset }) {
      words[known].mask |= word.mask
    } else {
      words.append(word)
    }
  }

  /// The open part ends behind these steps and their literal text, and another begins.
  mutating func closePart(end: Int, literalEnd: Int) {
    let part = Program.Part(end: end, literalEnd: literalEnd, readsEnd: words.count, isKnown: isKnown)
    if isKnown, let last = parts.last, last.isKnown, sharesWords(withPartBefore: last.readsEnd) {
      // What reads the same words is shared by the same pages: one look at each word will do.
      let own = words[last.readsEnd...]
      words.removeSubrange(last.readsEnd...)
      for word in own { add(word, from: lastStart) }
      parts[parts.count - 1].end = part.end
      parts[parts.count - 1].literalEnd = part.literalEnd
      parts[parts.count - 1].readsEnd = words.count
    } else {
      lastStart = start
      parts.append(part)
    }
    start = words.count
    isKnown = true
  }

  /// Whether a word that was read since `start` was read by the part that ended there as well, or none was read.
  private func sharesWords(withPartBefore start: Int) -> Bool {
    let own = words[start...]
    return own.isEmpty || own.contains { word in words[lastStart..<start].contains { $0.offset == word.offset } }
  }
}
