import MenugenDiagnostics
import MenugenFiles
import MenugenText

/// Reports files and folders at the top of the content folder that aren't read, mostly misspelt.
extension ContentTree {
  /// The folders that are read, and common other names for them.
  private static let folderWords: [(folder: String, others: [String])] = [
    (
      ContentLayout.menus,
      [
        "menü", "menüs", "speisekarte", "speisekarten", "karte", "karten", "carte", "cartes", "carta", "cartas",
        "dishes",
      ]
    ),
    (
      ContentLayout.movements,
      ["ledger", "ledgers", "books", "accounts", "buchungen", "konten", "transactions", "movimenti", "mouvements"]
    ),
    (ContentLayout.locations, ["branches", "standorte", "filialen", "sedi", "sucursales", "places", "restaurants"]),
    (ContentLayout.goals, ["ziele", "obiettivi", "objectifs", "metas"]),
    (ContentLayout.pages, ["seiten", "pagine", "páginas", "paginas", "content", "posts"]),
    (ContentLayout.statics, []),
    (
      ContentLayout.receipts,
      [
        "belege", "quittungen", "rechnungen", "invoices", "ricevute", "scontrini", "fatture", "reçus", "factures",
        "recibos", "facturas",
      ]
    ),
    (ContentLayout.assets, ["images", "img", "pictures", "photos", "files", "media", "bilder", "fotos", "immagini"]),
  ]

  private static let folders = folderWords.map { (name: ContentLayout.name($0.folder), others: $0.others) }

  /// A warning for each file and folder at the top that isn't read, except those in `misplaced`.
  func strays(_ paths: [String], except misplaced: Set<String>) -> [Diagnostic] {
    let files = Set(paths)
    return Set(paths.map(Self.top)).subtracting(misplaced).sorted().map { name in
      let isFolder = !files.contains(name)
      let hint =
        (isFolder ? Self.folder(meantBy: name) : Self.siteFile(meantBy: name)).map { "rename it to \($0)" }
        ?? (isFolder ? nil : folder(for: name)).map { "move it to \(shown($0 + name))" }
        ?? DiagnosticMessage.whereContentGoes
      return Diagnostic(isFolder ? .unusedFolder(hint: hint) : .unusedFile(hint: hint), at: .file(shown(name)))
    }
  }

  /// If there are no menus, an error for each file and folder that looks like a menu.
  func misplacedMenus() -> [(name: String, error: Diagnostic)] {
    guard menus.isEmpty else { return [] }
    let files = unused.filter { !Self.isBelowKnown($0) && hasEnding($0, [".json", ".yaml", ".yml"]) }
    return Dictionary(grouping: files, by: Self.top).sorted { $0.key < $1.key }.compactMap { name, files in
      let isFolder = files != [name]
      guard
        isFolder && Self.folder(meantBy: name) == ContentLayout.name(ContentLayout.menus)
          || files.prefix(16).contains(where: looksLikeMenu)
      else {
        return nil
      }
      let hint =
        isFolder
        ? "rename it to \(shown(ContentLayout.name(ContentLayout.menus)))"
        : "move it to \(shown(ContentLayout.menus + name))"
      return (
        name,
        Diagnostic(.misplacedMenu(isFolder: isFolder, hint: hint), at: .file(shown(name)))
      )
    }
  }

  /// How to mend the ending of a file in the right folder: `lunch.yaml` for `lunch.yaml.txt`.
  static func renaming(_ path: String) -> String? {
    let name = String(path.split(separator: "/").last ?? "")
    let isPage = path.hasPrefix(ContentLayout.pages)
    let endings = isPage ? [".md"] : [".yaml", ".yml", ".json"]
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let (stem, ending) = (String(name[..<dot]), name[dot...].lowercased())
    let isMarkdown = [".markdown", ".mdown", ".mkd", ".text"].contains(ending)
    if hasEnding(stem, endings) { return "rename it to \(stem)" }
    if isPage, isMarkdown { return "rename it to \(stem).md" }
    guard [".docx", ".doc", ".odt", ".rtf", ".pages", ".xlsx", ".xls", ".ods", ".pdf", ".txt"].contains(ending) else {
      return nil
    }
    return isPage ? "write its text as Markdown in \(stem).md" : "write its content as YAML in \(stem).yaml"
  }

  /// How to get the movements of a file that isn't a ledger into one: a bank's export, or a document with a table.
  func importing(_ path: String) -> String? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let (stem, ending) = (String(path[..<dot]), path[dot...].lowercased())
    let folder = splitPath(path).folder
    // A file in a ledger's folder belongs to this ledger.
    let ledger = ledgers.contains { $0.head == "\(folder)/\(ContentLayout.ledgerHead)" } ? folder : stem
    func command(_ file: String) -> String {
      "menugen import \(argument(shown(file))) --into \(argument(ledger))"
    }
    switch ending {
    case ".xlsx", ".xls", ".xlsm", ".ods", ".numbers": return "save it as CSV, and run \(command(stem + ".csv"))"
    case ".pdf", ".doc", ".docx", ".odt", ".rtf", ".html", ".htm":
      return
        "a receipt is named in its movement's \"receipt\"; for a statement, download it from your bank as CSV, CAMT or "
        + "MT940, and run menugen import FILE --into \(argument(ledger))"
    case ".xml", ".camt", ".sta", ".mt940", ".940", ".swi", ".ofx", ".qfx", ".qbo", ".qif", ".tsv", ".txt", ".zip":
      return "run \(command(path))"
    default: return nil
    }
  }

  /// A command's argument, in quotes if it needs them.
  private func argument(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-_./+:@%".unicodeScalars.contains(scalar)
    }
    return isPlain
      ? text : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private static func top(_ path: String) -> String { String(path.prefix { $0 != "/" }) }

  private static func isBelowKnown(_ path: String) -> Bool {
    folders.contains { path.hasPrefix($0.name + "/") }
  }

  private static func folder(meantBy name: String) -> String? {
    folders.first { $0.others.contains(name.lowercased()) }?.name ?? nearestName(to: name, among: folders.map(\.name))
  }

  /// The site's file that a name is a misspelling of.
  private static func siteFile(meantBy name: String) -> String? {
    guard nearestName(to: String(name.prefix { $0 != "." }), among: ["site"]) != nil else { return nil }
    return nearestName(to: name, among: ContentLayout.site.filter { !$0.hasSuffix(".yml") })
  }

  /// The folder that a file at the top belongs to, by its contents.
  private func folder(for name: String) -> String? {
    if hasEnding(name, [".csv", ".ndjson"]) { return ContentLayout.movements }
    guard hasEnding(name, [".json", ".yaml", ".yml"]) else { return nil }
    if has(["movements", "openingBalance"], in: name) { return ContentLayout.movements }
    if looksLikeMenu(name) { return ContentLayout.menus }
    return has(["amount"], in: name) ? ContentLayout.movements : nil
  }

  /// Whether a file has words that only menus have.
  private func looksLikeMenu(_ path: String) -> Bool { has(["sections", "items", "price"], in: path) }

  private func has(_ words: [String], in path: String) -> Bool {
    guard let file = try? read(path) else { return false }
    return words.contains { file.bytes.firstRange(of: Array($0.utf8)) != nil }
  }
}
