package import MenugenDiagnostics
package import MenugenDomain
import MenugenSyntax
import MenugenText

/// Reads one ledger file: JSON, YAML, NDJSON or CSV, as its name says. Movements are read one by one, so a million of them need
/// no tree. A movement that can't be understood is left out, and a diagnostic says where it stands.
///
/// `nil` for a file that holds no ledger at all.
package func parseLedger(_ file: SourceFile, site: Site) -> Checked<Parsed<Ledger>?> {
  var decoder = LedgerDecoder(file, site: site)
  decoder.read()
  return decoder.finish()
}

/// Reads a ledger in several files: its head, a `ledger.yaml` that gives it its name and its folder's id, and the files of its movements
/// in the order they count in.
package func parseLedger(head: SourceFile, parts: [SourceFile], site: Site) -> Checked<Parsed<Ledger>?> {
  var decoder = LedgerDecoder(head, site: site)
  decoder.isFolder = true
  decoder.read()
  for part in parts { decoder.read(part: part) }
  return decoder.finish()
}

/// Whether a file has nothing but white space in it.
private func isBlank(_ file: SourceFile) -> Bool {
  file.bytes.withUnsafeBufferPointer { bytes in
    bytes[startOfText(in: bytes)...].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}

/// Decodes one ledger, from one file or several.
struct LedgerDecoder: ~Copyable {
  /// Of the file that is read just now.
  var content: ContentDecoder
  var origins: Origins
  var isFolder = false
  private var ledger: Ledger
  private var hasLedger = true
  private var isPart = false
  var movements: [Movement] = []
  var position: Int32 = 0
  var categories = StringTable()
  /// Where each of them stands first.
  var categoryClaims: [Claim] = []
  /// How many records stand before each file.
  private(set) var fileStarts: [Int32] = [0]
  /// Movements in currencies that were withdrawn before.
  var lateCurrencies: [Currency: LateCurrency] = [:]
  var accounts = StringTable()
  var names = StringTable()
  /// The strings of `names`.
  var nameStrings: [String] = []
  var ids = MovementIDs()
  /// The references of movements without ids, each with its account.
  var references = StringTable()
  /// What stands twice.
  var twins: [MovementTwin] = []
  var dates = MovementDates()
  var items = StringTable()
  var hasDetails = false
  /// Whether the file that is read just now was told to have no column of amounts.
  private var lacksAmounts = false
  /// Keys that were told as unknown: a million records may have the same one.
  var toldKeys: Set<String> = []
  /// Where balances are claimed: each of the ledger's closing ones, and those after a movement, by its position.
  var closingClaims: [Claim] = []
  var claims: [Int32: Claim] = [:]
  /// The accounts that balances name, as they are written.
  var balanceAccounts: [(place: Int32, name: String, range: Range<Int>)] = []
  private var budgets: [(budget: Budget, range: Range<Int>)] = []
  /// The decoders of the files that were read before.
  private var earlier: [ContentDecoder] = []

  /// A balance that a file claims: the place in `files`, and where in it.
  struct Claim {
    var file: Int
    var range: Range<Int>
  }

  init(_ file: SourceFile, site: Site) {
    content = ContentDecoder(file, site: site)
    content.amountWord = .amount
    content.takesWithdrawnCurrencies = true
    origins = Origins(path: file.path)
    ledger = Ledger(
      id: "", name: Label(""), language: site.language, visibility: site.movements.visibility, currency: site.currency)
  }

  /// The place of the file that is read just now.
  var fileIndex: Int { earlier.count }

  mutating func read() {
    guard let syntax = FileFormat(path: content.file.path) else {
      hasLedger = false
      content.report(
        .unknownFileType(expected: "JSON (.json), YAML (.yaml, .yml), NDJSON (.ndjson) or CSV (.csv)"), at: nil)
      return
    }
    if isBlank(content.file) { return readNothing() }
    // More room than most files need: pages of memory that nothing is written to cost nothing, growing step by step does.
    movements.reserveCapacity(movements.count + content.file.bytes.count / 64)
    let diagnostics = readRecords(
      content.file, syntax, under: "movements", columns: ContentObject.movement.names, head: { decodeHead($0) },
      record: { decodeMovement($0) })
    content.append(diagnostics)
  }

  /// A file without a byte, whatever its name says: a ledger with nothing in it, or the head of a folder's files. An export may
  /// have been cut off.
  private mutating func readNothing() {
    decodeHead(nil)
    if isFolder, !isPart { return }
    content.report(.emptyLedgerFile, at: nil)
  }

  mutating func read(part file: SourceFile) {
    earlier.append(content)
    fileStarts.append(position)
    content = ContentDecoder(file, site: content.site)
    content.amountWord = .amount
    content.takesWithdrawnCurrencies = true
    lacksAmounts = false
    // What the part before says of itself is none of this one's.
    content.currency = earlier[0].currency
    content.language = earlier[0].language
    origins.parts.append(Origins(path: file.path))
    isPart = true
    read()
  }

  /// Tells of a record without an amount; of a table without a column of amounts, once for all of its rows.
  mutating func tellMissingAmount(of record: borrowing Record) {
    if lacksAmounts { return }
    let value = record.value(in: content.file)
    if FileFormat(path: content.file.path) == .csv, value.member("amount") == nil {
      lacksAmounts = true
      return tellMissingAmounts(under: value.members.map(\.key))
    }
    content.subject = value
    defer { content.subject = nil }
    content.report(.missingMovementAmount(content.named("amount")), at: value.range)
  }

  private mutating func tellMissingAmounts(under columns: [Key]) {
    guard let first = columns.first, let last = columns.last else { return }
    let meant = columns.first {
      KeyAliases.find($0.text, among: ["amount"]) != nil || nearestName(to: $0.text, among: ["amount"]) != nil
    }
    content.report(.missingAmountColumn(meant: meant?.text), at: first.range.lowerBound..<last.range.upperBound)
  }

  /// Notes an item that a movement refers to, at the first place that does.
  mutating func refer(to reference: Reference) {
    if isPart {
      origins.parts[origins.parts.count - 1].references.append(reference)
    } else {
      origins.references.append(reference)
    }
  }
}

// MARK: - Head

extension LedgerDecoder {
  private mutating func decodeHead(_ value: Value?) {
    if isPart { return decodePartHead(value) }
    // A file that says nothing is a ledger with nothing in it, or the head of a folder's files.
    guard let value, !value.isNull else { return nameLedger(nil) }
    guard value.kind == .object else {
      hasLedger = false
      return content.wrongType(
        "ledger", expected: "an object or a list of movements", example: "[{\"name\": \"Kevin\", \"amount\": 123}]",
        value)
    }
    if isOneMovement(value) { return hasLedger = false }
    ledger.isElsewhere = content.isElsewhere(value, insteadOf: "movements")
    checkHeadName(value)
    if let written = value.member("language"), !written.isNull {
      content.language = content.languageTag(written, "language") ?? content.language
    }
    if let written = value.member("currency"), !written.isNull { content.currency = content.currency(written) }
    ledger.language = content.language
    ledger.currency = content.currency ?? content.site.currency
    nameLedger(value.member("id"))
    content.checkEmptyKeys(of: value, in: "a ledger", known: ContentObject.ledger.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "id", "language", "currency", "source", "timeout", "maxAge", "$schema": break
      case "budget": budgets = content.budgets(value)
      case "name": ledger.name = content.label(value, "name") ?? ledger.name
      case "note": ledger.note = content.markdown(value, "note", under: 1)
      case "visibility":
        ledger.visibility = content.word(value, "visibility", .visibility) ?? .private
      case "openingBalance": ledger.openings = balances(value, "openingBalance").map(\.balance)
      case "closingBalance":
        let written = balances(value, "closingBalance")
        ledger.closings = written.map(\.balance)
        closingClaims = written.map { Claim(file: fileIndex, range: $0.range) }
      case "movements": expectList(value)
      default: if !isLostList(key, value) { content.unknownKey(key, in: "a ledger", known: ContentObject.ledger.names) }
      }
    }
  }

  /// A file of movements beside a `ledger.yaml` says nothing of the ledger but, perhaps, a currency of its own.
  private mutating func decodePartHead(_ value: Value?) {
    guard let value, !value.isNull else { return }
    guard value.kind == .object else {
      return content.wrongType(
        "movements", expected: "a list", example: "[{\"name\": \"Kevin\", \"amount\": 123}]", value)
    }
    if isOneMovement(value) { return }
    content.checkEmptyKeys(of: value, in: "a part of a ledger", known: ContentObject.ledgerPart.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "currency": content.currency = content.currency(value) ?? content.currency
      case "movements": expectList(value)
      case "$schema": break
      default:
        if isLostList(key, value) { continue }
        if ContentObject.ledger.names.contains(key.text) {
          let place = "a part of a ledger"
          content.report(
            StructuralKeys.contains(key.text)
              ? .misplacedKey(key.text, in: place, .ledgerHead) : .unknownKey(key.text, in: place, .ledgerHead),
            at: key.range)
        } else {
          content.unknownKey(key, in: "a part of a ledger", known: ContentObject.ledgerPart.names)
        }
      }
    }
  }

  /// A movement where a ledger is wanted would be lost, all its keys unknown: that is an error.
  private mutating func isOneMovement(_ value: Value) -> Bool {
    guard value.member("movements") == nil, let amount = value.member("amount") else { return false }
    content.report(.singleMovement(inYAML: FileFormat(path: content.file.path) == .yaml), at: amount.range)
    return true
  }

  /// Movements under another key would be lost for a warning: that is an error too.
  private mutating func isLostList(_ key: Key, _ value: Value) -> Bool {
    let isList = value.elements.contains { $0.kind == .object && $0.member("amount") != nil }
    guard isList else { return false }
    content.report(.lostMovements(key.text), at: key.range)
    return true
  }

  /// Only `ledger.yaml` is the head of its folder's files: of one with another ending, or in capitals, each file is a ledger by itself.
  private mutating func checkHeadName(_ value: Value) {
    let folder = folderName(content.file.path)
    let name = content.file.path.split(separator: "/").last?.lowercased() ?? ""
    guard !isFolder, value.member("movements") == nil, !ledger.isElsewhere, folder != "movements", !folder.isEmpty,
      ["ledger.yaml", "ledger.yml", "ledger.json"].contains(name)
    else { return }
    content.report(.headNotNamedYAML(folder: folder), at: nil)
  }

  private mutating func expectList(_ value: Value) {
    guard value.kind != .array else { return }
    content.wrongType("movements", expected: "a list", example: "[{\"name\": \"Kevin\", \"amount\": 123}]", value)
  }

  /// The id, and for now the name: as written, else the file's name, else the name of the folder that is one ledger.
  private mutating func nameLedger(_ written: Value?) {
    if let written, !written.isNull { origins.id = written.range }
    let id = content.fileID(written, fallback: isFolder ? folderName(content.file.path) : fileName(content.file.path))
    guard let id else { return hasLedger = false }
    ledger.id = id
    ledger.name = Label(id)
  }
}

