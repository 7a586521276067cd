import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenImporting
import MenugenPipeline
import MenugenRenderers
import MenugenSiteBuilder
import MenugenText

/// `menugen report --uncategorised`: the names of movements without a category, and what `rules.yaml` would give them.
struct UncategorisedReport {
  let sources: [ReportSource]
  let rules: ImportRules
  let width: Int?

  func write(_ format: ReportCommand.Format, to output: inout ByteBuffer) {
    let isList = format == .json && sources.count > 1
    if isList { output.append("[\n") }
    for (place, source) in sources.enumerated() {
      if place > 0 { output.append(isList ? ",\n" : "\n\n") }
      let names = self.names(of: source.ledger)
      switch format {
      case .csv: source.presenter.dataTable(of: names).writeCSV(to: &output)
      case .json:
        source.presenter.value(of: names).writeJSON(to: &output) { _ in }
        output.append("\n")
      case .text, .html:
        let presenter = source.presenter.plain
        presenter.viewModel(of: names).writeText(
          width: width ?? StandardStream.output.width, rows: { _ in }, to: &output)
      }
    }
    if isList { output.append("]\n") }
  }

  private func names(of ledger: Ledger) -> [UncategorisedName] {
    ledger.uncategorisedNames { movement in
      let details = movement.details
      let effect = rules.effect(
        name: movement.name, note: details?.note, reference: details?.reference, account: ledger.account(of: movement),
        movement.money)
      return effect.map { ($0.category, $0.isTransfer) }
    }
  }
}
