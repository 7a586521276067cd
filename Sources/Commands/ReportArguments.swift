import ArgumentParser
import MenugenDomain
import MenugenFiles
import MenugenText

/// The values of `menugen report`'s options, and what is wrong with them.
extension ReportCommand {
  /// Throws if a text names no period, with the nearest name and examples.
  func validate(_ text: String, of option: String) throws {
    let examples = "write, for example, --\(option) last-month, 2026-Q1, 2026-03..2026-05 or fiscal-year"
    do throws(NamedPeriod.Fault) {
      _ = try NamedPeriod(text)
    } catch {
      switch error {
      case .unknown(let written):
        let nearest = nearestName(to: text, among: NamedPeriod.Word.allCases.map(\.rawValue))
        throw ValidationError(
          "'\(written)' is not a period: \(nearest.map { "did you mean '\($0)'? Otherwise " } ?? "")\(examples)")
      case .missing(let written): throw ValidationError("the calendar has no '\(written)': \(examples)")
      case .reversed(let from, let to):
        throw ValidationError("--\(option) ends with \(to), before it begins with \(from)")
      }
    }
  }

  func amountRange(_ text: String) throws -> AmountRange {
    do throws(AmountRange.Fault) {
      return try AmountRange(text)
    } catch {
      let problem =
        switch error {
        case .notANumber(let written): "'\(written)' is not an amount"
        case .tooLong(let written): "'\(written)' has too many digits"
        case .reversed(let from, let to): "'\(from)' is more than '\(to)'"
        case .noBound: "'\(text)' has no amount"
        }
      throw ValidationError("--amount: \(problem): write, for example, 49.90, 10..20, 10.. or ..20")
    }
  }

  /// The id of a ledger that is named as `movements/bank`.
  func ledgerID(_ name: String) -> String {
    let folder = ContentLayout.movements
    return name.hasPrefix(folder) ? String(name.dropFirst(folder.utf8.count)) : name
  }
}

extension CalendarDate {
  /// The day by the clock of the computer, for options such as `--period last-month`.
  static var today: CalendarDate {
    let day = localDay()
    return CalendarDate(year: day.year, month: day.month, day: day.day) ?? .first
  }
}
