import MenugenDiagnostics
import MenugenDomain

/// Finds VAT rates of categories that no movement has: they are more likely misspelt than unused.
package func unusedVAT(_ written: [(category: String, range: Range<Int>)], categories: [String]) -> [Finding] {
  unusedCategories(written, categories: categories) { .unusedVAT($0, meant: $1) }
}
