import MenugenDiagnostics
import MenugenMarkdown
import MenugenParsers
import MenugenSyntax

/// Reading files: syntax, then decoding.
let readingBenchmarks: [Benchmark] = [
  Benchmark("json/menu") { reading(SampleMenu(1).jsonFile) { keep(readJSON($0)) } },
  Benchmark("json/records") { reading(SampleLedger(count: 10_000).jsonFile) { keepRecords($0, .json) } },
  Benchmark("yaml/menu") { reading(SampleMenu(1).yamlFile) { keep(readYAML($0)) } },
  Benchmark("csv/records") { reading(SampleLedger(count: 10_000).csvFile) { keepRecords($0, .csv) } },
  Benchmark("markdown/descriptions") {
    let texts = SampleMenu(1, dishes: 200).dishes.map(\.description)
    let reader = MarkdownReader()
    var reporter = Reporter(SourceFile(path: "menu.json", text: ""))
    return Workload(operations: texts.count, bytes: texts.reduce(0) { $0 + $1.utf8.count }) {
      for text in texts { keep(reader.read(text, headingOffset: 3, at: 0..<0, reporter: &reporter)) }
    }
  },
  Benchmark("markdown/page") {
    let sections = SampleMenu(1, dishes: 20).dishes.map { "## \($0.name)\n\n\($0.description)\n\n- one\n- two\n" }
    let page = SourceFile(path: "pages/long.md", text: "---\ntitle: Long\n---\n" + sections.joined(separator: "\n"))
    return reading(page) { keep(parsePage($0, path: "long", site: SampleTheme.site)) }
  },
  Benchmark("decode/menu") {
    reading(SampleMenu(1).jsonFile) { keep(parseMenu($0, site: SampleTheme.site)) }
  },
  Benchmark("decode/menu-yaml") {
    reading(SampleMenu(1).yamlFile) { keep(parseMenu($0, site: SampleTheme.site)) }
  },
  Benchmark("decode/ledger-100000") {
    reading(SampleLedger(count: 100_000).jsonFile) { keep(parseLedger($0, site: SampleTheme.site)) }
  },
  Benchmark("decode/ledger-csv-100000") {
    reading(SampleLedger(count: 100_000).csvFile) { keep(parseLedger($0, site: SampleTheme.site)) }
  },
]

private func reading(_ file: SourceFile, _ read: @escaping (SourceFile) -> Void) -> Workload {
  Workload(bytes: file.bytes.count) { read(file) }
}

private func keepRecords(_ file: SourceFile, _ syntax: FileFormat) {
  var count = 0
  keep(readRecords(file, syntax, under: "movements", head: { _ in }, record: { _ in count += 1 }))
  keep(count)
}
