/// The names of what a content folder holds. A folder's name ends with `/`.
package enum ContentLayout {
  package static let menus = "menus/"
  package static let movements = "movements/"
  package static let goals = "goals/"
  package static let pages = "pages/"
  package static let assets = OutputLayout.assets
  package static let statics = "static/"

  /// The site's settings, under any of these names.
  package static let site = ["site.yaml", "site.yml", "site.json"]
  /// The head of a ledger in a folder.
  package static let ledgerHead = "ledger.yaml"
  /// The same, and the names that people give it by mistake.
  package static let nearLedgerHeads = [ledgerHead, "ledger.yml", "ledger.json"]

  /// Returns a folder's name without its `/`.
  package static func name(_ folder: String) -> String { OutputLayout.name(folder) }
}
