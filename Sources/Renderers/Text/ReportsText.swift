package import MenugenText
package import MenugenViewModels

extension ReportsPage {
  /// Writes the list of ledgers as plain text, with counts and sums.
  package func writeText(to output: inout ByteBuffer) {
    let text = TextPageWriter()
    text.title(title, under: frame.siteName.text, to: &output)
    if let notice { text.paragraph("\(notice.title)\n\(notice.message)", to: &output) }
    for ledger in ledgers {
      text.blank(to: &output)
      text.row(ledger.name.text, ledger.totals.first, to: &output)
      for total in ledger.totals.dropFirst() { text.figure(total, to: &output) }
      text.block("\(ledger.count) – \(ledger.url)", to: &output)
    }
  }
}
