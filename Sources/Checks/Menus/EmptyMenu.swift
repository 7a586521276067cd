import MenugenDomain
import MenugenDiagnostics

extension MenuRule {
  /// A menu without sections, unless its sections are read from a remote source.
  static let emptyMenu = MenuRule(needsWholeMenu: true) { checked in
    guard checked.menu.sections.isEmpty, checked.menu.missing == nil else { return [] }
    return [Finding(.emptyMenu(checked.menu.id), at: nil)]
  }
}
