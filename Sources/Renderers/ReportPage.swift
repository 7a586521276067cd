package import MenugenTemplates
package import MenugenText
package import MenugenViewModels

/// A ledger's report as a self-contained page, for printing or sending.
package struct ReportPage: Sendable {
  fileprivate let frame: PageFrame
  fileprivate let name: String
  fileprivate let facts: [String]
  /// The note's lines, without links, which wouldn't work from an unknown place.
  fileprivate let note: [String]
  fileprivate let notice: Notice?
  fileprivate let charts: [ChartViewModel]
  fileprivate let plots: [PlotViewModel]
  fileprivate let sumWidth: SumWidth
  fileprivate let tables: [TableViewModel]
  fileprivate let proof: [String]
  fileprivate let registerTitle: String
  fileprivate let columns: [TableViewModel.Heading]
  /// The tag before each cell's text.
  private let openings: [StaticString]
  private let nameColumn: Int?
  private let hasDates, hasCategories, hasAccounts: Bool
  fileprivate let register: RegisterViewModel?
  fileprivate let registerNote: String?
  private let carriedForward, broughtForward: String
  private let rows: @Sendable ((_ row: ReportRow) -> Void) -> Void
  private let flush: @Sendable (inout ByteBuffer) -> Void

  /// - Parameters:
  ///   - frame: A frame without links to other pages, with its style sheets inline.
  ///   - rows: Calls its argument with each of the register's rows.
  ///   - flush: Called after every row.
  package init(
    _ report: ReportViewModel, frame: PageFrame, charts: [ChartViewModel], plots: [PlotViewModel] = [],
    sumWidth: SumWidth = .usual,
    rows: @escaping @Sendable ((_ row: ReportRow) -> Void) -> Void,
    flush: @escaping @Sendable (inout ByteBuffer) -> Void
  ) {
    self.frame = frame
    name = report.name
    facts = report.facts
    note = (report.isWhole ? report.note : nil).map { $0.split(separator: "\n").map(String.init) } ?? []
    notice = report.notice
    self.charts = charts
    self.plots = plots
    self.sumWidth = sumWidth
    tables = report.tables.flatMap(TableViewModel.parts)
    proof = report.proof
    registerTitle = report.register.title
    columns = TableViewModel(report.register).columns
    openings = report.register.columns.map { column in
      switch column.kind {
      case .figure: "<td class=\"figure\">"
      case .word: "<td class=\"word\">"
      case .name, .path: "<td>"
      }
    }
    nameColumn = report.register.columns.firstIndex { $0.kind == .name }
    register = report.showsRegister ? report.registerFrame : nil
    registerNote = report.register.note
    (hasDates, hasCategories, hasAccounts) = (
      report.registerFrame.hasDates, report.registerFrame.hasCategories, report.registerFrame.hasAccounts
    )
    carriedForward = report.carriedForward
    broughtForward = report.broughtForward
    self.rows = rows
    self.flush = flush
  }

  fileprivate func writeRows(to output: inout ByteBuffer) {
    // Move the buffer, as the closure can't capture `output`.
    var buffer = output
    output = ByteBuffer()
    rows { row in
      if !row.carried.isEmpty { writeSheetsEnd(row.carried, to: &buffer) }
      buffer.append("<tr>")
      for (column, cell) in row.cells.enumerated() {
        buffer.append(openings[column])
        buffer.appendHTML(cell)
        if column == nameColumn, let reference = row.reference {
          buffer.append(" <small class=\"reference\">")
          buffer.appendHTML(reference)
          buffer.append("</small>")
        }
        if column == nameColumn, let remark = row.remark {
          buffer.append(" <small class=\"reference\">")
          buffer.appendHTML(remark)
          buffer.append("</small>")
        }
        if column == nameColumn, let note = row.note {
          buffer.append(" <small class=\"note\">")
          buffer.appendHTML(note)
          buffer.append("</small>")
        }
        buffer.append("</td>")
      }
      buffer.append("</tr>\n")
      flush(&buffer)
    }
    output = buffer
  }

  /// Writes the sums carried forward at the end of a printed sheet, and those at the beginning of the next.
  private func writeSheetsEnd(_ carried: [CarriedViewModel], to buffer: inout ByteBuffer) {
    buffer.append("</tbody>\n<tbody class=\"sheet ends\" hidden>\n")
    for row in carried { write(row, carriedForward, to: &buffer) }
    buffer.append("</tbody>\n<tbody class=\"sheet\" hidden>\n")
    for row in carried { write(row, broughtForward, to: &buffer) }
    buffer.append("</tbody>\n<tbody>\n")
  }

  private func write(_ row: CarriedViewModel, _ title: String, to buffer: inout ByteBuffer) {
    buffer.append("<tr class=\"carried\">")
    if hasDates { buffer.append("<td></td>") }
    buffer.append("<th scope=\"row\">")
    buffer.appendHTML(title)
    buffer.append("</th>")
    if hasCategories { buffer.append("<td></td>") }
    if hasAccounts {
      buffer.append("<td>")
      buffer.appendHTML(row.account ?? "")
      buffer.append("</td>")
    }
    for figure in [row.sum, row.balance] {
      buffer.append(figure?.isNegative ?? false ? "<td class=\"figure negative\">" : "<td class=\"figure\">")
      buffer.appendHTML(figure?.text ?? "")
      buffer.append("</td>")
    }
    buffer.append("</tr>\n")
  }
}

extension ReportPage: TemplateModel {
  package static let shape = Shape<Self>(
    "ReportPage",
    [
      .object("frame", \.frame),
      .text("name", \.name),
      .texts("facts", \.facts),
      .texts("note", \.note),
      .optional("notice", \.notice),
      .list("charts", \.charts),
      .flag("hasCharts") { !$0.charts.isEmpty },
      .list("plots", \.plots),
      .hasAny("hasPlots", \.plots),
      .flag("isBroad") { $0.sumWidth == .broad },
      .flag("isVast") { $0.sumWidth == .vast },
      .list("tables", \.tables),
      .texts("proof", \.proof),
      .text("registerTitle", \.registerTitle),
      .list("columns", \.columns),
      .optional("register", \.register),
      .optionalText("registerNote", \.registerNote),
      .markupWriter("rows") { $0.writeRows(to: &$1) },
      .markupWriter("structuredData") { _, _ in },
    ])
}
