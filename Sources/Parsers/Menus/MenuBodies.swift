package import MenugenChecks
package import MenugenDiagnostics
package import MenugenDomain
import MenugenMarkdown
import MenugenSyntax
import MenugenText

/// Adds longer texts to items, from Markdown files `<menu-id>/<item-id>.md` or, by language, `<item-id>.it.md`.
///
/// Files named by an item may have any name; a missing one is an error. Warns of files without an item, and of texts by
/// language that lack one of the site's.
///
/// - Parameter find: Searches the texts for allergens that their items must declare.
package func attachBodies(
  _ files: [SourceFile], named: [Origins.BodyFile] = [], to menu: inout Menu, site: Site, find: StatementSearch? = nil
) -> [Diagnostic] {
  if files.isEmpty, named.isEmpty { return [] }
  var bodies: [String: [Body]] = [:]
  var diagnostics: [Diagnostic] = []
  for file in files {
    var reporter = Reporter(file)
    let (id, language) = split(fileName(file.path))
    let range = withoutFrontMatter(file, &reporter)
    let text = String(decoding: file.bytes[range], as: UTF8.self)
    let markup = MarkdownReader(allowsUnsafe: site.allowsUnsafeMarkdown).read(
      text, headingOffset: 1, at: range, isVerbatim: true, reporter: &reporter)
    diagnostics += reporter.diagnostics
    bodies[id, default: []].append(Body(file: file.path, entry: .init(language: language, value: markup)))
  }
  let given = take(named, from: &bodies, of: menu.id, &diagnostics)
  let menuLanguage = menu.language
  let groups = menu.optionGroups
  func attach(to section: inout MenuSection, _ inherited: [String] = []) {
    let inherited = inherited + section.optionGroups
    for index in section.items.indices {
      let id = section.items[index].id
      let found = given[id, default: []] + (bodies.removeValue(forKey: id) ?? [])
      if found.isEmpty { continue }
      // A text may be in a file in one language, and in the menu in another.
      let inPlace = section.items[index].body?.entries ?? []
      diagnostics += duplicates(
        among: found.filter { !$0.entry.value.html.isEmpty }, inPlace: inPlace, of: section.items[index],
        in: menu.language)
      guard let body = Localized(found.map(\.entry).filter { !$0.value.html.isEmpty } + inPlace) else { continue }
      section.items[index].body = body
      let item = section.items[index].shownName
      let own = section.items[index].optionGroups + (section.items[index].sharesChoices ? inherited : [])
      for body in found {
        let languages = body.entry.language.map { [$0] } ?? [menuLanguage] + site.languages
        let missing = section.items[index].undeclared(
          find?(body.entry.value.plain, languages) ?? [], groups.filter { own.contains($0.id) })
        if missing.isEmpty { continue }
        diagnostics.append(
          Diagnostic(.statedAllergens(missing.joined(separator: " and "), in: "body", of: item), at: .file(body.file)))
      }
      diagnostics += languagesWithoutBody(body, in: menuLanguage, site: site).map {
        Diagnostic(.untranslatedBody(of: item, id: id, language: $0.code), at: .file(found[0].file))
      }
    }
    for index in section.sections.indices { attach(to: &section.sections[index], inherited) }
  }
  for index in menu.sections.indices { attach(to: &menu.sections[index]) }
  for body in bodies.values.joined() {
    diagnostics.append(
      Diagnostic(.bodyOfUnknownItem(menu: menu.id), at: .file(body.file)))
  }
  return diagnostics.sorted()
}

/// Returns an error for each file whose text isn't shown, because the item has another one in that language.
private func duplicates(
  among bodies: [Body], inPlace: [Localized<Markup>.Entry], of item: MenuItem, in language: LanguageTag
) -> [Diagnostic] {
  // Texts without a language are in the menu's.
  var places: [LanguageTag: String] = [:]
  for entry in inPlace { places[entry.language ?? language] = "the menu" }
  return bodies.compactMap { body in
    let tag = body.entry.language ?? language
    guard let other = places.updateValue(body.file, forKey: tag) else { return nil }
    return Diagnostic(.duplicateBody(of: item.shownName, language: tag.code, other: other), at: .file(body.file))
  }
}

