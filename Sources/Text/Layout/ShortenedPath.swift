/// A place in a tree, cut to at most `width` cells so that it can still be told from its neighbours: `co/re/Saturday` for
/// `costs/repairs/Saturday`, and where that is too wide as well, `co/re/Sa…day`. The end differs most. An indentation is kept.
package func shortenedPath(_ text: String, toWidth width: Int) -> String {
  guard displayWidth(of: text) > width else { return text }
  let indent = text.prefix { $0 == " " }.prefix(width)
  if !indent.isEmpty {
    return indent + shortenedPath(String(text.dropFirst(indent.count)), toWidth: width - indent.count)
  }
  var parts: [Substring] = []
  var rest = text[...]
  while let mark = rest.firstIndex(where: { $0 == "/" || $0 == ":" }) {
    parts.append(rest[...mark])
    rest = rest[rest.index(after: mark)...]
  }
  for letters in [2, 1] {
    for place in parts.indices {
      parts[place] = parts[place].dropLast().prefix(letters) + parts[place].suffix(1)
      let short = parts.joined() + rest
      if displayWidth(of: short) <= width { return short }
    }
  }
  let above = parts.joined()
  let room = width - displayWidth(of: above)
  return room >= 6
    ? above + truncatedInside(String(rest), toWidth: room) : truncatedInside(String(rest), toWidth: width)
}

/// The text, with `…` for what stands in its middle if it is wider than `width` cells; a grapheme is never cut in two.
package func truncatedInside(_ text: String, toWidth width: Int) -> String {
  guard displayWidth(of: text) > width else { return text }
  guard width > 0 else { return "" }
  var head = text[..<text.startIndex]
  var tail = text[text.endIndex...]
  var (headCells, tailCells) = (0, 0)
  for index in text.indices {
    let cells = displayWidth(of: String(text[index]))
    if headCells + cells > (width - 1) / 2 { break }
    headCells += cells
    head = text[...index]
  }
  for index in text.indices.reversed() {
    let cells = displayWidth(of: String(text[index]))
    if headCells + tailCells + cells > width - 1 { break }
    tailCells += cells
    tail = text[index...]
  }
  return head + "…" + tail
}
