import MenugenDomain
import MenugenPipeline
import MenugenRenderers
import MenugenText
import MenugenViewModels

/// A ledger of 100,000 movements: sums, tables and pages.
let ledgerBenchmarks: [Benchmark] = [
  Benchmark("ledger/sums") {
    let ledger = try parsedLedger(large)
    return Workload(operations: large.count) { keep(LedgerReport(ledger)) }
  },
  Benchmark("ledger/summary-page") {
    try withPresenter { sample, presenter in
      rendering { sample.theme.render(presenter.summaryPage(), words: sample.words, into: &$0) }
    }
  },
  Benchmark("ledger/month-pages") {
    try withPresenter { sample, presenter in
      let buffer = PageBuffer()
      return Workload(operations: large.count) {
        for (_, page) in presenter.monthPages() {
          buffer.render { sample.theme.render(page, words: sample.words, into: &$0) }
        }
      }
    }
  },
  Benchmark("ledger/text") {
    try withPresenter { sample, presenter in
      rendering(operations: large.count) { output in
        let report = ReportPresenter(presenter.ledger, report: presenter.report, frames: sample.frames, inputs: [])
        report.viewModel().writeText(width: 80, rows: report.forEachRow, to: &output)
      }
    }
  },
  Benchmark("ledger/csv") {
    try withPresenter { _, presenter in
      rendering(operations: large.count) { output in
        let register = RegisterRows(presenter.ledger, presenter.report)
        let csv = RegisterCSV(register.names, inputs: [])
        csv.writeHeader(to: &output)
        register.forEach { csv.write($0, to: &output) }
      }
    }
  },
]

private let large = SampleLedger(count: 100_000)

private func withPresenter(_ make: (SampleTheme, LedgerPresenter) -> Workload) throws -> Workload {
  let (sample, ledger) = (try SampleTheme(), try parsedLedger(large))
  return make(sample, LedgerPresenter(ledger, report: LedgerReport(ledger), frames: sample.frames))
}
