import Testing
import MenugenText

@Suite struct NearestNameTests {
  let fields = ["name", "price", "prices", "allergens", "description", "id", "to", "caffè"]

  @Test(arguments: [
    ("nmae", "name"), ("alergens", "allergens"), ("Price", "price"), ("prcies", "prices"),
    ("descritpion", "description"),
    ("ID", "id"), ("pric", "price"), ("tto", "to"), ("allergies", "allergens"), ("caffe", "caffè"),
  ])
  func findsTheNameThatWasMeant(word: String, name: String) {
    #expect(nearestName(to: word, among: fields) == name)
  }

  @Test(arguments: ["", "x", "colour", "zzzz", "allergic to nuts and fish"])
  func staysSilentWhereNothingIsNear(word: String) {
    #expect(nearestName(to: word, among: fields) == nil)
  }

  @Test("A name with all letters of the word is nearer than one with another letter")
  func prefersLostLetters() {
    #expect(nearestName(to: "acount", among: ["amount", "account"]) == "account")
    #expect(nearestName(to: "acount", among: ["account", "amount"]) == "account")
    #expect(nearestName(to: "amont", among: ["amount", "account"]) == "amount")
  }

  @Test func takesTheFirstOfEquallyNearNames() {
    #expect(nearestName(to: "egs", among: ["eggs", "legs"]) == "eggs")
    #expect(nearestName(to: String(repeating: "a", count: 100_000), among: fields) == nil)
  }
}

@Suite struct NearestNamesTests {
  @Test("Hints stop where very many words are unknown")
  func stopsWhereManyWordsAreUnknown() {
    var nearest = NearestNames((0..<100_000).map { "name-\($0)" })
    #expect(nearest.name(nearestTo: "nam-77777") == "name-77777")
    for number in 0..<10 { _ = nearest.name(nearestTo: "unknown-\(number)") }
    #expect(nearest.name(nearestTo: "nam-12345") == nil)
    #expect(nearest.name(nearestTo: "nam-77777") == "name-77777")
  }

  @Test("Among a few names every word gets its hint")
  func findsEveryWordAmongFewNames() {
    var nearest = NearestNames(["margherita", "marinara"])
    for number in 0..<5_000 { _ = nearest.name(nearestTo: "unknown-\(number)") }
    #expect(nearest.name(nearestTo: "margarita") == "margherita")
  }
}
