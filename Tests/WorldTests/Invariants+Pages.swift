import Foundation

/// Every page is well-formed, has unique ids and no broken links.
extension Invariants {
  func checkPages() {
    var pages: [String: HTMLPage] = [:]
    let isUnsafe = world.site["markdown"]?["unsafe"] == .flag(true)
    for (path, bytes) in built.files.sorted(by: { $0.key < $1.key }) {
      if path.hasSuffix(".html") {
        let page = HTMLPage(bytes)
        pages[path] = page
        // Raw HTML by authors may be malformed.
        if isUnsafe { continue }
        for wrong in page.faults.prefix(3) { fault("every page parses", "\(path): \(wrong)") }
        for data in page.data {
          do {
            _ = try JSONSerialization.jsonObject(with: Data(data))
          } catch {
            fault("structured data parses", "\(path): \(error)")
          }
        }
      } else if path.hasSuffix(".json") {
        _ = json(path)
      } else if path.hasSuffix(".xml") || path.hasSuffix(".svg") && !path.contains("/assets/") {
        for wrong in HTMLPage(bytes, isXML: true).faults.prefix(3) { fault("every page parses", "\(path): \(wrong)") }
      } else if path.hasSuffix(".txt"), !path.contains("/assets/") {
        expect(String(validating: bytes, as: UTF8.self) != nil, "texts are UTF-8", path)
      }
    }
    // An author's broken links are reported as warnings.
    if isUnsafe { return }
    if built.diagnostics.contains(where: { $0.hasSuffix("[link.broken]") || $0.hasSuffix("[link.fragment]") }) {
      return
    }
    for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
      for link in page.links { check(link, of: path, pages) }
    }
  }

  private func check(_ link: String, of path: String, _ pages: [String: HTMLPage]) {
    // External links, and links by authors.
    if link.contains(":") || link.hasPrefix("//") || link.isEmpty { return }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let target = resolve(parts[0].removingPercentEncoding ?? parts[0], from: path) else {
      return fault("every link leads somewhere", "\(path): \(link)")
    }
    if parts.count == 2, !parts[1].isEmpty, let page = pages[target] {
      let anchor = parts[1].removingPercentEncoding ?? parts[1]
      expect(page.ids.contains(anchor), "every link leads somewhere", "\(path): \(link)")
    }
  }

  /// The file that a relative link leads to.
  private func resolve(_ link: String, from path: String) -> String? {
    var parts: [Substring]
    var link = link[...]
    if let query = link.firstIndex(of: "?") { link = link[..<query] }
    if link.hasPrefix("/") {
      // 404.html is served for any URL, so it links from the root or the site's base path.
      var root = "/"
      if let base = world.site["baseURL"]?.written, base.contains("/sub/path") { root = "/sub/path/" }
      guard link.hasPrefix(root) else { return nil }
      parts = ["site"] + link.dropFirst(root.count).split(separator: "/")
    } else if link.isEmpty {
      return path
    } else {
      parts = path.split(separator: "/").dropLast()
      for part in link.split(separator: "/") {
        if part == ".." {
          guard parts.popLast() != nil else { return nil }
        } else if part != "." {
          parts.append(part)
        }
      }
    }
    let file = parts.joined(separator: "/")
    if built.files[file] != nil, !link.hasSuffix("/") { return file }
    let index = parts.isEmpty ? "index.html" : "\(file)/index.html"
    return built.files[index] == nil ? nil : index
  }
}

/// A page's tags, ids and links, read by a strict parser.
struct HTMLPage {
  private(set) var faults: [String] = []
  private(set) var ids: Set<String> = []
  private(set) var links: [String] = []
  /// The JSON-LD blocks.
  private(set) var data: [[UInt8]] = []

