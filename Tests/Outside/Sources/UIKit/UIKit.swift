// swift-format-ignore-file
// As much of UIKit as the documentation's examples use, for systems without it.

public struct IndexPath: Sendable {
  public var section = 0
  public var row = 0
  public init() {}
}

public final class NSCoder {}

@MainActor open class UITableViewCell {
  public enum AccessoryType: Sendable { case none, disclosureIndicator }
  public var contentConfiguration: UIListContentConfiguration?
  public var accessoryType = AccessoryType.none
  public init() {}
}

public struct UIListContentConfiguration: Sendable {
  public struct TextProperties: Sendable { public var isDimmed = false }
  public var text: String?
  public var secondaryText: String?
  public static func subtitleCell() -> Self { Self() }
}

@MainActor open class UITableView {
  public enum Style: Sendable { case plain, insetGrouped }
  public init() {}
  public func register(_ type: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {}
  public func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  public func reloadData() {}
}

@MainActor open class UITableViewController {
  public let tableView = UITableView()
  public var title: String?
  public init(style: UITableView.Style) {}
  public required init?(coder: NSCoder) { nil }
  open func viewDidLoad() {}
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
