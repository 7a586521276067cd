import MenugenDomain
import MenugenText
import MenugenViewModels
import Testing

@testable import MenugenPipeline

@Suite struct FrameTests {
  private func frames(_ code: String = "en", base: String? = "https://example.org/eat/") throws -> FramePresenter {
    let all = ["en", "it", "ar"]
    let presentations = try all.map { code in
      try presentation(code) {
        $0.name = Label("Giuseppe’s")
        $0.languages = all.compactMap { LanguageTag($0) }
        $0.baseURL = base
      }
    }
    let own = presentations[try #require(all.firstIndex(of: code))]
    let entries = [
      Navigation.Entry(title: Label("Dinner"), language: .english, route: own.menuRoute("dinner")),
      Navigation.Entry(title: Label("About"), language: .english, route: own.pageRoute("about")),
    ]
    return FramePresenter(own, navigation: Navigation(entries), languages: presentations)
  }

  @Test func leavesOutAnAddressThatHasNothingToShow() throws {
    let own = try presentation {
      $0.restaurant = Restaurant()
      $0.restaurant?.address = Restaurant.Address()
      $0.restaurant?.address?.addressCountry = "IT"
    }
    let frames = FramePresenter(own, navigation: Navigation([]), languages: [own])
    #expect(frames.frame(at: own.homeRoute, title: nil).footer.lines == [])
  }

  @Test func namesThePageThenTheSite() throws {
    let frames = try frames()
    let route = frames.presentation.menuRoute("dinner")
    #expect(frames.frame(at: route, title: "Dinner").title == "Dinner · Giuseppe’s")
    #expect(frames.frame(at: route, title: nil).title == "Giuseppe’s")
    #expect(frames.frame(at: route, title: "Giuseppe’s").title == "Giuseppe’s")
  }

  @Test func linksFromItsDepth() throws {
    let frames = try frames("it")
    let route = frames.presentation.itemRoute("dinner", "pizza")
    let frame = frames.frame(
      at: route, title: "Pizza", breadcrumbs: [(LabelViewModel("Cena"), frames.presentation.menuRoute("dinner"))],
      counterpart: { $0.itemRoute("dinner", "pizza") })
    #expect(frame.themeURL == "../../../../theme/")
    #expect(frame.homeURL == "../../../")
    #expect(frame.canonicalURL == "https://example.org/eat/it/menus/dinner/pizza/")
    #expect(frame.navigation.map(\.url) == ["../", "../../../about/"])
    #expect(frame.breadcrumbs.map(\.url) == ["../../../", "../"])
    #expect(frame.breadcrumbs.map(\.label.text) == ["Home", "Cena"])
    #expect(
      frame.languages.map(\.url) == ["../../../../menus/dinner/pizza/", "./", "../../../../ar/menus/dinner/pizza/"])
    #expect(
      frame.languages.map(\.absoluteURL) == [
        "https://example.org/eat/menus/dinner/pizza/", "https://example.org/eat/it/menus/dinner/pizza/",
        "https://example.org/eat/ar/menus/dinner/pizza/",
      ])
    #expect(frame.languages.map(\.name) == ["English", "Italiano", "العربية"])
    #expect(frame.languages.map(\.isCurrent) == [false, true, false])
    #expect(frame.languages.map(\.isDefault) == [true, false, false])
  }

  @Test func marksThePageItStandsOn() throws {
    let frames = try frames()
    let frame = frames.frame(at: frames.presentation.pageRoute("about"), title: "About")
    #expect(frame.navigation.map(\.isCurrent) == [false, true])
  }

  @Test func saysTheDirectionOfItsLanguage() throws {
    #expect(try !frames().frame(at: Route(.site, ""), title: nil).isRightToLeft)
    let arabic = try frames("ar").frame(at: Route(.site, "ar/"), title: nil)
    #expect(arabic.isRightToLeft)
    #expect(arabic.language == "ar")
    #expect(arabic.siteName == LabelViewModel("Giuseppe’s", language: "en", direction: "ltr"))
  }

  @Test func hasNoAbsoluteAddressWithoutABase() throws {
    let frames = try frames(base: nil)
    let frame = frames.frame(at: Route(.site, ""), title: nil, counterpart: \.homeRoute)
    #expect(frame.canonicalURL == nil)
    #expect(frame.languages.allSatisfy { $0.absoluteURL == nil })
    #expect(frame.languages.count == 3)
  }

  @Test func switchesToTheHomeOfALanguageWithoutThePage() throws {
    let frames = try frames()
    let frame = frames.frame(at: Route(.site, "x/"), title: "X") { $0.isDefaultLanguage ? $0.pageRoute("x") : nil }
    #expect(frame.languages.map(\.url) == ["./", "../it/", "../ar/"])
    #expect(frame.languages.map { $0.absoluteURL != nil } == [true, false, false])
  }

  @Test func keepsPrivatePagesToThemselves() throws {
    let frames = try frames()
    let frame = frames.frame(at: Route(.reports, "bank/"), title: "Bank", counterpart: \.homeRoute)
    #expect(frame.isPrivate)
    #expect(frame.canonicalURL == nil)
    #expect(frame.navigation.isEmpty)
    #expect(frame.languages.isEmpty)
    #expect(frame.footer == FooterViewModel())
    #expect(frame.homeURL == "../index.html")
    #expect(frame.breadcrumbs.map(\.label.text) == ["Reports"])
  }

  static let descriptions: [(String, String?)] = [
    ("", nil), (" \n ", nil), ("One\n two\t three", "One two three"),
    (String(repeating: "a", count: 160), String(repeating: "a", count: 160)),
    (String(repeating: "word ", count: 40), String(repeating: "word ", count: 31).dropLast() + "…"),
    (String(repeating: "é", count: 160), String(repeating: "é", count: 160)),
    (String(repeating: "日", count: 170), String(repeating: "日", count: 158) + "…"),
  ]

  @Test(arguments: descriptions)
  func describesAPageInOneLine(text: String, line: String?) {
    #expect(metaDescription(text) == line)
  }
}

