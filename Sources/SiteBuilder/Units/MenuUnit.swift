import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFetching
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenRenderers
import MenugenTemplates
import MenugenText
import MenugenViewModels

/// A menu file: its page, items' pages and plain text, in every language.
struct MenuUnit: BuildUnit {
  let context: BuildContext
  let images: AssetCatalog
  /// The path of the menu's file.
  let key: String
  /// The menu, if it was already read for the navigation.
  let parsed: Checked<Parsed<Menu>?>?
  /// Whether it is only read, for a shard that doesn't have it: no pages are made.
  var isSurveyed = false
  /// Whether the sizes and copies of its pictures are made.
  var measuresPictures = true

  static let isSharded = true

  struct Source: Sendable {
    let file: SourceFile
    /// The descriptions in the folder with the file's name.
    let bodies: [SourceFile]
    /// A hash of the descriptions that may belong to the menu by its id.
    let unclaimed: ContentHash?
  }

  func read() throws(FileError) -> Source {
    let file = try context.tree.read(key)
    let bodies = try context.tree.bodies(namedAsMenu: key).map { path throws(FileError) in try context.tree.read(path) }
    return Source(file: file, bodies: bodies, unclaimed: try context.tree.hashOfUnclaimedBodies(besideMenu: key))
  }

  func fingerprint(of source: Source) -> ContentHash {
    var fingerprint = context.fingerprint(ofUnit: key)
    fingerprint.combine(source.file.bytes)
    for body in source.bodies {
      fingerprint.combine(body.path)
      fingerprint.combine(body.bytes)
    }
    if let unclaimed = source.unclaimed { fingerprint.combine(unclaimed) }
    return fingerprint.hash
  }

  func isCurrent(_ entry: CacheEntry<MenuSummary>) -> Bool {
    guard let summary = entry.summary else { return true }
    return summary.pictureSizes == images.fingerprint(of: summary.pictures, summary.imageUses)
      && summary.sourceStamp == context.sources.stamp(of: summary.source)
  }

  func awaitedSource(of entry: CacheEntry<MenuSummary>) -> RemoteSource? {
    entry.summary?.source.flatMap { context.sources.answer(for: $0) == nil ? $0 : nil }
  }

  func id(by entry: CacheEntry<MenuSummary>) -> String { entry.summary?.id ?? entry.failedID ?? fileID(key) }

  func hashedFiles(of source: Source) -> [HashedFile] { HashedFile(key, source.file.bytes).map { [$0] } ?? [] }

  func make(_ source: consuming Source, into output: PageOutput) throws(PublishingError) -> CacheEntry<MenuSummary> {
    let (read, loaded, remote, pictures) = load(source)
    var entry = read
    if entry.awaited != nil { return entry }
    guard let menu = loaded else { return try fail(entry, nil, into: output) }
    if entry.hasErrors || treatment != .whole { return try fail(entry, menu.id, into: output) }
    let served = menu.served(on: context.today)
    var summary = MenuSummary(menu, served: served, scansHTML: context.site.allowsUnsafeMarkdown)
    summary.pictures = pictures
    if measuresPictures { summary.pictureSizes = images.fingerprint(of: pictures, summary.imageUses) }
    summary.source = remote
    summary.source?.isLive = menu.source?.isLive ?? false
    summary.sourceStamp = context.sources.stamp(of: remote)
    if !isSurveyed, var served {
      if !summary.imageUses.isEmpty { served.forEachImage(images.setCopies) }
      try MenuPages(context: context).write(served, to: output)
    }
    entry.summary = summary
    return entry
  }

  /// The menu as locations change it, with those of its items that aren't served; `nil` if it has errors.
  func master() -> Menu? {
    guard let source = try? read() else { return nil }
    let (entry, menu, _, _) = load(source)
    return entry.hasErrors || entry.awaited != nil || treatment != .whole ? nil : menu
  }

