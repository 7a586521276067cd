import MenugenChecks
package import MenugenDiagnostics
package import MenugenDomain
import MenugenSyntax
import MenugenText

/// Parses a ledger file in JSON, YAML, NDJSON or CSV; `nil` if it has no ledger.
///
/// Movements are read one by one, without a tree. Invalid movements are reported and omitted.
package func parseLedger(_ file: SourceFile, site: Site) -> Checked<Parsed<Ledger>?> {
  var decoder = LedgerDecoder(file, site: site)
  decoder.read()
  return decoder.finish()
}

/// Parses a ledger in several files.
///
/// - Parameters:
///   - head: The `ledger.yaml`, whose folder gives the id.
///   - parts: The files of movements, in order.
package func parseLedger(head: SourceFile, parts: [SourceFile], site: Site) -> Checked<Parsed<Ledger>?> {
  var decoder = LedgerDecoder(head, site: site)
  decoder.isFolder = true
  decoder.read()
  for part in parts { decoder.read(part: part) }
  return decoder.finish()
}

/// Parses the answer of a ledger's remote source, and completes it with what the ledger's own file has.
///
/// - Parameters:
///   - answer: The answer in any format of ledgers. Its `id`, `name` and `visibility` are ignored.
///   - head: The ledger's own file.
/// - Returns: The ledger with the diagnostics of both files.
package func parseLedger(
  answer: SourceFile, completing head: SourceFile, site: Site
) -> Checked<Parsed<Ledger>?> {
  var decoder = LedgerDecoder(head, site: site)
  decoder.read()
  decoder.read(answer: answer)
  return decoder.finish()
}

/// Whether a file is empty or only white space.
private func isBlank(_ file: SourceFile) -> Bool {
  let bytes = file.bytes.span
  return bytes[startOfText(in: bytes)...].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
}

/// Decodes a ledger from one or more files.
struct LedgerDecoder: ~Copyable {
  /// The state for the current file.
  var content: ContentDecoder
  var origins: Origins
  var isFolder = false
  private var ledger: Ledger
  private var hasLedger = true
  private var isPart = false
  /// Whether the current file is the answer of the ledger's source.
  private var isAnswer = false
  var movements: [Movement] = []
  var position: Int32 = 0
  var categories = StringTable()
  /// The first place of each category.
  var categoryPlaces: [LedgerPlace] = []
  /// The first place of each account.
  var accountPlaces: [LedgerPlace] = []
  /// How many records stand before each file.
  private(set) var fileStarts: [Int32] = [0]
  var withdrawnCurrencies = WithdrawnCurrencies()
  var accounts = StringTable()
  var names = StringTable()
  /// The strings of `names`.
  var nameStrings: [String] = []
  var ids = MovementIDs()
  /// The references of movements without ids, with their accounts.
  var references = StringTable()
  var duplicates: [DuplicateMovement] = []
  var dates = MovementDates()
  var items = StringTable()
  var hasDetails = false
  var hasTransfers = false
  var hasSplits = false
  var hasVAT = false
  var hasReceipts = false
  var hasTags = false
  var hasPending = false
  /// The current file's folder below the ledger's, which receipts are relative to: `2026/`.
  private(set) var partFolder = ""
  /// Whether the missing column of amounts was reported for the current file.
  private var lacksAmounts = false
  /// The unknown keys already reported. Each with the key that it may be a misspelling of and that its movement had
  /// too; `nil` for others.
  var reportedKeys: [String: String?] = [:]
  private var closingPlaces: [LedgerPlace] = []
  var datedBalancePlaces: [LedgerPlace] = []
  /// The places of balances after movements, by the movements' positions.
  var balancePlaces: [Int32: LedgerPlace] = [:]
  var balanceAccounts: [BalanceAccount] = []
  private var budgets: [(budget: Budget, range: Range<Int>)] = []
  /// The index of the file with the budgets.
  private var budgetFile = 0
  private var categoryVAT: [CategoryVAT] = []
  private var categoryVATFile = 0
  /// The states for earlier files.
  private var earlier: [ContentDecoder] = []

  init(_ file: SourceFile, site: Site) {
    content = ContentDecoder(file, site: site)
    content.amountWord = .amount
    content.takesWithdrawnCurrencies = true
    origins = Origins(path: file.path)
    ledger = Ledger(
      id: "", name: Label(""), language: site.language, visibility: site.movements.visibility, currency: site.currency)
  }

  /// The index of the current file.
  var fileIndex: Int { earlier.count }

