import MenugenDiagnostics
import MenugenDomain
import MenugenText

/// An account of a bank, and its name in the ledger.
struct Account: Sendable {
  var name: String
  /// The bank's name for it, by which its entries are known, whatever the ledger calls it.
  var identity: String
  /// The index of the first account with this name.
  var ledgerIndex: Int32
}

/// All entries, statements and texts of the files of an import.
struct StatementStore: ~Copyable {
  private(set) var entries: [StatementEntry] = []
  private(set) var statements: [Statement] = []
  private(set) var documents: [Document] = []
  private(set) var accounts: [Account] = []
  private(set) var texts: [UInt8] = []
  var diagnostics: [Diagnostic] = []
  /// Whether a text was omitted because it isn't UTF-8.
  private(set) var hasInvalidText = false
  /// The currency of amounts that name none.
  let currency: Currency
  /// The name of the account, if the command names one.
  let accountName: String?
  /// The names of the bank's accounts in the ledger.
  let accountNames: [String: String]
  private var accountIndexes: [String: Int32] = [:]
  private var lastLedgerAccount: (written: [UInt8], index: Int32) = ([], -1)
  private var lastAccount: (written: [UInt8], index: Int32) = ([], -1)

  init(currency: Currency, accountName: String? = nil, accountNames: [String: String] = [:]) {
    self.currency = currency
    self.accountName = accountName
    self.accountNames = accountNames
  }

  /// The index of the document being read.
  var document: Int32 { Int32(documents.count) - 1 }
  var path: String { documents.last?.path ?? "" }

  mutating func begin(_ document: Document) { documents.append(document) }

  mutating func add(_ entry: StatementEntry) {
    var entry = entry
    entry.document = document
    entries.append(entry)
  }

  mutating func add(_ statement: Statement) {
    var statement = statement
    statement.document = document
    statements.append(statement)
  }

  func text(_ range: TextRange) -> String { String(decoding: texts.span[range.bytes], as: UTF8.self) }

  mutating func report(_ message: DiagnosticMessage, line: Int, excerpt: String = "") {
    let place = SourceLocation(
      file: path, line: max(line, 1), column: 1, endColumn: max(2, excerpt.utf8.count + 1),
      excerpt: SourceExcerpt(text: excerpt))
    diagnostics.append(Diagnostic(message, at: .line(place)))
  }

  mutating func report(_ message: DiagnosticMessage) {
    diagnostics.append(Diagnostic(message, at: .file(path)))
  }
}

// MARK: - Texts

extension StatementStore {
  /// Adds a text in one line: white space and control characters become single spaces, none at its ends.
  ///
  /// - Parameter previous: A text added just before, which it continues after a space.
  mutating func addText(_ bytes: Span<UInt8>, after previous: TextRange = TextRange()) -> TextRange {
    var range = previous
    let continues = !previous.isEmpty && previous.bytes.upperBound == texts.count
    if !continues {
      let start = texts.count
      if !previous.isEmpty { for index in previous.bytes { texts.append(texts[index]) } }
      range.start = UInt32(truncatingIfNeeded: start)
    }
    // Most texts are words with single spaces.
    if range.isEmpty, isSingleSpaced(bytes), endOfPrintableASCII(bytes, from: 0) == bytes.count {
      texts.append(contentsOf: bytes)
      range.count = UInt32(truncatingIfNeeded: bytes.count)
      return range
    }
    guard firstInvalidUTF8(in: bytes) == nil else {
      hasInvalidText = true
      return previous
    }
    var needsSpace = !range.isEmpty
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let isNoBreak = byte == 0xC2 && index + 1 < bytes.count && bytes[index + 1] < 0xA1
      if byte <= 0x20 || byte == 0x7F || isNoBreak {
        // U+0080 to U+00A0 are control characters and the no-break space.
        index += isNoBreak ? 2 : 1
        needsSpace = needsSpace || texts.count > Int(range.start)
        continue
      }
      if needsSpace, texts.count > Int(range.start) { texts.append(0x20) }
      needsSpace = false
      // The continuation bytes too, so that none is taken for a control character.
      let end = min(index + sequenceLength(byte), bytes.count)
      while index < end {
        texts.append(bytes[index])
        index += 1
      }
    }
    range.count = UInt32(truncatingIfNeeded: texts.count - Int(range.start))
    return range
  }

  mutating func addText(_ text: String) -> TextRange { addText(text.utf8.span) }

  /// Whether the texts fit the offsets of entries.
  var isFull: Bool { texts.count > Int(UInt32.max) - (64 << 20) || entries.count > Int(Int32.max) - 1 }
}

@inline(__always)
private func sequenceLength(_ byte: UInt8) -> Int { byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

// MARK: - Accounts

extension StatementStore {
  /// Returns the index of an account by the bank's name for it.
  mutating func account(_ written: Span<UInt8>) -> Int32 {
    if lastAccount.index >= 0, lastAccount.written.span.elementsEqual(written) { return lastAccount.index }
    // Account names are paths: `/` and `:` would begin a subaccount.
    var name: [UInt8] = []
    for index in written.indices where written[index] > 0x20 {
      name.append(written[index] == UInt8(ascii: "/") || written[index] == UInt8(ascii: ":") ? 0x2D : written[index])
    }
    let index = accountIndex(String(decoding: name, as: UTF8.self), written: String(decoding: written, as: UTF8.self))
    lastAccount = (Array(written), index)
    return index
  }

  private mutating func accountIndex(_ name: String, written: String) -> Int32 {
    if name.isEmpty { return defaultAccount() }
    return accountIndex(accountNames[written] ?? accountNames[name] ?? accountName ?? name, identity: name)
  }

  /// Returns the index of an account by its name in the ledger.
  mutating func ledgerAccount(_ name: Span<UInt8>) -> Int32 {
    if lastLedgerAccount.index >= 0, lastLedgerAccount.written.span.elementsEqual(name) {
      return lastLedgerAccount.index
    }
    let text = String(decoding: name, as: UTF8.self)
    let index = accounts[Int(accountIndex(text, identity: text))].ledgerIndex
    lastLedgerAccount = (Array(name), index)
    return index
  }

  /// Returns the account that the command names; -1 if it names none.
  mutating func defaultAccount() -> Int32 { accountName.map { accountIndex($0, identity: $0) } ?? -1 }

  private mutating func accountIndex(_ name: String, identity: String) -> Int32 {
    // No name has a line feed.
    let key = "\(name)\n\(identity)"
    if let known = accountIndexes[key] { return known }
    let index = Int32(accounts.count)
    let first = accounts.firstIndex { $0.name == name }.map { Int32($0) } ?? index
    accounts.append(Account(name: name, identity: identity, ledgerIndex: first))
    accountIndexes[key] = index
    return index
  }

  /// The name of an account in the ledger; nil for none.
  func accountName(_ index: Int32) -> String? { index >= 0 ? accounts[Int(index)].name : nil }
}
