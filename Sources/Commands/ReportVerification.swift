import Diagnostics

/// Holds the reports of an output folder against its content.
struct ReportVerification {
  let options: BuildPlan.Options
  let output: String
  let ledger: String?

  func run() async -> BuildPlan.Outcome { BuildPlan.Outcome() }
}
