package import MenugenDiagnostics
package import MenugenDomain
import MenugenMarkdown
import MenugenSyntax
import MenugenText

/// Parses a page: YAML front matter (`title`, `description`, `language`, `order`, `draft`) and Markdown.
///
/// The value is `nil` for unreadable pages, and has no body for drafts. The title defaults to the first heading, then to the file's
/// name.
///
/// - Parameters:
///   - path: The path in `pages/` without `.md`.
///   - language: The language in the file's name.
///   - templates: The names of the theme's templates for pages; `nil` if they are unknown.
package func parsePage(
  _ file: SourceFile, path: String, language: LanguageTag? = nil, site: Site, templates: [String]? = []
) -> Checked<MarkdownPage?> {
  var decoder = MarkdownPageDecoder(file, path: path, language: language, site: site, templates: templates)
  let page = decoder.page()
  return Checked(page, decoder.content.diagnostics)
}

struct MarkdownPageDecoder {
  var content: ContentDecoder
  private let path: String
  /// The language in the file's name.
  private let fileLanguage: LanguageTag?
  private let templates: [String]?

  init(_ file: SourceFile, path: String, language: LanguageTag?, site: Site, templates: [String]?) {
    self.templates = templates
    content = ContentDecoder(file, site: site)
    self.path = path
    fileLanguage = language
  }

  mutating func page() -> MarkdownPage? {
    guard let parts = FrontMatter(of: content.file) else {
      content.report(.unclosedFrontMatter, at: 0..<3)
      return nil
    }
    if parts.yaml == nil, let fault = UnrecognizedFrontMatter(in: content.file, keys: ContentObject.page.names) {
      content.report(.unrecognizedFrontMatter(fault.fault), at: fault.range)
      return nil
    }
    var page = MarkdownPage(
      path: path, title: "", language: fileLanguage ?? content.language, body: Markup(html: "", plain: ""))
    if let yaml = parts.yaml { frontMatter(yaml, &page) }
    // Only the front matter of a draft is checked.
    if page.isDraft == true { return page }
    if !hasPath() { return nil }
    let document = body(in: parts.body)
    page.body = document.markup
    if page.title.isEmpty { page.title = document.firstHeading ?? name }
    return page
  }

  private mutating func frontMatter(_ file: SourceFile, _ page: inout MarkdownPage) {
    let tree = readYAML(file)
    content.append(tree.diagnostics)
    guard let value = tree.value, !value.isNull else { return }
    guard value.kind == .object else {
      content.wrongType("front matter", expected: "keys", example: "keys such as title: About us", value)
      return
    }
    content.checkEmptyKeys(of: value, in: "a page", known: ContentObject.page.names)
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "title": page.title = content.text(value, "title") ?? ""
      case "description": page.description = content.text(value, "description").flatMap { $0.isEmpty ? nil : $0 }
      case "language": page.language = language(value) ?? page.language
      case "order": page.order = content.integer(value, "order", in: -9999...9999)
      case "date": page.date = content.date(value, "date")
      case "nav": page.isInNavigation = content.flag(value, "nav") ?? true
      case "template": page.template = template(value)
      case "extra": page.extra = content.extra(value)
      case "draft": page.isDraft = content.flag(value, "draft")
      case "$schema": break
      default:
        content.unknownKey(
          key, in: "a page", of: .page, misplaced: ["status", "visibility"],
          homes: ["status": .pageDraft, "visibility": .pageDraft])
      }
    }
  }

  /// Reads the name of one of the theme's templates.
  private mutating func template(_ value: Value) -> String? {
    guard let name = content.text(value, "template") else { return nil }
    guard let templates, !templates.contains(name) else { return name }
    content.report(.unknownPageTemplate(name, nearest: nearestName(to: name, among: templates)), at: value.range)
    return nil
  }

  private mutating func language(_ value: Value) -> LanguageTag? {
    guard let tag = content.languageTag(value, "language") else { return nil }
    if let fileLanguage {
      if tag != fileLanguage {
        content.report(.languageOfFileName(tag.code, file: fileLanguage.code), at: value.range)
      }
      return fileLanguage
    }
    if !content.site.isRead(in: tag) {
      content.report(.languageNotOfSite(tag.code), at: value.range)
    }
    return tag
  }

  /// Reads the text. The page's title is `h1`, unless the text begins with its own.
  private mutating func body(in range: Range<Int>) -> MarkdownDocument {
    content.markdownDocument(in: range, headingOffset: 1, keepsTitle: true)
  }
}

// MARK: - The page's path

extension MarkdownPageDecoder {
  /// The file's name as text: `About us` for `about-us`.
  private var name: String {
    let words = String((path.split(separator: "/").last ?? "").map { $0 == "-" || $0 == "_" ? " " : $0 })
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Whether the folders and the file may be part of a URL.
  private mutating func hasPath() -> Bool {
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      guard let fault = idFault(String(part)) else { continue }
      content.report(.invalidPagePath(String(part), fault), at: nil)
      return false
    }
    return true
  }
}

extension ContentDecoder {
  /// Reads Markdown that is in the file byte for byte.
  fileprivate mutating func markdownDocument(
    in range: Range<Int>, headingOffset: Int, keepsTitle: Bool = false
  ) -> MarkdownDocument {
    if let fault = firstFault(in: range) {
      report(.notUTF8(.markdown), at: fault..<fault + 1)
    }
    let text = String(decoding: file.bytes[range], as: UTF8.self)
    return withReporter { [markdown] in
      markdown.readDocument(
        text, headingOffset: headingOffset, keepsTitle: keepsTitle, at: range, isVerbatim: true, reporter: &$0)
    }
  }

  /// The index of the first invalid UTF-8 byte.
  private func firstFault(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      let length = utf8SequenceLength(in: file.bytes.span, at: index, end: range.upperBound)
      if length == 0 { return index }
      index += length
    }
    return nil
  }
}
