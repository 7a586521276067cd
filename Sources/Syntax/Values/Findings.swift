import MenugenDiagnostics

/// The errors and warnings found by a reader, sorted by location when they become diagnostics.
struct Findings {
  private var all: [Finding] = []
  private var counts: [Kind: Int] = [:]

  private struct Kind: Hashable {
    var severity: Severity
    var id: String
  }

  private struct Finding {
    var message: DiagnosticMessage
    var range: Range<Int>
  }

  mutating func report(_ message: DiagnosticMessage, at range: Range<Int>) {
    let kind = Kind(severity: message.severity, id: message.id)
    counts[kind, default: 0] += 1
    // Those above the limit are only counted.
    if counts[kind, default: 0] > Reporter.limit + 1 { return }
    all.append(Finding(message: message, range: range))
  }

  mutating func append(_ more: Findings) {
    for finding in more.all { report(finding.message, at: finding.range) }
    for (kind, count) in more.counts where count > Reporter.limit + 1 {
      counts[kind, default: 0] += count - Reporter.limit - 1
    }
  }

  func diagnostics(in file: SourceFile) -> [Diagnostic] {
    guard !all.isEmpty else { return [] }
    var reporter = Reporter(file)
    // Ties keep the order in which they were found.
    let order = all.indices.sorted { (all[$0].range.lowerBound, $0) < (all[$1].range.lowerBound, $1) }
    for index in order { reporter.report(all[index].message, at: all[index].range) }
    for (kind, count) in counts where count > Reporter.limit + 1 {
      reporter.omit(kind.severity, kind.id, count: count - Reporter.limit - 1)
    }
    return reporter.diagnostics
  }
}

/// Offsets are stored in 32 bits.
func isTooLarge(_ file: SourceFile) -> Bool { file.bytes.count >= Int(UInt32.max) }

func tooLarge(_ file: SourceFile) -> Diagnostic { Diagnostic(.fileTooLarge, at: .file(file.path)) }
