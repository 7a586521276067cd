/// Settings, pages, pictures, goals and words.
extension Generator {
  mutating func makeSite() {
    var members: [Node.Member] = []
    languages = some(["en", "de", "it", "ar", "pt-BR", "ja", "fr", "fa", "zh-Hans"], 1...1)
    if chance(30) {
      languages += some(["es", "he", "nl", "tr", "ru", "cs", "da", "el", "fi", "hu", "ko", "uk", "vi"], 1...2)
    }
    currency = pick(["EUR", "EUR", "EUR", "USD", "JPY", "KWD", "CLF"])
    maybe(60, "name", into: &members) { $0.label() }
    maybe(20, "description", into: &members) { $0.markdown() }
    if chance(50) {
      baseURL = pick(["https://wx.example", "https://wx.example/sub/path/"])
      members.append(.init(key: "baseURL", value: .text(baseURL ?? "")))
    }
    if languages.count == 1, chance(5) {
      members.append(.init(key: "languages", value: .text(languages[0])))
    } else if languages != ["en"] || chance(30) {
      members.append(.init(key: "language", value: .text(languages[0])))
      if languages.count > 1 || chance(20) { members.append(.init(key: "languages", value: .texts(languages))) }
    }
    if currency != "USD" || chance(30) { members.append(.init(key: "currency", value: .text(currency))) }
    maybe(20, "timeZone", into: &members) { .text($0.pick(["Europe/Rome", "UTC", "Asia/Tokyo"])) }
    if chance(15) {
      theme = pick(["default", "own", "trattoria"])
      members.append(.init(key: "theme", value: .text(theme ?? "")))
    }
    maybe(3, "$schema", into: &members) { _ in .text("https://wx.example/site.json") }
    maybe(15, "ink", into: &members) { .text($0.pick(["mare", "pomodoro", "seppia", "#036", "#4a1a1a"])) }
    maybe(20, "paper", into: &members) { .text($0.pick(["#fffdf5", "#FFF"])) }
    maybe(25, "prices", into: &members) { generator in
      var prices: [Node.Member] = []
      generator.maybe(60, "decimals", into: &prices) { .text($0.pick(["full", "auto"])) }
      generator.maybe(60, "symbol", into: &prices) { .text($0.pick(["auto", "none"])) }
      return .object(prices)
    }
    maybe(40, "nav", into: &members) { $0.navigation() }
    maybe(15, "logo", into: &members) { $0.image() }
    maybe(30, "social", into: &members) { generator in
      let url = Node.text("https://wx.example/\(generator.token())")
      switch generator.int(0...2) {
      case 0: return url
      case 1: return .list([url])
      default: return .object([.init(key: "W\(generator.token())", value: url)])
      }
    }
    maybe(10, "publish", into: &members) { generator in
      let place = Node.text("folder:../w\(generator.token())")
      if generator.chance(40) { return .object([.init(key: "w\(generator.token())", value: place)]) }
      var target = [Node.Member(key: "to", value: place)]
      generator.maybe(50, "maxFiles", into: &target) { .number($0.pick([1, 20_000])) }
      generator.maybe(50, "maxFileSize", into: &target) { .text($0.pick(["25M", "1G"])) }
      generator.maybe(30, "host", into: &target) {
        .text($0.pick(["github-pages", "cloudflare-pages", "netlify", "other"]))
      }
      generator.maybe(30, "maxFilesPerFolder", into: &target) { .number($0.pick([1, 54_000])) }
      generator.maybe(30, "maxSize", into: &target) { .text($0.pick(["900M", "1G"])) }
      return .object([.init(key: "w\(generator.token())", value: .object(target))])
    }
    maybe(10, "profile", into: &members) { .text($0.pick(["eu", "at", "de", "uk"])) }
    maybe(20, "grouping", into: &members) { .text($0.pick(["auto", "none"])) }
    maybe(30, "allergenCodes", into: &members) { .text($0.pick(["words", "numbers", "letters", "none"])) }
    maybe(40, "movements", into: &members) { generator in
      var movements: [Node.Member] = []
      generator.maybe(60, "visibility", into: &movements) { .text($0.pick(["public", "private"])) }
      generator.maybe(60, "detailPages", into: &movements) { .text($0.pick(["auto", "always", "never"])) }
      return .object(movements)
    }
    maybe(15, "fiscalYear", into: &members) { .text($0.pick(["--01-01", "--07-01", "--12-31", "--02-28"])) }
    maybe(10, "diagnostics", into: &members) { generator in
      // Raised warnings that no world has.
      .object([
        .init(key: generator.pick(["yaml.comment", "size.none"]), value: .text(generator.pick(["warning", "error"])))
      ])
    }
    maybe(8, "markdown", into: &members) {
      $0.chance(50) ? .object([]) : .object([.init(key: "unsafe", value: $0.chance(20) ? .null : .flag($0.chance(50)))])
    }
    maybe(20, "rates", into: &members) { generator in
      .list(
        (0..<generator.int(0...3)).map { _ in
          .object([
            .init(key: "date", value: .text(generator.day())),
            .init(key: "from", value: .text(generator.pick(["USD", "GBP", "JPY", "DEM"]))),
            .init(key: "to", value: .text(generator.pick(["EUR", "CLF"]))),
            .init(key: "rate", value: generator.digits(["0.9215", "1", "123456789.123456789"])),
          ])
        })
    }
    maybe(35, "restaurant", into: &members) { $0.restaurant() }
    // Unknown keys are reported and otherwise ignored.
    if chance(2) { members.append(.init(key: "x\(token())", value: .text("?"))) }
    if !members.isEmpty || chance(50) {
      add("Content/site.\(pick(["yaml", "json", "yaml"]))", .tree(.object(members)))
    }
  }

