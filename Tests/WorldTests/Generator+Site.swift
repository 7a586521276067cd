/// Settings, pages, pictures, goals and words.
extension Generator {
  mutating func makeSite() {
    var members: [Node.Member] = []
    languages = some(["en", "de", "it", "ar", "pt-BR", "ja", "fr", "fa", "zh-Hans"], 1...1)
    if chance(30) { languages += some(["es", "he", "nl", "tr", "ru"], 1...2) }
    currency = pick(["EUR", "EUR", "EUR", "USD", "JPY", "KWD", "CLF"])
    maybe(60, "name", into: &members) { $0.label() }
    maybe(20, "description", into: &members) { $0.label() }
    if chance(50) {
      baseURL = pick(["https://wx.example", "https://wx.example/sub/path/"])
      members.append(.init(key: "baseURL", value: .text(baseURL ?? "")))
    }
    if languages != ["en"] || chance(30) {
      members.append(.init(key: "language", value: .text(languages[0])))
      if languages.count > 1 || chance(20) { members.append(.init(key: "languages", value: .texts(languages))) }
    }
    if currency != "USD" || chance(50) { members.append(.init(key: "currency", value: .text(currency))) }
    maybe(20, "timeZone", into: &members) { .text($0.pick(["Europe/Rome", "UTC", "Asia/Tokyo"])) }
    maybe(10, "profile", into: &members) { .text($0.pick(["eu", "at", "de", "uk"])) }
    maybe(20, "grouping", into: &members) { .text($0.pick(["auto", "none"])) }
    maybe(30, "allergenCodes", into: &members) { .text($0.pick(["words", "numbers", "letters", "none"])) }
    maybe(40, "movements", into: &members) { generator in
      var movements: [Node.Member] = []
      generator.maybe(60, "visibility", into: &movements) { .text($0.pick(["public", "private"])) }
      generator.maybe(60, "detailPages", into: &movements) { .text($0.pick(["auto", "always", "never"])) }
      return .object(movements)
    }
    maybe(4, "markdown", into: &members) { .object([.init(key: "unsafe", value: .flag($0.chance(50)))]) }
    maybe(20, "rates", into: &members) { generator in
      .list(
        (0..<generator.int(0...3)).map { _ in
          .object([
            .init(key: "date", value: .text(generator.day())),
            .init(key: "from", value: .text(generator.pick(["USD", "GBP", "JPY"]))),
            .init(key: "to", value: .text(generator.pick(["EUR", "CLF"]))),
            .init(key: "rate", value: .text(generator.pick(["0.9215", "1", "123456789.123456789"]))),
          ])
        })
    }
    maybe(35, "restaurant", into: &members) { $0.restaurant() }
    // Names with keys that mean nothing are told of, and nothing more.
    if chance(2) { members.append(.init(key: "x\(token())", value: .text("?"))) }
    if !members.isEmpty || chance(50) {
      add("Content/site.\(pick(["yaml", "json", "yaml"]))", .tree(.object(members)))
    }
  }

  private mutating func restaurant() -> Node {
    var members: [Node.Member] = []
    maybe(50, "name", into: &members) { $0.label() }
    maybe(30, "description", into: &members) { $0.markdown() }
    maybe(30, "servesCuisine", into: &members) { .texts((0..<$0.int(0...2)).map { _ in "Italian" }) }
    maybe(20, "priceRange", into: &members) { .text($0.pick(["€€", "10–20"])) }
    maybe(30, "telephone", into: &members) { .text($0.pick(["+39 06 5550 1989", "0"])) }
    maybe(30, "email", into: &members) { _ in .text("oven@wx.example") }
    maybe(20, "sameAs", into: &members) { _ in .text("https://social.example/wx") }
    maybe(20, "acceptsReservations", into: &members) { $0.chance(50) ? .flag(true) : .text("https://wx.example/t") }
    maybe(40, "address", into: &members) { generator in
      var address: [Node.Member] = []
      generator.maybe(60, "streetAddress", into: &address) { .text($0.name()) }
      generator.maybe(60, "postalCode", into: &address) { _ in .text("00153") }
      generator.maybe(60, "addressLocality", into: &address) { .text($0.name()) }
      generator.maybe(30, "addressRegion", into: &address) { .text($0.name()) }
      generator.maybe(60, "addressCountry", into: &address) { _ in .text("IT") }
      return generator.chance(10) ? .text(generator.name()) : .object(address)
    }
    maybe(20, "geo", into: &members) { generator in
      .object([
        .init(key: "latitude", value: .literal(generator.pick(["41.9", "-90", "90", "0"]))),
        .init(key: "longitude", value: .literal(generator.pick(["12.5", "-180", "180"]))),
      ])
    }
    maybe(40, "openingHours", into: &members) { generator in
      switch generator.int(0...3) {
      case 0: return .text("Mo-Fr 11:00-23:00")
      case 1: return .texts(["Mo-Fr 11:00-23:00", "Sa,Su 12:00-01:00", "Mo closed", "Fr-Mo"])
      case 2: return .list([])
      default:
        return .list([
          .object([
            .init(key: "days", value: .texts(["tue", "wed"])), .init(key: "opens", value: .text("18:00")),
            .init(key: "closes", value: .text("24:00")),
          ]), .object([.init(key: "days", value: .texts(["mon"]))]),
        ])
      }
    }
    return .object(members)
  }

