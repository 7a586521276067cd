import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import Testing

struct LocationParserTests {
  private func parse(_ text: String, name: String = "trastevere.yaml") -> Checked<ParsedLocation?> {
    var site = Site()
    site.namesCurrency = true
    site.currency = .eur
    return parseLocation(SourceFile(path: "Content/locations/\(name)", bytes: Array(text.utf8)), site: site)
  }

  @Test("A location's id and name are its file's by default")
  func defaults() throws {
    let location = try #require(parse("telephone: 06 555").value).location
    #expect(location.id == "trastevere")
    #expect(location.name.first.value == "trastevere")
    #expect(location.restaurant.telephone == "06 555")
    #expect(location.restaurant.address == nil)
  }

  @Test("A location changes prices, states and times of items, and hides menus")
  func overrides() throws {
    let checked = parse(
      """
      items:
        margherita: 9.50
        dinner/diavola: {sizes: {large: 11.50}, soldOut: true}
        marinara: {hidden: true, price: {amount: 7, unit: 100 g}}
      menus:
        lunch: {hidden: true}
        dinner: {availability: {days: [fri]}}
      """)
    #expect(checked.diagnostics.isEmpty)
    let location = try #require(checked.value).location
    #expect(location.items.map(\.item) == ["margherita", "diavola", "marinara"])
    #expect(location.items.map(\.menu) == [nil, "dinner", nil])
    #expect(location.items[0].price == Price(.fixed(Money(minorUnits: 950, currency: .eur))))
    #expect(location.items[1].sizes.map(\.size) == ["large"])
    #expect(location.items[1].isSoldOut == true)
    #expect(location.items[2].isHidden == true)
    #expect(location.menus.map(\.menu) == ["lunch", "dinner"])
    #expect(location.menus[1].availability?.first?.days == [.fri])
  }

  @Test("A misspelt key, a price without a number and a list of items are errors with their places")
  func faults() {
    for (text, id, line) in [
      ("items:\n  margherita: {prize: 9.50}", "key.misspelt", 2),
      ("items:\n  margherita: {price: cheap}", "price.not-a-number", 2),
      ("items: [margherita]", "value.type", 1),
      ("menus: {lunch: hidden}", "value.type", 1),
      ("- a", "value.type", 1),
    ] {
      let found = parse(text).diagnostics.first
      #expect(found?.id == id, "\(text)")
      guard case .line(let location)? = found?.place else {
        Issue.record("no line: \(text)")
        continue
      }
      #expect(location.line == line)
    }
  }

  @Test("Truncated and damaged files never crash")
  func damaged() {
    let text = Array(
      "items: {margherita: {price: {amount: 9.50, currency: CHF}, sizes: {a: 1}}}\nmenus: {a: {hidden: yes}}".utf8)
    for length in 0...text.count {
      for byte in [0, 0x2D, 0x3A, 0x7B, 0xFF] as [UInt8] {
        _ = parseLocation(
          SourceFile(path: "Content/locations/a.yaml", bytes: Array(text[..<length]) + [byte]), site: Site())
      }
    }
  }
}

/// A table of locations, row by row.
struct LocationTableTests {
  private func parse(_ text: String, menus: Set<String> = []) -> (locations: [Location], diagnostics: [Diagnostic]) {
    var site = Site()
    site.namesCurrency = true
    site.currency = .eur
    let file = SourceFile(path: "Content/locations.csv", bytes: Array(text.utf8))
    let rows = locationRows(in: file, site: site)
    let parsed = rows.value.enumerated().map { index, row in
      parseLocation(file, row: row.range.lowerBound, isFirst: index == 0, menus: menus, site: site)
    }
    return (parsed.compactMap { $0.value?.location }, rows.diagnostics + parsed.flatMap(\.diagnostics))
  }