  /// Settings of the navigation, without pages, which aren't made yet.
  private mutating func navigation() -> Node {
    var members: [Node.Member] = []
    for key in ["order", "footer"] {
      maybe(50, key, into: &members) { generator in
        var link: [Node.Member] = []
        link.append(.init(key: "name", value: generator.label()))
        link.append(.init(key: "url", value: .text("https://wx.example/\(generator.token())")))
        return generator.chance(50) ? .object(link) : .list([.object(link)])
      }
    }
    maybe(60, "hide", into: &members) { $0.chance(50) ? .list([]) : .texts([]) }
    maybe(60, "reservations", into: &members) { .flag($0.chance(50)) }
    return .object(members)
  }

  /// Fields of one's own.
  mutating func extra() -> Node {
    .object(
      (0..<int(0...2)).map { index in
        .init(key: "f\(index)-\(token())", value: chance(20) ? .number(int(0...99)) : label())
      })
  }

  mutating func image() -> Node {
    let source = pictures.isEmpty ? "https://wx.example/p.png" : pick(pictures)
    if chance(30) { return .text(source) }
    var members = [Node.Member(key: "src", value: .text(source))]
    maybe(60, "alt", into: &members) { $0.chance(10) ? .text("") : $0.label() }
    maybe(20, "width", into: &members) { .number($0.pick([1, 640, 10_000])) }
    maybe(20, "height", into: &members) { .number($0.pick([1, 480])) }
    maybe(20, "focus", into: &members) { .text($0.pick(["50% 30%", "0%", "100% 100%"])) }
    return .object(members)
  }

  mutating func makePage() {
    let isDraft = chance(15)
    var front: [Node.Member] = []
    maybe(70, "title", into: &front) { .text($0.name()) }
    maybe(20, "description", into: &front) { .text($0.name()) }
    maybe(20, "order", into: &front) { .number($0.pick([-9_999, 0, 10, 9_999])) }
    maybe(5, "$schema", into: &front) { _ in .text("https://wx.example/page.schema.json") }
    maybe(30, "date", into: &front) { .text($0.day()) }
    maybe(20, "nav", into: &front) { .flag($0.chance(50)) }
    maybe(30, "template", into: &front) { generator in
      let path = "Themes/\(generator.theme ?? "default")/templates/pages/plain.mustache"
      if !generator.world.files.contains(where: { $0.path == path }) {
        let template =
          "<!DOCTYPE html><title>{{frame.title}}</title><h1>{{title.text}}</h1>{{{body.html}}}"
          + "{{#entries}}<a href=\"{{link.url}}\">{{date.text}}</a>{{/entries}}"
        generator.add(path, .bytes(Array("\(template)\n".utf8)))
      }
      return .text("plain")
    }
    maybe(40, "extra", into: &front) { $0.extra() }
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

  /// The largest valid number of a goal.
  private static let longest = "999999999999999999.999999"

  mutating func makeGoal() {
    var members: [Node.Member] = []
    let id = token()
    if chance(30) { members.append(.init(key: "id", value: .text(id))) }
    maybe(70, "name", into: &members) { $0.label() }
    maybe(20, "note", into: &members) { $0.markdown() }
    maybe(10, "language", into: &members) { .text($0.languages[0]) }
    maybe(10, "currency", into: &members) { .text($0.currency) }
    maybe(3, "$schema", into: &members) { _ in .text("https://wx.example/goal.json") }
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
        if !categories.isEmpty, chance(60) { pursuer.append(.init(key: "category", value: .text(pick(categories)))) }
        if !pursuer.isEmpty { members.append(.init(key: "pursuer", value: .object(pursuer))) }
      }
    } else {
      let hasGoal = chance(85)
      if hasGoal {
        members.append(.init(key: "goal", value: digits(["1", "1000", "0.000001", Generator.longest])))
      } else if tokenCount.isMultiple(of: 3) {
        members.append(.init(key: "goal", value: .null))
      }
      maybe(60, "unit", into: &members) { $0.label() }
      maybe(60, "started", into: &members) { .flag(hasGoal && $0.chance(80)) }
      maybe(60, "steps", into: &members) { $0.digits(["0", "1", "640.5", "1000", Generator.longest]) }
      maybe(40, "distance", into: &members) { $0.digits(["0", "400", "0.000001", Generator.longest]) }
      maybe(40, "pursuer", into: &members) { generator in
        var pursuer: [Node.Member] = []
        generator.maybe(70, "name", into: &pursuer) { $0.label() }
        pursuer.append(.init(key: "distance", value: generator.digits(["0", "400", Generator.longest])))
        return .object(pursuer)
      }
    }
    add("Content/goals/\(id).\(pick(["yaml", "json", "yml"]))", .tree(.object(members)))
  }
}
