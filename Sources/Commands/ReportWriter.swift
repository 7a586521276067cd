import MenugenFiles
import MenugenPipeline
import MenugenRenderers
import MenugenSiteBuilder
import MenugenText
import MenugenViewModels
import Synchronization

/// Writes a report to standard output in parts.
struct ReportWriter {
  let source: ReportSource
  let console: Console

  /// Throws, and stops formatting, if standard output can't be written.
  func write(_ format: ReportCommand.Format) throws(FileError) {
    var output = ByteBuffer(capacity: ReportWriter.pieceSize + 1 << 12)
    let failure = Mutex<FileError?>(nil)
    source.write(format, to: &output) { [console] output in
      guard output.count >= ReportWriter.pieceSize else { return }
      failure.withLock { failure in
        if failure != nil { return }
        do throws(FileError) { try console.print(output) } catch { failure = error }
      }
      output.removeAll()
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    try console.print(output)
  }

  /// The size of a part.
  static let pieceSize = 1 << 16
}

extension ReportSource {
  /// - Parameter flush: Called after every row.
  func write(
    _ format: ReportCommand.Format, to output: inout ByteBuffer,
    _ flush: @escaping @Sendable (inout ByteBuffer) -> Void = { _ in }
  ) {
    switch format {
    case .text:
      let presenter = presenter.plain
      presenter.viewModel()
        .writeText(width: StandardStream.output.width, rows: presenter.forEachRow, to: &output, flush: flush)
    case .html:
      let style = InlineStyle(context.theme.reportStyleSheets, fonts: context.theme.fonts)
      let digest = FileDigest(of: Array(style.text.utf8)).hex
      let page = ReportPage(
        presenter.viewModel(), frame: presenter.frame(styleSheet: style.element(digest: digest)),
        charts: presenter.charts(), plots: presenter.plots(), sumWidth: presenter.sumWidth,
        rows: presenter.forEachRowOnPaper, flush: flush)
      context.theme.theme.render(page, words: context.main.words, into: &output)
    case .csv: writeRegisterCSV(RegisterRows(ledger, report), inputs, to: &output, flush)
    case .json: writeReportJSON(sums, RegisterRows(ledger, report), to: &output, flush)
    }
  }
}
