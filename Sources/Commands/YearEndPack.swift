import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPipeline
import MenugenPublishing
import MenugenRenderers
import MenugenSiteBuilder
import MenugenText
import MenugenViewModels

/// `menugen report --year 2026 --pack DIR`: a folder with the books of a year.
struct YearEndPack {
  let year: Int
  let days: (from: CalendarDate, to: CalendarDate)
  /// Every ledger with the movements of the year, whole and with the section of month ends.
  let ledgers: [(report: ReportSource, monthEnds: ReportSource)]

  /// Writes the pack, or nothing. Returns the number of its files.
  func write(to path: String, _ outcome: inout BuildPlan.Outcome) -> Int? {
    do throws(PackFault) {
      let folder = try PackFolder(path, days: "\(days.from.iso) to \(days.to.iso)")
      return try files { () throws(FileError) in
        try write(to: folder, &outcome)
        if outcome.hasErrors { return nil }
        try folder.finish()
        return folder.files.count + 1
      }
    } catch {
      outcome.diagnostics += error.diagnostics
      if case .file(let error) = error, error.isContentError { return nil }
      outcome.hasFileFailure = true
      return nil
    }
  }

  private func files<Result>(_ body: () throws(FileError) -> Result) throws(PackFault) -> Result {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }

  private func write(to folder: PackFolder, _ outcome: inout BuildPlan.Outcome) throws(FileError) {
    for (report, monthEnds) in ledgers {
      let place = OutputLayout.pack(report.ledger.id)
      let form = PackPresenter.csvForm(report.ledger.language)
      try folder.write(place + OutputLayout.packReport) { report.write(.html, to: &$0, $1) }
      try folder.write(place + OutputLayout.reportCSV) { output, flush in
        writeRegisterCSV(report.rows, [], form, to: &output, flush)
      }
      guard monthEnds.presenter.hasTables else { continue }
      try folder.write(place + OutputLayout.monthEndPage) { monthEnds.write(.html, to: &$0, $1) }
      try folder.write(place + OutputLayout.monthEndText) { monthEnds.write(.text, to: &$0, $1) }
      try folder.write(place + OutputLayout.monthEndCSV) { output, _ in
        monthEnds.presenter.dataTable()?.writeCSV(form, to: &output)
      }
    }
    try writeReceipts(to: folder, &outcome)
    if outcome.hasErrors { return }
    try writeIndex(to: folder)
  }

  private func writeReceipts(to folder: PackFolder, _ outcome: inout BuildPlan.Outcome) throws(FileError) {
    var sums: [String: String] = [:]
    for source in ledgers.map(\.report) {
      for file in source.ledger.receiptIndex.compactMap(\.file) {
        let path = PackPresenter.path(ofReceipt: file)
        if sums[path] != nil { continue }
        let receipt = try source.context.receipt(file)
        outcome.diagnostics += receipt.diagnostics
        if receipt.hasErrors { continue }
        try folder.write(path, receipt.value.span)
        sums[path] = FileDigest(of: receipt.value).hex
      }
    }
    guard let context = ledgers.first?.report.context, let data = presenter?.receiptData(sha256: { sums[$0] }) else {
      return
    }
    try folder.write(OutputLayout.receiptIndex) { output, _ in
      data.writeCSV(PackPresenter.csvForm(context.language), to: &output)
    }
  }

  private var presenter: PackPresenter? {
    ledgers.first.map { first in
      PackPresenter(
        frames: first.report.context.main.frames, year: year, days: days,
        ledgers: ledgers.map { ($0.report.ledger, $0.report.report) })
    }
  }

  /// The lists of files, which name neither themselves nor the checksums.
  private func writeIndex(to folder: PackFolder) throws(FileError) {
    guard let presenter, let context = ledgers.first?.report.context else { return }
    let files = folder.files.filter { !$0.path.hasPrefix(OutputLayout.attachments) }.map { ($0.path, $0.size) }
    try folder.write(OutputLayout.index) { output, flush in
      let style = InlineStyle(context.theme.reportStyleSheets, fonts: context.theme.fonts)
      let digest = FileDigest(of: Array(style.text.utf8)).hex
      let page = ReportPage(
        presenter.viewModel(files: files), frame: presenter.frame(styleSheet: style.element(digest: digest)),
        charts: [], rows: { _ in }, flush: flush)
      context.theme.theme.render(page, words: context.main.words, into: &output)
    }
    try folder.write(OutputLayout.reportsText) { output, _ in
      presenter.plain.viewModel(files: files)
        .writeText(width: StandardStream.widthOfFiles, rows: { _ in }, to: &output)
    }
  }
}