  @Test("A row has a location's address, coordinates and overrides")
  func rows() throws {
    let found = parse(
      """
      id,name,street,postalCode,city,country,latitude,longitude,languages,margherita.price,diavola.sizes.large,\
      dinner/marinara.soldOut,lunch.hidden,ribollita.hidden
      roma,"Roma, Trastevere",Via A 1,00153,Rome,IT,41.9,12.5,en it,9.50,11,true,true,
      ostia,Ostia,,,,,,,,,,,,true
      """, menus: ["lunch"])
    #expect(found.diagnostics.isEmpty, "\(found.diagnostics)")
    let (roma, ostia) = try (#require(found.locations.first), #require(found.locations.last))
    #expect(roma.name.first.value == "Roma, Trastevere")
    #expect(roma.restaurant.address?.postalCode == "00153")
    #expect(roma.restaurant.geo == Restaurant.Geo(latitude: "41.9", longitude: "12.5"))
    #expect(roma.languages.map(\.code) == ["en", "it"])
    #expect(roma.items.map(\.item) == ["margherita", "diavola", "marinara"])
    #expect(roma.items[0].price == Price(.fixed(Money(minorUnits: 950, currency: .eur))))
    #expect(roma.items[1].sizes.map(\.size) == ["large"])
    #expect(roma.items[2].menu == "dinner")
    #expect(roma.menus.map(\.menu) == ["lunch"])
    #expect(ostia.items.map(\.isHidden) == [true])
    #expect(ostia.restaurant.address == nil)
  }

  @Test("Columns of deposits and options are the overrides of a file") func optionColumns() throws {
    let found = parse(
      """
      id,cola.deposit,toppings.options.olives,dinner/toppings.options.ham.small,dinner/toppings.options.ham.large
      a,0.50,0.90,1,2
      b,,,,3
      """)
    #expect(found.diagnostics.isEmpty, "\(found.diagnostics)")
    let (first, second) = try (#require(found.locations.first), #require(found.locations.last))
    #expect(first.items.map(\.deposit?.minorUnits) == [50])
    #expect(
      first.options.map { "\($0.menu ?? "") \($0.group) \($0.option)" } == [" toppings olives", "dinner toppings ham"])
    #expect(first.options.first?.price == .one(Money(minorUnits: 90, currency: .eur)))
    #expect(
      first.options.last?.price
        == .perSize([
          .init(size: "small", money: Money(minorUnits: 100, currency: .eur)),
          .init(size: "large", money: Money(minorUnits: 200, currency: .eur)),
        ]))
    #expect(second.items.isEmpty && second.options.count == 1)
    #expect(parse("id,cola.deposit\na,-1\n").diagnostics.map(\.id) == ["price.negative"])
    #expect(parse("id,toppings.option.olives\na,1\n").diagnostics.map(\.id) == ["location.unknown-column"])
  }

  @Test("Rows without an id, unknown columns and damaged rows are errors, and the others are read")
  func faults() {
    #expect(parse("id,name\n,A\nb,B\n").diagnostics.map(\.id) == ["location.no-id"])
    #expect(parse("name\nA\n").diagnostics.map(\.id) == ["location.no-id"])
    #expect(parse("id,margherita.prize\na,1\nb,2\n").diagnostics.map(\.id) == ["location.unknown-column"])
    #expect(parse("id,name\na,A\nb,B,C\nc,C\n").locations.map(\.id) == ["a", "c"])
    #expect(
      parse("id,latitude,longitude\na,41.9,\nb,,12.5\nc,,\n").diagnostics.map(\.id) == [
        "geo.incomplete", "geo.incomplete",
      ])
    #expect(parse("id,margherita.price\na,cheap\n").diagnostics.map(\.id) == ["price.not-a-number"])
  }

  @Test("Truncated and damaged tables never crash")
  func damaged() {
    let text = Array("id,name,a.price,b.sizes.c,d.hidden\nx,\"Y, \"\"z\"\"\",1.5,2,true\nw,,,,\n".utf8)
    for length in 0...text.count {
      for byte in [0, 0x22, 0x2C, 0x0A, 0xFF] as [UInt8] {
        _ = parse(String(decoding: text[..<length] + [byte], as: UTF8.self))
      }
    }
  }
}
