package import MenugenDomain
import MenugenLocalization
import MenugenText
package import MenugenViewModels

/// Presents a year-end pack: the list of its files, and its receipts.
package struct PackPresenter: Sendable {
  private let frames: FramePresenter
  private let year: Int
  private let ledgers: [(ledger: Ledger, report: LedgerReport)]
  private let days: (from: CalendarDate, to: CalendarDate)

  /// - Parameters:
  ///   - ledgers: The ledgers with the movements of the year.
  ///   - days: The first and the last day of the year.
  package init(
    frames: FramePresenter, year: Int, days: (from: CalendarDate, to: CalendarDate),
    ledgers: [(ledger: Ledger, report: LedgerReport)]
  ) {
    (self.frames, self.year, self.days, self.ledgers) = (frames, year, days, ledgers)
  }

  /// The same pack for plain text.
  package var plain: PackPresenter { PackPresenter(frames: frames.plain, year: year, days: days, ledgers: ledgers) }

  private var presentation: Presentation { frames.presentation }
  private func word(_ key: String) -> String { presentation.phrases.required(key) }
  private var title: String { Pattern(word("yearEnd"))("year", String(year)) }

  /// - Parameter files: The paths and sizes of the files that aren't receipts.
  package func viewModel(files: [(path: String, size: Int)]) -> ReportViewModel {
    let site = presentation.site
    var model = ReportViewModel(
      language: presentation.language.code, isRightToLeft: presentation.isRightToLeft,
      siteName: presentation.label(site.name, in: site.language).text, name: title,
      facts: [
        presentation.phrases.periodSpan([
          "from": presentation.date(days.from).text, "to": presentation.date(days.to).text,
        ])
      ] + leftOut,
      tables: [totals, receipts].filter { !$0.rows.isEmpty } + [list(files)],
      register: ReportTable("", []))
    model.showsRegister = false
    model.isWhole = false
    return model
  }

  /// The frame of its page.
  package func frame(styleSheet: String) -> PageFrame {
    frames.ledgerFrame(at: presentation.reportsRoute(), title: title).selfContained(styleSheet: styleSheet)
  }

  /// That undated movements are in no year.
  private var leftOut: [String] {
    let count = ledgers.reduce(0) { $0 + $1.ledger.undatedLeftOut }
    if count == 0 { return [] }
    let movements = presentation.phrases.movementCount(count, text: presentation.number(count))
    return [Pattern(word("undatedLeftOut"))(["movements": movements])]
  }

  /// The sums of pending movements, by currency.
  private func pending(_ ledger: Ledger) -> [Currency: Int128] {
    var sums: [Currency: Int128] = [:]
    for movement in ledger.movements where movement.isPending {
      sums[movement.currency, default: 0] += Int128(movement.minorUnits)
    }
    return sums
  }

  private var totals: ReportTable {
    let hasOpenings = ledgers.contains { $0.report.hasOpenings }
    let hasTransfers = ledgers.contains { $0.report.hasTransfers }
    let hasPending = ledgers.contains { $0.ledger.movements.contains(where: \.isPending) }
    let keys =
      (hasOpenings ? ["opening"] : []) + ["moneyIn", "moneyOut"] + (hasTransfers ? ["transfers"] : [])
      + (hasPending ? ["pending"] : []) + [hasOpenings ? "closing" : "total"]
    var table = ReportTable(
      word("ledgers"),
      [.init(word("ledger"), .name), .init(word("count"), .figure)]
        + keys.map { .init(word($0), .figure) })
    if hasPending { table.note = word("pendingNote") }
    for (ledger, report) in ledgers {
      let pending = pending(ledger)
      for (place, total) in report.totals.enumerated() {
        let isFirst = place == 0
        func text(_ units: Int128?) -> String { units.map { presentation.amountText($0, total.currency) } ?? "" }
        table.rows.append(
          [
            presentation.label(ledger.name, in: ledger.language).text,
            isFirst ? presentation.number(report.count) : "",
          ]
            + keys.map { key in
              switch key {
              case "opening": text(total.opening)
              case "moneyIn": text(total.sum.moneyIn)
              case "moneyOut": text(total.sum.moneyOut)
              case "transfers": text(total.sum.transfers)
              case "pending": text(pending[total.currency])
              default: text(hasOpenings ? total.closing : total.sum.total)
              }
            })
        table.links.append([link(OutputLayout.pack(ledger.id) + OutputLayout.packReport)])
      }
    }
    return table
  }

  private func list(_ files: [(path: String, size: Int)]) -> ReportTable {
    var table = ReportTable(word("files"), [.init(word("file"), .word), .init(word("bytes"), .figure)])
    for file in files {
      table.rows.append([file.path, presentation.number(file.size)])
      table.links.append([link(file.path)])
    }
    return table
  }

  private func link(_ path: String) -> String {
    var url = ByteBuffer()
    url.appendPercentEncoded(path: path)
    return url.text
  }
}

