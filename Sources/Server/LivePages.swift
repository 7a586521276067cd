import MenugenText

/// The addresses of the server's own files, beside those of the site.
enum LivePath {
  static let folder = ".menugen/"
  static let events = folder + "events"
  static let script = folder + "live.js"
}

/// A page as it is served: with the script that updates it, and a policy that lets the script run.
///
/// Files on disk never have the script.
func servedPage(_ page: [UInt8], build: String) -> [UInt8] {
  // UTF-16 can't be edited as bytes; menugen doesn't write it.
  if page.starts(with: [0xFE, 0xFF]) || page.starts(with: [0xFF, 0xFE]) { return page }
  let page = withAdaptedPolicy(page)
  let place = placeOfScript(in: page)
  return page[..<place] + Array(scriptTag(build: build).utf8) + page[place...]
}

private func scriptTag(build: String, isLoading: Bool = false) -> String {
  "<script src=\"/\(LivePath.script)\" data-build=\"\(build)\"\(isLoading ? " data-loading" : "") defer></script>"
}

/// Before all other scripts: after the tag `head`, `html` or `!doctype`, or at the start.
private func placeOfScript(in page: [UInt8]) -> Int {
  // The end of a byte order mark.
  let start = page.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  for name in ["<head", "<html", "<!doctype"] {
    if let tag = tag(name, in: page, from: 0) { return tag.upperBound }
  }
  return start
}

/// The first tag with a name in lowercase; comments aren't skipped.
private func tag(_ name: String, in page: [UInt8], from start: Int) -> Range<Int>? {
  let name = Array(name.utf8)
  var index = start
  while index + name.count < page.count {
    defer { index += 1 }
    guard page[index] == UInt8(ascii: "<"),
      zip(page[index...], name).allSatisfy({ lowercased($0) == $1 })
    else { continue }
    let next = page[index + name.count]
    guard next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || next <= 0x20 else { continue }
    guard let end = page[index...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return index..<end + 1
  }
  return nil
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
}

// MARK: - The content security policy

/// The page with each policy in a `meta` element extended for the script.
private func withAdaptedPolicy(_ page: [UInt8]) -> [UInt8] {
  var page = page
  var start = 0
  while let tag = tag("<meta", in: page, from: start) {
    start = tag.upperBound
    let text = String(decoding: page[tag], as: UTF8.self)
    guard lowercasedASCII(text).contains("http-equiv=\"content-security-policy\""),
      let opening = text.firstRange(of: "content=\"")?.upperBound ?? nil,
      let closing = text[opening...].firstIndex(of: "\"")
    else { continue }
    let policy = text[opening..<closing].replacing("&#39;", with: "'").replacing("&apos;", with: "'")
    let adapted = text[..<opening] + adaptedPolicy(String(policy)) + text[closing...]
    page.replaceSubrange(tag, with: adapted.utf8)
    start = tag.lowerBound + adapted.utf8.count
  }
  return page
}

/// A policy that also allows the server's script and events.
func adaptedPolicy(_ policy: String) -> String {
  var directives = policy.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
    .filter { !$0.isEmpty && lowercasedASCII($0[0]) != "require-trusted-types-for" }
  func index(_ name: String) -> Int? { directives.firstIndex { lowercasedASCII($0[0]) == name } }
  for name in ["script-src", "script-src-elem", "connect-src"] {
    if let index = index(name) {
      directives[index] = allowingOwn(directives[index])
    } else if name != "script-src-elem", let fallback = index("default-src") {
      directives.append(allowingOwn([name] + directives[fallback].dropFirst()))
    }
  }
  return directives.map { $0.joined(separator: " ") }.joined(separator: "; ")
}

private func allowingOwn(_ directive: [String]) -> [String] {
  let sources = directive.filter { $0 != "'none'" }
  return sources.contains("'self'") ? sources : sources + ["'self'"]
}

// MARK: - The server's own pages

/// The page that is shown while the first build runs, or after it failed.
func waitingPage(_ words: LoadingWords, build: String) -> [UInt8] {
  var page = ByteBuffer()
  page.append("<!DOCTYPE html>\n<html lang=\"")
  page.appendHTML(words.language)
  page.append(words.isRightToLeft ? "\" dir=\"rtl\">" : "\">")
  page.append("<head><meta charset=\"utf-8\">")
  page.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
  page.append("<meta name=\"color-scheme\" content=\"light dark\"><title>")
  page.appendHTML(words.title)
  page.append("</title>")
  page.append(scriptTag(build: build, isLoading: true))
  page.append("<style>body{font:1.1rem/1.5 system-ui,sans-serif;display:grid;place-content:center;")
  page.append("min-height:90vh;margin:0;text-align:center}h1{margin:0}</style></head>\n")
  page.append("<body><main role=\"status\"><h1>")
  page.appendHTML(words.title)
  page.append("</h1><p>")
  page.appendHTML(words.message)
  page.append("</p></main></body></html>\n")
  return page.bytes
}

/// An event for open pages: the build that is served, what it changed, and the problems of the latest.
func eventText(_ state: ServedState, build: String, previous: String, showsSources: Bool) -> [UInt8] {
  var overlay = ByteBuffer()
  Overlay(state.problems).write(to: &overlay, showsSources: showsSources)
  var event = ByteBuffer()
  event.append("event: state\ndata: {\"build\":")
  event.appendJSONString(build)
  event.append(",\"previous\":")
  event.appendJSONString(previous)
  event.append(state.isReady ? ",\"isReady\":true" : ",\"isReady\":false")
  event.append(",\"changed\":")
  if let paths = state.changedPaths {
    event.append("[")
    for (index, path) in paths.enumerated() {
      if index > 0 { event.append(",") }
      event.appendJSONString(path)
    }
    event.append("]")
  } else {
    event.append("null")
  }
  event.append(",\"overlay\":")
  event.appendJSONString(overlay.text)
  event.append("}\n\n")
  return event.bytes
}