  /// Reads the menu with its remote source, longer texts and the sizes of its pictures.
  func load(
    _ source: Source
  ) -> (entry: CacheEntry<MenuSummary>, menu: Menu?, remote: RemoteSource?, pictures: [String]) {
    var checked = parsed ?? context.parsedMenu(source.file)
    let remote = checked.value?.content.source
    if let remote, !checked.hasErrors {
      guard let answer = context.sources.answer(for: remote) else {
        return (CacheEntry(awaiting: remote), nil, remote, [])
      }
      complete(&checked, remote, answer, source.file)
    }
    var entry = CacheEntry<MenuSummary>(summary: nil, diagnostics: checked.diagnostics)
    guard var menu = checked.value?.content else { return (entry, nil, remote, []) }
    let texts = texts(of: menu, source.bodies, &entry)
    entry.diagnostics += attachBodies(
      texts, named: checked.value?.origins.bodies ?? [], to: &menu, site: context.site,
      find: { context.vocabulary.findStated(in: $0, $1) })
    entry.diagnostics.raise(context.site.raisedWarnings)
    let pictures = measuresPictures ? menu.unmeasuredImages : []
    menu.measureImages(images.sizes(of: pictures))
    return (entry, menu, remote, pictures)
  }

  private func complete(
    _ checked: inout Checked<Parsed<Menu>?>, _ remote: RemoteSource, _ answer: SourceAnswer, _ file: SourceFile
  ) {
    guard let head = checked.value else { return }
    let completed = context.sources.complete(head, remote, answer, at: head.origins.placeOfSource(in: file)) {
      var checked = parseMenu(
        answer: $0, completing: head, site: context.site, rules: context.menuRules, search: context.vocabulary.search)
      checked.diagnostics.raise(context.site.raisedWarnings)
      return checked
    }
    checked.value = completed.checked.value
    if remote.isLive, let answer = completed.file, !answer.path.hasSuffix(".json") {
      checked.value?.content.source?.isLive = false
      checked.diagnostics.append(
        Diagnostic(.liveFormat(remote.address.shown), at: head.origins.placeOfSource(in: file)))
    }
    checked.diagnostics += completed.checked.diagnostics
  }

  private func fail(
    _ entry: CacheEntry<MenuSummary>, _ id: String?, into output: PageOutput
  ) throws(PublishingError) -> CacheEntry<MenuSummary> {
    var entry = entry
    entry.failedID = id
    if context.keepsGoing { try writePlaceholder(id ?? fileID(key), to: output) }
    return entry
  }

  private var treatment: IDConflicts.Treatment { context.conflicts.treatment(of: key) }

  /// Returns the descriptions of a menu's items, and reports unreadable ones.
  ///
  /// - Parameter bodies: The descriptions in the folder with the file's name.
  private func texts(
    of menu: Menu, _ bodies: [SourceFile], _ entry: inout CacheEntry<MenuSummary>
  ) -> [SourceFile] {
    var texts = bodies
    let paths = context.tree.bodies(ofMenu: menu.id, at: key)
    if paths != context.tree.bodies(namedAsMenu: key) {
      do throws(FileError) {
        texts = try paths.map { path throws(FileError) in try context.tree.read(path) }
      } catch {
        entry.diagnostics.append(error.diagnostic)
        return []
      }
    }
    for index in texts.indices {
      guard let location = texts[index].firstInvalidUTF8 else { continue }
      entry.diagnostics.append(FileError(texts[index].path, .notUTF8(location)).diagnostic)
      // An empty text isn't reported as missing.
      texts[index] = SourceFile(path: texts[index].path, bytes: [])
    }
    return texts
  }

  // MARK: - Placeholder

  var placeholderFingerprint: ContentHash? { context.keepsGoing ? context.fingerprint(ofUnit: key).hash : nil }

  func writePlaceholder(to output: PageOutput) throws(PublishingError) {
    try writePlaceholder(fileID(key), to: output)
  }

  private func writePlaceholder(_ id: String, to output: PageOutput) throws(PublishingError) {
    if treatment == .nothing { return }
    try context.writeErrorPages(to: output) { $0.menuRoute(id) }
  }
}
