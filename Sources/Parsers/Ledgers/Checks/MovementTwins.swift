import MenugenText
import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax

/// A duplicate id of a movement, or a duplicate reference of a movement without an id.
struct MovementTwin {
  enum Kind { case id, position, reference }

  var kind: Kind
  var word: String
  /// The movement's account, for a reference: both sides of a transfer may share one.
  var account: Int32?
  /// The location of the duplicate; `nil` for a position.
  var claim: LedgerDecoder.Claim?
  /// The movement, for a reference.
  var position: Int32?

  init(
    kind: Kind, word: String, account: Int32? = nil, claim: LedgerDecoder.Claim? = nil, position: Int32? = nil
  ) {
    (self.kind, self.word, self.account, self.claim, self.position) = (kind, word, account, claim, position)
  }

  fileprivate var key: Key { Key(isReference: kind == .reference, word: word, account: account) }

  fileprivate struct Key: Hashable {
    var isReference: Bool
    var word: String
    var account: Int32?
  }
}

extension LedgerDecoder {
  /// Records the reference of a movement without an id.
  ///
  /// - Parameter text: As written.
  mutating func noteReference(_ text: Span<UInt8>, of account: Int32?, at range: Range<Int>) {
    if text.isEmpty { return }
    let word = String(decoding: text, as: UTF8.self)
    // Text never contains control characters.
    let key = "\(word)\u{1}\(account ?? -1)"
    if key.withSpan({ references.place(of: $0).isNew }) { return }
    twins.append(
      MovementTwin(
        kind: .reference, word: word, account: account, claim: Claim(file: fileIndex, range: range), position: position)
    )
  }

  /// Reports all duplicates with the location of the first occurrence; reads the files again.
  mutating func tellTwins(_ files: inout [ContentDecoder]) {
    if twins.isEmpty { return }
    let first = firstPlaces(of: Set(twins.map(\.key)), in: files.map(\.file))
    var shown: [MovementTwin.Key: String] = [:]
    for (key, claim) in first {
      let place = files[claim.file].file.location(of: claim.range)
      shown[key] = ", first at \(place.file):\(place.line):\(place.column)"
    }
    for twin in twins {
      let other = shown[twin.key] ?? ""
      switch (twin.kind, twin.claim) {
      case (.id, let claim?):
        files[claim.file].error(
          "movement.duplicate-id", "id '\(twin.word)' stands twice in one ledger\(other)",
          hint: "give each movement its own id", at: claim.range)
      case (.reference, let claim?):
        files[claim.file].warning(
          "movement.duplicate-reference", "reference '\(twin.word)' stands twice\(other)",
          hint: "remove one if it was read in twice, else give each movement its own id", at: claim.range)
      default:
        guard let claim = first[twin.key] else { continue }
        files[claim.file].error(
          "movement.duplicate-id", "id '\(twin.word)' is also the place of a movement without an id",
          hint: "give every movement an id, or none", at: claim.range)
      }
    }
    twins = []
  }

  /// The first location of each id and reference.
  private mutating func firstPlaces(
    of wanted: Set<MovementTwin.Key>, in files: [SourceFile]
  ) -> [MovementTwin.Key: Claim] {
    var found: [MovementTwin.Key: Claim] = [:]
    for (place, file) in files.enumerated() {
      guard let syntax = FileFormat(path: file.path) else { continue }
      // Syntax errors were reported before.
      _ = readRecords(file, syntax, under: "movements", columns: ContentObject.movement.names, head: { _ in }) {
        record in
        guard let (key, node) = self.identity(of: record), wanted.contains(key), found[key] == nil else { return }
        found[key] = Claim(file: place, range: record.value(in: file).at(node).range)
      }
    }
    return found
  }

  /// What identifies a record, and its index on the tape.
  private mutating func identity(of record: borrowing Record) -> (MovementTwin.Key, place: Int)? {
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
        return (MovementTwin.Key(isReference: false, word: String(decoding: text, as: UTF8.self)), place)
      } else if name.isWord("reference") {
        reference = place
      } else if name.isWord("account"), !text.isEmpty {
        account = accounts.place(of: text).place
      }
    }
    guard let reference, let text = record.scalar(of: record.nodes[reference]) else { return nil }
    let word = String(decoding: text, as: UTF8.self)
    return (MovementTwin.Key(isReference: true, word: word, account: account), reference)
  }
}
