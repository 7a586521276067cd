import Testing
import MenugenText

/// Escaping, which tests eight or sixteen bytes at a time, gives the same as escaping each character, at any position
/// and before any other character.
@Suite struct EscapingTests {
  /// Two characters with plain text before each.
  private struct Sample {
    var start: String
    var first: Unicode.Scalar
    var middle: String
    var last: Unicode.Scalar

    var text: String { start + String(first) + middle + String(last) }
  }

  private static let scalars: [Unicode.Scalar] =
    (Array(0...0x17F as ClosedRange<UInt32>) + Array(0x2000...0x2070) + [0x20AC, 0xE2C2, 0xFEFF, 0xFFFD, 0x1F600])
    .compactMap { Unicode.Scalar($0) }

  private static let neighbours: [Unicode.Scalar] = [
    "c", "&", "#", "\u{C2}", "'", "\u{A0}", "\\", "\u{9F}", "~", "\u{202E}", "\"", "\u{0}", "é", "\u{7F}", "–", "!",
    "<",
    "\u{1F}", " ", "?", "]", "\u{2068}", "=",
  ]

  private static let samples: [Sample] = {
    let starts = (0...17).map { String(repeating: "a", count: $0) }
    let middles = (0...17).map { String(repeating: "b", count: $0) }
    var samples: [Sample] = []
    for scalar in scalars {
      for start in starts {
        // The counts are coprime, so each position occurs with each length and neighbour.
        let number = samples.count
        let middle = middles[number * 7 % 17]
        let neighbour = neighbours[number % neighbours.count]
        samples.append(
          number % 3 == 0
            ? Sample(start: start, first: neighbour, middle: middle, last: scalar)
            : Sample(start: start, first: scalar, middle: middle, last: neighbour))
      }
    }
    return samples
  }()

  /// Compares the output for each text with `written` for each character.
  private func expect(
    _ written: (Unicode.Scalar) -> String, around quote: String = "", _ write: (inout ByteBuffer, String) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for sample in Self.samples {
      // A capacity of one byte, so that the writer must grow the buffer.
      var buffer = ByteBuffer(capacity: 1)
      write(&buffer, sample.text)
      let right = quote + sample.start + written(sample.first) + sample.middle + written(sample.last) + quote
      let found = buffer.text
      // Also compare lengths, as `==` ignores normalization.
      if found != right || found.utf8.count != right.utf8.count {
        Issue.record("\(sample.text.debugDescription): \(found.debugDescription)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func writesHTML() {
    expect(inHTML) { $0.appendHTML($1) }
  }

  @Test func writesHTMLWithApostrophes() {
    expect({ $0 == "'" ? "'" : inHTML($0) }) { buffer, text in text.withSpan { buffer.appendHTMLWithApostrophes($0) } }
  }

  @Test func writesJSON() {
    expect(inJSON, around: "\"") { $0.appendJSONString($1) }
  }

  @Test func writesJSONInScripts() {
    expect(inScript, around: "\"") { $0.appendScriptSafeJSONString($1) }
  }

  @Test func findsWhatActs() {
    for sample in Self.samples {
      if isInert(sample.text) != !(acts(sample.first) || acts(sample.last)) {
        Issue.record("\(sample.text.debugDescription)")
      }
    }
  }

  @Test func findsTheEndOfPrintableASCII() {
    for sample in Self.samples {
      let first = sample.start.utf8.count
      let middle = first + String(sample.first).utf8.count
      let last = middle + sample.middle.utf8.count
      sample.text.withSpan { bytes in
        let end = isPrintableASCII(sample.last) ? bytes.count : last
        let isFound =
          endOfPrintableASCII(bytes, from: 0) == (isPrintableASCII(sample.first) ? end : first)
          && endOfPrintableASCII(bytes, from: middle) == end
        if !isFound { Issue.record("\(sample.text.debugDescription)") }
      }
    }
  }
}

// MARK: - Escaped characters

/// Characters that are replaced: not allowed in HTML, or reordering.
private func isReplaced(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D: false
  case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E: true
  default: false
  }
}

private func inHTML(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "&": "&amp;"
  case "<": "&lt;"
  case ">": "&gt;"
  case "\"": "&quot;"
  case "'": "&#39;"
  default: isReplaced(scalar) ? "\u{FFFD}" : String(scalar)
  }
}

private func inJSON(_ scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0x09: "\\t"
  case 0x0A: "\\n"
  case 0x0D: "\\r"
  case 0x22: "\\\""
  case 0x5C: "\\\\"
  case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: byNumber(scalar)
  default: String(scalar)
  }
}

private func inScript(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "<", ">", "&": byNumber(scalar)
  default: isReplaced(scalar) ? "\u{FFFD}" : inJSON(scalar)
  }
}

private func byNumber(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}

private func acts(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}

private func isPrintableASCII(_ scalar: Unicode.Scalar) -> Bool { (0x20...0x7E).contains(scalar.value) }
