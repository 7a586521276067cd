/// Who may import whom. A row is a folder under `Sources/`; `ARCHITECTURE.md` shows the same table to people,
/// and `Package.swift` declares it to the compiler, which alone would let a transitive import pass in silence.
enum ModuleTable {
  static let mayImport: [String: Set<String>] = [
    "Text": [],
    "Diagnostics": ["Text"],
    "Domain": [],
    "ViewModels": [],
    "Colors": ["Domain"],
    "Files": ["Diagnostics", "CSystem"],
    "Syntax": ["Text", "Diagnostics", "CYAML"],
    "Markdown": ["Text", "Diagnostics", "Domain", "CArena", "CCMark"],
    "Checks": ["Text", "Diagnostics", "Domain", "Colors"],
    "Parsers": ["Text", "Diagnostics", "Domain", "Syntax", "Markdown", "Checks"],
    "Pictures": ["Text", "Diagnostics", "Domain"],
    "Importing": ["Text", "Diagnostics", "Domain", "Syntax"],
    "Localization": ["Text", "Domain"],
    "Pipeline": ["Text", "Diagnostics", "Domain", "Colors", "Localization", "ViewModels"],
    "Templates": ["Text", "Diagnostics"],
    "Renderers": ["Text", "Diagnostics", "ViewModels", "Templates"],
    "Publishing": ["Text", "Diagnostics", "Files"],
    "Fetching": ["Text", "Diagnostics", "Domain", "Files"],
    "SiteBuilder": [
      "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Checks", "Parsers", "Localization", "Pictures",
      "Pipeline", "Templates", "Renderers", "Publishing", "Fetching",
    ],
    "Verification": ["Text", "Diagnostics", "Files", "Syntax", "Publishing", "SiteBuilder"],
    "Deploying": ["Text", "Diagnostics", "Files", "Syntax", "Publishing"],
    "Server": ["Text", "Diagnostics", "Files", "NIOCore", "NIOPosix", "NIOHTTP1"],
    "Commands": [
      "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Parsers", "Importing", "Pipeline", "Renderers",
      "Publishing", "Fetching", "SiteBuilder", "Verification", "Deploying", "Server", "ArgumentParser",
    ],
    "MenugenKit": [
      "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Parsers", "Localization", "Pipeline", "Publishing",
      "SiteBuilder",
    ],
    "menugen": ["Commands", "ArgumentParser"],
  ]

  /// Come with every Swift program, cost nothing at start-up, and need no declaration.
  static let everywhere: Set<String> = ["Swift", "Synchronization"]

  /// The C library, under its name on each platform. Only `Files` calls the system; other modules use it.
  static let platform: Set<String> = ["Glibc", "Musl", "Darwin"]

  /// Amounts of money pass through these: a binary float or a decimal type could round one.
  static let handleMoney: Set<String> = ["Domain", "Syntax", "Parsers", "Importing", "Localization", "Pipeline"]

  static func allowed(in module: String) -> Set<String> {
    let declared = mayImport[module, default: []].union(everywhere)
    return module == "Files" ? declared.union(platform) : declared
  }
}
