package import Text
package import ViewModels

extension MenuPage {
  /// The menu as plain text: names at the left, leader dots, prices at the right, aligned by display width.
  package func writeText(to output: inout ByteBuffer) {
    let text = TextPageWriter()
    text.title(name.text, under: frame.siteName.text, to: &output)
    if let description { text.paragraph(description.plain, to: &output) }
    for line in availability { text.paragraph(line, to: &output) }
    if let services { text.paragraph(services, to: &output) }
    if let notice { text.paragraph("\(notice.title)\n\(notice.message)", to: &output) }
    for section in sections { section.writeText(text, to: &output) }
    if !legend.isEmpty {
      text.blank(to: &output)
      for entry in legend { text.line("\(entry.code) = \(entry.word)", to: &output) }
    }
    if let allergenTable { text.paragraph("\(allergenTable.label.text): allergens.txt", to: &output) }
    if let allergenNote { text.paragraph(allergenNote, to: &output) }
    if let disclaimer { text.paragraph(disclaimer.plain, to: &output) }
    if let updated { text.paragraph(updated.text, to: &output) }
    if let canonicalURL = frame.canonicalURL { text.paragraph(canonicalURL, to: &output) }
  }
}

extension MenuSectionViewModel {
  fileprivate func writeText(_ text: TextPageWriter, to output: inout ByteBuffer) {
    text.heading(name.text, isMinor: isNested, to: &output)
    if let description { text.paragraph(description.plain, to: &output) }
    for line in availability { text.paragraph(line, to: &output) }
    for item in items {
      text.blank(to: &output)
      item.writeText(text, to: &output)
    }
    for group in optionGroups {
      text.blank(to: &output)
      group.writeText(text, indent: 0, to: &output)
    }
  }
}

extension MenuItemViewModel {
  fileprivate func writeText(_ text: TextPageWriter, to output: inout ByteBuffer) {
    var heading = [orderCode.map { "\($0)." }, name.text].compactMap(\.self).joined(separator: " ")
    if let codes = allergens.codes { heading += " (\(codes))" }
    if let status { heading += " – \(status)" }
    text.row(heading, price, to: &output)
    for row in prices { text.row(row.name.text + (row.tier ?? ""), row.price, indent: 2, to: &output) }
    if let description { text.block(description.plain, to: &output) }
    if let ingredients { text.block(ingredients.plain, to: &output) }
    let marks = (diets + tags).map(\.text) + [spiciness, nutrition?.calories].compactMap(\.self)
    if !marks.isEmpty { text.block(marks.joined(separator: " · "), to: &output) }
    for fact in facts { text.block("\(fact.name): \(fact.value)", to: &output) }
    for line in allergens.lines { text.block(line, to: &output) }
    if let additives { text.block("\(additives.name): \(additives.value)", to: &output) }
    for line in availability { text.block(line, to: &output) }
    for group in optionGroups { group.writeText(text, to: &output) }
  }
}

extension OptionGroupViewModel {
  fileprivate func writeText(_ text: TextPageWriter, indent: Int = 2, to output: inout ByteBuffer) {
    text.block([name.text, rule].compactMap(\.self).joined(separator: ": "), indent: indent, to: &output)
    for option in options {
      let name = [option.name.text, option.status].compactMap(\.self).joined(separator: " – ")
      text.row(name, option.price, indent: indent + 2, to: &output)
      if !option.diets.isEmpty {
        text.block(option.diets.map(\.text).joined(separator: " · "), indent: indent + 4, to: &output)
      }
      for line in option.allergens.lines { text.block(line, indent: indent + 4, to: &output) }
    }
  }
}

extension AllergensViewModel {
  /// What is said of them, in order; exactly one state of "contains", "none" and "not declared".
  package var lines: [String] { [contains, mayContain, declaredNone, notDeclared, withChoices].compactMap(\.self) }
}
