/// A register's row for machine-readable output: text as written and exact numbers.
///
/// Creating one allocates nothing, for ledgers of a million movements.
package struct RegisterRow: Sendable, Equatable {
  /// As written; `nil` for a movement identified by its position.
  package var id: String?
  /// From 1, in file order.
  package var position: Int32
  package var date: ISODay?
  package var name: String
  package var amount: DecimalAmount
  /// The balance of its account in its currency after the movement.
  package var balance: DecimalAmount
  /// Indexes into `RegisterNames`.
  package var currency: Int
  package var category: Int?
  package var account: Int?
  /// The number of rows so far, and the sum of those in this currency, including this one.
  package var number: Int
  package var sum: DecimalAmount
  package var details: RegisterDetails?

  /// Creates an empty row of a currency.
  package init(currency: Int, decimals: Int) {
    let nothing = DecimalAmount(0, decimals: decimals)
    self.init(
      id: nil, position: 0, date: nil, name: "", amount: nothing, balance: nothing, currency: currency, category: nil,
      account: nil, number: 0, sum: nothing)
  }

  package init(
    id: String?, position: Int32, date: ISODay?, name: String, amount: DecimalAmount, balance: DecimalAmount,
    currency: Int, category: Int?, account: Int?, number: Int, sum: DecimalAmount, details: RegisterDetails? = nil
  ) {
    self.id = id
    self.position = position
    self.date = date
    self.name = name
    self.amount = amount
    self.balance = balance
    self.currency = currency
    self.category = category
    self.account = account
    self.number = number
    self.sum = sum
    self.details = details
  }
}

/// A movement's rarely used values.
package final class RegisterDetails: Sendable, Equatable {
  /// Plain text, as written.
  package let note: String?
  package let reference: String?
  /// The ids of a menu and its item: `dinner/margherita`.
  package let item: String?
  /// In decimal digits.
  package let quantity: String?
  /// `2/3` for the second of three parts of a movement.
  package let split: String?
  package let isTransfer: Bool
  package let vat: VAT?
  /// The paths of its receipts, relative to the ledger's folder; `none` if it needs none.
  package let receipt: [String]
  package let tags: [String]
  package let isPending: Bool

  /// The VAT that an amount includes: net + tax is the amount.
  package struct VAT: Sendable, Equatable {
    /// In percent, as decimal digits.
    package var rate: String
    package var net, tax: DecimalAmount

    package init(rate: String, net: DecimalAmount, tax: DecimalAmount) {
      (self.rate, self.net, self.tax) = (rate, net, tax)
    }
  }

  package init(
    note: String? = nil, reference: String? = nil, item: String? = nil, quantity: String? = nil, split: String? = nil,
    isTransfer: Bool = false, vat: VAT? = nil, receipt: [String] = [], tags: [String] = [],
    isPending: Bool = false
  ) {
    self.note = note
    self.reference = reference
    self.item = item
    self.quantity = quantity
    self.split = split
    self.isTransfer = isTransfer
    self.vat = vat
    self.receipt = receipt
    self.tags = tags
    self.isPending = isPending
  }

  package static func == (left: RegisterDetails, right: RegisterDetails) -> Bool {
    left.note == right.note && left.reference == right.reference && left.item == right.item
      && left.quantity == right.quantity && left.split == right.split && left.isTransfer == right.isTransfer
      && left.vat == right.vat && left.receipt == right.receipt && left.tags == right.tags
      && left.isPending == right.isPending
  }
}

/// The names that a register's rows refer to by index.
package struct RegisterNames: Sendable, Equatable {
  package var currencies: [String]
  package var categories: [String]
  package var accounts: [String]
  /// Whether any movement has details.
  package var hasDetails = false
  /// Whether any is a part of a split one, or a transfer.
  package var hasSplits = false
  package var hasTransfers = false
  /// Whether any has VAT.
  package var hasVAT = false
  package var hasReceipts = false
  package var hasTags = false
  package var hasPending = false
  /// Whether balances are known; otherwise they are omitted.
  package var hasBalances = true

  package init(currencies: [String], categories: [String], accounts: [String]) {
    self.currencies = currencies
    self.categories = categories
    self.accounts = accounts
  }
}

/// A day, written as in ISO 8601: `2026-03-02`.
@usableFromInline package struct ISODay: Sendable, Equatable {
  @usableFromInline package var year: Int16
  @usableFromInline package var month: UInt8
  @usableFromInline package var day: UInt8

  /// `2026-03-02`.
  package var text: String {
    func digits(_ number: Int, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
    return "\(digits(Int(year), 4))-\(digits(Int(month), 2))-\(digits(Int(day), 2))"
  }

  @inlinable package init(year: Int, month: Int, day: Int) {
    self.year = Int16(truncatingIfNeeded: year)
    self.month = UInt8(truncatingIfNeeded: month)
    self.day = UInt8(truncatingIfNeeded: day)
  }
}
