import MenugenDiagnostics
import MenugenFiles
import MenugenPublishing
import MenugenText
import Synchronization

/// The files of a content folder by kind, sorted by path.
struct ContentTree: Sendable {
  private let files: any FileReading
  /// The prefix of paths in messages.
  private let root: String
  private let sizeLimit: Int?

  private(set) var site: [String] = []
  private(set) var menus: [String] = []
  private(set) var ledgers: [LedgerFiles] = []
  private(set) var goals: [String] = []
  private(set) var locations: [String] = []
  /// The table of all locations, if there is one.
  private(set) var locationTable: String?
  private(set) var pages: [String] = []
  /// Markdown files of items' longer texts, by folder.
  private var bodies: [String: [String]] = [:]
  /// The folders without a menu file of the same name, by parent folder.
  private var unclaimedFolders: [String: [String]] = [:]
  private var unclaimed: Set<String> = []
  private let unclaimedHashes = FolderHashes()
  private(set) var assets: [String] = []
  /// The files of the folder of receipts.
  private(set) var receipts: [String] = []
  /// The paths on disk of files whose names aren't in NFC.
  private var diskPaths: [String: String] = [:]
  /// Files that are copied to the site's root.
  private(set) var statics: [String] = []
  /// The paths of notice pages replaced by files of `static/`.
  private(set) var replacedPages: Set<String> = []
  /// Files in folders that aren't read.
  private(set) var unused: [String] = []
  /// The warnings about unused files.
  private(set) var unusedFiles: [Diagnostic] = []
  /// The unread files at the top of the content folder.
  private var strayPaths: [String] = []
  /// Whether all menus are in a folder that isn't read.
  private(set) var hasMisplacedMenus = false
  /// The problems of listing the folder.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a folder or file couldn't be read, so its content is unknown.
  let hasFileFailure: Bool
  /// Entries that can't be read as files, such as pipes: content that depends on them has errors.
  private var damaged: [String: FileError] = [:]

  /// A ledger in one file, or in a folder with a head.
  struct LedgerFiles: Sendable, Hashable {
    var head: String
    /// Whether the head is a `ledger.yaml`, so that the folder's other files are parts.
    var isFolder = false
    var parts: [String] = []
    /// Errors for copies of its files.
    var copies: [Diagnostic] = []
  }

