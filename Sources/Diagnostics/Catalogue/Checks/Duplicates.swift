/// Things that a site has twice.
extension DiagnosticMessage {
  /// - Parameters:
  ///   - kind: `menu`, `ledger` or `goal`.
  ///   - file: The first file with the id.
  package static func duplicateID(_ id: String, of kind: String, in file: String, and other: String) -> Self {
    .error(
      "\(kind).duplicate-id", "duplicate \(kind) id '\(id)': in \(file) and \(other)",
      hint: "write another id in one of the files")
  }

  package static func duplicateMenuName(_ name: String, other: Diagnostic.Place) -> Self {
    let place =
      switch other {
      case .line(let location): "\(location.file):\(location.line)"
      case .file(let path): path
      case .run: ""
      }
    return .warning(
      "menu.duplicate-name", "duplicate menu name '\(name)': also in \(place)",
      hint: "give one of the menus another name, such as '\(name) (terrace)'")
  }

  package static func duplicateMovementID(_ id: String, first: SourceLocation?) -> Self {
    .error(
      "movement.duplicate-id", "duplicate movement id '\(id)'\(shown(first))", hint: "give each movement its own id")
  }

  package static func movementIDIsPosition(_ id: String) -> Self {
    .error(
      "movement.duplicate-id", "id '\(id)' is also the position of a movement without an id",
      hint: "give every movement an id, or none")
  }

  package static func duplicateReference(_ reference: String, first: SourceLocation?) -> Self {
    .warning(
      "movement.duplicate-reference", "duplicate reference '\(reference)'\(shown(first))",
      hint: "remove one movement if it was imported twice; otherwise give each movement its own id")
  }

  private static func shown(_ first: SourceLocation?) -> String { first.map { ", first at \($0.text)" } ?? "" }

  /// - Parameters:
  ///   - sums: The sum in each currency.
  ///   - days: The first and the last day; `nil` without dates.
  ///   - first: The place of the first one in the earlier file.
  package static func duplicateMovements(
    _ count: Int, sums: String, days: (first: String, last: String)?, first: SourceLocation
  ) -> Self {
    let period = days.map { $0.first == $0.last ? " on \($0.first)" : " from \($0.first) to \($0.last)" } ?? ""
    return .warning(
      "movement.duplicate",
      count == 1
        ? "duplicate movement: \(sums)\(period), first at \(first.text)"
        : "\(count) movements are also in \(first.file): \(sums) in total\(period), first at \(first.text)",
      hint: "remove \(count == 1 ? "it" : "them") from one file if an export was imported twice; "
        + "otherwise give each movement its own id")
  }
}
