import ArgumentParser
import MenugenDiagnostics
import MenugenFiles

/// Measures each part, and compares its allocations with the baseline.
struct PartsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parts", abstract: "Measures each part; ends with 1 where one allocates more than the baseline says.")

  @Option(help: ArgumentHelp("Only benchmarks whose name contains this.", valueName: "text"))
  var only = ""

  @Option(help: ArgumentHelp("The known allocations; MENUGEN_RECORD=all writes them.", valueName: "file"))
  var baseline = "Tests/Benchmarks/baseline.txt"

  private static let all =
    readingBenchmarks + textBenchmarks + pageBenchmarks + ledgerBenchmarks + publishingBenchmarks + buildBenchmarks

  func run() async throws {
    let chosen = Self.all.filter { only.isEmpty || $0.name.contains(only) }
    guard !chosen.isEmpty else { throw ValidationError("no benchmark's name contains '\(only)'") }
    let (folder, file) = splitPath(baseline)
    let files = DiskFiles(root: folder)
    var known = files.exists(file) ? Baseline(String(decoding: try files.read(file).bytes, as: UTF8.self)) : Baseline()
    let meter = Meter()
    var table = ResultTable()
    var worse: [String] = []
    for benchmark in chosen {
      let measurement = try await meter.measure(benchmark)
      let verdict = known.verdict(on: measurement)
      if verdict == .more { worse.append(measurement.name) }
      known.record(measurement)
      table.add(measurement, verdict)
    }
    print(table.text, terminator: "")
    if !meter.countsInstructions { print("instructions: this system doesn't let them be counted") }
    if !meter.countsAllocations { print("allocations: not counted on this system") }
    if environmentVariable("MENUGEN_RECORD") == "all" {
      try files.write(Array(known.text.utf8), to: file)
    } else if !worse.isEmpty {
      print("more allocations than \(baseline) says: \(worse.joined(separator: ", "))")
      print("if that has to be, MENUGEN_RECORD=all make bench records it")
      throw ExitCode.failure
    }
  }
}

/// The results as a text table.
private struct ResultTable {
  private var table = Table([
    "benchmark", "ns/op", "MB/s", "instructions/op", "allocations/op", "bytes/op", "baseline",
  ])

  mutating func add(_ measurement: Measurement, _ verdict: Baseline.Verdict) {
    func cell(_ value: Double?) -> String { value.map(shown) ?? "–" }
    table.add([
      measurement.name, cell(measurement.nanoseconds), cell(measurement.megabytesPerSecond),
      cell(measurement.instructions), cell(measurement.allocations?.count), cell(measurement.allocations?.bytes),
      word(for: verdict),
    ])
  }

  private func word(for verdict: Baseline.Verdict) -> String {
    switch verdict {
    case .same: "same"
    case .fewer: "fewer"
    case .more: "MORE"
    case .unknown: "new"
    }
  }

  var text: String { table.text }
}