@Suite struct NoticeTests {
  @Test(
    arguments: [
      (.loading, "Hi", "Wait A Moment Please", "loading"),
      (.internetError, "Oops", "You have an internet error", "error"),
      (.serviceError, "Sorry", "You have a service error", "error"),
      (.empty, "Nothing here yet", "Please come back soon.", "empty"),
      (.notFound, "Page not found", "This page is not on the menu. It may have moved.", "not-found"),
      (.contentError, "This page could not be made", "Its source has errors. Please come back soon.", "error"),
    ] as [(Presentation.NoticeReason, String, String, String)])
  func saysWhyAPageIsNotThere(reason: Presentation.NoticeReason, title: String, message: String, kind: String) throws {
    #expect(try presentation().notice(reason) == Notice(title: title, message: message, kind: kind))
  }

  @Test func makesTheFourPagesOfEveryLanguage() throws {
    let italian = try presentation("it")
    let frames = FramePresenter(italian, navigation: Navigation(), languages: [italian])
    let pages = frames.noticePages()
    #expect(pages.map(\.route.path) == ["it/404.html", "it/loading.html", "it/offline.html", "it/error.html"])
    #expect(pages.allSatisfy { $0.page.frame.canonicalURL == nil })
  }

  @Test(
    arguments: [
      (nil, "/"), ("https://example.org/", "/"), ("https://example.org/eat/", "/eat/"), ("https://example.org", "/"),
    ] as [(String?, String)])
  func linksFromTheRootWhereNothingWasFound(base: String?, root: String) throws {
    for code in ["en", "it"] {
      let own = try presentation(code) { $0.baseURL = base }
      let entry = Navigation.Entry(title: Label("M"), language: .english, route: own.menuRoute("m"))
      let frames = FramePresenter(own, navigation: Navigation([entry]), languages: [own])
      let frame = try #require(frames.noticePages().first).page.frame
      let prefix = code == "en" ? root : "\(root)it/"
      #expect(frame.homeURL == prefix)
      #expect(frame.themeURL == "\(root)theme/")
      #expect(frame.navigation.map(\.url) == ["\(prefix)menus/m/"])
      #expect(frame.breadcrumbs.isEmpty)
    }
  }

  @Test("Pages have a policy unless the site allows unsafe Markdown") func policy() throws {
    for isUnsafe in [false, true] {
      let page = try presentation { $0.allowsUnsafeMarkdown = isUnsafe }
      let frame = FramePresenter(page, navigation: Navigation(), languages: [page]).frame(
        at: page.homeRoute, title: nil)
      #expect((frame.contentPolicy == nil) == isUnsafe)
      #expect(frame.contentPolicy?.contains("default-src 'none'; style-src 'self'; script-src 'self'") != false)
    }
  }
}
