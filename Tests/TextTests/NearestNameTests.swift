import Testing
import Text

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

  @Test func takesTheFirstOfEquallyNearNames() {
    #expect(nearestName(to: "egs", among: ["eggs", "legs"]) == "eggs")
    #expect(nearestName(to: String(repeating: "a", count: 100_000), among: fields) == nil)
  }
}
