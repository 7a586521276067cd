import MenugenDomain
import Testing
import MenugenViewModels

@testable import MenugenPipeline

@Suite struct RestaurantTests {
  private func restaurant(_ code: String = "en", _ change: (inout Restaurant) -> Void) throws -> RestaurantViewModel {
    var restaurant = Restaurant()
    change(&restaurant)
    let own = try presentation(code) {
      $0.name = Label("Giuseppe’s")
      $0.restaurant = restaurant
    }
    return try #require(own.restaurant(at: own.homeRoute))
  }

  @Test func saysWhenItIsOpen() throws {
    let model = try restaurant {
      $0.openingHours = [
        .init(days: [.tue, .wed, .thu, .fri], opens: ClockTime("18:00"), closes: ClockTime("23:00")),
        .init(days: [.sat, .sun], opens: ClockTime("12:00"), closes: ClockTime("24:00")),
        .init(days: [.mon], opens: nil, closes: nil),
      ]
    }
    #expect(
      model.openingHours.map { "\($0.days) \($0.hours)" } == [
        "Tue–Fri 6:00\u{202F}PM–11:00\u{202F}PM", "Sat and Sun 12:00\u{202F}PM–midnight", "Mon Closed",
      ])
    #expect(
      model.schema.openingHours == [
        .init(days: ["Tuesday", "Wednesday", "Thursday", "Friday"], opens: "18:00", closes: "23:00"),
        .init(days: ["Saturday", "Sunday"], opens: "12:00", closes: "23:59"),
        .init(days: ["Monday"], opens: "00:00", closes: "00:00"),
      ])
  }

  @Test("Every weekday has its hours in order, and closed days say so") func listsTheWeek() throws {
    let model = try restaurant("de") {
      $0.openingHours = [
        .init(days: [.tue, .sat], opens: ClockTime("18:30"), closes: ClockTime("23:00")),
        .init(days: [.tue], opens: ClockTime("12:00"), closes: ClockTime("14:30")),
        .init(days: [.mon], opens: nil, closes: nil),
        .init(
          days: [.sun], opens: ClockTime("10:00"), closes: ClockTime("12:00"), validFrom: CalendarDate("2026-05-01")),
      ]
    }
    #expect(
      model.week.map { ([$0.day] + $0.earlier + [$0.last]).joined(separator: " ") } == [
        "Montag Geschlossen", "Dienstag 12:00–14:30 18:30–23:00", "Mittwoch Geschlossen", "Donnerstag Geschlossen",
        "Freitag Geschlossen", "Samstag 18:30–23:00",
      ], "hours of certain dates say when it is open on Sundays")
    #expect(model.datedHours.map(\.hours) == ["10:00–12:00"])
    #expect(try restaurant { $0.openingHours = [] }.week.isEmpty)
  }

  @Test("If only closed days are given, nothing is known of the others: page and data have the same days")
  func listsOnlyKnownDays() throws {
    let model = try restaurant { $0.openingHours = [.init(days: [.mon, .wed], opens: nil, closes: nil)] }
    #expect(model.week.map { "\($0.day) \($0.last)" } == ["Monday Closed", "Wednesday Closed"])
    #expect(model.schema.openingHours.map(\.days) == [["Monday", "Wednesday"]])
  }

  @Test(arguments: [
    ("Yes", "Sì", nil), ("No", "No", nil), ("by phone", "by phone", nil),
    ("https://book.example/t", "Prenota un tavolo", "https://book.example/t"),
  ])
  func saysWhetherATableCanBeReserved(written: String, text: String, address: String?) throws {
    let model = try restaurant("it") { $0.acceptsReservations = written }
    #expect(model.reservations == text)
    #expect(model.reservationsURL == address)
    #expect(model.schema.acceptsReservations == written)
    #expect(try restaurant { _ in }.reservations == nil)
  }

  @Test func makesLinksOfPhoneMailAndPlace() throws {
    let model = try restaurant {
      $0.telephone = "+39 (06) 1234-567"
      $0.email = "ciao@example.org"
      $0.geo = .init(latitude: "41.8902", longitude: "-12.5")
    }
    #expect(model.telephone == "+39 (06) 1234-567")
    #expect(model.telephoneURL == "tel:+39061234567")
    #expect(model.emailURL == "mailto:ciao@example.org")
    #expect(model.mapURL == "https://www.openstreetmap.org/?mlat=41.8902&mlon=-12.5#map=17/41.8902/-12.5")
    #expect(model.hasContact)
    #expect(try !restaurant { _ in }.hasContact, "nothing but a name")
  }

  @Test func writesTheAddressInLines() throws {
    let model = try restaurant {
      var address = Restaurant.Address()
      address.streetAddress = "Via del Forno 7"
      address.postalCode = "00184"
      address.addressLocality = "Roma"
      $0.address = address
      $0.servesCuisine = ["Italian", "Pizza"]
    }
    #expect(model.addressLines.map(\.text) == ["Via del Forno 7", "00184 Roma"])
    #expect(model.cuisine?.text == "Italian and Pizza")
    #expect(model.name.text == "Giuseppe’s", "a restaurant without a name has the site's")
  }

  @Test func isNothingWhereTheSiteSaysNothing() throws {
    let own = try presentation()
    #expect(own.restaurant(at: own.homeRoute) == nil)
  }

  @Test(
    "Hours of certain dates are shown with these, special ones by them",
    arguments: [
      (
        "en", "December 1, 2026 to December 31, 2026", "December 24, 2026", "August 1, 2026 to August 20, 2026",
        "From December 31, 2026",
        "Closed"
      ),
      (
        "de", "1. Dezember 2026 bis 31. Dezember 2026", "24. Dezember 2026", "1. August 2026 bis 20. August 2026",
        "Ab 31. Dezember 2026",
        "Geschlossen"
      ),
    ])
  func showsDatesOfHours(
    code: String, season: String, day: String, span: String, beginning: String, closed: String
  ) throws {
    func date(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }
    let (first, last) = (try date("2026-12-01"), try date("2026-12-31"))
    let eve = try date("2026-12-24")
    let holidays = (try date("2026-08-01"), try date("2026-08-20"))
    let model = try restaurant(code) {
      $0.openingHours = [
        .init(
          days: [.mon], opens: ClockTime("10:00"), closes: ClockTime("12:00"), validFrom: first, validThrough: last)
      ]
      $0.specialOpeningHours = [
        .init(days: [], opens: nil, closes: nil, validFrom: holidays.0, validThrough: holidays.1),
        .init(days: [.thu], opens: ClockTime("10:00"), closes: ClockTime("01:00"), validFrom: eve, validThrough: eve),
        .init(days: [.mon, .tue], opens: nil, closes: nil, validFrom: last),
      ]
    }
    #expect(model.specialHours.map(\.days) == [span, day, beginning])
    #expect(model.openingHours.first?.dates == season)
    #expect(model.specialHours[0].hours == closed)
    #expect(model.specialHours.map { $0.dates == nil } == [true, true, false])
    #expect(
      model.schema.specialOpeningHours == [
        .init(days: [], opens: "00:00", closes: "00:00", validFrom: "2026-08-01", validThrough: "2026-08-20"),
        .init(days: ["Thursday"], opens: "10:00", closes: "01:00", validFrom: "2026-12-24", validThrough: "2026-12-24"),
        .init(days: ["Monday", "Tuesday"], opens: "00:00", closes: "00:00", validFrom: "2026-12-31"),
      ])
    #expect(model.schema.openingHours.first?.validThrough == "2026-12-31")
  }

  @Test("Special opening hours have a heading in every language of the theme")
  func hasWordsInEveryLanguage() throws {
    for code in try Words.languages {
      let words = try Words.table(code)
      for key in ["specialHours", "website", "payment", "alsoOn"] { #expect(words[key] != nil, "\(key) in \(code)") }
    }
  }

  @Test("A named map stands for the one made of geo, and addresses are shown without what all begin with")
  func showsLinks() throws {
    let model = try restaurant {
      $0.geo = .init(latitude: "1", longitude: "2")
      $0.hasMap = "https://maps.example/x"
      $0.url = "https://www.giuseppe.example/"
      $0.sameAs = ["https://social.example/giuseppe", "http://b.example"]
      $0.paymentAccepted = ["Cash", "Cards"]
      $0.slogan = Label("Hot since 1978")
    }
    #expect(model.mapURL == "https://maps.example/x")
    #expect(model.website?.label.text == "giuseppe.example")
    #expect(model.profiles.map(\.label.text) == ["social.example/giuseppe", "b.example"])
    #expect(model.profiles.map(\.url) == ["https://social.example/giuseppe", "http://b.example"])
    #expect(model.payment?.text == "Cash and Cards")
    #expect(model.slogan?.text == "Hot since 1978")
  }
}
