package import Text
package import ViewModels

/// The words of a plain-text report: the headings of its columns.
package struct LedgerWords: Sendable {
  package var category, account, month, date, name, amount, balance, count, moneyIn, moneyOut, total: String
  package var opening, closing, currency: String

  /// - Parameter word: The theme's words by key.
  package init(_ word: (String) -> String) {
    category = word("category")
    account = word("account")
    month = word("month")
    date = word("date")
    name = word("name")
    amount = word("amount")
    balance = word("balance")
    count = word("count")
    moneyIn = word("moneyIn")
    moneyOut = word("moneyOut")
    total = word("total")
    opening = word("opening")
    closing = word("closing")
    currency = word("currency")
  }
}

extension LedgerPage {
  /// The report as plain text: totals, then each table, then the register, aligned by display width.
  package func writeText(
    register: some Sequence<MovementViewModel>, words: LedgerWords, to output: inout ByteBuffer
  ) {
    let text = TextPageWriter()
    text.title(name.text, under: frame.siteName.text, to: &output)
    text.paragraph([period, count].compactMap(\.self).joined(separator: ", "), to: &output)
    if let note { text.paragraph(note.plain, to: &output) }
    totalsTable(words).write(to: &output)
    if let notice {
      text.paragraph("\(notice.title)\n\(notice.message)", to: &output)
      return
    }
    if hasCategories { namedTable(categories, words.category, words).write(to: &output) }
    if hasAccounts { namedTable(accounts, words.account, words).write(to: &output) }
    if !months.isEmpty { monthsTable(words).write(to: &output) }
    registerTable(register, words).write(to: &output)
  }

  private func totalsTable(_ words: LedgerWords) -> TextTable {
    let hasOpening = totals.contains { $0.opening != nil }
    var columns = [TextTable.Column(title: words.currency)]
    if hasOpening { columns.append(.figure(words.opening)) }
    columns += [.figure(words.moneyIn), .figure(words.moneyOut), .figure(words.total)]
    if hasOpening { columns.append(.figure(words.closing)) }
    var table = TextTable(columns)
    for total in totals {
      let middle = [total.moneyIn, total.moneyOut, total.total]
      table.add([total.currency] + (hasOpening ? [total.opening ?? ""] + middle + [total.closing ?? ""] : middle))
    }
    return table
  }

  private func namedTable(_ rows: [TotalRowViewModel], _ title: String, _ words: LedgerWords) -> TextTable {
    var table = TextTable([.name(title), .figure(words.count), .figure(words.total)])
    for row in rows { table.add([row.name, row.count, row.amount]) }
    return table
  }

  private func monthsTable(_ words: LedgerWords) -> TextTable {
    var table = TextTable([
      .name(words.month), .figure(words.count), .figure(words.moneyIn), .figure(words.moneyOut), .figure(words.total),
    ])
    for row in months { table.add([row.name, row.count, row.moneyIn, row.moneyOut, row.amount]) }
    return table
  }

  private func registerTable(_ register: some Sequence<MovementViewModel>, _ words: LedgerWords) -> TextTable {
    let isDated = period != nil
    var columns: [TextTable.Column] = isDated ? [TextTable.Column(title: words.date)] : []
    columns += [.name(words.name)]
    if hasCategories { columns.append(.name(words.category)) }
    columns += [.figure(words.amount), .figure(words.balance)]
    var table = TextTable(columns)
    for row in register {
      table.add(
        (isDated ? [row.date?.iso ?? ""] : []) + [row.name] + (hasCategories ? [row.category ?? ""] : [])
          + [row.amount, row.balance ?? ""])
    }
    return table
  }
}

extension TextTable.Column {
  fileprivate static func figure(_ title: String) -> Self { .init(title: title, alignment: .trailing) }
  fileprivate static func name(_ title: String) -> Self { .init(title: title, limit: 32) }
}
