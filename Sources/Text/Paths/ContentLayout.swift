/// The names in a content folder. Folder names end with `/`.
package enum ContentLayout {
  package static let menus = "menus/"
  package static let movements = "movements/"
  package static let goals = "goals/"
  package static let locations = "locations/"
  /// All locations in one file.
  package static let locationTable = "locations.csv"
  package static let pages = "pages/"
  package static let assets = OutputLayout.assets
  package static let statics = "static/"
  /// Receipts of movements, which may also be beside their ledger.
  package static let receipts = "receipts/"

  /// The possible names of the settings file.
  package static let site = ["site.yaml", "site.yml", "site.json"]
  /// The mappings and the rules of `menugen import`, which a build doesn't read.
  package static let imports = "imports.yaml"
  package static let rules = "rules.yaml"
  /// The head of a ledger folder.
  package static let ledgerHead = "ledger.yaml"
  /// The file with the balances of statements, which an import writes beside the head.
  package static let ledgerBalances = "balances.yaml"
  /// The head, and names that are often used by mistake.
  package static let nearLedgerHeads = [ledgerHead, "ledger.yml", "ledger.json"]

  /// Returns a folder's name without its `/`.
  package static func name(_ folder: String) -> String { OutputLayout.name(folder) }
}
