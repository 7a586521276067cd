import MenugenDiagnostics
import MenugenDomain

extension MenuRule {
  /// Images of items and sections without an alternative text.
  static let missingAlternativeTexts = MenuRule(traits: .images) { checked in
    var findings: [Finding] = []
    func check(_ image: MenuImage?, of subject: @autoclosure () -> String, at range: Range<Int>?) {
      guard let image, image.alternativeText == nil else { return }
      findings.append(Finding(.missingAlternativeText(of: subject()), at: range))
    }
    checked.forEachSection { section, places in
      check(section.image, of: "section '\(section.name.first.value)'", at: places.image)
    }
    checked.forEachItem { item, index in
      check(item.image, of: "'\(item.shownName)'", at: checked.places.items[index].image)
    }
    return findings
  }
}
