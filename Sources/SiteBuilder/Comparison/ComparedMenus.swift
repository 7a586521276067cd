package import MenugenDiagnostics
package import MenugenDomain
import MenugenFetching
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenRenderers
import MenugenText

/// One side of a comparison: menus as guests see them, from content or from published files.
package struct ComparedMenus: Sendable {
  package var diagnostics: [Diagnostic] = []
  /// Whether a file could not be read.
  package var hasFileFailure = false
  /// The menus in each language, in the site's order.
  package private(set) var languages: [(code: String, menus: [PublishedMenu])] = []
  /// Whether these are all languages of the menus, unlike those of one published file.
  package var hasAllLanguages = true
  /// The ids of menus of which nothing can be compared.
  package private(set) var unreadable: Set<String> = []
  /// The ids of menus with errors, of which parts may be missing.
  private var incomplete: Set<String> = []

  /// Published files, in one or more languages. One that isn't a `menu.json` of this version counts as unreadable.
  ///
  /// - Parameter placeholders: The ids of menus with a page that says why there is no menu.
  package init(published files: [SourceFile], placeholders: Set<String> = []) {
    unreadable = placeholders
    for file in files {
      let checked = parsePublishedMenu(file)
      diagnostics += checked.diagnostics
      guard let menu = checked.value else {
        unreadable.insert(splitPath(splitPath(file.path).folder).name)
        hasFileFailure = true
        continue
      }
      if let place = languages.firstIndex(where: { $0.code == menu.language }) {
        languages[place].menus.append(menu)
      } else {
        languages.append((menu.language, [menu]))
      }
    }
  }

  /// The menus of a content folder.
  ///
  /// They are made as the build makes `menu.json`, so that both compare. Neither pages nor other content is read, and the
  /// theme doesn't matter.
  ///
  /// - Parameter menu: The path of the only menu to read; `nil` for all.
  package init(content options: BuildPlan.Options, menu only: String? = nil) {
    var options = options
    options.themes = MemoryFiles()
    options.theme = Site().theme
    options.needsThemes = false
    var outcome = BuildPlan.Outcome()
    do throws(BuildFailure) {
      options.sources.begin()
      if let loader = try SiteLoader(options, &outcome, readsPages: false) {
        try read(loader, only: only)
      }
    } catch {
      outcome.add(error)
    }
    diagnostics += outcome.diagnostics
    if outcome.hasFileFailure { hasFileFailure = true }
  }

  /// The menus, whatever their language.
  package var ids: [String] { (languages.first?.menus.map(\.id) ?? []) + unreadable.sorted() }

  private mutating func read(_ loader: SiteLoader, only: String?) throws(BuildFailure) {
    let context = loader.context
    let paths = context.tree.menus.filter { only == nil || $0 == only }
    var menus: [(path: String, menu: Menu)] = []
    for path in paths {
      let unit = MenuUnit(context: context, images: loader.catalog, key: path, parsed: nil, measuresPictures: false)
      let (menu, found) = unit.readable()
      diagnostics += found.diagnostics
      if found.hasFileFailure { hasFileFailure = true }
      if let menu, menu.missing == nil {
        menus.append((path, menu))
        if found.diagnostics.contains(where: { $0.severity == .error }) { incomplete.insert(menu.id) }
      } else {
        unreadable.insert(menu?.id ?? fileID(path))
      }
    }
    diagnostics += duplicateIDs("menu", menus.map { ($0.path, $0.menu.id) }, context) { file in
      parseMenu(file, site: context.site).value?.origins
    }
    let served = menus.compactMap { $0.menu.served(on: context.today) }.ordered(by: \.order).map { menu in
      var menu = menu
      // A missing picture isn't shown; a single file has no pictures beside it.
      if !context.tree.assets.isEmpty { menu.forEachImage(loader.catalog.setCopies) }
      return MenuOutline(menu)
    }
    languages = context.languages.map { language in
      (language.presentation.language.code, served.compactMap { published($0, in: language) })
    }
  }

  private func published(_ menu: MenuOutline, in language: BuildContext.Language) -> PublishedMenu? {
    var output = ByteBuffer()
    language.frames.menuPage(menu).writeJSON(to: &output)
    return parsePublishedMenu(SourceFile(path: menu.menu.id, text: output.text)).value
  }
}

