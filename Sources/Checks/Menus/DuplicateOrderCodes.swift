import MenugenDiagnostics
import MenugenDomain

extension MenuRule {
  /// Items with the order code of an item before them.
  static let duplicateOrderCodes = MenuRule(traits: .orderCodes) { checked in
    var findings: [Finding] = []
    var owners: [String: String] = [:]
    checked.forEachItem { item, index in
      guard let code = item.orderCode else { return }
      let name = item.shownName
      guard let other = owners[code] else { return owners[code] = name }
      findings.append(
        Finding(.duplicateOrderCode(code, of: name, and: other), at: checked.places.items[index].orderCode))
    }
    return findings
  }
}
