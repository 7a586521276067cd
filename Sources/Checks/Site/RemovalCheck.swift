package import MenugenDiagnostics
import MenugenText

/// Compares what a build would publish with what the last one published. Removed content is an error: a renamed or moved
/// folder looks like an emptied one.
///
/// Hidden or out-of-season content isn't removed, and content with errors is reported elsewhere.
package struct RemovalCheck {
  private let previous: PublishedContent?
  private let previousMenus: [String: MenuItemIDs]
  private let content: PublishedContent
  private let menus: [String: MenuItemIDs]
  private let broken: Broken
  private let sources: () -> Set<String>
  private let shown: (String) -> String

  /// The ids of a menu's items.
  package struct MenuItemIDs: Sendable {
    /// The items with a page.
    var listed: [String]
    /// The items without one: hidden and out-of-season ones.
    var unlisted: [String]

    package init(listed: [String], unlisted: [String]) {
      self.listed = listed
      self.unlisted = unlisted
    }
  }

  /// Content that can't be published because of errors, by its file and its id.
  package struct Broken {
    private var keys: Set<Key> = []
    /// The content of remote sources that don't answer.
    private var unavailable: Set<Key> = []
    /// Whether the site's settings have errors.
    package var isSite = false

    package init() {}

    package mutating func add(_ kind: PublishedContent.Kind, path: String, id: String) {
      keys.insert(Key(kind: kind, name: path))
      keys.insert(Key(kind: kind, name: id))
    }

    /// Adds content of a remote source that doesn't answer, and of which there is no copy.
    package mutating func addUnavailable(_ kind: PublishedContent.Kind, path: String, id: String) {
      add(kind, path: path, id: id)
      unavailable.insert(Key(kind: kind, name: path))
    }

    fileprivate func isUnavailable(_ entry: PublishedContent.Entry) -> Bool {
      unavailable.contains(Key(kind: entry.kind, name: entry.path))
    }

    func contains(_ entry: PublishedContent.Entry) -> Bool {
      entry.kind == .language && isSite || keys.contains(Key(kind: entry.kind, name: entry.path))
        || keys.contains(Key(kind: entry.kind, name: entry.id))
    }
  }

  fileprivate struct Key: Hashable {
    var kind: PublishedContent.Kind
    var name: String
  }

  /// - Parameters:
  ///   - previous: What the last build published; `nil` if that is unknown.
  ///   - previousMenus: The menus of the last build that differ from this build's, by id.
  ///   - content: What this build would publish.
  ///   - menus: This build's menus, by id.
  ///   - sources: Returns the paths of all menus, locations, ledgers and goals; called if any content is gone.
  ///   - shown: Returns a path as messages show it.
  package init(
    previous: PublishedContent?, previousMenus: [String: MenuItemIDs], content: PublishedContent,
    menus: [String: MenuItemIDs], broken: Broken, sources: @escaping () -> Set<String>,
    shown: @escaping (String) -> String
  ) {
    self.previous = previous
    self.previousMenus = previousMenus
    self.content = content
    self.menus = menus
    self.broken = broken
    self.sources = sources
    self.shown = shown
  }

  /// What differs from the last build.
  package struct Result: Sendable {
    /// An error for everything that would be removed.
    package var removals: [Diagnostic] = []
    /// A warning for each menu and ledger whose page stays without its content.
    package var losses: [Diagnostic] = []
    /// The last build's entries of content that has errors now.
    package var kept: [PublishedContent.Entry] = []
  }

  package func run() -> Result {
    let new = Dictionary(content.entries.map { (Key(kind: $0.kind, name: $0.id), $0) }, uniquingKeysWith: { $1 })
    var result = Result()
    var gone: [PublishedContent.Kind: [PublishedContent.Entry]] = [:]
    for old in previous?.entries ?? [] {
      if let new = new[Key(kind: old.kind, name: old.id)] {
        result.removals += lostParts(of: old, new)
        result.losses += hiddenItems(of: old, new)
      } else if broken.contains(old) {
        result.kept.append(old)
        result.losses += unavailable(old)
      } else if old.kind == .menu, let items = menus[old.id] {
        result.removals += lostItems(of: old, items, old.path)
      } else {
        gone[old.kind, default: []].append(old)
      }
    }
    let remaining = gone.isEmpty ? [] : sources()
    for kind in [PublishedContent.Kind.menu, .location, .ledger, .goal] {
      result.removals += gone[kind, default: []].map { removed($0, remaining) }
    }
    result.removals += lostLanguages(gone[.language, default: []]) + lostPages(gone[.page, default: []])
    return result
  }

  /// - Parameter remaining: The files that still exist.
  private func removed(_ entry: PublishedContent.Entry, _ remaining: Set<String>) -> Diagnostic {
    let kind = entry.kind.rawValue
    let size: String? =
      switch entry.kind {
      case .menu: counted(entry.count, "item")
      case .ledger: counted(entry.count, "movement")
      case .location, .goal, .page, .language: nil
      }
    let missing = remaining.contains(entry.path) ? nil : shown(entry.path)
    return report(.removedContent(entry.id, kind: kind, size: size, missingFile: missing), entry.path)
  }

  private func report(_ message: DiagnosticMessage, _ path: String) -> Diagnostic {
    Diagnostic(message, at: .file(shown(path)))
  }

  // MARK: - Content without its page

  /// A warning for published content whose source doesn't answer.
  private func unavailable(_ old: PublishedContent.Entry) -> [Diagnostic] {
    guard broken.isUnavailable(old), old.count > 0 else { return [] }
    let size = counted(old.count, old.kind == .menu ? "item" : "movement")
    return [report(.unavailableContent(old.id, kind: old.kind.rawValue, size: size), old.path)]
  }

  /// A warning for a menu that shows none of its items any more.
  private func hiddenItems(of old: PublishedContent.Entry, _ new: PublishedContent.Entry) -> [Diagnostic] {
    guard old.kind == .menu, old.count > 0, let items = menus[old.id], items.listed.isEmpty, !items.unlisted.isEmpty
    else { return [] }
    return [report(.hiddenItems(of: old.id, size: counted(items.unlisted.count, "item")), new.path)]
  }

  // MARK: - Parts

  private func lostParts(of old: PublishedContent.Entry, _ new: PublishedContent.Entry) -> [Diagnostic] {
    switch old.kind {
    case .menu: menus[old.id].map { lostItems(of: old, $0, new.path) } ?? []
    case .ledger: lostMovements(of: old, new)
    case .location, .goal, .page, .language: []
    }
  }

  /// More than a fifth of a menu's items. An item that another one replaces isn't lost.
  private func lostItems(of old: PublishedContent.Entry, _ new: MenuItemIDs, _ path: String) -> [Diagnostic] {
    let all = new.listed + new.unlisted
    var gone: [String] = []
    var lost = old.count - all.count
    // If the menu had errors in the last build, only the number of its items is known.
    if let before = previousMenus[old.id] {
      let remaining = Set(all)
      gone = before.listed.filter { !remaining.contains($0) }
      let known = Set(before.listed + before.unlisted)
      lost = gone.count - all.count { !known.contains($0) }
    }
    guard lost > 0, lost * 5 > old.count else { return [] }
    let number = gone.isEmpty ? lost : gone.count
    return [
      report(.removedItems(number, of: counted(old.count, "item"), menu: old.id, names(gone)), path)
    ]
  }

  /// A file of a ledger's folder, or more than a fifth of its movements. A file that another one replaces isn't lost.
  private func lostMovements(of old: PublishedContent.Entry, _ new: PublishedContent.Entry) -> [Diagnostic] {
    let lost = old.count - new.count
    let files = Set(new.files)
    let gone = old.files.filter { !files.contains($0) }
    let before = Set(old.files)
    let added = new.files.count { !before.contains($0) }
    if gone.count > added || !gone.isEmpty && lost > 0 {
      return [
        report(
          .removedLedgerFiles(
            counted(gone.count, "file"), ledger: old.id, names(gone.map(shown)), isOne: gone.count == 1), new.path)
      ]
    }
    guard lost > 0, lost * 5 > old.count else { return [] }
    return [
      report(.removedMovements(lost, of: counted(old.count, "movement"), ledger: old.id), new.path)
    ]
  }

  /// Each of several languages has its own tree of pages.
  private func lostLanguages(_ gone: [PublishedContent.Entry]) -> [Diagnostic] {
    let before = previous?.entries(.language) ?? []
    guard before.count > 1, let path = before.first?.path else { return [] }
    return gone.map { report(.removedLanguage($0.id), path) }
  }

  /// Reports two or more missing pages, if they are all in their folder or more than a fifth of all pages.
  private func lostPages(_ gone: [PublishedContent.Entry]) -> [Diagnostic] {
    guard gone.count > 1 else { return [] }
    let all = previous?.entries(.page).map(\.id) ?? []
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
    report(.removedPages(pages.count, of: counted(count, "page"), in: shown(folder), names(pages)), folder)
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
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.reversed().map { String(path[..<$0]) }
  }

  private static let shownNames = 50

  private func names(_ names: [String]) -> String {
    if names.isEmpty { return "" }
    let more = names.count > Self.shownNames ? " and \(names.count - Self.shownNames) more" : ""
    return ": \(names.prefix(Self.shownNames).joined(separator: ", "))\(more)"
  }
}

private func counted(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
