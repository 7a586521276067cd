import Testing
import MenugenText

@Suite struct InPlaceTests {
  @Test func visitsElementsInOrder() {
    var seen: [String] = []
    ["soup", "pizza", "tiramisù, which is longer than a small string"].forEachInPlace { seen.append(copy $0) }
    #expect(seen == ["soup", "pizza", "tiramisù, which is longer than a small string"])
    [String]().forEachInPlace { seen.append(copy $0) }
    #expect(seen.count == 3)
  }

  @Test func stopsAtTheFirstError() {
    struct Full: Error {}
    var seen = 0
    #expect(throws: Full.self) {
      try [1, 2, 3].forEachInPlace { number throws(Full) in
        if number == 2 { throw Full() }
        seen += 1
      }
    }
    #expect(seen == 1)
  }

  @Test func givesOneElement() {
    #expect(["a", "b"].withElement(1) { $0 + "!" } == "b!")
  }

  @Test(arguments: ["", "a", "fifteen bytes..", "sixteen bytes...", "crème brûlée, which is longer"])
  func readsATextsBytes(text: String) {
    let bytes = text.withSpan { Array($0) }
    #expect(bytes == Array(text.utf8))
  }
}