  mutating func read() {
    guard let syntax = FileFormat(path: content.file.path) else {
      hasLedger = false
      content.report(
        .unknownFileType(expected: "JSON (.json), YAML (.yaml, .yml), NDJSON (.ndjson) or CSV (.csv)"), at: nil)
      return
    }
    if isBlank(content.file) { return readNothing() }
    // An upper bound: unused memory pages cost nothing, but reallocation does.
    movements.reserveCapacity(movements.count + content.file.bytes.count / 64)
    let diagnostics = readRecords(
      content.file, syntax, under: "movements", columns: ContentObject.movement.names, head: { decodeHead($0) },
      record: { decodeMovement($0) })
    content.append(diagnostics)
  }

  /// Reads an empty file of any type: an empty ledger, or the head of a ledger in several files. It may be truncated.
  private mutating func readNothing() {
    decodeHead(nil)
    if isFolder, !isPart { return }
    content.report(.emptyLedgerFile, at: nil)
  }

  mutating func read(answer file: SourceFile) {
    isAnswer = true
    read(part: file)
    ledger.missing = nil
  }

  mutating func read(part file: SourceFile) {
    earlier.append(content)
    fileStarts.append(position)
    var site = content.site
    // Strangers write no scripts.
    if isAnswer { site.allowsUnsafeMarkdown = false }
    content = ContentDecoder(file, site: site)
    content.amountWord = .amount
    content.takesWithdrawnCurrencies = true
    lacksAmounts = false
    // The previous file's settings don't apply to this one.
    content.currency = earlier[0].currency
    content.language = earlier[0].language
    origins.parts.append(Origins(path: file.path))
    // An answer is beside the ledger's own file.
    partFolder = isAnswer ? "" : folder(of: file.path, below: earlier[0].file.path)
    isPart = true
    read()
  }

  /// Reports a record without an amount, or once for a table without a column of amounts.
  mutating func diagnoseMissingAmount(of record: borrowing Record) {
    if lacksAmounts { return }
    let value = record.value(in: content.file)
    if FileFormat(path: content.file.path) == .csv, value.member("amount") == nil {
      lacksAmounts = true
      return diagnoseMissingAmounts(under: value.members.map(\.key))
    }
    content.subject = value
    defer { content.subject = nil }
    content.report(.missingMovementAmount(content.named("amount")), at: value.range)
  }

  private mutating func diagnoseMissingAmounts(under columns: [Key]) {
    guard let first = columns.first, let last = columns.last else { return }
    let meant = columns.first {
      KeyAliases.find($0.text, among: ["amount"]) != nil || nearestName(to: $0.text, among: ["amount"]) != nil
    }
    content.report(.missingAmountColumn(meant: meant?.text), at: first.range.lowerBound..<last.range.upperBound)
  }

  /// Records the first reference to an item.
  mutating func refer(to reference: Reference) { note(reference, \.references) }

  /// Records the receipt of a movement.
  mutating func refer(toReceipt reference: Reference) { note(reference, \.receipts) }

  private mutating func note(_ reference: Reference, _ list: WritableKeyPath<Origins, [Reference]>) {
    if isPart {
      origins.parts[origins.parts.count - 1][keyPath: list].append(reference)
    } else {
      origins[keyPath: list].append(reference)
    }
  }
}

// MARK: - Head

