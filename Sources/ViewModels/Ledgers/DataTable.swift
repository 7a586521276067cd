/// A table for another program: names as written and exact numbers.
package struct DataTable: Sendable, Equatable {
  package enum Cell: Sendable, Equatable {
    case empty
    case text(String)
    case day(ISODay)
    case number(Int)
    case amount(DecimalAmount)
  }

  package var columns: [String]
  package var rows: [[Cell]]

  package init(columns: [String], rows: [[Cell]]) {
    self.columns = columns
    self.rows = rows
  }
}
