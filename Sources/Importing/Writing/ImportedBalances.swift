import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// The balances of statements, kept in the file `balances.yaml` of a ledger's folder: those that it has, and those of an
/// import. The file's lines are sorted, so they don't depend on the order of imports.
struct ImportedBalances: Sendable {
  /// A balance, and whose it is.
  struct Entry: Sendable, Hashable {
    var account: String
    var currency: Currency
    var claim: BalanceClaim

    /// A line of the file.
    var line: String {
      var name = ByteBuffer()
      name.appendJSONString(account)
      return "  - { date: \(claim.date.iso)" + (account.isEmpty ? "" : ", account: \(name.text)")
        + ", amount: \"\(decimalText(claim.units, exponent: currency.exponent))\", currency: \(currency.code)"
        + (claim.isInterim ? ", interim: true" : "") + " }"
    }
  }

  /// An account's name in the ledger, and a currency.
  struct Owner: Hashable {
    var account: String
    var currency: Currency
  }

  /// A balance, and another one of that day.
  typealias Conflict = (entry: Entry, other: Entry, statement: Statement)

  private let path: String
  /// Whether the file can be written: the target is a folder, and nobody has changed the file's form.
  private let isWritable: Bool
  /// The file's text as it is.
  private let text: String?
  /// Those of the file, before the import.
  let known: [Entry]
  /// By account, currency and day.
  private(set) var entries: [Entry] = []
  /// Of an import: a balance that another statement contradicts.
  private var conflicts: [Conflict] = []

  private static let head = "# The balances of bank statements, written by menugen import.\nbalances:\n"

  init(_ target: ImportTarget, _ store: borrowing StatementStore) {
    path = "\(target.path)/\(ContentLayout.ledgerBalances)"
    let path = path
    let file = target.files.first { $0.path == path }?.file
    text = file.map { String(decoding: $0.bytes, as: UTF8.self) }
    let lines = text.map { $0.dropFirst(Self.head.count).split(separator: "\n") } ?? []
    isWritable =
      !target.isFile
      && text.map { $0.hasPrefix(Self.head) && lines.allSatisfy { $0.hasPrefix("  - { date: ") } } ?? true
    entries = file.map { Self.entries(of: $0, store.currency) } ?? []
    known = entries
    var known = Dictionary(entries.filter { !$0.claim.isInterim }.map { (Key($0), $0) }) { first, _ in first }
    for statement in store.statements {
      for claim in statement.claims {
        let entry = Entry(
          account: store.accountName(statement.account) ?? "", currency: statement.currency, claim: claim)
        if !claim.isInterim {
          if let other = known[Key(entry)] {
            if other.claim.units != claim.units { conflicts.append((entry, other, statement)) }
            continue
          }
          known[Key(entry)] = entry
        }
        entries.append(entry)
      }
    }
    // The balance at the end of a day replaces those during it.
    entries = Set(entries).filter { !$0.claim.isInterim || known[Key($0)] == nil }
      .sorted { ($0.claim.date, $0.line) < ($1.claim.date, $1.line) }
  }

  struct Key: Hashable {
    var owner: Owner
    var date: CalendarDate

    init(_ entry: Entry) {
      owner = Owner(account: entry.account, currency: entry.currency)
      date = entry.claim.date
    }
  }

  /// The entries of a file, as far as they can be read.
  private static func entries(of file: SourceFile, _ currency: Currency) -> [Entry] {
    readYAML(file).value?.member("balances")?.elements.compactMap { value in
      let currency = value.member("currency")?.string().flatMap { Currency(code: $0) } ?? currency
      guard let date = value.member("date")?.string().flatMap({ CalendarDate($0) }),
        let digits = value.member("amount")?.written,
        let money = try? Money(written: digits.utf8.span, currency: currency)
      else { return nil }
      let claim = BalanceClaim(
        date: date, units: money.minorUnits, isInterim: value.member("interim")?.bool() ?? false)
      return Entry(account: value.member("account")?.string() ?? "", currency: currency, claim: claim)
    } ?? []
  }

  /// The file, if it changes.
  var file: (path: String, bytes: [UInt8])? {
    let written = Self.head + entries.map { $0.line + "\n" }.joined()
    return isWritable && !entries.isEmpty && written != text ? (path, Array(written.utf8)) : nil
  }

