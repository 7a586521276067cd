/// The keys of what has few of them, and all keys by what has them.
enum ContentKeys {
  static let siteMovements = ["visibility", "detailPages"]
  static let markdown = ["unsafe"]
  static let rate = ["date", "from", "to", "rate"]
  static let address = ["streetAddress", "postalCode", "addressLocality", "addressRegion", "addressCountry"]
  static let geo = ["latitude", "longitude"]
  static let map = ["url"]
  static let balance = ["account", "amount", "currency"]
  static let ledgerPart = ["movements", "currency"]

  /// Every key of every kind of content file. A test wants each of them in generated content.
  static let all = MenuKeys.all.merging([
    "site": SiteDecoder.keys, "site's movements": siteMovements, "markdown": markdown, "rate": rate,
    "restaurant": ContentDecoder.restaurantKeys, "address": address, "geo": geo, "map": map,
    "hours": ContentDecoder.hoursKeys, "page": MarkdownPageDecoder.keys, "goal": GoalDecoder.keys,
    "pursuer in steps": ["name", "distance"], "pursuer in money": ["name", "category"], "ledger": LedgerDecoder.keys,
    "part of a ledger": ledgerPart, "balance": balance, "movement": LedgerDecoder.columns,
  ]) { _, new in new }
}
