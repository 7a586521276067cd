import MenugenText
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenRenderers
import MenugenTemplates
import MenugenViewModels

/// Makes all that one menu file gives: its page, its dishes' pages and its plain text, in every language.
struct MenuUnit: Sendable {
  let context: BuildContext
  let images: AssetCatalog
  let path: String

  /// What came of it: the file's place, and what is kept of it.
  struct Result: Sendable {
    var path: String
    var record: UnitRecord<MenuSummary>
    /// The id that its pages would have, where nothing else is known of it.
    var id: String { record.summary?.id ?? record.failedID ?? fileID(path) }
    /// The disk didn't give the file.
    var hasFileFailure = false
    /// Whether its pages were kept from the last build.
    var isKept = false
    var file: HashedFile?
  }

  /// Reads the menu and writes its pages, unless all of it stands as it would be made.
  ///
  /// `parsed` is the menu, where it had to be read before.
  func build(_ parsed: Checked<Parsed<Menu>?>? = nil, into output: PageOutput) throws(BuildFailure) -> Result {
    let file: SourceFile
    let bodies: [SourceFile]
    let unclaimed: ContentHash?
    do throws(FileError) {
      file = try context.tree.read(path)
      bodies = try context.tree.bodies(namedAsMenu: path).map { path throws(FileError) in try context.tree.read(path) }
      unclaimed = try context.tree.hashOfUnclaimedBodies(besideMenu: path)
    } catch {
      return try tell(error, into: output)
    }
    return try publishing { () throws(PublishingError) in
      let kept: UnitRecord<MenuSummary>? = try output.keepOrBegin(path, fingerprint(of: file, bodies, unclaimed)) {
        record in
        record.summary.map { $0.pictureSizes == images.fingerprint(of: $0.pictures) } ?? true
      }
      let hashed = HashedFile(path, file.bytes)
      if let kept { return Result(path: path, record: kept, isKept: true, file: hashed) }
      var pictures: [String] = []
      let checked = parsed ?? parseMenu(file, site: context.site, rules: context.menuRules)
      var record = UnitRecord<MenuSummary>(summary: nil, diagnostics: checked.diagnostics)
      let menu = checked.value.map { parsed in
        var menu = parsed.content
        var texts: [SourceFile] = []
        do throws(FileError) {
          texts = try self.texts(of: menu, bodies)
        } catch {
          record.diagnostics.append(error.diagnostic)
        }
        for index in texts.indices {
          guard let location = texts[index].firstInvalidUTF8 else { continue }
          record.diagnostics.append(FileError(texts[index].path, .notUTF8(location)).diagnostic)
          // What is told once isn't missing, too.
          texts[index] = SourceFile(path: texts[index].path, bytes: [])
        }
        record.diagnostics += attachBodies(texts, named: parsed.origins.bodies, to: &menu, site: context.site)
        pictures = menu.unmeasuredImages
        menu.measureImages(images.sizes(of: pictures))
        return menu
      }
      if let menu, treatment == .whole, !record.diagnostics.contains(where: { $0.severity == .error }) {
        let served = menu.served(on: context.today)
        if let served { try write(served, to: output) }
        record.summary = MenuSummary(menu, served: served, scansHTML: context.site.allowsUnsafeMarkdown)
        record.summary?.pictures = pictures
        record.summary?.pictureSizes = images.fingerprint(of: pictures)
      } else {
        record.failedID = menu?.id
        if context.keepsGoing { try writePlaceholders(menu?.id ?? fileID(path), to: output) }
      }
      try output.finish(record: record.bytes)
      return Result(path: path, record: record, file: hashed)
    }
  }

