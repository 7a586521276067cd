import MenugenDiagnostics
import MenugenFiles
import MenugenPipeline
import MenugenPublishing

/// Copies among the files of a content folder, found by name.
struct NamedCopies {
  /// Each copy's path, and the error or warning that reports it.
  private(set) var found: [(path: String, original: String, diagnostic: Diagnostic)] = []
  /// The copied files and folders.
  private var paths: Set<String> = []

  /// - Parameter isRead: Whether a file of this path is read as content.
  init(_ files: [String], shown: (String) -> String, isRead: (String) -> Bool) {
    let all = Set(files)
    var folders: Set<String> = []
    for file in files {
      var folder = splitPath(file).folder
      while !folder.isEmpty, folders.insert(folder).inserted { folder = splitPath(folder).folder }
    }
    for folder in folders.sorted() {
      let (parent, name) = splitPath(folder)
      let originals = FileCopy.originals(of: name).map { joinPath(parent, $0.original) }
      guard let original = originals.first(where: folders.contains) else { continue }
      add(folder, original, shown)
    }
    for file in files where !contains(file) {
      let (folder, name) = splitPath(file)
      let copies = FileCopy.originals(of: name).map { (joinPath(folder, $0.original), $0.isCertain) }
      if let original = copies.first(where: { all.contains($0.0) }) {
        add(file, original.0, isBackup: !isRead(file) && FileCopy.isBackup(name), shown)
      } else if isRead(file), let original = copies.last(where: \.1) {
        add(file, original.0, isMissing: true, shown)
      }
    }
  }

  /// Whether a path is a copy or within one.
  func contains(_ path: String) -> Bool {
    if paths.isEmpty { return false }
    var path = path
    while !path.isEmpty {
      if paths.contains(path) { return true }
      path = splitPath(path).folder
    }
    return false
  }

  private mutating func add(
    _ path: String, _ original: String, isMissing: Bool = false, isBackup: Bool = false, _ shown: (String) -> String
  ) {
    guard !contains(path) else { return }
    paths.insert(path)
    let message: DiagnosticMessage =
      if isMissing {
        .copy(ofMissing: shown(original), name: splitPath(original).name)
      } else if isBackup {
        .backup(of: shown(original))
      } else {
        .copy(of: shown(original))
      }
    found.append((path, original, Diagnostic(message, at: .file(shown(path)))))
  }
}

/// A file identified by its bytes.
struct HashedFile: Sendable {
  /// The path in the content folder.
  var path: String
  var hash: ContentHash
  /// Whether its only key is `balances`: accounts of two ledgers may have the same ones.
  var hasOnlyBalances: Bool

  /// Returns `nil` for a file without data: an empty one, or a table with only a header.
  init?(_ path: String, _ bytes: [UInt8]) {
    let ending = fileEnding(path)
    let end = (bytes.lastIndex { $0 > 0x20 } ?? -1) + 1
    if end <= 2 { return nil }
    if ending == "csv", !bytes[..<end].contains(UInt8(ascii: "\n")) { return nil }
    self.path = path
    hash = ContentHash(of: bytes)
    hasOnlyBalances = (ending == "yaml" || ending == "yml") && Self.hasOnlyBalances(bytes)
  }

  /// Whether every line of a YAML file that isn't indented, a comment or an element is the key `balances`.
  private static func hasOnlyBalances(_ bytes: [UInt8]) -> Bool {
    let key = Array("balances:".utf8)
    var found = false
    for line in bytes.split(separator: 0x0A) {
      guard let first = line.first else { continue }
      if first <= 0x20 || first == UInt8(ascii: "#") || first == UInt8(ascii: "-") { continue }
      guard line.starts(with: key) else { return false }
      found = true
    }
    return found
  }
}

/// Reports files of one kind with the same bytes, except the first and those with nothing but balances.
func duplicateFiles(_ files: [HashedFile], shown: (String) -> String) -> [Diagnostic] {
  var first: [ContentHash: String] = [:]
  return files.compactMap { file in
    if file.hasOnlyBalances { return nil }
    guard let other = first[file.hash] else {
      first[file.hash] = file.path
      return nil
    }
    return Diagnostic(.duplicateFile(of: shown(other)), at: .file(shown(file.path)))
  }
}

/// The files of private ledgers, and the receipts of all, by their bytes: neither they nor copies are published.
struct PrivateFiles: Sendable {
  private var ledgers: [ContentHash: String] = [:]
  private var receipts: [ContentHash: String] = [:]

  init() {}

  init(_ ledgers: [BuiltLedger], receipts: [BuiltUnit<ReceiptSummary>]) {
    for ledger in ledgers where ledger.entry.summary?.isPublic != true {
      for file in ledger.files { self.ledgers[file.hash] = file.path }
    }
    for file in receipts.flatMap(\.files) { self.receipts[file.hash] = file.path }
  }

  /// Returns an error for a private file or its copy; `nil` for other files.
  func fault(_ file: String, _ hash: @autoclosure () -> ContentHash, shown: (String) -> String) -> Diagnostic? {
    if ledgers.isEmpty, receipts.isEmpty { return nil }
    let hash = hash()
    if let original = ledgers[hash] {
      return Diagnostic(.publishedCopy(ofPrivate: shown(original)), at: .file(shown(file)))
    }
    return receipts[hash].map { Diagnostic(.publishedReceipt(shown($0)), at: .file(shown(file))) }
  }
}
