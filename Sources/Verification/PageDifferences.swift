import MenugenDiagnostics
import MenugenText

/// The differences between a published page and the content.
struct PageDifferences {
  /// The cells that differ, or the first line that only one side has.
  var messages: [DiagnosticMessage] = []
  /// The differing hashes of input files, on the page and of the content.
  var hashes: [HashDifference] = []
}

struct HashDifference: Hashable {
  var published: String
  var expected: String
}

/// - Parameters:
///   - limit: The maximum number of cells to list.
///   - first: The first byte that differs.
func pageDifferences(
  _ path: String, published: [UInt8], expected: [UInt8], from first: Int, limit: Int
) -> PageDifferences {
  if published.isEmpty {
    return PageDifferences(messages: [.emptyReport(expectedLines: lineCount(expected))])
  }
  let line = published[..<first].count { $0 == newline } + 1
  if first == published.count { return PageDifferences(messages: [.truncatedReport(line: line)]) }
  if first == expected.count {
    return PageDifferences(messages: [.textAfterReport(line: line, whole(published, first, isEnd: isLineEnd))])
  }
  let isEnd = cellEnd(in: path)
  if lineCount(published) != lineCount(expected) {
    return PageDifferences(messages: [
      .changedLine(
        line, published: whole(published, first, isEnd: isEnd), expected: whole(expected, first, isEnd: isEnd),
        differing: differingLines(published, expected))
    ])
  }
  var found = cellDifferences(published, expected, from: first, line: line, isEnd: isEnd, limit: limit)
  if found.messages.isEmpty, found.hashes.isEmpty {
    // The difference is outside the cells.
    let place = first - lineStart(published, first) + 1
    found.messages = [.changedMarkup(line: line, byte: place)]
  }
  return found
}

// MARK: - Cells

private let newline = UInt8(ascii: "\n")

/// Whether a cell ends at a byte, given that byte and the next.
private typealias CellEnd = (_ byte: UInt8, _ next: UInt8) -> Bool

private func isLineEnd(_ byte: UInt8, _ next: UInt8) -> Bool { byte == newline || byte == UInt8(ascii: "\r") }

/// Cells are separated by tags in HTML, by two or more spaces in text, and by lines in machine-readable formats.
private func cellEnd(in path: String) -> CellEnd {
  if path.hasSuffix(".html") {
    return { byte, next in isLineEnd(byte, next) || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") }
  }
  if path.hasSuffix(".txt") {
    return { byte, next in isLineEnd(byte, next) || byte == UInt8(ascii: " ") && next == UInt8(ascii: " ") }
  }
  if path.hasSuffix(".json") {
    return { byte, next in isLineEnd(byte, next) || [UInt8](",{}[]".utf8).contains(byte) }
  }
  return isLineEnd
}

/// The differing cells of two files with the same number of lines.
private func cellDifferences(
  _ published: [UInt8], _ expected: [UInt8], from first: Int, line: Int, isEnd: CellEnd,
  limit: Int
) -> PageDifferences {
  var found = PageDifferences()
  var more = 0
  var line = line
  var (mine, other) = (lineStart(published, first), lineStart(expected, first))
  while mine < published.count || other < expected.count {
    let left = Array(published[min(mine, published.count)..<lineEnd(published, mine)])
    let right = Array(expected[min(other, expected.count)..<lineEnd(expected, other)])
    if !left.elementsEqual(right) {
      for (old, new) in differingCells(left, right, isEnd) {
        if old.hasPrefix(hashPrefix), new.hasPrefix(hashPrefix) {
          found.hashes.append(HashDifference(published: old, expected: new))
        } else if found.messages.count < limit {
          found.messages.append(.changedLine(line, published: old, expected: new))
        } else {
          more += 1
        }
      }
    }
    mine += left.count + 1
    other += right.count + 1
    line += 1
  }
  if more > 0 { found.messages.append(.moreChangedCells(more)) }
  return found
}

/// The prefix of lines with an input file's hash.
private let hashPrefix = "SHA-256 "

/// The differing cells, if the lines have the same number of cells; otherwise the first difference.
private func differingCells(
  _ left: [UInt8], _ right: [UInt8], _ isEnd: CellEnd
) -> [(String, String)] {
  let (mine, others) = (cells(left, isEnd), cells(right, isEnd))
  let pairs = zip(mine, others).filter { $0.0 != $0.1 }
  if mine.count == others.count { return pairs.map { (shown($0.0), shown($0.1)) } }
  let place = zip(left, right).prefix { $0 == $1 }.count
  return [(whole(left, place, isEnd: isEnd), whole(right, place, isEnd: isEnd))]
}

/// The cells of a line, without empty ones.
private func cells(_ line: [UInt8], _ isEnd: CellEnd) -> [String] {
  var cells: [String] = []
  var start = 0
  for index in line.indices where isEnd(line[index], index + 1 < line.count ? line[index + 1] : 0) {
    if index > start { cells.append(String(decoding: line[start..<index], as: UTF8.self)) }
    start = index + 1
  }
  if start < line.count { cells.append(String(decoding: line[start...], as: UTF8.self)) }
  return cells
}

/// The cell around a byte.
private func whole(_ bytes: [UInt8], _ place: Int, isEnd: CellEnd) -> String {
  func ends(_ index: Int) -> Bool { isEnd(bytes[index], index + 1 < bytes.count ? bytes[index + 1] : newline) }
  var start = min(place, bytes.count)
  while start > 0, place - start < quoteLimit, !ends(start - 1) { start -= 1 }
  var end = min(place, bytes.count)
  while end < bytes.count, end - place < quoteLimit, !ends(end) { end += 1 }
  return shown(String(decoding: bytes[start..<end], as: UTF8.self))
}

/// The maximum number of bytes to quote on each side of a difference.
private let quoteLimit = 100

private func shown(_ text: String) -> String {
  let spaces: (Character) -> Bool = { $0 == " " }
  let text = sanitizedLine(text)
  return truncated(String(text.drop(while: spaces).reversed().drop(while: spaces).reversed()), toWidth: 2 * quoteLimit)
}

// MARK: - Lines

private func lineCount(_ bytes: [UInt8]) -> Int {
  bytes.count { $0 == newline } + (bytes.last == newline || bytes.isEmpty ? 0 : 1)
}

private func lineStart(_ bytes: [UInt8], _ place: Int) -> Int {
  bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
}

/// The end of the line that begins at a byte.
private func lineEnd(_ bytes: [UInt8], _ start: Int) -> Int {
  if start >= bytes.count { return bytes.count }
  return bytes[start...].firstIndex(of: newline) ?? bytes.count
}

/// The number of lines that only one side has; the larger of both.
private func differingLines(_ bytes: [UInt8], _ page: [UInt8]) -> Int {
  var counts: [ArraySlice<UInt8>: Int] = [:]
  for (text, step) in [(bytes, 1), (page, -1)] {
    for line in text.split(separator: newline, omittingEmptySubsequences: false) {
      counts[line, default: 0] += step
    }
  }
  let more = counts.values.reduce(0) { $0 + max(0, $1) }
  let fewer = counts.values.reduce(0) { $0 + max(0, -$1) }
  return max(more, fewer)
}
