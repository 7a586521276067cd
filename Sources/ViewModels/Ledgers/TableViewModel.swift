/// A table of text to display.
package struct TableViewModel: Sendable, Equatable {
  package var title: String
  package var columns: [Heading]
  package var rows: [Row]
  /// Text below the table.
  package var note: String?
  /// A link to the rest of the rows on the next page.
  package var rest: LinkViewModel?
  /// Whether it needs landscape format in print.
  package var isWide: Bool { columns.count > 8 }
  /// Whether rows end with a bar.
  package var hasBars: Bool { rows.contains { $0.bars != nil } }

  package struct Heading: Sendable, Equatable {
    package var text: String
    package var isFigure: Bool
    /// A link to the rows of a figure.
    package var url: String?
    /// A word below a figure: `overspent`.
    package var remark: String?

    package init(_ text: String, isFigure: Bool, url: String? = nil, remark: String? = nil) {
      self.text = text
      self.isFigure = isFigure
      self.url = url
      self.remark = remark
    }
  }

  package struct Row: Sendable, Equatable {
    package var name: CategoryNameViewModel
    package var cells: [Heading]
    package var bars: BarsViewModel?

    package init(name: CategoryNameViewModel, cells: [Heading], bars: BarsViewModel? = nil) {
      self.name = name
      self.cells = cells
      self.bars = bars
    }
  }

  package init(title: String, columns: [Heading], rows: [Row], note: String? = nil) {
    self.title = title
    self.columns = columns
    self.rows = rows
    self.note = note
  }

  /// The number of columns, besides that of names, that fit on a landscape sheet.
  private static let widest = 13

  /// The table, split into tables of as many columns as fit on paper.
  package static func parts(of table: ReportTable) -> [TableViewModel] {
    let whole = TableViewModel(table)
    let count = whole.columns.count - 1
    if count <= widest { return [whole] }
    return stride(from: 0, to: count, by: widest).map { start in
      let range = start..<min(start + widest, count)
      var part = whole
      part.columns = [whole.columns[0]] + whole.columns[(start + 1)..<(range.upperBound + 1)]
      part.rows = whole.rows.map { Row(name: $0.name, cells: Array($0.cells[range])) }
      // Distinct titles, for screen readers.
      let (first, last) = (whole.columns[start + 1].text, whole.columns[range.upperBound].text)
      part.title += first == last ? " · \(first)" : " · \(first) – \(last)"
      if range.upperBound < count { part.note = nil }
      return part
    }
  }

  /// Creates it from a report's table. Leading spaces of a name give its depth.
  package init(_ table: ReportTable) {
    let kinds = table.columns.map { $0.kind == .figure }
    self.init(
      title: table.title, columns: table.columns.map { Heading($0.title, isFigure: $0.kind == .figure) },
      rows: table.rows.enumerated().map { place, row in
        let links = place < table.links.count ? table.links[place] : []
        let remarks = place < table.remarks.count ? table.remarks[place] : []
        func link(_ column: Int) -> String? { column < links.count ? links[column] : nil }
        func remark(_ column: Int) -> String? { column < remarks.count ? remarks[column] : nil }
        let name = row.first ?? ""
        let depth = name.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        return Row(
          name: CategoryNameViewModel(String(name.dropFirst(depth)), url: link(0), depth: depth / 2),
          cells: zip(row, kinds).enumerated().dropFirst().map { column, cell in
            Heading(cell.0, isFigure: cell.1, url: link(column), remark: remark(column))
          }, bars: place < table.bars.count ? table.bars[place] : nil)
      }, note: table.note)
  }
}