extension LedgerDecoder {
  private mutating func decodeHead(_ value: Value?) {
    if isAnswer { return decodeAnswerHead(value) }
    if isPart { return decodePartHead(value) }
    // A null file is an empty ledger, or the head of a ledger in several files.
    guard let value, !value.isNull else { return nameLedger(nil) }
    guard value.kind == .object else {
      hasLedger = false
      return content.wrongType(
        "ledger", expected: "an object or a list of movements", example: "[{\"name\": \"Kevin\", \"amount\": 123}]",
        value)
    }
    if isOneMovement(value) { return hasLedger = false }
    let (source, isRemote) = content.remoteSource(value, insteadOf: "movements")
    ledger.source = source
    if isRemote { ledger.missing = .loading }
    origins.source = value.member("source")?.range
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
      case "id", "language", "currency", "source", "timeout", "maxAge", "tokenFrom", "$schema": break
      case "budget": budgets = content.budgets(value)
      case "vat": categoryVAT = content.categoryVAT(value)
      case "name": ledger.name = content.label(value, "name") ?? ledger.name
      case "note": ledger.note = content.markdown(value, "note", under: 1)
      case "visibility":
        ledger.visibility = content.word(value, "visibility", .visibility) ?? .private
      case "openingBalance": ledger.openings = balances(value, "openingBalance").map(\.balance)
      case "closingBalance":
        let written = balances(value, "closingBalance")
        ledger.closings = written.map(\.balance)
        closingPlaces = written.map { LedgerPlace(file: fileIndex, range: $0.range) }
      case "balances": ledger.datedBalances += datedBalances(value)
      case "movements": expectList(value)
      default: if !isLostList(key, value) { content.unknownKey(key, in: "a ledger", of: .ledger) }
      }
    }
  }

  /// Decodes the answer of a source: what the ledger's own file doesn't have.
  private mutating func decodeAnswerHead(_ value: Value?) {
    guard let value, !value.isNull else { return }
    guard value.kind == .object else {
      return content.wrongType(
        "movements", expected: "a list", example: "[{\"name\": \"Kevin\", \"amount\": 123}]", value)
    }
    if isOneMovement(value) { return }
    content.checkNestedSource(value)
    if let written = value.member("language"), !written.isNull {
      content.language = content.languageTag(written, "language") ?? content.language
    }
    if let written = value.member("currency"), !written.isNull {
      content.currency = content.currency(written) ?? content.currency
      ledger.currency = content.currency ?? ledger.currency
    }
    content.checkEmptyKeys(of: value, in: "a ledger", known: ContentObject.ledger.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      // A stranger doesn't decide who sees it.
      case "id", "name", "visibility", "language", "currency", "source", "timeout", "maxAge", "tokenFrom", "$schema":
        break
      case "note": if ledger.note == nil { ledger.note = content.markdown(value, "note", under: 1) }
      case "budget":
        if budgets.isEmpty { (budgets, budgetFile) = (content.budgets(value), fileIndex) }
      case "vat":
        if categoryVAT.isEmpty { (categoryVAT, categoryVATFile) = (content.categoryVAT(value), fileIndex) }
      case "openingBalance":
        if ledger.openings.isEmpty { ledger.openings = balances(value, "openingBalance").map(\.balance) }
      case "closingBalance":
        if !ledger.closings.isEmpty { break }
        let written = balances(value, "closingBalance")
        ledger.closings = written.map(\.balance)
        closingPlaces = written.map { LedgerPlace(file: fileIndex, range: $0.range) }
      case "balances": ledger.datedBalances += datedBalances(value)
      case "movements": expectList(value)
      default: if !isLostList(key, value) { content.unknownKey(key, in: "a ledger", of: .ledger) }
      }
    }
  }

  /// Decodes a file of movements next to a `ledger.yaml`, which may only set a currency.
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
      case "balances": break
      case "movements": expectList(value)
      case "$schema": break
      default:
        if isLostList(key, value) { continue }
        if ContentObject.ledger.names.contains(key.text) {
          let place = "a part of a ledger"
          content.report(
            ContentObject.ledger.structuralNames.contains(key.text)
              ? .misplacedKey(key.text, in: place, .ledgerHead) : .unknownKey(key.text, in: place, .ledgerHead),
            at: key.range)
        } else {
          content.unknownKey(key, in: "a part of a ledger", of: .ledgerPart)
        }
      }
    }
    // After the currency of the part.
    if let written = value.member("balances"), !written.isNull { ledger.datedBalances += datedBalances(written) }
  }

  /// Reports a single movement in place of a ledger, which would be lost as unknown keys.
  private mutating func isOneMovement(_ value: Value) -> Bool {
    guard value.member("movements") == nil, let amount = value.member("amount") else { return false }
    content.report(.singleMovement(inYAML: FileFormat(path: content.file.path) == .yaml), at: amount.range)
    return true
  }

  /// Reports movements under another key, which would be lost with a warning.
  private mutating func isLostList(_ key: Key, _ value: Value) -> Bool {
    let isList = value.elements.contains { $0.kind == .object && $0.member("amount") != nil }
    guard isList else { return false }
    content.report(.lostMovements(key.text), at: key.range)
    return true
  }

  /// Reports a head with another name than `ledger.yaml`: each file in the folder would be a separate ledger.
  private mutating func checkHeadName(_ value: Value) {
    let folder = folderName(content.file.path)
    let name = content.file.path.split(separator: "/").last?.lowercased() ?? ""
    guard !isFolder, value.member("movements") == nil, ledger.missing == nil, folder + "/" != ContentLayout.movements,
      !folder.isEmpty,
      ContentLayout.nearLedgerHeads.contains(name)
    else { return }
    content.report(.headNotNamedYAML(folder: folder), at: nil)
  }

  private mutating func expectList(_ value: Value) {
    guard value.kind != .array else { return }
    content.wrongType("movements", expected: "a list", example: "[{\"name\": \"Kevin\", \"amount\": 123}]", value)
  }

  /// Sets the id, and the name by default: as written, or the name of the file, or of the folder for a ledger in
  /// several files.
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
    if isFolder, ledger.source != nil, !earlier.isEmpty { files[0].report(.sourceAndParts, at: origins.source) }
    files[budgetFile].report(unusedBudgets(budgets, categories: categories.strings))
    files[categoryVATFile].report(
      unusedVAT(categoryVAT.map { ($0.path.text, $0.range) }, categories: categories.strings))
    files[0].report(misspeltBalanceAccounts(balanceAccounts, in: movements) { accounts.strings })
    func location(_ place: LedgerPlace) -> SourceLocation { files[place.file].file.location(of: place.range) }
    files.report(withdrawnCurrencies.findings(hint: CurrencyFault.hint(withdrawn:)))
    files.report(
      similarNames(
        .category, categories.strings, in: movements, by: \.category, places: categoryPlaces, location: location))
    files.report(
      similarNames(.account, accounts.strings, in: movements, by: \.account, places: accountPlaces, location: location))
    let overlaps = MovementOverlaps(movements, starts: fileStarts)
    if !overlaps.repeated.isEmpty {
      duplicates.removeAll { $0.position.map(overlaps.repeated.contains) ?? false }
      files.report(overlaps.findings(places(of: overlaps.positions, in: files), location: location))
    }
    reportTotalRows(in: &files)
    var ledger = ledger
    ledger.categories = categories.strings
    ledger.accounts = accounts.strings
    ledger.budgets = budgets.map(\.budget)
    ledger.hasDetails = hasDetails
    ledger.hasTransfers = hasTransfers
    ledger.hasSplits = hasSplits
    ledger.hasVAT = hasVAT
    ledger.hasReceipts = hasReceipts
    ledger.hasTags = hasTags
    ledger.hasPending = hasPending
    ledger.movements = sortedByDate(movements)
    movements = []
    ledger.uniteNames()
    ledger.setVAT(
      ofCategories: Dictionary(categoryVAT.map { ($0.path, $0.vat) }, uniquingKeysWith: { first, _ in first }))
    if duplicates.isEmpty { findPositions(among: ledger) }
    if !duplicates.isEmpty {
      let first = firstPlaces(of: Set(duplicates.map(\.identity)), in: files)
      files.report(duplicateMovements(duplicates, first: first, location: location))
    }
    let outliers = dateOutliers(in: ledger.movements, usualYears: usualYears)
    if !outliers.isEmpty {
      let places = places(of: Set(outliers.map(\.position)), "date", in: files)
      for outlier in outliers {
        if let place = places[outlier.position] { files[place.file].report(outlier.message, at: place.range) }
      }
    }
    // Where something was left out, a wrong sum would only repeat it.
    if hasLedger, ledger.missing == nil, files.allSatisfy({ $0.errorCount == 0 }) {
      let isTable = files.count == 1 && FileFormat(path: content.file.path) == .csv
      files.report(MovementBalances(ledger, places: balancePlaces, isTable: isTable).findings())
      files.report(wrongClosingBalances(of: ledger, places: closingPlaces))
      files.report(wrongDatedBalances(of: ledger, places: datedBalancePlaces))
    }
    let diagnostics = files.flatMap(\.diagnostics)
    // Without an id, the file couldn't be read.
    return Checked(hasLedger && !ledger.id.isEmpty ? Parsed(ledger, origins) : nil, diagnostics)
  }
}

