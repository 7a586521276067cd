/// A table whose every cell is text ready to be printed.
package struct TableViewModel: Sendable, Equatable {
  package var title: String
  package var columns: [Heading]
  package var rows: [Row]
  /// Words below the table.
  package var note: String?

  package struct Heading: Sendable, Equatable {
    package var text: String
    package var isFigure: Bool

    package init(_ text: String, isFigure: Bool) {
      self.text = text
      self.isFigure = isFigure
    }
  }

  package struct Row: Sendable, Equatable {
    /// What the row tells of.
    package var name: CategoryNameViewModel
    package var cells: [Heading]

    package init(name: CategoryNameViewModel, cells: [Heading]) {
      self.name = name
      self.cells = cells
    }
  }

  package init(title: String, columns: [Heading], rows: [Row], note: String? = nil) {
    self.title = title
    self.columns = columns
    self.rows = rows
    self.note = note
  }

  /// A report's table: the spaces before a name say how deep it stands.
  package init(_ table: ReportTable) {
    let kinds = table.columns.map { $0.kind == .figure }
    self.init(
      title: table.title, columns: table.columns.map { Heading($0.title, isFigure: $0.kind == .figure) },
      rows: table.rows.map { row in
        let name = row.first ?? ""
        let depth = name.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        return Row(
          name: CategoryNameViewModel(String(name.dropFirst(depth)), depth: depth / 2),
          cells: zip(row, kinds).dropFirst().map { Heading($0, isFigure: $1) })
      }, note: table.note)
  }
}
