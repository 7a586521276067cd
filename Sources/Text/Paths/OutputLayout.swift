/// The two trees of an output folder.
package enum OutputTree: UInt8, CaseIterable, Sendable {
  /// Public pages, to be published.
  case site
  /// Private reports, never to be published.
  case reports

  package var name: String { self == .site ? "site" : "reports" }
}

/// The names of all output files. No other source file contains them.
///
/// Folder names end with `/`.
package enum OutputLayout {
  /// The private folder of menugen, beside the trees.
  package static let state = ".menugen"
  /// In menugen's folder: what is remembered of each target of `publish`.
  package static let published = "published/"

  // Folders of a tree. Those on the first line are also in each language's folder.
  package static let menus = "menus/"
  package static let ledgers = "ledgers/"
  package static let goals = "goals/"
  package static let codes = "qr/"
  package static let locations = "locations/"
  package static let assets = "assets/"
  package static let theme = "theme/"
  /// The receipts of movements, in the private reports alone.
  package static let attachments = "attachments/"

  // Folders of a ledger.
  package static let movements = "movements/"
  package static let categories = "categories/"
  package static let accounts = "accounts/"
  package static let tables = "tables/"
  /// The folder of further pages, if a folder also has others.
  package static let morePages = "page/"

  // Files of a site.
  package static let index = "index.html"
  package static let notFound = "404.html"
  package static let loading = "loading.html"
  package static let offline = "offline.html"
  package static let error = "error.html"
  package static let robots = "robots.txt"
  package static let sitemap = "sitemap.xml"
  /// Cache rules for hosts that read them.
  package static let headers = "_headers"
  package static let manifest = "manifest.webmanifest"
  /// The feed of a folder with dated pages.
  package static let feed = "feed.xml"
  package static let goalsText = "goals.txt"

  // Files of a menu.
  package static let menuText = "menu.txt"
  package static let menuJSON = "menu.json"
  package static let allergens = "allergens.html"
  package static let allergenText = "allergens.txt"
  package static let print = "print.html"
  package static let tent = "tent.html"
  /// The picture of a menu, or of the site, in messages and on other sites.
  package static let sharePicture = "share.png"

  // Files of reports.
  package static let reportsText = "index.txt"
  package static let reportText = "report.txt"
  package static let reportCSV = "report.csv"
  package static let reportJSON = "report.json"

  // Files of a year-end pack, whose receipts are in `attachments`.
  package static let checksums = "SHA256SUMS"
  package static let packReport = "report.html"
  package static let monthEndPage = "month-ends.html"
  package static let monthEndText = "month-ends.txt"
  package static let monthEndCSV = "month-ends.csv"
  package static let receiptIndex = "receipts.csv"

  /// The notice pages of every site.
  package static let notices = [notFound, loading, offline, error]
  /// The names of files at the root of a site.
  package static let namesAtRoot: Set<String> = Set(notices).union([
    index, robots, sitemap, headers, manifest, goalsText, sharePicture,
  ])
  /// The files in a menu's folder, beside the folders of its items.
  package static let filesOfMenu: Set<String> = [
    index, menuText, menuJSON, allergens, allergenText, print, tent, sharePicture,
  ]
  /// The names in `reports/` that ledgers can't use.
  package static let namesInReports: Set<String> = [name(goals), goalsText, index, reportsText, name(theme)]
  /// The files that `static/` may replace.
  package static let replaceable: Set<String> = [notFound, robots, sitemap, headers, manifest]

  /// Returns the folder of a version of the theme's assets. Another version has another folder, so that browsers can keep
  /// the files for ever.
  package static func theme(version: UInt64) -> String {
    "\(theme)\(String(UInt32(truncatingIfNeeded: version), radix: 16))/"
  }

  /// Returns the folder of a ledger in a year-end pack.
  package static func pack(_ ledger: String) -> String { "\(ledgers)\(ledger)/" }

  /// Returns the name of a part of the sitemap.
  package static func sitemap(part number: Int) -> String { "sitemap-\(number).xml" }

  /// Returns a folder's name without its `/`.
  package static func name(_ folder: String) -> String { String(folder.dropLast()) }
}
