package import MenugenDomain
import MenugenLocalization
package import MenugenViewModels

/// Presents movements that may be transfers.
package struct TransferPresenter: Sendable {
  private let transfers: ProbableTransfers
  private let ledgers: [Ledger]
  private let frames: FramePresenter
  private let limit: Int?

  package init(_ transfers: ProbableTransfers, ledgers: [Ledger], frames: FramePresenter, limit: Int? = nil) {
    (self.transfers, self.ledgers, self.frames, self.limit) = (transfers, ledgers, frames, limit)
  }

  private var presentation: Presentation { frames.presentation }
  private func word(_ key: String) -> String { presentation.phrases.required(key) }
  private var pairs: ArraySlice<ProbableTransfers.Pair> { transfers.pairs.prefix(limit ?? .max) }
  private var ambiguous: ArraySlice<ProbableTransfers.Side> { transfers.ambiguous.prefix(limit ?? .max) }

  /// The tables for plain text.
  package func viewModel() -> ReportViewModel {
    let plain = TransferPresenter(transfers, ledgers: ledgers, frames: frames.plain, limit: limit)
    return plain.model()
  }

  private func model() -> ReportViewModel {
    let site = presentation.site
    let count = transfers.pairs.count * 2 + transfers.ambiguous.count
    var model = ReportViewModel(
      language: presentation.language.code, isRightToLeft: presentation.isRightToLeft,
      siteName: presentation.label(site.name, in: site.language).text, name: word("probableTransfers"),
      facts: [presentation.phrases.movementCount(count, text: presentation.number(count))],
      tables: [pairTable, ambiguousTable].filter { !$0.rows.isEmpty },
      register: ReportTable("", []))
    model.showsRegister = false
    model.isWhole = false
    return model
  }

  private var pairTable: ReportTable {
    ReportTable(
      word("probableTransfers"), [.init("№", .word)] + columns,
      rows: pairs.enumerated().flatMap { place, pair in
        [pair.from, pair.to].map { [presentation.number(place + 1)] + cells(of: $0) }
      }, note: note(word("transferNote"), hidden: transfers.pairs.count - pairs.count))
  }

  private var ambiguousTable: ReportTable {
    ReportTable(
      word("ambiguousTransfers"), columns, rows: ambiguous.map(cells),
      note: note(word("ambiguousNote"), hidden: transfers.ambiguous.count - ambiguous.count))
  }

  private func note(_ text: String, hidden: Int) -> String {
    (hidden == 0 ? "" : Pattern(word("othersCount"))(["count": presentation.number(hidden)]) + "\n") + text
  }

  private var columns: [ReportTable.Column] {
    [
      .init(word("date"), .word), .init(word("ledger"), .word), .init("id", .word), .init(word("account"), .path),
      .init(word("name"), .name), .init(word("amount"), .figure),
    ]
  }

  private func cells(of side: ProbableTransfers.Side) -> [String] {
    let movement = side.movement
    return [
      movement.date?.iso ?? "", ledgers[side.ledger].id, movement.reference, side.account.map(presentation.shown) ?? "",
      movement.name.isEmpty ? presentation.phrases.unnamed : movement.name, presentation.amountText(movement.money),
    ]
  }
}

// MARK: - For programs

extension TransferPresenter {
  /// The movements of pairs have the pair's number, ambiguous ones none.
  package func dataTable() -> DataTable {
    DataTable(
      columns: ["pair", "ledger", "id", "date", "account", "name", "amount", "currency"],
      rows: pairs.enumerated().flatMap { place, pair in
        [pair.from, pair.to].map { [.number(place + 1)] + data(of: $0) }
      } + ambiguous.map { [.empty] + data(of: $0) })
  }

  package func value() -> ReportValue {
    func list(_ sides: some Sequence<ProbableTransfers.Side>) -> ReportValue {
      DataTable(columns: Array(dataTable().columns.dropFirst()), rows: sides.map(data)).values
    }
    return .object([
      .init("ambiguousTransfers", list(ambiguous)),
      .init("probableTransfers", .list(pairs.map { list([$0.from, $0.to]) })),
    ])
  }

  private func data(of side: ProbableTransfers.Side) -> [DataTable.Cell] {
    let movement = side.movement
    return [
      .text(ledgers[side.ledger].id), .text(movement.reference), movement.date.map { .day(ISODay($0)) } ?? .empty,
      side.account.map { .text($0) } ?? .empty, .text(movement.name),
      .amount(DecimalAmount(Int128(movement.minorUnits), decimals: movement.currency.exponent)),
      .text(movement.currency.code),
    ]
  }
}
