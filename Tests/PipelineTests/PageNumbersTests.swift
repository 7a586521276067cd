import Testing

@testable import MenugenPipeline

@Suite struct PageNumbersTests {
  @Test(arguments: [1, 2, 19, 20])
  func linksToAllOfAFewPages(count: Int) {
    for index in 0..<count { #expect(linkedPages(at: index, of: count) == Array(0..<count)) }
  }

  @Test(
    "Each of many pages links to the first, the last and its neighbours, and to few in all",
    arguments: [21, 99, 100, 101, 2_345])
  func linksToSomeOfManyPages(count: Int) {
    for index in 0..<count {
      let pages = linkedPages(at: index, of: count)
      #expect(pages == pages.sorted() && Set(pages).count == pages.count)
      #expect(pages.allSatisfy { (0..<count).contains($0) } && pages.count <= 60)
      #expect(Set(pages).isSuperset(of: [0, max(0, index - 1), index, min(count - 1, index + 1), count - 1]))
    }
  }

  @Test func reachesAnyPageInAFewClicks() {
    let count = 2_345
    var reached: Set<Int> = [0]
    var last: Set<Int> = [0]
    for _ in 1...5 {
      last = Set(last.flatMap { linkedPages(at: $0, of: count) }).subtracting(reached)
      reached.formUnion(last)
    }
    #expect(reached.count == count)
  }
}
