/// Differences between published reports and the content, for `menugen report --verify`.
extension DiagnosticMessage {
  private static func reportDiffers(_ text: String) -> Self {
    .error("report.differs", text, hint: "find out who changed it, or run menugen build")
  }

  package static var noOutputFolder: Self {
    .error("folder.missing", "no such folder", hint: "name another folder with --output, or run menugen build")
  }

  /// - Parameter files: The paths that no pack has, or whose files have been changed.
  package static func foreignPack(_ files: [String]) -> Self {
    let first = files.first.map { "'\($0)'" } ?? ""
    let others = files.count == 1 ? "" : " and \(files.count - 1) more"
    return .error(
      "pack.folder",
      "the folder of the pack has files that menugen didn't write, or that were changed: \(first)\(others)",
      hint: "move them away, or name a new folder with --pack")
  }

  package static func otherPack(days: String) -> Self {
    .error(
      "pack.folder", "the folder has the pack of other days: \(days)",
      hint: "name a new folder with --pack, or remove this one")
  }

  package static var packNotAFolder: Self {
    .error("pack.folder", "not a folder", hint: "name a new folder with --pack")
  }

  package static var packMountPoint: Self {
    .error("pack.folder", "folder is a mount point, so it can't be replaced as a whole", hint: "name a folder in it")
  }

  /// - Parameter days: The year's first and last day.
  package static func emptyYear(_ year: Int, days: String) -> Self {
    .warning(
      "pack.empty", "no ledger has a movement in the year \(year): \(days)",
      hint: "check --year; a fiscal year is named by the year in which it begins")
  }

  package static var unexpectedReport: Self {
    .error(
      "report.unknown", "unexpected file: nothing in the content produces it",
      hint: "find out who added it, then remove it or run menugen build")
  }

  package static var missingReport: Self {
    .error("report.missing", "report is missing or unreadable", hint: "run menugen build")
  }

  /// - Parameter name: The figure in `report.json` or `report.csv`, such as `byCategory sales|EUR`.
  package static func changedFigure(_ name: String, published: String, expected: String) -> Self {
    reportDiffers("\(name) is '\(published)', expected '\(expected)'")
  }

  package static func unexpectedFigure(_ name: String, published: String) -> Self {
    reportDiffers("unexpected \(name): '\(published)'")
  }

  package static func missingFigure(_ name: String, expected: String) -> Self {
    reportDiffers("\(name) is missing, expected '\(expected)'")
  }

  package static func moreChangedFigures(_ count: Int) -> Self { reportDiffers("\(count) more figures differ") }

  /// - Parameter differing: The number of different lines, if lines were added or removed.
  package static func changedLine(_ line: Int, published: String, expected: String, differing: Int? = nil) -> Self {
    let count = differing.map { $0 > 1 ? "; \($0) lines differ" : "; one line differs" } ?? ""
    return reportDiffers("line \(line) has '\(published)', expected '\(expected)'\(count)")
  }

  package static func moreChangedCells(_ count: Int) -> Self { reportDiffers("\(count) more cells differ") }

  package static func changedMarkup(line: Int, byte: Int) -> Self {
    reportDiffers("line \(line) differs in spaces, punctuation or tags, at byte \(byte)")
  }

  package static func emptyReport(expectedLines: Int) -> Self {
    reportDiffers("file is empty, expected \(expectedLines) lines")
  }

  package static func truncatedReport(line: Int) -> Self { reportDiffers("file is cut off in line \(line)") }

  package static func textAfterReport(line: Int, _ text: String) -> Self {
    reportDiffers("unexpected text after the end, in line \(line): '\(text)'")
  }

  /// - Parameter others: The number of other files with the same difference.
  package static func changedInput(published: String, expected: String, others: Int) -> Self {
    let count = others == 0 ? "" : others == 1 ? "; so has another file" : "; so have \(others) other files"
    return .error(
      "report.differs", "file has '\(published)', expected '\(expected)'\(count)",
      hint: "find out who changed its input, or run menugen build")
  }

  /// - Parameter fault: The wrong sum, such as `the total in € is 12, but the rows come to 13`.
  package static func wrongSum(_ fault: String) -> Self {
    .error(
      "report.sums", "the register does not add up: \(fault) (in minor units)",
      hint: "check the theme's register.mustache; with the default theme, please report this as a bug in menugen")
  }
}
