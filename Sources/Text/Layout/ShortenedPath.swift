/// A tree path shortened to at most `width` cells, keeping the end: `co/re/Saturday` for `costs/repairs/Saturday`, or
/// even `co/re/Sa…day`. Keeps the indentation.
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

/// The text with `…` in its middle if it is wider than `width` cells, cut between graphemes.
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
