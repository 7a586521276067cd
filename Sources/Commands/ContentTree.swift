import Diagnostics
import Files

/// The files of a content folder, by what they hold. Reading order is by path, so a build never depends on the disk.
struct ContentTree: Sendable {
  private let files: any FileReading
  /// What stands in front of every path in messages.
  private let root: String
  private let sizeLimit: Int?

  private(set) var site: [String] = []
  private(set) var menus: [String] = []
  private(set) var ledgers: [LedgerFiles] = []
  private(set) var goals: [String] = []
  private(set) var pages: [String] = []
  /// Markdown beside the menus: longer texts of dishes.
  private var bodies: [String] = []
  private(set) var assets: [String] = []
  /// What could not be taken as a file, and files whose place means nothing.
  private(set) var diagnostics: [Diagnostic] = []
  /// The disk didn't give a folder or a file: what stands there isn't known.
  let hasFileFailure: Bool

  /// A ledger in one file, or in a folder of them under a head.
  struct LedgerFiles: Sendable, Hashable {
    var head: String
    /// Of a folder: the files beside the head.
    var parts: [String] = []
  }

  /// Lists the folder; a missing one is an error of the disk's.
  init(_ files: some FileReading, root: String, sizeLimit: Int?) throws(FileError) {
    self.files = files
    self.root = root
    self.sizeLimit = sizeLimit
    let listing = try files.list(below: "")
    diagnostics = listing.problems.map(\.diagnostic)
    hasFileFailure = listing.problems.contains { !$0.isContentError }
    var movements: [String] = []
    for path in listing.files { sort(path, movements: &movements) }
    ledgers = ledgerFiles(movements)
  }

  private mutating func sort(_ path: String, movements: inout [String]) {
    let isData = hasEnding(path, [".json", ".yaml", ".yml"])
    if path == "site.yaml" || path == "site.yml" || path == "site.json" {
      site.append(path)
    } else if path.hasPrefix("menus/") {
      if isData { menus.append(path) } else if path.hasSuffix(".md") { bodies.append(path) } else { unknown(path) }
    } else if path.hasPrefix("movements/") {
      if isData || hasEnding(path, [".ndjson", ".csv"]) { movements.append(path) } else { unknown(path) }
    } else if path.hasPrefix("goals/") {
      if isData { goals.append(path) } else { unknown(path) }
    } else if path.hasPrefix("pages/") {
      if path.hasSuffix(".md") { pages.append(path) } else { unknown(path) }
    } else if path.hasPrefix("assets/") {
      assets.append(path)
    } else {
      unknown(path)
    }
  }

  /// A folder with a `ledger.yaml` is one ledger of all its files.
  private func ledgerFiles(_ movements: [String]) -> [LedgerFiles] {
    let heads = movements.filter { hasEnding($0, ["/ledger.yaml", "/ledger.yml", "/ledger.json"]) }
    var ledgers: [LedgerFiles] = []
    var parts: [String: [String]] = [:]
    for path in movements where !heads.contains(path) {
      let head = heads.first { path.hasPrefix($0[...($0.lastIndex(of: "/") ?? $0.startIndex)]) }
      if let head { parts[head, default: []].append(path) } else { ledgers.append(LedgerFiles(head: path)) }
    }
    ledgers += heads.map { LedgerFiles(head: $0, parts: parts[$0] ?? []) }
    return ledgers.sorted { $0.head < $1.head }
  }

  private mutating func unknown(_ path: String) {
    diagnostics.append(
      Diagnostic(
        .warning, "file.unused", "nothing is made from this file",
        hint: "put menus under menus/, ledgers under movements/, Markdown under pages/ and pictures under assets/",
        at: .file(shown(path))))
  }

  /// The Markdown files that may belong to a menu: those in the folder of its name, or of a name that no menu's file has.
  ///
  /// A menu's texts stand in a folder named as its id, which is known once it is read; as a rule it is the file's name.
  func bodies(besideMenu path: String) -> [String] {
    if bodies.isEmpty { return [] }
    let (folder, name) = splitPath(path)
    let own = joinPath(folder, String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]))
    return bodies.filter { body in
      let (bodyFolder, _) = splitPath(body)
      return bodyFolder == own || splitPath(bodyFolder).folder == folder && !menuNames.contains(bodyFolder)
    }
  }

  /// Those of them that do belong to it.
  func bodies(_ files: [SourceFile], of menu: String) -> [SourceFile] {
    files.filter { splitPath(splitPath($0.path).folder).name == menu }
  }

  /// The paths of the menus' files, without their endings.
  private var menuNames: Set<String> { Set(menus.map { String($0[..<($0.lastIndex(of: ".") ?? $0.endIndex)]) }) }

  /// The path as a person would write it: `Content/menus/dinner.json`.
  func shown(_ path: String) -> String { joinPath(root, path) }

  /// One file. Whether it is text is looked at by whoever parses it: then one bad byte doesn't hide the other faults.
  func read(_ path: String) throws(FileError) -> SourceFile { try files.read(path, limit: limit(for: path)) }

  /// A ledger's head and the files beside it.
  func read(_ ledger: LedgerFiles) throws(FileError) -> (head: SourceFile, parts: [SourceFile]) {
    var parts: [SourceFile] = []
    for part in ledger.parts { parts.append(try read(part)) }
    return (try read(ledger.head), parts)
  }

  private func limit(for path: String) -> Int {
    sizeLimit ?? (path.hasPrefix("movements/") ? FileLimit.ledger : FileLimit.content)
  }
}

extension ContentTree.LedgerFiles {
  /// The id that a ledger has by its file's or folder's name.
  var name: String {
    let folder = head.split(separator: "/").dropLast().last.map(String.init) ?? ""
    let name = fileID(head)
    return name == "ledger" && head.split(separator: "/").count > 2 ? folder : name
  }
}

/// The id that a file's content has by its name: `dinner` of `menus/dinner.json`.
func fileID(_ path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
}

private func hasEnding(_ path: String, _ endings: [String]) -> Bool { endings.contains { path.hasSuffix($0) } }