  private static let empty: Set = ["area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]
  /// Open elements, including those whose end tag is optional in HTML.
  private var open: [String] = []
  private let isXML: Bool

  init(_ bytes: [UInt8], isXML: Bool = false) {
    self.isXML = isXML
    if String(validating: bytes, as: UTF8.self) == nil { faults.append("not UTF-8") }
    bytes.withUnsafeBufferPointer { read($0) }
    if !open.isEmpty { faults.append("left open: \(open)") }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    let end = bytes.count
    while index < end, faults.count < 5 {
      guard let found = memchr(bytes.baseAddress! + index, 0x3C, end - index) else { break }
      let start = UnsafeRawPointer(found) - UnsafeRawPointer(bytes.baseAddress!)
      index = start + 1
      if starts(bytes, at: start, "<!--") {
        guard let close = find("-->", in: bytes, from: start + 4) else { return faults.append("an open comment") }
        index = close + 3
      } else if starts(bytes, at: start, "<!") || starts(bytes, at: start, "<?") {
        guard let close = find(">", in: bytes, from: start) else { return faults.append("an open declaration") }
        index = close + 1
      } else {
        index = tag(bytes, start)
      }
    }
  }

  /// Reads the tag that begins here, and returns its end.
  private mutating func tag(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start + 1
    let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let nameStart = index
    while index < bytes.count, isName(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
    if name.isEmpty {
      faults.append("a bare < at byte \(start)")
      return index
    }
    var attributes: Set<String> = []
    var isSelfClosed = false
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let byte = bytes[index]
      if byte == 0x20 || byte == 0x0A {
        index += 1
      } else if byte == UInt8(ascii: "/") {
        isSelfClosed = true
        index += 1
      } else if isName(byte) {
        index = attribute(bytes, index, of: name, &attributes)
      } else {
        faults.append("a wrong byte \(byte) in <\(name)> at byte \(index)")
        return index + 1
      }
      if faults.count >= 5 { return bytes.count }
    }
    index += 1
    if isEnd {
      if open.last == name {
        open.removeLast()
      } else {
        faults.append("</\(name)> in \(open.suffix(3)) at byte \(start)")
      }
    } else if !isSelfClosed, isXML || !Self.empty.contains(name) {
      open.append(name)
      if !isXML, name == "script" || name == "style" {
        return raw(bytes, index, name, isData: attributes.contains("type"))
      }
    }
    return index
  }

  private mutating func attribute(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, of tag: String, _ attributes: inout Set<String>
  ) -> Int {
    var index = start
    while index < bytes.count, isName(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    if !attributes.insert(name).inserted { faults.append("\(name) twice in <\(tag)> at byte \(start)") }
    if name.hasPrefix("on") { faults.append("\(name) in <\(tag)>") }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return index }
    guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\""),
      let close = find("\"", in: bytes, from: index + 2)
    else {
      faults.append("\(name) without quotes in <\(tag)>")
      return bytes.count
    }
    let value = bytes[index + 2..<close]
    if value.contains(UInt8(ascii: "<")) { faults.append("< in \(name) of <\(tag)>") }
    if ["id", "href", "src"].contains(name) {
      let text = unescaped(String(decoding: value, as: UTF8.self))
      if name == "id" {
        if !ids.insert(text).inserted { faults.append("id '\(text)' twice") }
        if text.isEmpty || text.contains(where: \.isWhitespace) { faults.append("an id that is none: '\(text)'") }
      } else if !isXML {
        links.append(text)
      }
    }
    return close + 1
  }

  /// Skips the text of a script or style sheet.
  private mutating func raw(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ name: String, isData: Bool) -> Int {
    guard let close = find("</\(name)", in: bytes, from: start) else {
      faults.append("<\(name)> has no end")
      return bytes.count
    }
    if name == "script", isData { data.append(Array(bytes[start..<close])) }
    return close
  }

  private func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  private func isName(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x2D || byte == 0x3A
  }

  private func starts(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int, _ text: StaticString) -> Bool {
    bytes.count - place >= text.utf8CodeUnitCount
      && memcmp(bytes.baseAddress! + place, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  private func find(_ text: String, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var index = start
    while index < bytes.count, let found = memchr(bytes.baseAddress! + index, Int32(wanted[0]), bytes.count - index) {
      let place = UnsafeRawPointer(found) - UnsafeRawPointer(bytes.baseAddress!)
      if bytes.count - place >= wanted.count,
        wanted.withUnsafeBytes({ memcmp(bytes.baseAddress! + place, $0.baseAddress!, wanted.count) }) == 0
      {
        return place
      }
      index = place + 1
    }
    return nil
  }
}
