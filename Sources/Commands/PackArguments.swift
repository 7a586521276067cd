import ArgumentParser
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPipeline
import MenugenPublishing
import MenugenSiteBuilder
import MenugenText

/// `menugen report --year 2026 --pack DIR`: the options, and what they do.
extension ReportCommand {
  func validatePack() throws {
    guard let pack else {
      throw ValidationError(
        "--year is the year of a pack: add --pack, such as --pack Books-\(year ?? 0), or write --period \(year ?? 0)")
    }
    if pack.allSatisfy(\.isWhitespace) {
      throw ValidationError("--pack is empty: name a folder, such as --pack Books-2026")
    }
    guard let year else {
      throw ValidationError("--pack needs the year of the books: add --year, such as --year 2026")
    }
    if !(1_000...9_998).contains(year) {
      throw ValidationError("--year \(year) is out of range: write a year such as --year 2026")
    }
    if target.section != .all || section.map({ ReportSection(rawValue: $0) != nil }) ?? false {
      throw ValidationError("--pack has whole reports: omit the section \(section ?? "")")
    }
    if !isUnselected || by != nil || format != nil || uncategorised || verify || consolidate {
      throw ValidationError(
        "--pack has the whole year of whole ledgers in fixed formats: omit --format, --uncategorised, --verify, "
          + "--consolidate and the options that select movements, periods or rows")
    }
    let name = pack.split(separator: "/").last ?? ""
    let isNamed = !name.isEmpty && name != "." && name != ".."
    if let problem = isNamed ? common.placeProblem(of: pack) : "has no name of a folder" {
      throw ValidationError("--pack \(pack) \(problem): choose another folder, such as --pack Books-\(year)")
    }
  }

  func writePack(_ folder: String) -> BuildPlan.Outcome {
    var outcome = BuildPlan.Outcome()
    do throws(BuildFailure) {
      var request = request
      request.isForAll = true
      request.period = .fiscalYear(from: year ?? 0)
      var names: [String] = []
      for name in target.ledgers.map(ledgerID) where !names.contains(name) { names.append(name) }
      let sources = try ReportSource.all(buildOptions, ledgers: names, request, &outcome)
      guard let first = sources.first, case let days = first.days, let from = days.from, let to = days.to else {
        return outcome
      }
      if sources.allSatisfy(\.ledger.movements.isEmpty) {
        let text = "\(from.iso) to \(to.iso)"
        outcome.diagnostics.append(Diagnostic(.emptyYear(year ?? 0, days: text), at: .run))
      }
      let pack = YearEndPack(
        year: year ?? 0, days: (from, to), ledgers: sources.map { ($0, $0.section(.monthEnds)) })
      guard let count = pack.write(to: folder, &outcome) else { return outcome }
      let ledgers = sources.count == 1 ? "1 ledger" : "\(sources.count) ledgers"
      common.console.printLine("Wrote \(ledgers) of \(from.iso) to \(to.iso) into \(folder): \(count) files")
    } catch {
      outcome.add(error)
    }
    return outcome
  }
}
