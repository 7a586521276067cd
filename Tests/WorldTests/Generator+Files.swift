@testable import MenugenTestSupport

/// Pictures, other files and themes.
extension Generator {
  /// Adds small valid files of each kind, with metadata where the kind allows it.
  mutating func makeAssets() {
    for _ in 0..<int(1...3) {
      let (ending, bytes) = asset()
      let path = "assets/\(chance(10) ? "deep/" : "")\(token()).\(ending)"
      if ending == "pdf" || ending == "txt" { assets.append(path) } else { pictures.append(path) }
      // Files may have the same bytes under different names.
      add("Content/\(path)", .bytes(bytes))
    }
    assets += pictures
  }

  private mutating func asset() -> (String, [UInt8]) {
    let (width, height) = (UInt8(int(1...255)), UInt8(int(1...255)))
    switch int(0...9) {
    case 0: return (pick(["jpg", "JPEG"]), SamplePictures.jpeg(orientation: pick([nil, 1, 6, 8])))
    case 1: return ("png", SamplePictures.png(orientation: pick([nil, 1, 6])))
    case 2: return ("gif", SamplePictures.gif())
    case 3: return ("webp", SamplePictures.webP())
    case 4: return ("avif", SamplePictures.avif())
    case 5:
      // Width and height minus one, in 14 bits each.
      let sides = Int(width - 1) | Int(height - 1) << 14
      let webP = [0x2F] + (0..<4).map { UInt8(truncatingIfNeeded: sides >> ($0 * 8)) } + [0, 0, 0, 0, 0]
      return ("webp", Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8L".utf8) + [10, 0, 0, 0] + webP)
    case 6:
      let picture: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0, 0x3B]
      return ("gif", Array("GIF89a".utf8) + [width, 0, height, 0, 0, 0, 0] + picture)
    case 7:
      let size = pick([
        "width=\"9\" height=\"1e2\"", "viewBox=\"0 0 30 20\"", "width=\"2.5mm\" viewBox=\"0 0 1 2\"", "",
      ])
      return (
        "svg",
        Array(
          "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)><title>\(token())</title><path d=\"M0 0\"/></svg>".utf8)
      )
    case 8: return ("pdf", Array("%PDF-1.4\n\(token())\n%%EOF\n".utf8))
    default: return ("txt", Array("\(token())\n".utf8))
    }
  }

  mutating func makeStaticFiles() {
    for path in some(["CNAME", "favicon.ico", "_redirects", ".nojekyll", ".well-known/a.txt", "own/deep/b.bin"], 1...3)
    {
      add("Content/static/\(path)", .bytes(Array("\(token())\n".utf8)))
    }
  }

  /// Adds some of a theme's words, style sheets and templates.
  mutating func makeTheme() {
    let folder = "Themes/\(theme ?? "default")"
    if chance(60) {
      let words: [Node.Member] = [
        .init(key: "home", value: .text(name())), .init(key: "total", value: .text("Sum \(token())")),
        .init(key: "notDeclared", value: .text("? \(token())")), .init(key: "menus", value: .text(name())),
        .init(key: "$schema", value: chance(25) ? .null : .text("https://wx.example/strings.json")),
      ]
      let ending = pick(["yaml", "json"])
      add("\(folder)/strings/\(languages[0]).\(ending)", .tree(.object(some(words, 0...words.count))))
    }
    if chance(60) {
      func value(_ node: Node) -> Node { chance(15) ? .null : node }
      var settings: [Node.Member] = []
      if chance(60) { settings.append(.init(key: "css", value: value(.text(pick(["add", "replace"]))))) }
      if chance(60) { settings.append(.init(key: "origins", value: value(oneOrMore(["https://wx.example"])))) }
      if chance(60) { settings.append(.init(key: "$schema", value: value(.text("https://wx.example/theme.json")))) }
      add("\(folder)/theme.yaml", .tree(.object(settings)))
    }
    if chance(50) { add("\(folder)/assets/own.css", .bytes(Array("body{}\n".utf8))) }
    if chance(20) { add("\(folder)/assets/print.css", .bytes([])) }
    if chance(50) {
      let notice =
        "<p class=\"{{kind}}\">{{title}} <b>{{message}}</b> <a href=\"{{frame.homeURL}}\">{{text.home}}</a></p>\n"
      add("\(folder)/templates/partials/notice.mustache", .bytes(Array(notice.utf8)))
    }
    if chance(10) { add("\(folder)/templates/partials/badges.mustache", .bytes([])) }
    // A named theme needs a folder.
    if theme == "own" { add("\(folder)/README.txt", .bytes([])) }
  }
}