/// The bytes of a text without front matter, which is reported: an item's keys belong in the menu.
///
/// Lines of dashes without keys in between are thematic breaks.
private func withoutFrontMatter(_ file: SourceFile, _ reporter: inout Reporter) -> Range<Int> {
  let all = startOfText(in: file.bytes.span)..<file.bytes.count
  guard let parts = FrontMatter(of: file), let yaml = parts.yaml, let tree = readYAML(yaml).value,
    tree.kind == .object || tree.isNull
  else { return all }
  reporter.report(.frontMatterInBody, at: all.lowerBound..<all.lowerBound + 3)
  return parts.body
}

/// The texts named by items, by item id. Two items may name the same file.
private func take(
  _ named: [Origins.BodyFile], from bodies: inout [String: [Body]], of menu: String, _ diagnostics: inout [Diagnostic]
) -> [String: [Body]] {
  if named.isEmpty { return [:] }
  let byName = Dictionary(grouping: bodies.values.joined()) { splitName($0.file) }
  var nearest: NearestNames?
  var given: [String: [Body]] = [:]
  var taken: Set<String> = []
  for name in named {
    let path = name.path.drop { $0 == "." || $0 == "/" }
    let named = byName[splitName(String(path)), default: []]
    if var body = named.first(where: { "/\($0.file)".hasSuffix("/\(path)") }) {
      taken.insert(body.file)
      body.entry.language = name.language ?? body.entry.language
      given[name.item, default: []].append(body)
    } else {
      if nearest == nil { nearest = NearestNames(byName.keys.map { "\(menu)/\($0)" }.sorted()) }
      let near = nearest?.name(nearestTo: path.contains("/") ? String(path) : "\(menu)/\(path)")
      diagnostics.append(
        Diagnostic(.missingBody(name.path, meant: near, folder: menu), at: name.place))
    }
  }
  for (id, found) in bodies { bodies[id] = found.filter { !taken.contains($0.file) } }
  return given
}

/// `margherita.md` for `menus/dinner/margherita.md`.
private func splitName(_ path: String) -> String {
  String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
}

private struct Body {
  var file: String
  var entry: Localized<Markup>.Entry
}

/// `margherita.it` is the item `margherita` in Italian; a name without a language is an id.
private func split(_ name: String) -> (id: String, language: LanguageTag?) {
  guard let dot = name.lastIndex(of: "."), let tag = LanguageTag(String(name[name.index(after: dot)...])) else {
    return (name, nil)
  }
  return (String(name[..<dot]), tag)
}

extension MenuDecoder {
  /// Reads Markdown, or the names of Markdown files, once or by language.
  mutating func body(_ value: Value) -> Localized<Markup>? {
    let texts: [(key: Key?, value: Value)] =
      value.kind == .object ? value.members.map { ($0.key, $0.value) } : [(nil, value)]
    for (key, value) in texts {
      guard let path = value.string(), namesFile(path) else { continue }
      if head != nil {
        content.report(.fileInAnswer(path), at: value.range)
        continue
      }
      bodyFiles.append(
        (
          places.items.count,
          Origins.BodyFile(
            item: "", language: key.flatMap { LanguageTag($0.text) }, path: path,
            place: content.place(of: value.range))
        ))
    }
    return content.localized(value, "body") { content, value in
      value.string().map(namesFile) == true ? nil : content.markup(value, "body", under: 1)
    }
  }

  /// Assigns the files to items, whose ids are now known.
  mutating func takeBodyFiles(of menu: Menu) {
    var ids: [String] = []
    func visit(_ section: MenuSection) {
      ids += section.items.map(\.id)
      section.sections.forEach(visit)
    }
    menu.sections.forEach(visit)
    origins.bodies = bodyFiles.compactMap { index, file in
      guard ids.indices.contains(index) else { return nil }
      var file = file
      file.item = ids[index]
      return file
    }
  }
}

/// Whether a text is a file name: no text begins or ends like this.
private func namesFile(_ text: String) -> Bool {
  if text.utf8.contains(UInt8(ascii: "\n")) { return false }
  if [".md", ".markdown", ".txt"].contains(where: text.hasSuffix) { return true }
  return ["/", "./", "../"].contains(where: text.hasPrefix) && !text.utf8.contains(UInt8(ascii: " "))
}
