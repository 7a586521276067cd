import MenugenDomain
import MenugenText
import Testing

@testable import MenugenPipeline

@Suite struct MarkdownLinkTests {
  /// Rewritten links have other lengths, which moves the links after them.
  @Test func pointsLinksElsewhere() throws {
    let written = ["/about/?a=1&b", "p.jpg", "#x", "/about/?a=1&b"]
    let html =
      "<p>é <a href=\"/about/?a=1&amp;b\">a</a> <img src=\"p.jpg\" /> <a href=\"#x\">x</a> <a href=\"/about/?a=1&amp;b\">b</a></p>\n"
    var end = html.utf8.startIndex
    let links = try written.map { destination in
      let escaped = destination.replacing("&", with: "&amp;")
      let place = try #require(html[end...].utf8.firstRange(of: escaped.utf8))
      end = place.upperBound
      let start = html.utf8.distance(from: html.startIndex, to: place.lowerBound)
      return Markup.Link(destination: destination, isImage: false, place: start..<start + escaped.utf8.count)
    }
    let presentation = try presentation()
    let dish = LinkCache(presentation, writtenFor: Route(.site, "menus/m/"), shownAt: Route(.site, "menus/m/x/"))
    #expect(
      Markup(html: html, plain: "", links: links).html(with: dish)
        == "<p>é <a href=\"../../../about/?a=1&amp;b\">a</a> <img src=\"../p.jpg\" /> <a href=\"../#x\">x</a> "
        + "<a href=\"../../../about/?a=1&amp;b\">b</a></p>\n")
    #expect(
      Markup(html: html, plain: "", links: [links[2]]).html(with: dish)
        == html.replacing("href=\"#x\"", with: "href=\"../#x\""))
  }

  /// The texts are canonically equivalent but have different bytes.
  @Test func reportsLinksApartByTheirBytes() throws {
    let route = Route(.site, "about/")
    let links = LinkCache(try presentation(), writtenFor: route, shownAt: route)
    #expect(
      ["caf\u{E9}/", "cafe\u{301}/", "caf\u{E9}/"].map(links.link) == ["caf%C3%A9/", "cafe%CC%81/", "caf%C3%A9/"])
  }

  /// A link, the page that contains it, and the expected link; `nil` if it is unchanged.
  static let links: [(String, String, String?)] = [
    ("https://example.org/a", "about/", nil), ("mailto:a@b.c", "about/", nil), ("//cdn.example/x", "about/", nil),
    ("#top", "about/", nil), ("", "about/", nil),
    ("/menus/dinner/", "about/", "../menus/dinner/"), ("/menus/dinner/", "menus/dinner/", "./"), ("/", "about/", "../"),
    ("/about/?a=1#b", "legal/imprint/", "../../about/?a=1#b"),
    ("about.md", "history/", "../about/"), ("about.md#us", "history/", "../about/#us"),
    ("about.md", "legal/imprint/", "../about/"), ("../about.md", "legal/imprint/", "../../about/"),
    ("pages/about.md", "legal/imprint/", "../../about/"), ("./about.md", "history/", "../about/"),
    ("about.md", "menus/dinner/", "../../about/"), ("../pages/about.md", "menus/dinner/", "../../about/"),
    ("assets/list.pdf", "legal/imprint/", "../../assets/list.pdf"),
    ("/assets/list.pdf", "legal/imprint/", "../../assets/list.pdf"),
    ("allergens.html", "menus/dinner/", "allergens.html"), ("margherita/", "menus/dinner/", "margherita/"),
    ("../drinks/", "menus/dinner/", "../drinks/"), ("../../../../..", "menus/dinner/", "../../"),
    ("caf%C3%A9.md", "history/", "../caf%C3%A9/"),
  ]

  @Test(arguments: links)
  func leadsALinkFromItsPage(written: String, page: String, link: String?) throws {
    let presentation = try presentation()
    let route = Route(.site, page)
    #expect(presentation.link(written, writtenFor: route, shownAt: route) == link)
  }

  @Test(arguments: [
    ("/about/", "../about/"), ("about.md", "../about/"), ("/it/about/", "../about/"), ("/ar/about/", "../../ar/about/"),
    ("/assets/a.pdf", "../../assets/a.pdf"), ("/robots.txt", "../../robots.txt"), ("../", "../"),
  ])
  func staysInThePagesLanguage(written: String, link: String) throws {
    let presentation = try presentation("it") { $0.languages.append(LanguageTag("ar") ?? .english) }
    let route = presentation.pageRoute("history")
    #expect(route.folder == "it/history/")
    #expect(presentation.link(written, writtenFor: route, shownAt: route) == link)
  }

  @Test func readsADishesLinksFromItsMenuWhereverItIsShown() throws {
    let presentation = try presentation()
    let menu = presentation.menuRoute("dinner")
    let dish = presentation.itemRoute("dinner", "margherita")
    #expect(presentation.link("diavola/", writtenFor: menu, shownAt: dish) == "../diavola/")
    #expect(presentation.link("allergens.html", writtenFor: menu, shownAt: dish) == "../allergens.html")
    #expect(presentation.link("/menus/dinner/margherita/", writtenFor: menu, shownAt: dish) == "./")
  }

  @Test func leadsFromReportsToTheSite() throws {
    let route = Route(.reports, "bank/")
    let beside = try presentation()
    #expect(beside.link("/about/#x", writtenFor: route, shownAt: route) == "../../site/about/index.html#x")
    #expect(beside.link("assets/a.pdf", writtenFor: route, shownAt: route) == "../assets/a.pdf")
    let site = try presentation { $0.baseURL = "https://example.org/eat/" }
    #expect(site.link("/about/#x", writtenFor: route, shownAt: route) == "https://example.org/eat/about/#x")
  }
}

@Suite struct RouteTests {
  @Test(arguments: [
    ("", "", "./"), ("", "menus/dinner/", "menus/dinner/"), ("menus/dinner/", "", "../../"),
    ("menus/dinner/", "menus/dinner/x/", "x/"), ("menus/dinner/x/", "menus/dinner/y/", "../y/"),
    ("menus/dinner/x/", "menus/drinks/", "../../drinks/"), ("menus/dinner/", "menus/dinner/", "./"),
    ("menus/din/", "menus/dinner/", "../dinner/"), ("", "menus/スープ/", "menus/%E3%82%B9%E3%83%BC%E3%83%97/"),
  ])
  func linksRelatively(from: String, to: String, link: String) {
    #expect(Route(.site, from).link(to: Route(.site, to)) == link)
  }

  @Test func linksReportsByTheirFiles() {
    let month = Route(.reports, "bank/2026-03/")
    #expect(month.link(to: Route(.reports, "bank/")) == "../index.html")
    #expect(month.link(to: month) == "index.html")
    #expect(month.link(toPath: "theme/") == "../../theme/")
  }

  @Test func knowsItsPlaceAndAddress() {
    let route = Route(.site, "menus/스프/", file: "menu.txt")
    #expect(route.path == "menus/스프/menu.txt")
    #expect(route.absolutePath == "menus/%EC%8A%A4%ED%94%84/menu.txt")
    #expect(Route(.site, "a/").absolutePath == "a/")
  }
}