// MARK: - Receipts

extension PackPresenter {
  /// The path of a receipt in the pack.
  package static func path(ofReceipt file: String) -> String { OutputLayout.attachments + file }

  private var receipts: ReportTable {
    var table = ReportTable(
      word("receipts"),
      [.init(word("name"), .name), .init(word("date"), .word), .init(word("ledger"), .name)]
        + [.init(word("file"), .word), .init(word("amount"), .figure)])
    for (ledger, _) in ledgers {
      var last: Int32?
      for entry in ledger.receiptIndex {
        let movement = entry.movement
        let isRepeated = movement.position == last
        last = movement.position
        let path = entry.file.map(PackPresenter.path)
        table.rows.append([
          movement.name.isEmpty ? presentation.phrases.unnamed : movement.name,
          movement.date?.iso ?? word("undated"), presentation.label(ledger.name, in: ledger.language).text,
          path ?? [word("missing"), entry.written].compactMap(\.self).joined(separator: ": "),
          isRepeated ? "" : presentation.amountText(movement.money),
        ])
        table.links.append([nil, nil, nil, path.map(link)])
      }
    }
    return table
  }

  /// The index of receipts for spreadsheets; `nil` if no movement has or lacks one.
  package func receiptData(sha256: (_ path: String) -> String?) -> DataTable? {
    var table = DataTable(
      columns: ["ledger", "id", "date", "name", "amount", "currency", "receipt", "file", "sha256"], rows: [])
    for (ledger, _) in ledgers {
      var last: Int32?
      for entry in ledger.receiptIndex {
        // A movement with several receipts counts once in a sum.
        let isRepeated = entry.movement.position == last
        last = entry.movement.position
        let (movement, path) = (entry.movement, entry.file.map(PackPresenter.path))
        func text(_ text: String?) -> DataTable.Cell { text.map { .text($0) } ?? .empty }
        table.rows.append([
          .text(ledger.id), .text(movement.reference), movement.date.map { .day(ISODay($0)) } ?? .empty,
          .text(movement.name),
          isRepeated
            ? .empty : .amount(DecimalAmount(Int128(movement.minorUnits), decimals: movement.currency.exponent)),
          .text(movement.currency.code), text(entry.written), text(path), text(path.flatMap(sha256)),
        ])
      }
    }
    return table.rows.isEmpty ? nil : table
  }

  /// The form of CSV for the spreadsheets of a ledger's language.
  package static func csvForm(_ language: LanguageTag) -> CSVForm {
    let format = LocaleFormat(language.code).spreadsheet
    return CSVForm(
      delimiter: format.delimiter, decimalMark: format.decimalMark, datePattern: format.datePattern)
  }
}

extension PageFrame {
  /// The frame of a page that needs no other file and links to no other page of the site.
  ///
  /// - Parameter styleSheet: Its style, as HTML for its head.
  func selfContained(styleSheet: String) -> PageFrame {
    var frame = self
    frame.styleSheet = styleSheet
    frame.homeURL = ""
    frame.canonicalURL = nil
    frame.navigation = []
    frame.breadcrumbs = []
    frame.languages = []
    return frame
  }
}
