import MenugenDiagnostics

/// The errors found by a reader, sorted by location when they become diagnostics.
struct Findings {
  private var all: [Finding] = []
  private var counts: [String: Int] = [:]

  private struct Finding {
    var id: String
    var message: String
    var hint: String?
    var range: Range<Int>
  }

  mutating func error(_ id: String, _ message: String, hint: String? = nil, at range: Range<Int>) {
    counts[id, default: 0] += 1
    // Errors above the limit are only counted.
    if counts[id, default: 0] > Reporter.limit + 1 { return }
    all.append(Finding(id: id, message: message, hint: hint, range: range))
  }

  mutating func append(_ more: Findings) {
    for finding in more.all { error(finding.id, finding.message, hint: finding.hint, at: finding.range) }
    for (id, count) in more.counts where count > Reporter.limit + 1 {
      counts[id, default: 0] += count - Reporter.limit - 1
    }
  }

  func diagnostics(in file: SourceFile) -> [Diagnostic] {
    guard !all.isEmpty else { return [] }
    var reporter = Reporter(file)
    // Ties keep the order in which they were found.
    let order = all.indices.sorted { (all[$0].range.lowerBound, $0) < (all[$1].range.lowerBound, $1) }
    for index in order {
      let finding = all[index]
      reporter.error(finding.id, finding.message, hint: finding.hint, at: finding.range)
    }
    for (id, count) in counts where count > Reporter.limit + 1 {
      reporter.omit(.error, id, count: count - Reporter.limit - 1)
    }
    return reporter.diagnostics
  }
}

/// Offsets are stored in 32 bits.
func isTooLarge(_ file: SourceFile) -> Bool { file.bytes.count >= Int(UInt32.max) }

func tooLarge(_ file: SourceFile) -> Diagnostic {
  Diagnostic(
    .error, "file.too-large", "file has more than 4 GiB", hint: "split it into several files", at: .file(file.path))
}