  /// The lines to add to a file that a person has changed.
  var missingLines: [String] {
    guard !isWritable, let text else { return [] }
    return entries.map(\.line).filter { !text.contains($0) }
  }
}

// MARK: - Diagnostics

extension ImportedBalances {
  /// Reports balances that contradict each other, and statements that don't continue from the ones before.
  ///
  /// - Parameter matching: The ledger's movements with those of the import.
  func diagnostics(_ store: borrowing StatementStore, _ matching: Matching) -> [Diagnostic] {
    let rows = matching.index.rows
    var diagnostics = (conflicts + contradictions(store, matching)).map { entry, other, statement in
      Diagnostic(
        .repeatedClosing(
          account: entry.account.isEmpty ? nil : entry.account, date: entry.claim.date.iso,
          statement: Self.text(Int128(entry.claim.units), entry.currency),
          ledger: Self.text(Int128(other.claim.units), entry.currency)), at: Self.place(statement, store))
    }
    if entries.isEmpty { return diagnostics }
    let byOwner = Dictionary(grouping: entries) { Owner(account: $0.account, currency: $0.currency) }
    var open: [(statement: Statement, opening: Int64, day: CalendarDate, owner: Owner, before: [BalanceClaim])] = []
    for statement in store.statements {
      let owner = Owner(account: store.accountName(statement.account) ?? "", currency: statement.currency)
      guard let opening = statement.opening, let day = statement.openingDate, let known = byOwner[owner] else {
        continue
      }
      let isOwn = statement.claims.contains { $0.date == day }
      let before = Self.last(of: known, before: isOwn ? day.daysSinceEpoch : day.daysSinceEpoch + 1)
      if !before.isEmpty, before.allSatisfy({ $0.units != opening }) {
        open.append((statement, opening, day, owner, before))
      }
    }
    if open.isEmpty { return diagnostics }
    let sums = DaySums(rows, store)
    let own = StatementDays(open.map { ($0.statement, $0.day) }, store)
    for (statement, opening, day, owner, before) in open {
      guard let last = before.last else { continue }
      let entries = own.amounts(statement, owner, day).map(\.units)
      let sum = sums.sum(owner, from: last.date.daysSinceEpoch + 1, to: day.daysSinceEpoch - 1)
      // Movements of other statements on the day may come before this one.
      let others =
        day > last.date ? sums.sum(owner, from: day.daysSinceEpoch, to: day.daysSinceEpoch) - entries.reduce(0, +) : 0
      let continues = before.contains { claim in
        let difference = Int128(opening) - Int128(claim.units) - sum
        if difference == 0 || difference == others { return true }
        // A statement may begin with movements that the balance has already, and others may follow an interim balance.
        if day == claim.date, sumsOfFirst(entries).contains(-difference) { return true }
        return claim.isInterim && sums.isRest(difference, owner, of: claim.date)
      }
      if continues { continue }
      diagnostics.append(
        Diagnostic(
          .missingStatement(
            statement.origin.title, account: owner.account.isEmpty ? nil : owner.account, date: last.date.iso,
            balance: Self.text(Int128(last.units), owner.currency), sum: Self.text(sum, owner.currency),
            opening: Self.text(Int128(opening), owner.currency),
            difference: Self.text(Int128(opening) - Int128(last.units) - sum, owner.currency)),
          at: Self.place(statement, store)))
    }
    return diagnostics
  }

  /// Of some balances by day, those of the last day that is before a day since the epoch.
  private static func last(of entries: [Entry], before day: Int) -> [BalanceClaim] {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].claim.date.daysSinceEpoch < day { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return [] }
    let date = entries[low - 1].claim.date
    return entries[..<low].reversed().prefix { $0.claim.date == date }.map(\.claim).reversed()
  }

  private static func text(_ units: Int128, _ currency: Currency) -> String {
    decimalText(units, exponent: currency.exponent) + " " + currency.code
  }

  private static func place(_ statement: Statement, _ store: borrowing StatementStore) -> Diagnostic.Place {
    .line(
      SourceLocation(
        file: store.documents[Int(statement.document)].path, line: statement.line, column: 1, endColumn: 2,
        excerpt: SourceExcerpt(text: statement.excerpt ?? statement.origin.title)))
  }
}
