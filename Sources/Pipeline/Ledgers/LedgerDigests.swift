package import MenugenDomain

/// The SHA-256 of each page's rows, as written in `report.csv`.
package struct LedgerDigests: Sendable {
  package var months: [Period: String] = [:]
  /// By node index.
  package var categories: [Int: String] = [:]
  package var accounts: [Int: String] = [:]
  /// Of each row, in the ledger's order; empty if movements have no pages.
  package var movements: [String] = []

  package init() {}
}

extension CategoryIndex {
  /// The nodes whose pages include the movements of a category or an account, up to the root.
  package func pageNodes(of name: String?) -> [Int] {
    Array(sequence(first: node(ofName: name) ?? Self.root) { nodes[$0].parent }.lazy.filter { nodes[$0].page == $0 })
  }
}
