import MenugenChecks
import MenugenDiagnostics
import MenugenSyntax
import MenugenText

/// Visits the records of a ledger's files. Their errors were reported when they were first read.
private func forEachRecord(
  in files: [ContentDecoder], _ body: (_ file: Int, SourceFile, borrowing Record) -> Void
) {
  for (index, file) in files.lazy.map(\.file).enumerated() {
    guard let format = FileFormat(path: file.path) else { continue }
    _ = readRecords(file, format, under: "movements", columns: ContentObject.movement.names, head: { _ in }) { record in
      body(index, file, record)
    }
  }
}

/// The places of movements. A million movements keep none: the files, which are still in memory, are read once more for the
/// few that are reported.
extension LedgerDecoder {
  /// Returns the places of movements by their positions.
  ///
  /// - Parameter field: The place of a field; `nil` for the whole movement.
  mutating func places(
    of positions: Set<Int32>, _ field: StaticString? = nil, in files: [ContentDecoder]
  ) -> [Int32: LedgerPlace] {
    var found: [Int32: LedgerPlace] = [:]
    var position: Int32 = 0
    forEachRecord(in: files) { index, file, record in
      position &+= 1
      guard positions.contains(position) else { return }
      let value = record.value(in: file)
      let part = field.flatMap { value.member($0) } ?? value
      found[position] = LedgerPlace(file: index, range: part.range)
    }
    return found
  }

  /// Returns the first place of each identity.
  mutating func firstPlaces(
    of wanted: Set<MovementIdentity>, in files: [ContentDecoder]
  ) -> [MovementIdentity: LedgerPlace] {
    var found: [MovementIdentity: LedgerPlace] = [:]
    forEachRecord(in: files) { index, file, record in
      guard let (identity, node) = self.identity(of: record), wanted.contains(identity), found[identity] == nil
      else { return }
      found[identity] = LedgerPlace(file: index, range: record.value(in: file).at(node).range)
    }
    return found
  }

  /// Adds the reference of a movement that has no id, and reports it if an earlier movement has it.
  ///
  /// - Parameter text: The reference as it is written.
  mutating func addReference(_ text: Span<UInt8>, of account: Int32?, at range: Range<Int>) {
    if text.isEmpty { return }
    let word = String(decoding: text, as: UTF8.self)
    // No text has a control character.
    let key = "\(word)\u{1}\(account ?? -1)"
    if key.withSpan({ references.place(of: $0).isNew }) { return }
    duplicates.append(
      DuplicateMovement(
        MovementIdentity(.reference, word, account: account), at: LedgerPlace(file: fileIndex, range: range),
        position: position))
  }

  /// The identity of a record, and its index among the record's nodes.
  private mutating func identity(of record: borrowing Record) -> (MovementIdentity, node: Int)? {
    let root = record.nodes[record.root]
    guard root.kind == .object else { return nil }
    var (reference, account): (Int?, Int32?)
    var index = record.root + 1
    let end = Int(root.text)
    while index < end {
      let (key, place) = (record.nodes[index], index + 1)
      let node = record.nodes[place]
      index = node.isContainer ? Int(node.text) : place + 1
      guard let text = record.scalar(of: node) else { continue }
      let name = record.text(of: key)
      if name.isWord("id") {
        return (MovementIdentity(.id, String(decoding: text, as: UTF8.self)), place)
      } else if name.isWord("reference") {
        reference = place
      } else if name.isWord("account"), !text.isEmpty {
        account = accounts.place(of: text).place
      }
    }
    guard let reference, let text = record.scalar(of: record.nodes[reference]) else { return nil }
    let word = String(decoding: text, as: UTF8.self)
    return (MovementIdentity(.reference, word, account: account), reference)
  }
}
