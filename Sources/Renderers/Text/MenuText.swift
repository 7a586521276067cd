package import MenugenText
package import MenugenViewModels

extension MenuPage {
  /// Writes the menu as plain text: names at the left, leader dots, prices at the right.
  package func writeText(to output: inout ByteBuffer) {
    let text = TextPageWriter(colon: colon)
    let location = frame.isOfLocation ? frame.breadcrumbs.last?.label.text : nil
    text.title(name.text, under: location ?? frame.siteName.text, to: &output)
    if let description { text.paragraph(description.plain, to: &output) }
    for line in availability { text.paragraph(line, to: &output) }
    if let services { text.paragraph(services, to: &output) }
    if let notDeclared { text.paragraph(notDeclared, to: &output) }
    if let notice { text.paragraph("\(notice.title)\n\(notice.message)", to: &output) }
    sections.forEachInPlace { $0.writeText(text, to: &output) }
    if !legend.isEmpty {
      text.blank(to: &output)
      for entry in legend { text.line("\(entry.code) = \(entry.word)", to: &output) }
    }
    if let allergenTable {
      text.paragraph("\(allergenTable.label.text)\(colon)\(OutputLayout.allergenText)", to: &output)
    }
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
    items.forEachInPlace { item in
      text.blank(to: &output)
      item.writeText(text, to: &output)
    }
    optionGroups.forEachInPlace { group in
      text.blank(to: &output)
      group.writeText(text, indent: 0, to: &output)
    }
    sections.forEachInPlace { $0.writeText(text.inner, to: &output) }
  }
}

extension MenuItemViewModel {
  fileprivate func writeText(_ text: TextPageWriter, to output: inout ByteBuffer) {
    var heading = name.text
    if let orderCode { heading = "\(orderCode). \(heading)" }
    if let codes = allergens.codes { heading += " (\(codes))" }
    if let status { heading += " – \(status)" }
    text.row(heading, price, to: &output)
    prices.forEachInPlace {
      text.row($0.name.text + $0.separator + ($0.tier?.text ?? ""), $0.price, indent: 2, to: &output)
    }
    if let description { text.block(description.plain, to: &output) }
    if let body { text.block(body.plain, to: &output) }
    if let ingredients { text.block(ingredients.plain, to: &output) }
    text.block(marks, to: &output)
    if let nutrition { text.block(nutrition.line(text.colon), to: &output) }
    facts.forEachInPlace { text.block("\($0.name)\(text.colon)\($0.value)", to: &output) }
    allergens.forEachLine { text.block($0, to: &output) }
    if let additives { text.block("\(additives.name)\(text.colon)\(additives.value)", to: &output) }
    for line in availability { text.block(line, to: &output) }
    optionGroups.forEachInPlace { $0.writeText(text, to: &output) }
  }

  /// `Vegan · New · Hot`; empty if there are none.
  private var marks: String {
    var marks = ""
    diets.forEachInPlace { marks = joined(marks, $0.text) }
    tags.forEachInPlace { marks = joined(marks, $0.text) }
    if let spiciness { marks = joined(marks, spiciness) }
    return marks
  }
}

private func joined(_ marks: String, _ mark: String) -> String {
  marks.isEmpty ? mark : String(joining: marks, " · ", mark)
}

extension NutritionViewModel {
  /// `Per serving (330 g): Energy 3,515 kJ / 840 kcal · Fat 28 g`.
  fileprivate func line(_ colon: String) -> String {
    var line = ""
    facts.forEachInPlace { fact in
      line += line.isEmpty ? basis.map { $0.text + colon } ?? "" : " · "
      // A number stays with its unit.
      line += "\(fact.name) \(fact.value.split(separator: " ").joined(separator: "\u{A0}"))"
    }
    return line
  }
}

extension OptionGroupViewModel {
  fileprivate func writeText(_ text: TextPageWriter, indent: Int = 2, to output: inout ByteBuffer) {
    text.block([name.text, rule].compactMap(\.self).joined(separator: text.colon), indent: indent, to: &output)
    if isShownAbove { return }
    options.forEachInPlace { option in
      let name = [option.name.text, option.defaultMark, option.status].compactMap(\.self).joined(separator: " – ")
      text.row(name, option.price?.text, indent: indent + 2, to: &output)
      if !option.diets.isEmpty {
        text.block(option.diets.map(\.text).joined(separator: " · "), indent: indent + 4, to: &output)
      }
      option.allergens.forEachLine { text.block($0, indent: indent + 4, to: &output) }
    }
  }
}

extension AllergensViewModel {
  /// Calls `body` with each line, in order.
  func forEachLine(_ body: (String) -> Void) {
    if let contains { body(contains) }
    if let mayContain { body(mayContain) }
    if let declaredNone { body(declaredNone) }
    if let notDeclared { body(notDeclared) }
    withSizes.forEachInPlace { body($0.text) }
    withChoices.forEachInPlace { body($0) }
  }
}
