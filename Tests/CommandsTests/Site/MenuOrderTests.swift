import Foundation
import Testing

/// `order` of menus.
@Suite struct MenuOrderTests {
  private func site(_ orders: [(name: String, order: String?)], _ settings: String = "") -> SiteInMemory {
    var content = ["site.yaml": "currency: EUR\n" + settings]
    for (name, order) in orders {
      content["menus/\(name).yaml"] =
        "name: \(name)\n" + (order.map { "order: \($0)\n" } ?? "")
        + "sections: [{name: S, items: [{name: I, price: 1, allergens: []}]}]\n"
    }
    return SiteInMemory(content)
  }

  private func names(_ page: String, in element: String) -> [String] {
    guard let start = page.range(of: "<" + element), let end = page[start.upperBound...].range(of: "</\(element)>")
    else {
      return []
    }
    return page[start.upperBound..<end.lowerBound].matches(of: #/<a href="menus/([a-z]+)//#).map { String($0.1) }
  }

  @Test("Menus are in the header and on the home page by order, then those without one by path")
  func sorts() {
    let site = site([("a", nil), ("b", "10"), ("c", "-9999"), ("d", nil), ("e", "10")])
    #expect(site.ids == [])
    let page = site["site/index.html"]
    #expect(names(page, in: "header") == ["c", "b", "e", "a", "d"])
    #expect(names(page, in: "main") == ["c", "b", "e", "a", "d"])
  }

  @Test("More menus than the header has are in order on the home page, and nav has the last word in the header")
  func sortsMany() {
    let many = site(
      "abcdefg".map { (String($0), $0 == "g" ? "1" : $0 == "f" ? "0" : nil) }, "nav: {order: [menus/b]}\n")
    let page = many["site/index.html"]
    #expect(names(page, in: "header") == ["b"])
    #expect(names(page, in: "main") == ["f", "g", "a", "b", "c", "d", "e"])
    let few = site([("a", "2"), ("b", nil), ("c", "1")], "nav: {order: [b]}\n")
    #expect(names(few["site/index.html"], in: "header") == ["b", "c", "a"])
  }

  @Test("An order is a whole number from -9999 to 9999", arguments: ["10000", "-10000", "1.5", "first", "true"])
  func isBounded(order: String) {
    #expect(!site([("a", order)]).ids.filter { $0 != "site.base-url" }.isEmpty)
    #expect(site([("a", "null")]).ids == site([("a", nil)]).ids)
  }
}
