package import MenugenText
package import MenugenViewModels

/// Writes all goals as plain text: `goals.txt`.
package func writeGoalsText(_ goals: [GoalPage], title: String, to output: inout ByteBuffer) {
  let text = TextPageWriter()
  guard let first = goals.first else { return }
  text.title(title, under: first.frame.siteName.text, to: &output)
  for goal in goals { goal.writeText(text, to: &output) }
}

extension GoalPage {
  /// The width of the progress bar.
  private static let barWidth = 50

  fileprivate func writeText(_ text: TextPageWriter, to output: inout ByteBuffer) {
    text.heading(name.text, isMinor: false, to: &output)
    if let note { text.paragraph(note.plain, to: &output) }
    if let notice { return text.paragraph("\(notice.title)\n\(notice.message)", to: &output) }
    text.blank(to: &output)
    for fact in facts { text.row(fact.name.text, fact.value.text, to: &output) }
    if let percent { text.paragraph("\(bar(percent)) \(percent)%", to: &output) }
    if let pursuer { text.paragraph("\(bar(pursuer.percent)) \(pursuer.percent)% \(pursuer.name)", to: &output) }
  }

  private func bar(_ percent: Int) -> String {
    let filled = max(0, min(percent, 100)) * Self.barWidth / 100
    return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: Self.barWidth - filled) + "]"
  }
}