// MARK: - The whole

extension LedgerDecoder {
  mutating func finish() -> Checked<Parsed<Ledger>?> {
    var files = earlier + [content]
    // The head, which has the budgets, is read first.
    files[0].checkBudgets(budgets, categories: categories.strings)
    checkBalanceAccounts(of: ledger, &files[0])
    tellLateCurrencies(&files)
    tellNearCategories(&files)
    tellOverlaps(&files)
    var ledger = ledger
    ledger.categories = categories.strings
    ledger.accounts = accounts.strings
    ledger.budgets = budgets.map(\.budget)
    ledger.hasDetails = hasDetails
    ledger.movements = sortedByDate(movements)
    movements = []
    ledger.uniteNames()
    if twins.isEmpty { findPositions(among: ledger) }
    tellTwins(&files)
    tellDateOutliers(of: ledger, &files)
    // Where something was left out, a sum that doesn't fit would only repeat it.
    if hasLedger, !ledger.isElsewhere, files.allSatisfy({ $0.errorCount == 0 }) {
      checkBalances(of: ledger, &files)
    }
    let diagnostics = files.flatMap(\.diagnostics)
    // Without an id, the reader of the syntax could make nothing of the file.
    return Checked(hasLedger && !ledger.id.isEmpty ? Parsed(ledger, origins) : nil, diagnostics)
  }
}

extension LedgerDecoder {
  /// A movement without an id is known by its position, which then can't be another one's id.
  private mutating func findPositions(among ledger: Ledger) {
    guard ids.hasDigits, ledger.movements.contains(where: { $0.id == nil }) else { return }
    let positions = Set(ledger.movements.lazy.filter { $0.id == nil }.map(\.reference))
    for case let id? in ledger.movements.lazy.map(\.id) where positions.contains(id) {
      twins.append(MovementTwin(kind: .position, word: id))
    }
  }
}
