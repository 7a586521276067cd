package import Diagnostics
package import Domain
import Text

/// Gives items their long texts: Markdown files beside the menu, `<menu-id>/<item-id>.md`, or one a language,
/// `<item-id>.it.md`. A slug holds no dot, so what stands behind one is a language.
///
/// A text that belongs to no item is a warning, and so is one that is written by language, and not in one of the site's.
package func attachBodies(_ files: [SourceFile], to menu: inout Menu, site: Site) -> [Diagnostic] {
  var bodies: [String: [Body]] = [:]
  var diagnostics: [Diagnostic] = []
  for file in files {
    var reporter = Reporter(file)
    let (id, language) = split(fileName(file.path))
    let text = String(decoding: file.bytes, as: UTF8.self)
    let markup = MarkdownReader(allowsUnsafe: site.allowsUnsafeMarkdown).read(
      text, headingOffset: 1, at: 0..<file.bytes.count, isVerbatim: true, reporter: &reporter)
    diagnostics += reporter.diagnostics
    bodies[id, default: []].append(Body(file: file.path, entry: .init(language: language, value: markup)))
  }
  let checks = site.languages.map {
    TranslationCheck(language: $0, context: LanguageContext(file: menu.language, site: site.language))
  }
  func attach(to section: inout MenuSection) {
    for index in section.items.indices {
      guard let found = bodies.removeValue(forKey: section.items[index].id) else { continue }
      let body = Localized(found.map(\.entry))
      section.items[index].body = body
      for check in checks where check.isHalf(body) {
        diagnostics.append(
          Diagnostic(
            .warning, "label.untranslated",
            "the text of '\(section.items[index].shownName)' is not written in '\(check.language.code)'",
            hint: "write \(section.items[index].id).\(check.language.code).md beside it", at: .file(found[0].file)))
      }
    }
    for index in section.sections.indices { attach(to: &section.sections[index]) }
  }
  for index in menu.sections.indices { attach(to: &menu.sections[index]) }
  for body in bodies.values.joined() {
    diagnostics.append(
      Diagnostic(
        .warning, "body.unknown-item", "no item of menu '\(menu.id)' has the id of this text's file",
        hint: "name the file as the item's id, with .md", at: .file(body.file)))
  }
  return diagnostics.sorted()
}

private struct Body {
  var file: String
  var entry: Localized<Markup>.Entry
}

/// `margherita.it` is the item margherita in Italian; a name without a language behind a dot is an id as a whole.
private func split(_ name: String) -> (id: String, language: LanguageTag?) {
  guard let dot = name.lastIndex(of: "."), let tag = LanguageTag(String(name[name.index(after: dot)...])) else {
    return (name, nil)
  }
  return (String(name[..<dot]), tag)
}
