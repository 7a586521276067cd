import Foundation
import Testing

/// The sums that registers carry between sheets and pages, read from HTML and recomputed from the rows.
@Suite struct CarriedSumTests {
  private static let openings = #"{"bank": "1000.50", "cash": "20"}"#

  private func folder() throws -> TemporaryFolder {
    let ledger = #"{"currency": "EUR", "openingBalance": \#(Self.openings), "movements": \#(books(count: 6_000))}"#
    return try TemporaryFolder([
      "Content/movements/books.json": ledger,
      "Content/site.yaml": "currency: EUR\nmovements: {detailPages: never}\n",
    ])
  }

  @Test func everyRegisterCarriesItsSums() throws {
    let folder = try folder()
    #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
    let reports = folder.path + "/Output/reports/books"
    let registers = [
      "2026-01", "2026-06", "categories/costs-fish", "categories/sales", "accounts/bank", "accounts/cash",
    ]
    var sheets = 0
    for register in registers {
      let pages = try (1...).lazy
        .map { $0 == 1 ? "\(reports)/\(register)/index.html" : "\(reports)/\(register)/\($0)/index.html" }
        .prefix { FileManager.default.fileExists(atPath: $0) }
        .map { try String(contentsOfFile: $0, encoding: .utf8) }
      #expect(!pages.isEmpty, "\(register)")
      sheets += try expectCarriedSums(pages, register, of: movements(6_000).filter { isRow($0, of: register) })
    }
    #expect(sheets > 100)
    #expect(FileManager.default.fileExists(atPath: "\(reports)/accounts/bank/5/index.html"))
  }

  @Test func aReportInOneFileCarriesItsSums() throws {
    let folder = try folder()
    let html = try menugen("report", "--format", "html", in: folder.path).output
    let register = try #require(html.range(of: #"id="register""#))
    #expect(try expectCarriedSums([String(html[register.lowerBound...])], "report", of: movements(6_000)) > 100)
  }

  private typealias Row = (
    id: String, date: String, name: String, amount: String, currency: String, category: String, account: String
  )

  private func isRow(_ row: Row, of register: String) -> Bool {
    let name = register.split(separator: "/").last.map(String.init) ?? register
    return row.date.hasPrefix(name) || row.account == name
      || row.category.replacing(":", with: "-").hasPrefix(name)
  }

  /// - Returns: The number of sheets that end within the pages.
  private func expectCarriedSums(_ pages: [String], _ name: String, of rows: [Row]) throws -> Int {
    var sums: [Character: Int] = [:]
    var openings: [Character: Int] = [:]
    var sheets = 0
    for (number, page) in pages.enumerated() {
      let register = try RegisterTable(page)
      let place: Comment = "\(name), page \(number + 1)"
      var pageSums: [Character: Int] = [:]
      #expect(register.blocks.first?.title == "Brought forward" || number == 0, place)
      #expect(register.blocks.last?.title == "Carried forward" || number == pages.count - 1, place)
      for block in register.blocks {
        switch block.title {
        case nil:
          for (currency, units) in block.amounts {
            sums[currency, default: 0] += units
            pageSums[currency, default: 0] += units
          }
        case "Opening balance": openings = block.balances
        case "Carried forward", "Brought forward":
          if block.isSheet, block.title == "Carried forward" { sheets += 1 }
          #expect(block.amounts.filter { $0.value != 0 } == sums.filter { $0.value != 0 }, place)
          for (currency, units) in block.balances {
            #expect(units == openings[currency, default: 0] + sums[currency, default: 0], place)
          }
        case "Total of this page": #expect(block.amounts == pageSums, place)
        case "Total": #expect(block.amounts == sums, place)
        case "Closing balance":
          for (currency, units) in block.balances {
            #expect(units == openings[currency, default: 0] + sums[currency, default: 0], place)
          }
        default: Issue.record("nobody reads the row \(block.title ?? "")")
        }
      }
      let titles = register.blocks.compactMap(\.title)
      #expect(titles.contains("Total") == (number == pages.count - 1), place)
      #expect(titles.contains("Total of this page") == (pages.count > 1), place)
    }
    // All rows are present.
    for (code, sign) in [("EUR", "€" as Character), ("USD", "$"), ("JPY", "¥")] {
      let written = rows.filter { $0.currency == code }.map { Int($0.amount.filter { $0 != "." }) ?? 0 }
      #expect(written.reduce(0, +) == sums[sign] ?? 0, "\(name) \(code)")
    }
    return sheets
  }
}

/// A register's rows in HTML, with consecutive rows of one kind in a block.
private struct RegisterTable {
  struct Block {
    /// `Carried forward` and similar; `nil` for movements and sums.
    var title: String?
    /// Whether it is for print only.
    var isSheet: Bool
    /// Minor units by currency symbol.
    var amounts: [Character: Int] = [:]
    var balances: [Character: Int] = [:]
  }

  private(set) var blocks: [Block] = []

  init(_ html: String) throws {
    let table = try #require(
      html.firstMatch(of: #/<table class="ledger register[^"]*">(.*?)</table>/#.dotMatchesNewlines()))
    let head = try #require(table.1.firstMatch(of: #/<thead>(.*?)</thead>/#)).1
    let columns = head.matches(of: #/<th[^>]*>(.*?)</th>/#).map { String($0.1) }
    let amount = try #require(columns.firstIndex(of: "Amount"))
    let balance = columns.firstIndex(of: "Balance")
    var isSheet = false
    for part in table.1[head.endIndex...].matches(of: #/<tbody([^>]*)>|<tr([^>]*)>(.*?)</tr>/#.dotMatchesNewlines()) {
      if let body = part.1 {
        isSheet = body.contains("sheet")
        #expect(isSheet == body.contains("hidden"))
        continue
      }
      guard let attributes = part.2, let row = part.3, !attributes.contains("group") else { continue }
      let cells = row.matches(of: #/<t[hd][^>]*>(.*?)</t[hd]>/#.dotMatchesNewlines()).map { cell in
        String(cell.1.replacing(#/<[^>]*>/#, with: ""))
      }
      // Every row has a cell for each column.
      #expect(cells.count == columns.count)
      let title = attributes.contains("carried") ? cells[columns.firstIndex(of: "Name") ?? 0] : nil
      if blocks.last?.title != title || blocks.last?.isSheet != isSheet {
        blocks.append(Block(title: title, isSheet: isSheet))
      }
      add(cells[amount], to: \.amounts)
      if let balance { add(cells[balance], to: \.balances) }
    }
  }

  private mutating func add(_ figure: String, to sums: WritableKeyPath<Block, [Character: Int]>) {
    guard let sign = figure.first(where: { "€$¥".contains($0) }) else { return }
    let units = Int(figure.replacing("\u{2212}", with: "-").filter { $0.isNumber || $0 == "-" }) ?? .min
    blocks[blocks.count - 1][keyPath: sums][sign, default: 0] += units
  }
}
