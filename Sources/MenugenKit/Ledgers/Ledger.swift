import MenugenDiagnostics
import MenugenDomain
import MenugenParsers

/// The movements of money in a set of accounts.
public struct Ledger: Sendable {
  let content: MenugenDomain.Ledger
  let settings: SiteSettings

  /// Reads a ledger file.
  ///
  /// ```swift
  /// let file = "date,name,amount,category\n2026-03-01,Flour,-120.00,Kitchen\n2026-03-02,Dinner,480.50,Sales\n"
  /// let settings = SiteSettings(languages: ["en"], currency: "EUR") ?? SiteSettings()
  /// let ledger = try Ledger.read(file.utf8, named: "bank.csv", settings: settings).get()
  /// for total in ledger.totals(by: .currency) { print(total.balance) }  // 360.50 EUR
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - name: The file's name or path, for diagnostics. The extension gives the format: `.json`, `.yaml`, `.yml`,
  ///     `.ndjson` or `.csv`. The rest of the name is the default id.
  ///   - settings: The default languages and currency.
  public static func read(
    _ bytes: some Sequence<UInt8>, named name: String, settings: SiteSettings = SiteSettings()
  ) -> Reading<Ledger> {
    let checked = parseLedger(SourceFile(path: name, bytes: Array(bytes)), site: settings.site)
    return Reading(checked) { Ledger(content: $0.content, settings: settings) }
  }

  /// The id, which is part of page paths.
  public var id: String { content.id }

  /// The name in the default language, or in the first language that has one.
  public var name: String {
    let context = LanguageContext(file: content.language, site: settings.site.language)
    return content.name.find(settings.site.language, context).value
  }

  /// Whether the ledger is published. Ledgers are private by default.
  public var isPublic: Bool { content.visibility == .public }

  /// The movements by date; those without a date are last.
  public var movements: Movements { Movements(ledger: content) }

  /// How to group movements.
  public enum Grouping: Sendable { case currency, category, account }

  /// Returns exact sums, sorted by name and currency. Currencies are never added together.
  ///
  /// - Complexity: O(*n*), where *n* is the number of movements.
  public func totals(by grouping: Grouping) -> [Total] {
    let report = LedgerReport(content)
    return switch grouping {
    case .currency: report.byCurrency.map { Total(name: nil, $0.currency, $0.sum) }
    case .category: report.byCategory.map { Total(name: $0.key, $0.currency, $0.sum) }
    case .account: report.byAccount.map { Total(name: $0.key, $0.currency, $0.sum) }
    }
  }

  /// The sums of the movements of one group and currency.
  public struct Total: Sendable, Hashable {
    /// The category or account; `nil` for movements without one, and for sums by currency.
    public let name: String?
    /// The number of movements.
    public let count: Int
    /// The sum of the positive amounts.
    public let moneyIn: Money
    /// The sum of the negative amounts: zero or less.
    public let moneyOut: Money
    /// The sum of all amounts.
    public let balance: Money

    fileprivate init(name: String?, _ currency: Currency, _ sum: LedgerReport.Sum) {
      self.name = name
      count = sum.count
      moneyIn = Money(sum.moneyIn, currency)
      moneyOut = Money(sum.moneyOut, currency)
      balance = Money(sum.total, currency)
    }
  }
}

/// The movements of a ledger, created on access.
public struct Movements: RandomAccessCollection, Sendable {
  let ledger: MenugenDomain.Ledger

  /// The position of the first movement.
  public var startIndex: Int { 0 }

  /// The position after the last movement.
  public var endIndex: Int { ledger.movements.count }

  /// The movement at a position.
  public subscript(position: Int) -> Movement {
    let movement = ledger.movements[position]
    return Movement(
      reference: movement.reference, date: movement.date.map { CalendarDay($0) }, name: movement.name,
      amount: Money(movement.minorUnits, movement.currency), category: ledger.category(of: movement),
      account: ledger.account(of: movement), note: movement.details?.note,
      tags: movement.details?.tags ?? [], isPending: movement.isPending)
  }
}

/// An amount that went in or out.
public struct Movement: Sendable, Hashable {
  /// The id, or the movement's number in its file.
  public let reference: String
  /// The date, if there is one.
  public let date: CalendarDay?
  /// The payer, payee or purpose.
  public let name: String
  /// The amount: positive for money in, negative for money out.
  public let amount: Money
  /// The category, with `/` between nested categories.
  public let category: String?
  /// The account, with `/` between nested accounts.
  public let account: String?
  /// The note, as written.
  public let note: String?
  /// The tags, as written.
  public let tags: [String]
  /// Whether the bank hasn't booked it yet. Totals include it.
  public let isPending: Bool
}
