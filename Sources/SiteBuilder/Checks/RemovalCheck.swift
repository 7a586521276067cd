import MenugenDiagnostics
import MenugenFiles
import MenugenPipeline
import MenugenText

/// Reports content of the previous build that is gone, as it may have been renamed or moved by accident.
///
/// Content that is hidden, out of season or has errors isn't gone.
struct RemovalCheck {
  let previous: PreviousBuild
  /// What this build would publish.
  let content: PublishedContent
  /// The summaries of this build's menus, by id.
  let menus: [String: MenuSummary]
  /// Content with errors, by file and id.
  let broken: Broken

  struct Broken {
    private var keys: Set<Key> = []
    /// Whether the site's settings have errors.
    var isSite = false

    mutating func add(_ kind: PublishedContent.Kind, path: String, id: String) {
      keys.insert(Key(kind: kind, name: path))
      keys.insert(Key(kind: kind, name: id))
    }

    func contains(_ entry: PublishedContent.Entry) -> Bool {
      entry.kind == .language && isSite || keys.contains(Key(kind: entry.kind, name: entry.path))
        || keys.contains(Key(kind: entry.kind, name: entry.id))
    }
  }

  private struct Key: Hashable {
    var kind: PublishedContent.Kind
    var name: String
  }

  /// Returns an error for everything that would be removed, and the previous records of content with errors.
  func run() -> (removals: [Diagnostic], kept: [PublishedContent.Entry]) {
    let new = Dictionary(content.entries.map { (Key(kind: $0.kind, name: $0.id), $0) }, uniquingKeysWith: { $1 })
    var removals: [Diagnostic] = []
    var kept: [PublishedContent.Entry] = []
    var gone: [PublishedContent.Kind: [PublishedContent.Entry]] = [:]
    for old in previous.content?.entries ?? [] {
      if let new = new[Key(kind: old.kind, name: old.id)] {
        removals += lostParts(of: old, new)
      } else if broken.contains(old) {
        kept.append(old)
      } else if old.kind != .menu || menus[old.id] == nil {
        gone[old.kind, default: []].append(old)
      } else if let summary = menus[old.id] {
        removals += lostItems(of: old, summary, old.path)
      }
    }
    let remaining = gone.isEmpty ? [] : previous.tree.sources
    for kind in [PublishedContent.Kind.menu, .ledger, .goal] {
      removals += gone[kind, default: []].map { removed($0, remaining) }
    }
    removals += lostLanguages(gone[.language, default: []]) + lostPages(gone[.page, default: []])
    return (removals, kept)
  }

  /// - Parameter remaining: The files that still exist.
  private func removed(_ entry: PublishedContent.Entry, _ remaining: Set<String>) -> Diagnostic {
    let kind = entry.kind.rawValue
    let size =
      switch entry.kind {
      case .menu: " (\(counted(entry.count, "item")))"
      case .ledger: " (\(counted(entry.count, "movement")))"
      case .goal, .page, .language: ""
      }
    return error(
      "\(kind).removed", "the \(kind) '\(entry.id)'\(size)",
      remaining.contains(entry.path) ? "write its id again" : "put \(previous.tree.shown(entry.path)) back", entry.path)
  }

  private func error(_ id: String, _ what: String, _ hint: String, _ path: String) -> Diagnostic {
    Diagnostic(
      .error, id, "this build would remove \(what)", hint: "\(hint), or build with --accept-removals",
      at: .file(previous.tree.shown(path)))
  }

  // MARK: - Parts

  private func lostParts(of old: PublishedContent.Entry, _ new: PublishedContent.Entry) -> [Diagnostic] {
    switch old.kind {
    case .menu: menus[old.id].map { lostItems(of: old, $0, new.path) } ?? []
    case .ledger: lostMovements(of: old, new)
    case .goal, .page, .language: []
    }
  }

