import Foundation
import FoundationXML

/// The rules of an Atom feed (RFC 4287) that a schema or a validator of feeds would check.
enum AtomRules {
  /// The faults of a feed, from the first to the last; empty if it is valid.
  static func faults(in feed: String) -> [String] {
    let reader = Reader()
    let parser = XMLParser(data: Data(feed.utf8))
    parser.shouldProcessNamespaces = true
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else { return ["not well-formed"] }
    guard root.name == "feed" else { return ["not a feed"] }
    let entries = root.children("entry")
    var faults = container(
      root,
      of: [
        "author", "category", "contributor", "entry", "generator", "icon", "id", "link", "logo", "rights", "subtitle",
        "title", "updated",
      ])
    if root.children("author").isEmpty, !entries.allSatisfy({ !$0.children("author").isEmpty }) {
      faults.append("feed or an entry without an author")
    }
    if root.links("self").count != 1 { faults.append("feed without one link to itself") }
    for entry in entries {
      faults += container(
        entry,
        of: [
          "author", "category", "content", "contributor", "id", "link", "published", "rights", "source", "summary",
          "title", "updated",
        ])
      for name in ["content", "published", "summary"] where entry.children(name).count > 1 {
        faults.append("several \(name)")
      }
      if entry.children("content").isEmpty, entry.links("alternate").isEmpty {
        faults.append("entry with neither content nor an alternate link")
      }
      faults += entry.children("content").flatMap(content)
    }
    let ids = entries.flatMap { $0.children("id") }.map(\.text)
    if Set(ids).count < ids.count { faults.append("entries with the same id") }
    let newest = entries.flatMap { $0.children("updated") }.map(\.text).max()
    if let newest, let updated = root.children("updated").first?.text, updated < newest {
      faults.append("feed older than an entry")
    }
    return faults
  }

  /// The rules that a feed and an entry have in common.
  private static func container(_ element: Element, of known: Set<String>) -> [String] {
    var faults: [String] = []
    for child in element.elements where !known.contains(child.name) { faults.append("unexpected \(child.name)") }
    for name in ["id", "title", "updated"] where element.children(name).count != 1 {
      faults.append("\(element.name) without one \(name)")
    }
    if !element.ownText.allSatisfy(\.isWhitespace) { faults.append("text in \(element.name)") }
    for id in element.children("id") where !isAddress(id.text) { faults.append("relative id '\(id.text)'") }
    for title in element.children("title") where title.text.allSatisfy(\.isWhitespace) { faults.append("empty title") }
    for date in element.children("updated") + element.children("published") where !isDate(date.text) {
      faults.append("date '\(date.text)'")
    }
    for person in element.children("author") {
      if person.children("name").count != 1 || person.text.allSatisfy(\.isWhitespace) {
        faults.append("author without a name")
      }
    }
    for link in element.children("link") {
      if !isAddress(link.attributes["href"] ?? "") { faults.append("relative link") }
      if let type = link.attributes["type"], !type.contains(/^[a-z]+\/[a-z0-9.+-]+$/) {
        faults.append("type '\(type)'")
      }
    }
    let alternates = element.links("alternate").map { [$0.attributes["type"], $0.attributes["hreflang"]] }
    if Set(alternates).count < alternates.count { faults.append("several alternate links of one type and language") }
    if let language = element.attributes["xml:lang"], !language.contains(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/) {
      faults.append("language '\(language)'")
    }
    return faults
  }

  /// HTML is escaped text, and what it refers to is relative to an absolute address.
  private static func content(_ content: Element) -> [String] {
    var faults: [String] = []
    if content.attributes["type"] != "html" { faults.append("content isn't HTML") }
    if !content.elements.isEmpty { faults.append("HTML isn't escaped") }
    if !isAddress(content.attributes["xml:base"] ?? "") { faults.append("HTML without an absolute base") }
    return faults
  }

  /// RFC 3339, with a capital T and Z as RFC 4287 wants it.
  private static func isDate(_ text: String) -> Bool {
    let form = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
    guard let parts = text.wholeMatch(of: form)?.output else { return false }
    let day = DateComponents(
      calendar: Calendar(identifier: .gregorian), year: Int(parts.1), month: Int(parts.2), day: Int(parts.3))
    return day.isValidDate
  }

  /// An absolute address without characters that must be escaped (RFC 3987).
  private static func isAddress(_ text: String) -> Bool {
    text.contains(/^https?:\/\/[^\/\s<>"{}|\\^`]+\/[^\s<>"{}|\\^`]*$/)
      && !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
      && !text.contains(/%(?![0-9A-Fa-f]{2})/)
  }

  private final class Element {
    let name: String
    let attributes: [String: String]
    var elements: [Element] = []
    var ownText = ""

    init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

    var text: String { ownText + elements.map(\.text).joined() }
    func children(_ name: String) -> [Element] { elements.filter { $0.name == name } }
    func links(_ relation: String) -> [Element] {
      children("link").filter { $0.attributes["rel", default: "alternate"] == relation }
    }
  }

  /// Elements of other namespaces than Atom's have a name with it, which no rule knows.
  private final class Reader: NSObject, XMLParserDelegate {
    var root: Element?
    private var open: [Element] = []

    func parser(
      _: XMLParser, didStartElement name: String, namespaceURI namespace: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let isAtom = namespace == "http://www.w3.org/2005/Atom"
      let element = Element(isAtom ? name : "\(namespace ?? ""):\(name)", attributes)
      open.last?.elements.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(_: XMLParser, didEndElement _: String, namespaceURI _: String?, qualifiedName _: String?) {
      open.removeLast()
    }

    func parser(_: XMLParser, foundCharacters text: String) { open.last?.ownText += text }
  }
}
