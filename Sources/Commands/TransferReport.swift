import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPipeline
import MenugenRenderers
import MenugenSiteBuilder
import MenugenText

/// `menugen report transfers`: movements of all ledgers that may be transfers between own accounts.
struct TransferReport {
  let sources: [ReportSource]
  let limit: Int?
  let width: Int?

  func write(_ format: ReportCommand.Format, to output: inout ByteBuffer) {
    guard let frames = sources.first?.context.main.frames else { return }
    let ledgers = sources.map(\.ledger)
    let presenter = TransferPresenter(ProbableTransfers(ledgers), ledgers: ledgers, frames: frames, limit: limit)
    switch format {
    case .csv: presenter.dataTable().writeCSV(to: &output)
    case .json:
      presenter.value().writeJSON(to: &output) { _ in }
      output.append("\n")
    case .text, .html:
      presenter.viewModel().writeText(width: width ?? StandardStream.output.width, rows: { _ in }, to: &output)
    }
  }
}