extension ComparedMenus {
  /// Keeps only the menu of an id, under another one.
  package mutating func select(_ id: String, as other: String) {
    for index in languages.indices {
      languages[index].menus.removeAll { $0.id != id }
      for place in languages[index].menus.indices { languages[index].menus[place].id = other }
    }
    unreadable = unreadable.contains(id) ? [other] : []
    incomplete = incomplete.contains(id) ? [other] : []
  }

  /// Returns what differs, in all languages that both sides have.
  ///
  /// A difference that is the same in each language is listed once, any other with its language. Without a common
  /// language, the first of each side are compared.
  package static func changes(from old: ComparedMenus, to new: ComparedMenus) -> [MenuChange] {
    let unreadable = old.unreadable.union(new.unreadable)
    var changes = unreadable.sorted().map { id in
      MenuChange(.unreadable, menu: id, name: new.name(of: id) ?? old.name(of: id) ?? id)
    }
    changes += changesOfLanguages(from: old, to: new)
    var pairs = new.languages.compactMap { language in
      old.languages.first { $0.code == language.code }.map { (language.code, $0.menus, language.menus) }
    }
    if pairs.isEmpty { pairs = [("", old.languages.first?.menus ?? [], new.languages.first?.menus ?? [])] }
    // By what differs, in the order of the first language that has it.
    var keys: [MenuChange] = []
    var found: [MenuChange: [MenuChange]] = [:]
    for (code, oldMenus, newMenus) in pairs {
      for var change in MenuComparison.changes(from: oldMenus, to: newMenus, unreadable: unreadable) {
        // What has an error is missing: it isn't known to be removed, or to be new.
        let isUnknown =
          change.kind == .removed && new.incomplete.contains(change.menu)
          || change.kind == .added && old.incomplete.contains(change.menu)
        if isUnknown { change.kind = .unreadable }
        var key = change
        // A thing is added once, whatever its name.
        key.name = ""
        if change.kind != .changed || change.field == "position" || change.field == "section" {
          (key.before, key.after) = (nil, nil)
        }
        if found[key] == nil { keys.append(key) }
        change.language = code
        if found[key]?.last?.language != code { found[key, default: []].append(change) }
      }
    }
    for key in keys {
      var same = found[key] ?? []
      // In all languages, or in all that are compared.
      if same.count == pairs.count {
        same = Array(same.prefix(1))
        same[0].language = nil
      }
      changes += same
    }
    return changes
  }

  /// Returns a change for each menu that both sides have, if one has a language that the other lacks.
  private static func changesOfLanguages(from old: ComparedMenus, to new: ComparedMenus) -> [MenuChange] {
    let (before, after) = (old.languages.map(\.code), new.languages.map(\.code))
    guard old.hasAllLanguages, new.hasAllLanguages, !before.isEmpty, !after.isEmpty, Set(before) != Set(after) else {
      return []
    }
    let unreadable = old.unreadable.union(new.unreadable)
    return new.ids.filter { old.ids.contains($0) && !unreadable.contains($0) }.map { id in
      MenuChange(
        .changed, menu: id, name: new.name(of: id) ?? id, field: "languages", before: before.joined(separator: ", "),
        after: after.joined(separator: ", "))
    }
  }

  private func name(of id: String) -> String? { languages.first?.menus.first { $0.id == id }?.name }
}

extension MenuUnit {
  /// The menu as far as it can be read, in spite of errors, with its remote source.
  fileprivate func readable() -> (menu: Menu?, found: (diagnostics: [Diagnostic], hasFileFailure: Bool)) {
    do throws(FileError) {
      var (entry, menu, remote, _) = load(try read())
      if let remote, entry.awaited != nil {
        context.sources.fetch([remote])
        (entry, menu, _, _) = load(try read())
      }
      return (menu, (entry.diagnostics, false))
    } catch {
      return (nil, ([error.diagnostic], !error.isContentError))
    }
  }
}