extension LedgerDecoder {
  /// Reports a position that is also an id: a movement without an id is identified by its position.
  private mutating func findPositions(among ledger: Ledger) {
    guard ids.hasDigits, ledger.movements.contains(where: { $0.id == nil }) else { return }
    let positions = Set(ledger.movements.lazy.filter { $0.id == nil }.map(\.reference))
    for case let id? in ledger.movements.lazy.map(\.id) where positions.contains(id) {
      duplicates.append(DuplicateMovement(MovementIdentity(.id, id), at: nil))
    }
  }
}

extension LedgerDecoder {
  /// Reports rows that are totals of those above them.
  private mutating func reportTotalRows(in files: inout [ContentDecoder]) {
    var openings: [Currency: Int128] = [:]
    for opening in ledger.openings { openings[opening.money.currency, default: 0] += Int128(opening.money.minorUnits) }
    let totals = totalRows(in: movements, starts: fileStarts, openings: openings)
    if totals.isEmpty { return }
    let places = places(of: Set(totals.map(\.position)), "amount", in: files)
    for total in totals {
      if let place = places[total.position] { files[place.file].report(total.message, at: place.range) }
    }
  }
}

extension [ContentDecoder] {
  fileprivate mutating func report(_ findings: [LedgerFinding]) {
    for finding in findings { self[finding.place.file].report(finding.message, at: finding.place.range) }
  }
}
