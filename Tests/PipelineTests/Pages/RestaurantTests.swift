import Domain
import Testing
import ViewModels

@testable import Pipeline

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
}
