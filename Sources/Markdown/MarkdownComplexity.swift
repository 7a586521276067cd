/// Whether libcmark reads the text in linear time.
///
/// Two of its loops (0.30.2) may be quadratic: closing a link walks over every open `![` of the paragraph, and a blank
/// line walks over every open list and quote. Both are bounded here from counts of bytes.
func isReadableInTime(_ bytes: Span<UInt8>) -> Bool {
  // Too short to take long.
  if bytes.count <= MarkdownLimit.depth { return true }
  guard bytes.count <= MarkdownLimit.bytes else { return false }
  var steps = 0
  var openImages = 0
  var closings = 0
  var lines = 0
  var deepest = 0
  var index = 0
  while index < bytes.count {
    let prefix = containerPrefix(bytes, from: index)
    deepest = max(deepest, prefix.depth)
    lines += 1
    index = prefix.end
    let start = index
    while index < bytes.count, !isLineEnd(bytes[index]) {
      if bytes[index] == UInt8(ascii: "]") {
        closings += 1
      } else if bytes[index] == UInt8(ascii: "["), index > start, bytes[index - 1] == UInt8(ascii: "!") {
        openImages += 1
      }
      index += 1
    }
    // A blank line ends the paragraph and its brackets.
    if index == start {
      steps += openImages * closings
      openImages = 0
      closings = 0
    }
    index += 1
  }
  steps += openImages * closings
  return steps <= MarkdownLimit.imageSteps && deepest <= MarkdownLimit.depth
    && deepest * lines <= MarkdownLimit.containerSteps
}

private enum MarkdownLimit {
  /// Each byte may become a node of 150 bytes.
  static let bytes = 8 << 20
  /// The maximum nesting depth of browsers.
  static let depth = 512
  /// About 2 ns each.
  static let imageSteps = 50_000_000
  /// About 10 ns each.
  static let containerSteps = 20_000_000
}

/// The end of a line's leading white space and markers of lists and quotes, and the maximum number of containers open
/// there. An item opened earlier needs at least two columns.
private func containerPrefix(_ bytes: Span<UInt8>, from start: Int) -> (end: Int, depth: Int) {
  var index = start
  var columns = 0
  var markers = 0
  func isBreak(_ index: Int) -> Bool {
    index >= bytes.count || bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
      || isLineEnd(bytes[index])
  }
  scan: while index < bytes.count {
    switch bytes[index] {
    case UInt8(ascii: " "): columns += 1
    case UInt8(ascii: "\t"): columns += 4
    case UInt8(ascii: ">"): markers += 1
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      guard isBreak(index + 1) else { break scan }
      markers += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var end = index
      while end < bytes.count, end - index < 9, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
        end += 1
      }
      guard end < bytes.count, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")"), isBreak(end + 1)
      else { break scan }
      markers += 1
      index = end
    default: break scan
    }
    index += 1
  }
  return (index, markers + columns / 2)
}

@inline(__always)
private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
