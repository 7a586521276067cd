import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPipeline
import MenugenPublishing
import MenugenText

/// Reads Markdown pages.
extension SiteLoader {
  typealias PageFile = (file: String, page: MarkdownPage)

  /// Reads the Markdown pages.
  ///
  /// - Parameter templates: The names of the theme's templates for pages; `nil` if the theme has errors.
  /// - Returns: The pages, the paths of pages with errors if the build continues after errors, and a hash of all files.
  static func pages(
    in tree: ContentTree, _ site: Site, templates: [String]?, keepsGoing: Bool, _ outcome: inout BuildPlan.Outcome
  ) -> (pages: [PageFile], failed: [String], ContentHash) {
    var pages: [PageFile] = []
    // The pages whose original is a draft.
    var drafts: Set<String> = []
    var failed: [String] = []
    // Equal pages in different languages are allowed.
    var files: [String: [HashedFile]] = [:]
    var fingerprint = Fingerprint()
    for path in tree.pages {
      let (place, language) = Self.place(ofPage: path, site)
      fingerprint.combine(path)
      guard let file = outcome.reading({ () throws(FileError) in try tree.read(path) }) else {
        failed.append(place)
        continue
      }
      fingerprint.combine(file.bytes)
      let checked = parsePage(file, path: place, language: language, site: site, templates: templates)
      outcome.diagnostics += checked.diagnostics
      if keepsGoing, checked.hasErrors {
        // Without a valid path, there is no place for an error page.
        let parts = place.split(separator: "/", omittingEmptySubsequences: false)
        if parts.allSatisfy({ idFault(String($0)) == nil }) { failed.append(place) }
      } else if let page = checked.value {
        if page.isDraft == true {
          if language == nil || language == site.language { drafts.insert(place) }
          continue
        }
        if let hashed = HashedFile(path, file.bytes) { files[page.language.code, default: []].append(hashed) }
        pages.append((path, page))
      }
    }
    pages.removeAll { drafts.contains($0.page.path) && $0.page.isDraft == nil }
    outcome.diagnostics += languagesNotOfSite(in: tree, site)
    for language in files.keys.sorted() {
      outcome.diagnostics += duplicateFiles(files[language] ?? [], shown: tree.shown)
    }
    let duplicates = duplicates(among: pages, site, shown: tree.shown)
    outcome.diagnostics += duplicates.map(\.diagnostic)
    if keepsGoing, !duplicates.isEmpty {
      let paths = Set(duplicates.map(\.path))
      failed += paths
      pages.removeAll { paths.contains($0.page.path) }
    }
    let sound = Set(pages.map(\.page.path))
    return (pages, Set(failed).subtracting(sound).sorted(), fingerprint.hash)
  }

  /// A page's site path, and the language in its file name: `about` and Italian for `about.it.md`.
  ///
  /// `news/index.md` is the page of its folder.
  static func place(ofPage path: String, _ site: Site) -> (String, LanguageTag?) {
    let (place, language) = placeInFolder(path, site)
    return (place.hasSuffix("/index") ? String(place.dropLast("/index".count)) : place, language)
  }

  /// Whether a page's file is the `index.md` of a folder.
  static func isIndex(_ path: String, _ site: Site) -> Bool { placeInFolder(path, site).0.hasSuffix("/index") }

  private static func placeInFolder(_ path: String, _ site: Site) -> (String, LanguageTag?) {
    let place = String(path.dropFirst(ContentLayout.pages.count).dropLast(".md".count))
    guard let dot = place.lastIndex(of: "."), let language = LanguageTag(String(place[place.index(after: dot)...])),
      site.isRead(in: language)
    else { return (place, nil) }
    return (String(place[..<dot]), language)
  }

  /// Returns a warning for each translation into a language that the site doesn't have.
  private static func languagesNotOfSite(in tree: ContentTree, _ site: Site) -> [Diagnostic] {
    let places = Set(tree.pages.map { place(ofPage: $0, site).0 })
    return tree.pages.compactMap { path in
      let place = place(ofPage: path, site).0
      guard let dot = place.lastIndex(of: "."), let tag = LanguageTag(String(place[place.index(after: dot)...])),
        tag.isRegistered, places.contains(String(place[..<dot]))
      else { return nil }
      return Diagnostic(.languageNotOfSite(tag.code, isFileName: true), at: .file(tree.shown(path)))
    }
  }

  /// Returns an error for each page that is shown in no language, because another file is the same page in that
  /// language.
  private static func duplicates(
    among pages: [PageFile], _ site: Site, shown: (String) -> String
  ) -> [(path: String, diagnostic: Diagnostic)] {
    var byPath: [String: [PageFile]] = [:]
    for page in pages { byPath[page.page.path, default: []].append(page) }
    return byPath.filter { $1.count > 1 }.flatMap { path, variants in
      let languages = variants.map(\.page.language)
      let chosen = site.languages.map { PageSet.choice(among: languages, in: $0, site) }
      return variants.indices.compactMap { index -> (path: String, diagnostic: Diagnostic)? in
        // A page in a language that isn't the site's has its own warning.
        guard !chosen.contains(index), site.isRead(in: languages[index]) else { return nil }
        let serves = site.languages.indices.first {
          site.languages[$0].found(among: 1) { _ in languages[index] } != nil
        }
        guard let serves, let other = chosen[serves] else { return nil }
        return (
          path,
          Diagnostic(
            .duplicatePage(of: shown(variants[other].file), in: site.languages[serves].code),
            at: .file(shown(variants[index].file)))
        )
      }
    }
  }
}