  /// Reports the loss of more than a fifth of a menu's items. Replaced items aren't lost.
  private func lostItems(of old: PublishedContent.Entry, _ new: MenuSummary, _ path: String) -> [Diagnostic] {
    let all = new.items + new.unlisted
    var gone: [String] = []
    var lost = old.count - all.count
    // If the menu had errors in the previous build, only the number of its items is known.
    if let before = previous.menus[old.id] {
      let remaining = Set(all)
      gone = before.items.filter { !remaining.contains($0) }
      let known = Set(before.items + before.unlisted)
      lost = gone.count - all.count { !known.contains($0) }
    }
    guard lost > 0, lost * 5 > old.count else { return [] }
    let number = gone.isEmpty ? lost : gone.count
    return [
      error(
        "menu.items-removed", "\(number) of the \(counted(old.count, "item")) of menu '\(old.id)'\(names(gone))",
        "put them back", path)
    ]
  }

  /// Reports the loss of a file in a ledger's folder, or of more than a fifth of its movements. Replaced files aren't
  /// lost.
  private func lostMovements(of old: PublishedContent.Entry, _ new: PublishedContent.Entry) -> [Diagnostic] {
    let lost = old.count - new.count
    let files = Set(new.files)
    let gone = old.files.filter { !files.contains($0) }
    let before = Set(old.files)
    let added = new.files.count { !before.contains($0) }
    if gone.count > added || !gone.isEmpty && lost > 0 {
      return [
        error(
          "ledger.movements-removed",
          "\(counted(gone.count, "file")) of ledger '\(old.id)'\(names(gone.map(previous.tree.shown)))",
          gone.count == 1 ? "put it back" : "put them back", new.path)
      ]
    }
    guard lost > 0, lost * 5 > old.count else { return [] }
    return [
      error(
        "ledger.movements-removed", "\(lost) of the \(counted(old.count, "movement")) of ledger '\(old.id)'",
        "put them back", new.path)
    ]
  }

  /// Reports removed languages, each of which has its own pages.
  private func lostLanguages(_ gone: [PublishedContent.Entry]) -> [Diagnostic] {
    guard let path = previous.content?.entries(.language).first?.path,
      previous.content?.entries(.language).count ?? 0 > 1
    else { return [] }
    return gone.map { error("language.removed", "all pages in '\($0.id)'", "write it among the languages again", path) }
  }

  /// Reports two or more missing pages, if they are all in their folder or more than a fifth of all pages.
  private func lostPages(_ gone: [PublishedContent.Entry]) -> [Diagnostic] {
    guard gone.count > 1 else { return [] }
    let all = previous.content?.entries(.page).map(\.id) ?? []
    if gone.count * 5 > all.count {
      return [lostPages(gone.map(\.id), of: all.count, in: ContentLayout.name(ContentLayout.pages))]
    }
    let (lost, before) = (byFolder(gone.map(\.id)), byFolder(all))
    let folders = lost.filter { $0.value.count > 1 && $0.value.count == before[$0.key]?.count }.keys
    // Don't report folders in a reported folder.
    let known = Set(folders)
    return folders.filter { known.isDisjoint(with: foldersAround($0)) }.sorted().map { folder in
      lostPages(lost[folder] ?? [], of: before[folder]?.count ?? 0, in: ContentLayout.pages + folder)
    }
  }

  private func lostPages(_ pages: [String], of count: Int, in folder: String) -> Diagnostic {
    error(
      "page.removed",
      "\(pages.count) of the \(counted(count, "page")) in \(previous.tree.shown(folder))\(names(pages))",
      "put them back", folder)
  }

  /// Groups pages by folder, including pages in nested folders.
  private func byFolder(_ pages: [String]) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for page in pages {
      for folder in foldersAround(page) { found[folder, default: []].append(page) }
    }
    return found
  }

  private func foldersAround(_ path: String) -> [String] {
    sequence(first: splitPath(path).folder) { splitPath($0).folder }.prefix { !$0.isEmpty }.map(\.self)
  }

  private static let shownNames = 50

  private func names(_ names: [String]) -> String {
    if names.isEmpty { return "" }
    let more = names.count > Self.shownNames ? " and \(names.count - Self.shownNames) more" : ""
    return ": \(names.prefix(Self.shownNames).joined(separator: ", "))\(more)"
  }
}

private func counted(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
