extension Generator {
  mutating func restaurant() -> Node {
    var members: [Node.Member] = []
    maybe(50, "name", into: &members) { $0.label() }
    maybe(30, "description", into: &members) { $0.markdown() }
    maybe(20, "slogan", into: &members) { $0.label() }
    maybe(30, "servesCuisine", into: &members) { $0.oneOrMore(["Italian", "\($0.token())"]) }
    maybe(20, "paymentAccepted", into: &members) { $0.oneOrMore(["Cash", "\($0.token())"]) }
    maybe(20, "priceRange", into: &members) { .text($0.pick(["€€", "10–20"])) }
    maybe(30, "telephone", into: &members) { .text($0.pick(["+39 06 5550 1989", "0"])) }
    maybe(30, "email", into: &members) { _ in .text("oven@wx.example") }
    maybe(20, "url", into: &members) { .text($0.pick(["https://wx.example", "http://wx.example/ü?a=1&b=2#c"])) }
    maybe(20, "sameAs", into: &members) { $0.oneOrMore(["https://social.example/wx", "https://b.example/?a=1&b=2"]) }
    maybe(20, "hasMap", into: &members) {
      let address = Node.text("https://map.example/?q=1&z=\"2\"".replacing("\"", with: "%22"))
      return $0.chance(50) ? address : .object([.init(key: "url", value: address)])
    }
    maybe(20, "acceptsReservations", into: &members) {
      $0.chance(50) ? .flag($0.chance(50)) : .text("https://wx.example/t")
    }
    maybe(40, "address", into: &members) { $0.address() }
    maybe(20, "geo", into: &members) { generator in
      .object([
        .init(key: "latitude", value: generator.digits(["41.9", "-90", "90", "0"])),
        .init(key: "longitude", value: generator.digits(["12.5", "-180", "180"])),
      ])
    }
    maybe(30, "openingHours", into: &members) { $0.openingHours() }
    maybe(25, "openingHoursSpecification", into: &members) { $0.openingHours() }
    maybe(25, "specialOpeningHoursSpecification", into: &members) { generator in
      let days = (0..<generator.int(0...3)).map { _ in generator.hours(isSpecial: true) }
      return generator.chance(30) ? generator.hours(isSpecial: true) : .list(days)
    }
    maybe(20, "image", into: &members) { $0.image() }
    maybe(20, "logo", into: &members) { $0.image() }
    return .object(members)
  }

  private mutating func address() -> Node {
    if chance(20) { return .text(name()) }
    var address: [Node.Member] = []
    maybe(60, "streetAddress", into: &address) { .text($0.name()) }
    maybe(60, "postalCode", into: &address) { $0.digits(["00153", "1010"]) }
    maybe(60, "addressLocality", into: &address) { .text($0.name()) }
    maybe(30, "addressRegion", into: &address) { .text($0.name()) }
    maybe(60, "addressCountry", into: &address) { _ in .text("IT") }
    return .object(address)
  }

  private mutating func openingHours() -> Node {
    switch int(0...5) {
    case 0: .text(pick(["Mo-Fr 11:00-23:00", "Mo 12:00-14:30, 18:00-01:00; Su closed"]))
    case 1: .texts(some(["Mo-Fr 11:00-23:00", "Sa,Su 12:00-01:00", "Mo closed", "Fr-Mo", "Tu-Th"], 1...5))
    case 2: .list([])
    case 3: hours()
    default: .list((0..<int(0...3)).map { _ in hours() })
    }
  }

  /// Hours by weekday, by date, or by both.
  private mutating func hours(isSpecial: Bool = false) -> Node {
    var members: [Node.Member] = []
    switch int(0...4) {
    case 0: members.append(.init(key: "days", value: .text(pick(["mon-fri", "Sunday", "Mo", "sat-mon"]))))
    case 1: members.append(.init(key: "days", value: .texts(some(["tue", "We", "Thursday", "fri-sun"], 1...4))))
    case 2: members.append(.init(key: "dayOfWeek", value: .text(pick(["https://schema.org/Saturday", "Sunday"]))))
    case 3:
      let days = ["https://schema.org/Monday", "http://schema.org/Tuesday", "Wednesday", "Sa"]
      members.append(.init(key: "dayOfWeek", value: .texts(some(days, 1...4))))
    default: break
    }
    if chance(75) {
      let (opens, closes) = pick([
        ("18:00", "24:00"), ("10:00", "14:00"), ("22:00", "02:00"), ("00:00", "00:00"), ("00:00", "24:00"),
        ("00:00:00", "23:59:59"), ("00:00", "23:59"), ("12:00", "11:59"),
      ])
      members += [.init(key: "opens", value: .text(opens)), .init(key: "closes", value: .text(closes))]
    }
    let hasStart = chance(isSpecial ? 70 : 20)
    if hasStart { members.append(.init(key: "validFrom", value: .text(day(year: 2024...2025)))) }
    if isSpecial && !hasStart || chance(isSpecial ? 60 : 20) {
      members.append(.init(key: "validThrough", value: .text(day(year: 2026...2027))))
    }
    if chance(10) { members.shuffle(using: &random) }
    return .object(members)
  }
}
