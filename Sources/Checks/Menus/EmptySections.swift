import MenugenText
import MenugenDiagnostics
import MenugenDomain

extension MenuRule {
  /// Sections without items and nested sections. Hidden items count: hiding all of them may be intended.
  static let emptySections = MenuRule(needsWholeMenu: true) { checked in
    var findings: [Finding] = []
    checked.forEachSection { section, places in
      guard section.items.isEmpty, section.sections.isEmpty else { return }
      findings.append(Finding(.emptySection(section.name.first.value), at: places.name ?? places.section))
    }
    return findings
  }
}