  /// A file that can't be read is a fault like any other: it doesn't keep the other files' from being told.
  private func tell(_ error: FileError, into output: PageOutput) throws(BuildFailure) -> Result {
    let record = UnitRecord<MenuSummary>(summary: nil, diagnostics: [error.diagnostic])
    guard error.isContentError, context.keepsGoing else {
      return Result(path: path, record: record, hasFileFailure: !error.isContentError)
    }
    try publishing { () throws(PublishingError) in
      var fingerprint = Fingerprint()
      fingerprint.combine(context.fingerprint)
      fingerprint.combine(treatment.rawValue)
      guard try !output.keepsOrBegins(path, fingerprint.hash) else { return }
      try writePlaceholders(fileID(path), to: output)
      try output.finish(record: record.bytes)
    }
    return Result(path: path, record: record)
  }

  private var treatment: IDConflicts.Treatment { context.conflicts.treatment(of: path) }

  /// The texts of a menu's dishes.
  ///
  /// - Parameter bodies: Those in the folder that has the name of its file.
  private func texts(of menu: Menu, _ bodies: [SourceFile]) throws(FileError) -> [SourceFile] {
    let paths = context.tree.bodies(ofMenu: menu.id, at: path)
    if paths == context.tree.bodies(namedAsMenu: path) { return bodies }
    return try paths.map { path throws(FileError) in try context.tree.read(path) }
  }

  /// - Parameter unclaimed: A hash of the texts that may belong to the menu by its id.
  private func fingerprint(
    of file: SourceFile, _ bodies: [SourceFile], _ unclaimed: ContentHash?
  ) -> ContentHash {
    var fingerprint = Fingerprint()
    fingerprint.combine(context.fingerprint)
    fingerprint.combine(treatment.rawValue)
    fingerprint.combine(file.bytes)
    for body in bodies {
      fingerprint.combine(body.path)
      fingerprint.combine(body.bytes)
    }
    if let unclaimed { fingerprint.combine(unclaimed) }
    return fingerprint.hash
  }

  private func write(_ menu: Menu, to output: PageOutput) throws(PublishingError) {
    let theme = context.theme.theme
    let flat = MenuOutline(menu)
    for language in context.languages {
      let page = language.frames.menuPage(flat)
      let route = language.presentation.menuRoute(menu.id)
      try output.write(route) { theme.render(page, words: language.words, into: &$0) }
      // Of what isn't known, the page says so, and nothing else can.
      if menu.isElsewhere { continue }
      try output.write(route.sibling(OutputLayout.menuText)) { page.writeText(to: &$0) }
      try output.write(route.sibling(OutputLayout.menuJSON)) { page.writeJSON(to: &$0) }
      try writePaper(page, in: language, to: output)
      let allergens = language.frames.allergenPage(flat, page)
      try output.write(route.sibling(OutputLayout.allergens)) {
        theme.render(allergens, words: language.words, into: &$0)
      }
      try output.write(route.sibling(OutputLayout.allergenText)) { allergens.writeText(to: &$0) }
      try language.frames.forEachItemPage(of: consume page, flat) { path, item throws(PublishingError) in
        try output.write(path) { theme.render(item, words: language.words, into: &$0) }
      }
    }
  }

  /// The menu to print, and the code on it. An address too long for a code stays without one.
  private func writePaper(
    _ page: MenuPage, in language: BuildContext.Language, to output: PageOutput
  ) throws(PublishingError) {
    var paper = language.frames.printPage(page)
    let code = page.frame.canonicalURL.flatMap { QRCode(Array($0.utf8)) }
    if code == nil { paper.code = nil }
    let route = language.presentation.menuRoute(page.id)
    try output.write(route.sibling(OutputLayout.print)) {
      context.theme.theme.render(paper, words: language.words, into: &$0)
    }
    if let code { try output.write(language.presentation.codeRoute(page.id)) { code.writeSVG(to: &$0) } }
  }

  /// In place of a menu with errors: a page that says so.
  private func writePlaceholders(_ id: String, to output: PageOutput) throws(PublishingError) {
    if treatment == .nothing { return }
    for language in context.languages {
      let route = language.presentation.menuRoute(id)
      let page = language.frames.noticePage(at: route, .contentError)
      try output.write(route) { context.theme.theme.render(page, words: language.words, into: &$0) }
    }
  }
}