  /// Tiny pictures: whole as files, with next to no picture data.
  mutating func makePictures() {
    for _ in 0..<int(1...2) {
      let path = "assets/\(token()).\(pick(["webp", "gif"]))"
      let (width, height) = (UInt8(int(1...255)), UInt8(int(1...255)))
      // Of each side, its last pixel's number in 14 bits.
      let sides = Int(width - 1) | Int(height - 1) << 14
      let webP = [0x2F] + (0..<4).map { UInt8(truncatingIfNeeded: sides >> ($0 * 8)) } + [0, 0, 0, 0, 0]
      let bytes =
        path.hasSuffix("webp")
        ? Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8L".utf8) + [10, 0, 0, 0] + webP
        : Array("GIF89a".utf8) + [width, 0, height, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0, 0x3B]
      pictures.append(path)
      add("Content/\(path)", .bytes(bytes))
    }
  }

  mutating func image() -> Node {
    let source = pictures.isEmpty ? "https://wx.example/p.png" : pick(pictures)
    if chance(30) { return .text(source) }
    var members = [Node.Member(key: "src", value: .text(source))]
    maybe(60, "alt", into: &members) { $0.chance(10) ? .text("") : $0.label() }
    maybe(20, "width", into: &members) { .number($0.pick([1, 640, 10_000])) }
    maybe(20, "height", into: &members) { .number($0.pick([1, 480])) }
    return .object(members)
  }

  mutating func makePage() {
    let isDraft = chance(15)
    var front: [Node.Member] = []
    maybe(70, "title", into: &front) { .text($0.name()) }
    maybe(20, "description", into: &front) { .text($0.name()) }
    maybe(20, "order", into: &front) { .number($0.pick([-9_999, 0, 10, 9_999])) }
    if isDraft { front.append(.init(key: "draft", value: .flag(true))) }
    if chance(10) { front.append(.init(key: "language", value: .text(languages[0]))) }
    var text = body()
    if chance(20), let path = world.files.last(where: { $0.path.hasPrefix("Content/pages/") })?.path {
      text += "\n\n[more](/\(path.dropFirst("Content/pages/".utf8.count).dropLast(3))/)"
    }
    let ending = languages.count > 1 && chance(20) ? ".\(languages[1]).md" : ".md"
    add(
      "Content/pages/\(chance(20) ? "deep/" : "")\(token())\(ending)",
      .page(front: front.isEmpty && chance(50) ? nil : .object(front), text: text + "\n"))
  }

  mutating func makeGoal() {
    var members: [Node.Member] = []
    let id = token()
    if chance(30) { members.append(.init(key: "id", value: .text(id))) }
    maybe(70, "name", into: &members) { $0.label() }
    maybe(20, "note", into: &members) { $0.markdown() }
    maybe(10, "paused", into: &members) { .flag($0.chance(50)) }
    maybe(5, "restart", into: &members) { .flag($0.chance(50)) }
    if !ledgers.isEmpty, chance(60) {
      let (ledger, categories) = pick(ledgers)
      members.append(.init(key: "ledger", value: .text(ledger)))
      members.append(.init(key: "goal", value: amount(int(1...900_000), currency)))
      if !categories.isEmpty, chance(60) { members.append(.init(key: "category", value: .text(pick(categories)))) }
      if chance(40) {
        var pursuer: [Node.Member] = []
        maybe(60, "name", into: &pursuer) { $0.label() }
        if !categories.isEmpty { pursuer.append(.init(key: "category", value: .text(pick(categories)))) }
        if !pursuer.isEmpty { members.append(.init(key: "pursuer", value: .object(pursuer))) }
      }
    } else {
      members.append(.init(key: "goal", value: .number(pick([1, 1_000, Int.max]))))
      maybe(60, "unit", into: &members) { .text($0.name()) }
      maybe(60, "started", into: &members) { .flag($0.chance(80)) }
      maybe(60, "steps", into: &members) { .number($0.pick([0, 1, 640, 1_000, Int.max])) }
      maybe(40, "distance", into: &members) { .number($0.pick([0, 400, 900, Int.max])) }
      maybe(40, "pursuer", into: &members) { generator in
        .object([
          .init(key: "name", value: generator.label()),
          .init(key: "distance", value: .number(generator.pick([0, 400, Int.max]))),
        ])
      }
    }
    add("Content/goals/\(id).\(pick(["yaml", "json", "yml"]))", .tree(.object(members)))
  }

  mutating func makeThemeWords() {
    let words = [Node.Member(key: "home", value: .text(name())), .init(key: "total", value: .text("Sum \(token())"))]
    add("Themes/default/strings/\(languages[0]).yaml", .tree(.object(words)))
    if chance(50) { add("Themes/default/assets/own.css", .bytes(Array("body{}\n".utf8))) }
  }
}
