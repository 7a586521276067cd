import MenugenDiagnostics
import MenugenFiles
import MenugenPublishing
import Synchronization
import MenugenText

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
  /// Markdown beside the menus, by its folder: longer texts of dishes.
  private var bodies: [String: [String]] = [:]
  /// Those of its folders whose name no menu's file has, by the folder that they stand in.
  private var unclaimedFolders: [String: [String]] = [:]
  private var unclaimed: Set<String> = []
  private let unclaimedHashes = FolderHashes()
  private(set) var assets: [String] = []
  /// The paths on the disk of files whose names aren't in Unicode's form NFC.
  private var diskPaths: [String: String] = [:]
  /// Files that are copied to the site's root as they are.
  private(set) var statics: [String] = []
  /// The pages that files of `static/` take the place of, by their paths on the site: they are the same on most sites, and
  /// who writes one wants it in place of the usual one.
  private(set) var replacedPages: Set<String> = []
  /// Files whose place means nothing.
  private(set) var unused: [String] = []
  /// Those of them that are at the top, or in a folder there that nothing reads.
  private var strayPaths: [String] = []
  /// Whether menus are where none is read.
  private(set) var hasMisplacedMenus = false
  /// What could not be taken as a file, and files whose place means nothing.
  private(set) var diagnostics: [Diagnostic] = []
  /// The disk didn't give a folder or a file: what stands there isn't known.
  let hasFileFailure: Bool
  /// Files that are there and can't be read as files, such as a pipe: what depends on them is as wrong as they are.
  private var damaged: [String: FileError] = [:]

  /// A ledger in one file, or in a folder of them under a head.
  struct LedgerFiles: Sendable, Hashable {
    var head: String
    /// Whether the head is that of its folder: then its files are parts.
    var isFolder = false
    var parts: [String] = []
    /// Copies of its files: which of them holds the movements that count isn't known.
    var copies: [Diagnostic] = []
  }

  /// Lists the folder; a missing one is an error of the disk's.
  init(_ files: some FileReading, root: String, sizeLimit: Int?) throws(FileError) {
    self.files = files
    self.root = root
    self.sizeLimit = sizeLimit
    let listing = try files.list(below: "")
    // Names such as `.well-known` and `_redirects` mean something there.
    let statics = try files.list(below: "static", includesHidden: true)
    self.statics = statics.files.filter { !isTemporaryFile($0) }
    let staticRoot = joinPath(root, "static/")
    let problems = listing.problems.filter { !"\($0.path)/".hasPrefix(staticRoot) } + statics.problems
    hasFileFailure = problems.contains { !$0.isContentError }
    replacedPages = Set(staticPaths.filter { ["404.html", "robots.txt", "sitemap.xml"].contains(splitPath($0).name) })
    let prefix = joinPath(root, "x").dropLast()
    for problem in problems
    where problem.isContentError && problem.diagnostic.severity == .error && problem.path.hasPrefix(prefix) {
      damaged[String(problem.path.dropFirst(prefix.count))] = problem
    }
    var movements: [String] = []
    var paths = normalized(listing.files).filter { !$0.hasPrefix("static/") && !isTemporaryFile($0) }
    let copies = NamedCopies(paths.filter { !$0.hasPrefix("assets/") }, shown: { joinPath(root, $0) }) { path in
      path.contains("/") && hasEnding(path, [".json", ".yaml", ".yml", ".ndjson", ".csv", ".md"])
    }
    paths.removeAll { copies.contains($0) }
    if !damaged.isEmpty {
      paths = (paths + damaged.keys.filter(isRead)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    for path in paths { sort(path, movements: &movements) }
    ledgers = ledgerFiles(movements)
    addDamagedParts()
    let told = Set(paths).union(ledgers.flatMap(\.parts))
    diagnostics += problems.filter { problem in
      !problem.path.hasPrefix(prefix) || !told.contains(String(problem.path.dropFirst(prefix.count)))
    }
    .map(\.diagnostic)
    let misplaced = misplacedMenus()
    hasMisplacedMenus = !misplaced.isEmpty
    diagnostics += misplaced.map(\.error) + strays(strayPaths, except: Set(misplaced.map(\.name)))
    report(copies)
    unclaimed = Set(bodies.keys).subtracting(menus.map(withoutEnding))
    unclaimedFolders = Dictionary(grouping: unclaimed.sorted(), by: { splitPath($0).folder })
  }

  /// The paths with their names in Unicode's form NFC, as ids and links have them; macOS may give them in NFD.
  private mutating func normalized(_ paths: [String]) -> [String] {
    // Texts are equal here whatever their form: that is how two names of one form are found.
    var known: Set<String> = []
    return paths.compactMap { path in
      guard path.utf8.contains(where: { $0 >= 0x80 }) else { return path }
      guard known.insert(path).inserted else {
        diagnostics.append(
          Diagnostic(
            .error, "file.same-name", "two files have this name, written in different forms of Unicode",
            hint: "remove one of them, or give it another name", at: .file(shown(path))))
        return nil
      }
      let normalized = nfc(path)
      if !normalized.utf8.elementsEqual(path.utf8) { diskPaths[normalized] = path }
      return normalized
    }
  }

  private mutating func sort(_ path: String, movements: inout [String]) {
    let isData = hasEnding(path, [".json", ".yaml", ".yml"])
    if path == "site.yaml" || path == "site.yml" || path == "site.json" {
      site.append(path)
    } else if path.hasPrefix("menus/") {
      if isData {
        menus.append(path)
      } else if path.hasSuffix(".md") {
        bodies[splitPath(path).folder, default: []].append(path)
      } else {
        unknown(path)
      }
    } else if path.hasPrefix("movements/") {
      if isData || hasEnding(path, [".ndjson", ".csv"]) { movements.append(path) } else { unknown(path) }
    } else if path.hasPrefix("goals/") {
      if isData { goals.append(path) } else { unknown(path) }
    } else if path.hasPrefix("pages/") {
      if path.hasSuffix(".md") { pages.append(path) } else { unknown(path) }
    } else if path.hasPrefix("assets/") {
      assets.append(path)
    } else {
      unused.append(path)
      strayPaths.append(path)
    }
  }

  /// A folder below `movements` with a `ledger.yaml` is one ledger of all its files, but for those below a head of their own.
  private func ledgerFiles(_ movements: [String]) -> [LedgerFiles] {
    var ledgers: [LedgerFiles] = []
    var headByFolder: [String: Int] = [:]
    var others: [String] = []
    for path in movements {
      let (folder, name) = splitPath(path)
      if name == "ledger.yaml", folder != "movements" {
        headByFolder[folder] = ledgers.count
        ledgers.append(LedgerFiles(head: path, isFolder: true))
      } else {
        others.append(path)
      }
    }
    for path in others {
      if let head = foldersAbove(path).lazy.compactMap({ headByFolder[$0] }).first {
        ledgers[head].parts.append(path)
      } else {
        ledgers.append(LedgerFiles(head: path))
      }
    }
    return ledgers.sorted { $0.head < $1.head }
  }

  /// Whether a file of that path would be read, by whoever tells that it can't be.
  private func isRead(_ path: String) -> Bool {
    // A name that is no text has no page.
    if damaged[path]?.reason == .nameNotUTF8 { return false }
    let isData = hasEnding(path, [".json", ".yaml", ".yml"])
    if path.hasPrefix("movements/") { return isData || hasEnding(path, [".ndjson", ".csv"]) }
    if path.hasPrefix("pages/") { return path.hasSuffix(".md") }
    if path.hasPrefix("menus/") { return isData || path.hasSuffix(".md") }
    return path.hasPrefix("goals/") && isData || ["site.yaml", "site.yml", "site.json"].contains(path)
  }

  /// A folder that is one ledger is not whole without what can't be read in it, whatever its name.
  private mutating func addDamagedParts() {
    let paths = damaged.keys.filter { $0.hasPrefix("movements/") && !isRead($0) }.sorted()
    if paths.isEmpty { return }
    var byFolder: [String: Int] = [:]
    for (index, ledger) in ledgers.enumerated() where ledger.isFolder {
      byFolder[splitPath(ledger.head).folder] = index
    }
    for path in paths {
      guard let nearest = foldersAbove(path).lazy.compactMap({ byFolder[$0] }).first else { continue }
      ledgers[nearest].parts.append(path)
    }
  }

  /// Copies are not read. The ledger that one belongs to has an error, so that no partial total stands for the whole.
  private mutating func report(_ copies: NamedCopies) {
    if copies.found.isEmpty { return }
    // The first ledger that reads a file, or a file in a folder.
    var readers: [String: Int] = [:]
    for (index, ledger) in ledgers.enumerated() {
      for file in [ledger.head] + ledger.parts {
        for place in [file] + foldersAbove(file) {
          // Then those above it have one too.
          if readers[place] != nil { break }
          readers[place] = index
        }
      }
    }
    for copy in copies.found {
      if let ledger = readers[copy.original] {
        ledgers[ledger].copies.append(copy.diagnostic)
      } else {
        diagnostics.append(copy.diagnostic)
      }
    }
  }

  private mutating func unknown(_ path: String) {
    unused.append(path)
    diagnostics.append(
      Diagnostic(
        .warning, "file.unused", "nothing is made from this file",
        hint: "put menus under menus/, ledgers under movements/, Markdown under pages/ and pictures under assets/",
        at: .file(shown(path))))
  }

  /// The Markdown files in the folder that has the name of a menu's file.
  func bodies(namedAsMenu path: String) -> [String] {
    if bodies.isEmpty { return [] }
    return bodies[withoutEnding(path), default: []]
  }

  /// A hash of the texts that may belong to any of the menus in a folder, for these have ids that aren't known before they are
  /// read: those in folders that have no menu file's name. `nil` where there are none.
  func hashOfUnclaimedBodies(besideMenu path: String) throws(FileError) -> ContentHash? {
    let parent = splitPath(path).folder
    guard let folders = unclaimedFolders[parent] else { return nil }
    return try unclaimedHashes.hash(of: parent) { () throws(FileError) in
      var fingerprint = Fingerprint()
      for body in folders.flatMap({ bodies[$0, default: []] }) {
        fingerprint.combine(body)
        fingerprint.combine(try read(body).bytes)
      }
      return fingerprint.hash
    }
  }

  /// The paths of a menu's texts: they are in the folder of its id, as a rule the name of its file.
  func bodies(ofMenu id: String, at path: String) -> [String] {
    if bodies.isEmpty { return [] }
    let folder = joinPath(splitPath(path).folder, id)
    return folder == withoutEnding(path) || unclaimed.contains(folder) ? bodies[folder, default: []] : []
  }

  /// Markdown in folders that no menu beside them has the id of; the id of one with errors isn't known, and may be any.
  func unusedBodies(besideMenus menus: [(path: String, id: String?)]) -> [Diagnostic] {
    if bodies.isEmpty { return [] }
    let beside = Dictionary(grouping: menus, by: { splitPath($0.path).folder }).mapValues { Set($0.map(\.id)) }
    return bodies.flatMap { folder, files -> [Diagnostic] in
      let (parent, name) = splitPath(folder)
      let ids = beside[parent, default: []]
      if ids.contains(nil) || ids.contains(name) { return [] }
      return files.map { path in
        Diagnostic(
          .warning, "file.unused", "nothing is made from this file",
          hint: "put a dish's longer text into the folder of its menu's id, such as menus/dinner/margherita.md",
          at: .file(shown(path)))
      }
    }
  }

  /// The paths of `static/` on the site.
  var staticPaths: [String] { statics.map { String($0.dropFirst("static/".utf8.count)) } }

  /// The places of the site that a link to a file of `static/` may name: its path, and its folder where it is an index.
  var staticPlaces: Set<String> {
    let paths = staticPaths
    let folders = paths.filter { $0.hasSuffix("/index.html") }.map { String($0.dropLast("index.html".utf8.count)) }
    return Set(paths + folders)
  }

  /// The files that a menu, a ledger or a goal is read from.
  var sources: Set<String> { Set(menus).union(goals).union(ledgers.map(\.head)) }

  /// The path as a person would write it: `Content/menus/dinner.json`.
  func shown(_ path: String) -> String { joinPath(root, path) }

  /// One file. Whether it is text is looked at by whoever parses it: then one bad byte doesn't hide the other faults.
  func read(_ path: String) throws(FileError) -> SourceFile {
    if let error = damaged[path] { throw error }
    guard let diskPath = diskPaths[path] else { return try files.read(path, limit: limit(for: path)) }
    return SourceFile(path: shown(path), bytes: try files.read(diskPath, limit: limit(for: path)).bytes)
  }

  /// A file that is shown as it stands, and has to be UTF-8 for that.
  func readText(_ path: String) throws(FileError) -> SourceFile {
    let file = try read(path)
    if let location = file.firstInvalidUTF8 { throw FileError(file.path, .notUTF8(location)) }
    return file
  }

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

/// Hashes of what is in folders, each made once, by whoever asks first.
private final class FolderHashes: Sendable {
  private let known = Mutex<[String: Result<ContentHash, FileError>]>([:])

  func hash(of folder: String, _ make: () throws(FileError) -> ContentHash) throws(FileError) -> ContentHash {
    let result = known.withLock { known in
      if let result = known[folder] { return result }
      let result: Result<ContentHash, FileError>
      do throws(FileError) { result = .success(try make()) } catch { result = .failure(error) }
      known[folder] = result
      return result
    }
    return try result.get()
  }
}

extension ContentTree.LedgerFiles {
  /// The id that a ledger has by its file's or folder's name.
  var name: String {
    isFolder ? splitPath(splitPath(head).folder).name : fileID(head)
  }
}

/// The folders that a file is in, the nearest first: `movements/bank` and `movements` of `movements/bank/a.csv`.
func foldersAbove(_ path: String) -> [String] {
  var folders: [String] = []
  var folder = splitPath(path).folder
  // The folder above `/` is itself.
  while !folder.isEmpty, folder != folders.last {
    folders.append(folder)
    folder = splitPath(folder).folder
  }
  return folders
}

/// The id that a file's content has by its name: `dinner` of `menus/dinner.json`.
func fileID(_ path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
}

/// `menus/dinner` of `menus/dinner.json`.
private func withoutEnding(_ path: String) -> String { path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path }

/// Whether a path has one of these endings, in capitals or not.
func hasEnding(_ path: String, _ endings: [String]) -> Bool {
  let path = path.suffix(8).lowercased()
  return endings.contains { path.hasSuffix($0) }
}
