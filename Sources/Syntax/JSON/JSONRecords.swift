import MenugenText
import MenugenDiagnostics

func readJSONRecords(
  _ file: SourceFile, under key: StaticString, head: (Value?) -> Void, record: (borrowing Record) -> Void
) -> [Diagnostic] {
  let bytes = file.bytes.span
  var reader = JSONReader(bytes)
  guard reader.beginDocument() else { return reader.findings.diagnostics(in: file) }
  if bytes[reader.index] == UInt8(ascii: "[") {
    head(nil)
    reader.readRecords(isInObject: false) { $0.handRecord(bytes, to: record) }
    reader.endDocument()
    return reader.findings.diagnostics(in: file)
  }
  // Read the head first, skipping the records: it determines their currency, and may follow them.
  reader.recordsKey = key
  reader.readValue()
  reader.endDocument()
  let tree = Tree(bytes: file.bytes, tape: reader.tape)
  if tree.tape.nodes[0].kind != .invalid { head(Value(tree: tree, index: 0)) }
  guard let range = reader.recordsRange else { return reader.findings.diagnostics(in: file) }
  var recordReader = JSONReader(bytes)
  recordReader.index = range.lowerBound
  recordReader.readRecords(isInObject: true) { $0.handRecord(bytes, to: record) }
  if recordReader.index != range.upperBound {
    // Brackets are unbalanced, so the array was skipped to a wrong end: read the head again.
    reader = JSONReader(bytes)
    _ = reader.beginDocument()
    reader.recordsKey = key
    reader.recordsEnd = (recordReader.index, recordReader.isCutOff)
    reader.readValue()
    reader.endDocument()
  }
  var findings = reader.findings
  findings.append(recordReader.findings)
  return findings.diagnostics(in: file)
}

func readJSONLines(_ file: SourceFile, record: (borrowing Record) -> Void) -> [Diagnostic] {
  let bytes = file.bytes.span
  var reader = JSONReader(bytes)
  var lineStart = reader.index
  while lineStart < bytes.count {
    let lineEnd = endOfLine(in: bytes, from: lineStart)
    reader.beginLine(lineStart..<lineEnd)
    reader.skipSpace()
    if reader.index < lineEnd {
      reader.readValue()
      reader.endDocument()
      if reader.isCutOff { reader.tape.clear() } else { reader.tape.handRecord(bytes, to: record) }
    }
    lineStart = lineEnd + 1
  }
  return reader.findings.diagnostics(in: file)
}

/// The next line feed or the end of the file. Tests eight bytes at a time.
private func endOfLine(in bytes: Span<UInt8>, from start: Int) -> Int {
  var place = start
  let ones: UInt64 = 0x0101_0101_0101_0101
  while place + 8 <= bytes.count {
    let word = UInt64(littleEndian: bytes.load(at: place, as: UInt64.self)) ^ (ones &* 0x0A)
    let found = (word &- ones) & ~word & (ones &* 0x80)
    if found != 0 { return place + found.trailingZeroBitCount / 8 }
    place += 8
  }
  while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
  return place
}
