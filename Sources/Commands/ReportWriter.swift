import MenugenFiles
import MenugenPipeline
import MenugenRenderers
import MenugenSiteBuilder
import MenugenText
import MenugenViewModels
import Synchronization

/// Writes a report to standard output in parts.
struct ReportWriter {
  let sources: [ReportSource]
  /// The width of text; `nil` for the terminal's.
  let width: Int?
  let console: Console

  /// Throws, and stops formatting, if standard output can't be written.
  func write(_ format: ReportCommand.Format) throws(FileError) {
    var output = ByteBuffer(capacity: ReportWriter.pieceSize + 1 << 12)
    let failure = Mutex<FileError?>(nil)
    let flush = { @Sendable [console] (output: inout ByteBuffer) in
      guard output.count >= ReportWriter.pieceSize else { return }
      failure.withLock { failure in
        if failure != nil { return }
        do throws(FileError) { try console.print(output) } catch { failure = error }
      }
      output.removeAll()
    }
    // Several reports are a list in JSON, and follow each other in text.
    let isList = format == .json && sources.count > 1
    if isList { output.append("[\n") }
    for (place, source) in sources.enumerated() {
      if place > 0 { output.append(isList ? ",\n" : "\n\n") }
      source.write(format, width: width ?? StandardStream.output.width, to: &output, flush)
    }
    if isList { output.append("]\n") }
    if let failure = failure.withLock({ $0 }) { throw failure }
    try console.print(output)
  }

  /// The size of a part.
  static let pieceSize = 1 << 16
}

extension ReportSource {
  /// - Parameters:
  ///   - width: The width of text, in cells.
  ///   - flush: Called after every row.
  func write(
    _ format: ReportCommand.Format, width: Int = StandardStream.widthOfFiles, to output: inout ByteBuffer,
    _ flush: @escaping @Sendable (inout ByteBuffer) -> Void = { _ in }
  ) {
    switch format {
    case .text:
      let presenter = presenter.plain
      presenter.viewModel()
        .writeText(width: width, rows: presenter.forEachRow, to: &output, flush: flush)
    case .html:
      let style = InlineStyle(context.theme.reportStyleSheets, fonts: context.theme.fonts)
      let digest = FileDigest(of: Array(style.text.utf8)).hex
      let page = ReportPage(
        presenter.viewModel(), frame: presenter.frame(styleSheet: style.element(digest: digest)),
        charts: presenter.charts(), plots: presenter.plots(), sumWidth: presenter.sumWidth,
        rows: presenter.forEachRowOnPaper, flush: flush)
      context.theme.theme.render(page, words: context.main.words, into: &output)
    case .csv:
      if let table = presenter.dataTable() {
        table.writeCSV(to: &output)
      } else {
        writeRegisterCSV(rows, inputs, to: &output, flush)
      }
    case .json: writeReportJSON(sums, rows, to: &output, flush)
    }
  }
}
