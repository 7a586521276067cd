/// The texts of a page, each with the language that it is marked with.
struct PageTexts {
  struct Text {
    /// Text between tags, or the alternative text of an image.
    var text: String
    /// The `lang` of the nearest enclosing element.
    var language: String

    var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
  }

  private(set) var texts: [Text] = []

  private static let empty: Set<Substring> = ["br", "hr", "img", "link", "meta", "path", "rect", "polyline"]
  /// Elements that can't contain marked text, or aren't read.
  private static let passedOver: Set<Substring> = ["title", "desc", "script", "style"]

  init(_ page: String) {
    var open: [(name: Substring, language: String, isRead: Bool)] = []
    for piece in page.matches(of: #/<!?(?<end>\/?)(?<name>[a-zA-Z0-9]+)(?<attributes>[^>]*)>|(?<text>[^<]+)/#) {
      if let text = piece.output.text {
        if let around = open.last, around.isRead { texts.append(Text(text: String(text), language: around.language)) }
        continue
      }
      guard let name = piece.output.name, let attributes = piece.output.attributes else { continue }
      if piece.output.end == "/" {
        if let place = open.lastIndex(where: { $0.name == name }) { open.removeSubrange(place...) }
        continue
      }
      let own = attributes.firstMatch(of: #/ lang="([^"]*)"/#).map { String($0.1) }
      let language = own ?? open.last?.language ?? ""
      if let words = attributes.firstMatch(of: #/ alt="([^"]*)"/#)?.1, !words.isEmpty {
        texts.append(Text(text: String(words), language: language))
      }
      if !Self.empty.contains(name), attributes.last != "/" {
        open.append((name, language, open.last?.isRead != false && !Self.passedOver.contains(name)))
      }
    }
  }
}
