import Testing
import MenugenText

@Suite struct FreeIDsTests {
  @Test("Things of one name get the next free number")
  func numbersThingsOfOneName() {
    var ids = FreeIDs(["soup-3"])
    #expect((1...4).map { _ in ids.takeFree("soup") } == ["soup", "soup-2", "soup-4", "soup-5"])
    #expect(ids.takeFree("soup-2") == "soup-2-2")
    #expect(ids.take("tea") && !ids.take("tea"))
    #expect(ids.takeFree("tea") == "tea-2")
  }
}
