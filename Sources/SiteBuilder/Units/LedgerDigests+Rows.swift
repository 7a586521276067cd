import MenugenDomain
import MenugenFiles
import MenugenPipeline
import MenugenRenderers
import MenugenText
import MenugenViewModels

extension LedgerDigests {
  /// - Parameter hasMovements: Whether movements have pages.
  init(
    _ ledger: Ledger, _ register: RegisterRows, _ inputs: [ReportInput], _ categories: CategoryIndex?,
    _ accounts: CategoryIndex?, hasMovements: Bool
  ) {
    self.init()
    let csv = RegisterCSV(register.names, inputs: inputs)
    var categoryRows = NodeDigests(categories, ledger.categories)
    var accountRows = NodeDigests(accounts, ledger.accounts)
    var month: (period: Period, rows: DigestStream)?
    var months: [Period: String] = [:]
    var movements: [String] = []
    var buffer = ByteBuffer()
    var place = 0
    register.forEach { row in
      let movement = ledger.movements[place]
      place += 1
      buffer.removeAll()
      csv.write(row, to: &buffer)
      buffer.withSpan { bytes in
        if let date = movement.date {
          // A month's rows are consecutive.
          let period = Period(of: date, .month)
          if month?.period != period {
            if let month { months[month.period] = month.rows.hex }
            month = (period, DigestStream())
          }
          month?.rows.take(bytes)
        }
        categoryRows.take(bytes, movement.category)
        accountRows.take(bytes, movement.account)
        if hasMovements {
          var row = DigestStream()
          row.take(bytes)
          movements.append(row.hex)
        }
      }
    }
    if let month { months[month.period] = month.rows.hex }
    self.months = months
    self.movements = movements
    self.categories = categoryRows.hexes
    self.accounts = accountRows.hexes
  }
}

/// The digests of each category or account, including descendants.
private struct NodeDigests {
  private var streams: [Int: DigestStream] = [:]
  /// The nodes that include a name's movements; the first entry is for movements without a name.
  private var nodes: [[Int]] = []

  init(_ index: CategoryIndex?, _ names: [String]) {
    guard let index else { return }
    nodes = [index.pageNodes(of: nil)] + names.map { index.pageNodes(of: $0) }
  }

  mutating func take(_ bytes: Span<UInt8>, _ name: Int32?) {
    guard !nodes.isEmpty else { return }
    for node in nodes[name.map { Int($0) + 1 } ?? 0] { streams[node, default: DigestStream()].take(bytes) }
  }

  var hexes: [Int: String] { streams.mapValues(\.hex) }
}
