package import MenugenText
package import MenugenViewModels

extension FeedViewModel {
  /// Writes an Atom feed (RFC 4287). A day is its first second in UTC.
  package func write(to output: inout ByteBuffer) {
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"")
    output.appendXML(language)
    output.append("\">\n")
    output.append(element: "title", title)
    output.append(element: "id", pageURL)
    output.append(link: "self", type: "application/atom+xml", to: url)
    output.append(link: "alternate", type: "text/html", to: pageURL)
    output.append(element: "updated", "\(updated)T00:00:00Z")
    output.append("<author>")
    output.append(element: "name", author)
    output.append("</author>\n")
    for entry in entries { entry.write(to: &output) }
    output.append("</feed>\n")
  }
}

extension FeedViewModel.Entry {
  fileprivate func write(to output: inout ByteBuffer) {
    output.append("<entry xml:lang=\"")
    output.appendXML(language)
    output.append("\">\n")
    output.append(element: "title", title)
    output.append(element: "id", url)
    output.append(link: "alternate", type: "text/html", to: url)
    output.append(element: "updated", "\(updated)T00:00:00Z")
    output.append(element: "published", "\(updated)T00:00:00Z")
    if let summary { output.append(element: "summary", summary) }
    output.append("<content type=\"html\" xml:base=\"")
    output.appendXML(url)
    output.append("\">")
    output.appendXML(html)
    output.append("</content>\n</entry>\n")
  }
}

extension ByteBuffer {
  fileprivate mutating func append(element name: StaticString, _ text: String) {
    append("<")
    append(name)
    append(">")
    appendXML(text)
    append("</")
    append(name)
    append(">\n")
  }

  fileprivate mutating func append(link relation: StaticString, type: StaticString, to url: String) {
    append("<link rel=\"")
    append(relation)
    append("\" type=\"")
    append(type)
    append("\" href=\"")
    appendXML(url)
    append("\"/>\n")
  }

  /// Appends escaped text, without characters that XML 1.0 doesn't allow (section 2.2).
  fileprivate mutating func appendXML(_ text: String) {
    let isAllowed = text.unicodeScalars.allSatisfy(isXML)
    appendHTML(isAllowed ? text : String(String.UnicodeScalarView(text.unicodeScalars.filter(isXML))))
  }
}

private func isXML(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
  default: false
  }
}
