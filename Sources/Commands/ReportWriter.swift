import Files
import Pipeline
import Renderers
import Text
import ViewModels

/// Writes a report to standard output in pieces: a register may have a million lines.
struct ReportWriter {
  let source: ReportSource
  let console: Console

  /// Throws where standard output takes no more: what can't be written any more isn't gathered either.
  func write(_ format: ReportCommand.Format) throws(FileError) {
    var output = ByteBuffer(capacity: ReportWriter.pieceSize + 1 << 12)
    var failure: FileError?
    source.write(format, to: &output) { output in
      guard output.count >= ReportWriter.pieceSize else { return }
      if failure == nil {
        do throws(FileError) { try console.print(output) } catch { failure = error }
      }
      output.removeAll()
    }
    if let failure { throw failure }
    try console.print(output)
  }

  /// How much is gathered before it is written.
  static let pieceSize = 1 << 18
}

extension ReportSource {
  /// - Parameter flush: Called behind every row.
  fileprivate func write(
    _ format: ReportCommand.Format, to output: inout ByteBuffer, _ flush: (inout ByteBuffer) -> Void
  ) {
    switch format {
    case .text:
      presenter.viewModel()
        .writeText(width: StandardStream.output.width, rows: presenter.forEachRow, to: &output, flush: flush)
    case .html: presenter.viewModel().writeHTML(rows: presenter.forEachRow, to: &output, flush: flush)
    case .csv: writeRegisterCSV(RegisterRows(ledger, report), inputs, to: &output, flush)
    case .json: writeReportJSON(figures, RegisterRows(ledger, report), to: &output, flush)
    }
  }
}

/// `report.json`, with the register of every account.
func writeReportJSON(
  _ figures: LedgerFigures, _ register: RegisterRows, to output: inout ByteBuffer,
  _ flush: (inout ByteBuffer) -> Void = { _ in }
) {
  var json = RegisterJSON(register.names)
  figures.writeJSON(to: &output) { output in
    for account in register.accounts() {
      json.begin(account.key, to: &output)
      register.forEach(in: account) { row in
        json.write(row, to: &output)
        flush(&output)
      }
      json.end(to: &output)
    }
  }
}

/// `report.csv`.
func writeRegisterCSV(
  _ register: RegisterRows, _ inputs: [ReportInput], to output: inout ByteBuffer,
  _ flush: (inout ByteBuffer) -> Void = { _ in }
) {
  let csv = RegisterCSV(register.names, inputs: inputs)
  csv.writeHeader(to: &output)
  register.forEach { row in
    csv.write(row, to: &output)
    flush(&output)
  }
}
