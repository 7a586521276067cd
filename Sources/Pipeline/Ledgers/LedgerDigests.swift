package import MenugenDomain

/// The SHA-256 of the rows that each page of a ledger counts, as `report.csv` has them.
package struct LedgerDigests: Sendable {
  package var months: [Period: String] = [:]
  /// By the places of the nodes.
  package var categories: [Int: String] = [:]
  package var accounts: [Int: String] = [:]
  /// A row's, in the ledger's order; empty where movements have no pages.
  package var movements: [String] = []

  package init() {}
}

extension CategoryIndex {
  /// The nodes with pages that count the movements of a category or an account, and that of all.
  package func pageNodes(of name: String?) -> [Int] {
    Array(sequence(first: node(ofName: name) ?? Self.root) { nodes[$0].parent }.lazy.filter { nodes[$0].page == $0 })
  }
}
