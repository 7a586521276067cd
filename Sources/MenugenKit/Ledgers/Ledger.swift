import MenugenDiagnostics
import MenugenDomain
import MenugenParsers

/// Money that went in and out of some accounts.
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
  ///   - name: The file's name or path, which diagnostics show. Its extension is the format: `.json`, `.yaml`, `.yml`, `.ndjson`
  ///     or `.csv`. Without the extension it is the id of a ledger that has none.
  ///   - settings: The languages and the currency that the file falls back on.
  public static func read(
    _ bytes: some Sequence<UInt8>, named name: String, settings: SiteSettings = SiteSettings()
  ) -> Reading<Ledger> {
    let checked = parseLedger(SourceFile(path: name, bytes: Array(bytes)), site: settings.site)
    return Reading(checked) { Ledger(content: $0.content, settings: settings) }
  }

  /// The id, which is a part of its pages' paths.
  public var id: String { content.id }

  /// The name in the default language of the settings, or in the first that it is written in.
  public var name: String {
    let context = LanguageContext(file: content.language, site: settings.site.language)
    return content.name.find(settings.site.language, context).value
  }

  /// Whether the ledger is published on the site. One that doesn't say so is private.
  public var isPublic: Bool { content.visibility == .public }

  /// The movements by date, those without a date last.
  public var movements: Movements { Movements(ledger: content) }

  /// What movements are summed by.
  public enum Grouping: Sendable { case currency, category, account }

  /// Returns exact sums, sorted by name and then by currency. Amounts of different currencies are never added.
  ///
  /// Complexity: O(*n*) in the number of movements.
  public func totals(by grouping: Grouping) -> [Total] {
    let report = LedgerReport(content)
    return switch grouping {
    case .currency: report.byCurrency.map { Total(name: nil, $0.currency, $0.sum) }
    case .category: report.byCategory.map { Total(name: $0.key, $0.currency, $0.sum) }
    case .account: report.byAccount.map { Total(name: $0.key, $0.currency, $0.sum) }
    }
  }

  /// What some movements of one currency come to.
  public struct Total: Sendable, Hashable {
    /// The category or account; `nil` for movements that name none, and for sums by currency.
    public let name: String?
    /// The number of movements.
    public let count: Int
    /// The sum of the positive amounts.
    public let moneyIn: Money
    /// The sum of the negative amounts, as a negative amount.
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

/// The movements of a ledger, made when they are asked for.
public struct Movements: RandomAccessCollection, Sendable {
  let ledger: MenugenDomain.Ledger

  /// The place of the first movement.
  public var startIndex: Int { 0 }

  /// The place after the last movement.
  public var endIndex: Int { ledger.movements.count }

  /// The movement at a place.
  public subscript(position: Int) -> Movement {
    let movement = ledger.movements[position]
    return Movement(
      reference: movement.reference, date: movement.date.map { CalendarDay($0) }, name: movement.name,
      amount: Money(movement.minorUnits, movement.currency), category: ledger.category(of: movement),
      account: ledger.account(of: movement), note: movement.details?.note)
  }
}

/// One amount that went in or out.
public struct Movement: Sendable, Hashable {
  /// The written id, or the movement's number in its file.
  public let reference: String
  /// The day; `nil` where the file has none.
  public let date: CalendarDay?
  /// Who paid, or what for.
  public let name: String
  /// The amount: positive for money in, negative for money out.
  public let amount: Money
  /// The category, with `/` between a category and one below it.
  public let category: String?
  /// The account, likewise.
  public let account: String?
  /// A note, as it is written.
  public let note: String?
}
