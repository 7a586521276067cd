/// Content that the last build published and the next one wouldn't.
extension DiagnosticMessage {
  /// - Parameters:
  ///   - kind: `menu`, `ledger` or `goal`.
  ///   - missingFile: The missing file; `nil` if the file is there with another id.
  package static func removedContent(_ id: String, kind: String, size: String?, missingFile: String?) -> Self {
    removed(
      "\(kind).removed", "the \(kind) '\(id)'\(size.map { " (\($0))" } ?? "")",
      missingFile.map { "restore \($0)" } ?? "restore its id")
  }

  /// - Parameters:
  ///   - total: `12 items`
  ///   - names: A list of the items, if they are known: `: a, b`.
  package static func removedItems(_ count: Int, of total: String, menu: String, _ names: String) -> Self {
    removed("menu.items-removed", "\(count) of the \(total) of menu '\(menu)'\(names)", "restore them")
  }

  package static func removedLedgerFiles(_ count: String, ledger: String, _ names: String, isOne: Bool) -> Self {
    removed("ledger.movements-removed", "\(count) of ledger '\(ledger)'\(names)", isOne ? "restore it" : "restore them")
  }

  package static func removedMovements(_ count: Int, of total: String, ledger: String) -> Self {
    removed("ledger.movements-removed", "\(count) of the \(total) of ledger '\(ledger)'", "restore them")
  }

  package static func removedLanguage(_ language: String) -> Self {
    removed("language.removed", "all pages in '\(language)'", "add it to the languages again")
  }

  package static func removedPages(_ count: Int, of total: String, in folder: String, _ names: String) -> Self {
    removed("page.removed", "\(count) of the \(total) in \(folder)\(names)", "restore them")
  }

  /// Content of a remote source that doesn't answer.
  ///
  /// - Parameter size: `12 items`
  package static func unavailableContent(_ id: String, kind: String, size: String) -> Self {
    .warning(
      "source.no-content",
      "\(kind) '\(id)' is published without its \(size), as its source doesn't answer and there is no copy",
      hint: "build again when the source answers; a cache folder that is kept between builds has a copy")
  }

  /// - Parameter size: `12 items`
  package static func hiddenItems(of menu: String, size: String) -> Self {
    .warning(
      "menu.all-hidden", "menu '\(menu)' shows nothing any more: everything in it (\(size)) is hidden or out of season",
      hint: "remove \"status\": \"hidden\" from what is served, or build with --accept-removals")
  }

  private static func removed(_ id: String, _ what: String, _ hint: String) -> Self {
    .error(id, "this build would remove \(what)", hint: "\(hint), or build with --accept-removals")
  }
}