  /// Lists the folder; throws if it is missing.
  init(_ files: some FileReading, root: String, sizeLimit: Int?) throws(FileError) {
    self.files = files
    self.root = root
    self.sizeLimit = sizeLimit
    let listing = try files.list(below: "")
    // Hidden names such as `.well-known` and `_redirects` are published from `static/`.
    let statics = try files.list(below: ContentLayout.name(ContentLayout.statics), includesHidden: true)
    self.statics = statics.files.filter { !isTemporaryFile($0) }
    let staticRoot = joinPath(root, ContentLayout.statics)
    let problems = listing.problems.filter { !"\($0.path)/".hasPrefix(staticRoot) } + statics.problems
    hasFileFailure = problems.contains { !$0.isContentError }
    replacedPages = Set(staticPaths.filter { OutputLayout.replaceable.contains(splitPath($0).name) })
    let prefix = joinPath(root, "x").dropLast()
    for problem in problems
    where problem.isContentError && problem.diagnostic.severity == .error && problem.path.hasPrefix(prefix) {
      damaged[String(problem.path.dropFirst(prefix.count))] = problem
    }
    var movements: [String] = []
    var paths = normalized(listing.files).filter { !$0.hasPrefix(ContentLayout.statics) && !isTemporaryFile($0) }
    let isNamedFreely = { (path: String) in
      path.hasPrefix(ContentLayout.assets) || path.hasPrefix(ContentLayout.receipts)
    }
    let copies = NamedCopies(paths.filter { !isNamedFreely($0) }, shown: { joinPath(root, $0) }) {
      path in
      path.contains("/") && hasEnding(path, [".json", ".yaml", ".yml", ".ndjson", ".csv", ".md"])
    }
    paths.removeAll { copies.contains($0) }
    if !damaged.isEmpty {
      paths = (paths + damaged.keys.filter(isRead)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    for path in paths { sort(path, movements: &movements) }
    ledgers = ledgerFiles(movements)
    addDamagedParts()
    let reported = Set(paths).union(ledgers.flatMap(\.parts))
    diagnostics += problems.filter { problem in
      !problem.path.hasPrefix(prefix) || !reported.contains(String(problem.path.dropFirst(prefix.count)))
    }
    .map(\.diagnostic)
    let misplaced = misplacedMenus()
    hasMisplacedMenus = !misplaced.isEmpty
    unusedFiles += unused.filter { $0.hasPrefix(ContentLayout.movements) }.map { path in
      Diagnostic(
        .unusedFile(hint: importing(path) ?? Self.renaming(path) ?? DiagnosticMessage.whereContentGoes),
        at: .file(shown(path)))
    }
    unusedFiles += strays(strayPaths, except: Set(misplaced.map(\.name)))
    diagnostics += misplaced.map(\.error) + unusedFiles
    report(copies)
    unclaimed = Set(bodies.keys).subtracting(menus.map(withoutEnding))
    unclaimedFolders = Dictionary(grouping: unclaimed.sorted(), by: { splitPath($0).folder })
  }

  /// Converts paths to NFC, as used by ids and links; macOS may use NFD.
  private mutating func normalized(_ paths: [String]) -> [String] {
    // Strings compare as equal in any form, to find names that collide.
    var known: Set<String> = []
    return paths.compactMap { path in
      guard path.utf8.contains(where: { $0 >= 0x80 }) else { return path }
      guard known.insert(path).inserted else {
        diagnostics.append(
          Diagnostic(.sameNameInUnicode, at: .file(shown(path))))
        return nil
      }
      let normalized = nfc(path)
      if !normalized.utf8.elementsEqual(path.utf8) { diskPaths[normalized] = path }
      return normalized
    }
  }

  private mutating func sort(_ path: String, movements: inout [String]) {
    let isData = hasEnding(path, [".json", ".yaml", ".yml"])
    if ContentLayout.site.contains(path) {
      site.append(path)
    } else if path == ContentLayout.imports || path == ContentLayout.rules {
      // Read by `menugen import`.
      return
    } else if path.hasPrefix(ContentLayout.menus) {
      if isData {
        menus.append(path)
      } else if path.hasSuffix(".md") {
        bodies[splitPath(path).folder, default: []].append(path)
      } else {
        unknown(path)
      }
    } else if path.hasPrefix(ContentLayout.movements) {
      if isData || hasEnding(path, [".ndjson", ".csv"]) { movements.append(path) } else { unknown(path) }
    } else if path.hasPrefix(ContentLayout.goals) {
      if isData { goals.append(path) } else { unknown(path) }
    } else if path == ContentLayout.locationTable {
      locationTable = path
    } else if path.hasPrefix(ContentLayout.locations) {
      if isData { locations.append(path) } else { unknown(path) }
    } else if path.hasPrefix(ContentLayout.pages) {
      if path.hasSuffix(".md") { pages.append(path) } else { unknown(path) }
    } else if path.hasPrefix(ContentLayout.assets) {
      assets.append(path)
    } else if path.hasPrefix(ContentLayout.receipts) {
      receipts.append(path)
    } else {
      unused.append(path)
      strayPaths.append(path)
    }
  }

  /// A folder in `movements` with a `ledger.yaml` is a ledger of all its files, except those in nested ledgers.
  private func ledgerFiles(_ movements: [String]) -> [LedgerFiles] {
    var ledgers: [LedgerFiles] = []
    var headByFolder: [String: Int] = [:]
    var others: [String] = []
    for path in movements {
      let (folder, name) = splitPath(path)
      if name == ContentLayout.ledgerHead, folder + "/" != ContentLayout.movements {
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

  /// Returns whether a file is read, so that its reader reports a failure.
  private func isRead(_ path: String) -> Bool {
    // A name that isn't valid text has no page.
    if damaged[path]?.reason == .nameNotUTF8 { return false }
    let isData = hasEnding(path, [".json", ".yaml", ".yml"])
    if path.hasPrefix(ContentLayout.movements) { return isData || hasEnding(path, [".ndjson", ".csv"]) }
    if path.hasPrefix(ContentLayout.pages) { return path.hasSuffix(".md") }
    if path.hasPrefix(ContentLayout.menus) { return isData || path.hasSuffix(".md") }
    if path.hasPrefix(ContentLayout.locations) { return isData }
    if path == ContentLayout.locationTable { return true }
    return path.hasPrefix(ContentLayout.goals) && isData || ContentLayout.site.contains(path)
  }

  /// Unreadable files of any name make their ledger incomplete.
  private mutating func addDamagedParts() {
    let paths = damaged.keys.filter { $0.hasPrefix(ContentLayout.movements) && !isRead($0) }.sorted()
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

  /// Reports copies, which aren't read. Their ledger has an error, so that no partial total is shown as complete.
  private mutating func report(_ copies: NamedCopies) {
    if copies.found.isEmpty { return }
    // The first ledger that reads each file, or a file in each folder.
    var readers: [String: Int] = [:]
    for (index, ledger) in ledgers.enumerated() {
      for file in [ledger.head] + ledger.parts {
        for place in [file] + foldersAbove(file) {
          // Its parents have a reader, too.
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
    // What to do with a bank's file depends on the ledgers.
    if path.hasPrefix(ContentLayout.movements) { return }
    unusedFiles.append(
      Diagnostic(.unusedFile(hint: Self.renaming(path) ?? DiagnosticMessage.whereContentGoes), at: .file(shown(path))))
  }

  /// The Markdown files in the folder named like a menu's file.
  func bodies(namedAsMenu path: String) -> [String] {
    if bodies.isEmpty { return [] }
    return bodies[withoutEnding(path), default: []]
  }

  /// A hash of the texts in folders that aren't named like a menu's file: they may belong to any menu of the parent
  /// folder, by its id. `nil` if there are none.
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

  /// The paths of a menu's texts, in the folder named by its id.
  func bodies(ofMenu id: String, at path: String) -> [String] {
    if bodies.isEmpty { return [] }
    let folder = joinPath(splitPath(path).folder, id)
    return folder == withoutEnding(path) || unclaimed.contains(folder) ? bodies[folder, default: []] : []
  }

  /// Warns of Markdown files in folders that aren't named by a menu's id. The id of a menu with errors may be unknown.
  func unusedBodies(besideMenus menus: [(path: String, id: String?)]) -> [Diagnostic] {
    if bodies.isEmpty { return [] }
    let beside = Dictionary(grouping: menus, by: { splitPath($0.path).folder }).mapValues { Set($0.map(\.id)) }
    return bodies.flatMap { folder, files -> [Diagnostic] in
      let (parent, name) = splitPath(folder)
      let ids = beside[parent, default: []]
      if ids.contains(nil) || ids.contains(name) { return [] }
      return files.map { path in
        Diagnostic(.unusedItemText, at: .file(shown(path)))
      }
    }
  }

  /// The paths of `static/` on the site.
  var staticPaths: [String] { statics.map { String($0.dropFirst(ContentLayout.statics.utf8.count)) } }

  /// The site paths of files of `static/`, including the folder of an index file.
  var staticPlaces: Set<String> {
    let paths = staticPaths
    let folders = paths.filter { $0.hasSuffix("/" + OutputLayout.index) }
      .map { String($0.dropLast(OutputLayout.index.utf8.count)) }
    return Set(paths + folders)
  }

  /// The files of menus, ledgers, goals and locations.
  var sources: Set<String> {
    Set(menus).union(goals).union(ledgers.map(\.head)).union(locations + [locationTable].compactMap(\.self))
  }

  /// Whether a file is read as content.
  func isContent(_ path: String) -> Bool {
    sources.contains(path) || pages.contains(path) || site.contains(path)
      || ledgers.contains { $0.parts.contains(path) } || bodies.values.contains { $0.contains(path) }
  }

  /// Whether there is a list of locations.
  var hasLocations: Bool { !locations.isEmpty || locationTable != nil }

  /// The path as shown to users: `Content/menus/dinner.json`.
  func shown(_ path: String) -> String { joinPath(root, path) }

  /// Reads a file. The parser checks its encoding, so that other errors are reported, too.
  func read(_ path: String) throws(FileError) -> SourceFile {
    if let error = damaged[path] { throw error }
    guard let diskPath = diskPaths[path] else { return try files.read(path, limit: limit(for: path)) }
    return SourceFile(path: shown(path), bytes: try files.read(diskPath, limit: limit(for: path)).bytes)
  }

  /// Reads a file that is shown unchanged and so must be UTF-8.
  func readText(_ path: String) throws(FileError) -> SourceFile {
    let file = try read(path)
    if let location = file.firstInvalidUTF8 { throw FileError(file.path, .notUTF8(location)) }
    return file
  }

  /// Reads a ledger's head and parts.
  func read(_ ledger: LedgerFiles) throws(FileError) -> (head: SourceFile, parts: [SourceFile]) {
    var parts: [SourceFile] = []
    for part in ledger.parts { parts.append(try read(part)) }
    return (try read(ledger.head), parts)
  }

  private func limit(for path: String) -> Int {
    sizeLimit
      ?? (path.hasPrefix(ContentLayout.movements) || path == ContentLayout.locationTable
        ? FileLimit.ledger : FileLimit.content)
  }
}

/// Hashes of the contents of folders, computed once.
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
  /// The ledger's id derived from its file's or folder's name.
  var name: String {
    isFolder ? splitPath(splitPath(head).folder).name : fileID(head)
  }
}

/// The folders of a file, innermost first: `movements/bank` and `movements` for `movements/bank/a.csv`.
func foldersAbove(_ path: String) -> [String] {
  var folders: [String] = []
  var folder = splitPath(path).folder
  // The parent of `/` is `/`.
  while !folder.isEmpty, folder != folders.last {
    folders.append(folder)
    folder = splitPath(folder).folder
  }
  return folders
}

/// The id derived from a file's name: `dinner` for `menus/dinner.json`.
func fileID(_ path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
}

/// `menus/dinner` for `menus/dinner.json`.
private func withoutEnding(_ path: String) -> String { path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path }

/// Whether a path has one of these extensions, ignoring case.
func hasEnding(_ path: String, _ endings: [String]) -> Bool {
  let path = path.suffix(8).lowercased()
  return endings.contains { path.hasSuffix($0) }
}
