import Testing

/// Links with invalid schemes.
@Suite struct LinkSchemeTests {
  private static let menu = """
    name: Dinner
    currency: EUR
    sections: [{name: A, items: [{name: Soup, price: 5, allergens: [], description: "LINK"}]}]

    """

  private func build(_ link: String) throws -> (run: Run, pages: String) {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n", "Content/pages/about.md": "# About\n\n\(link)\n",
      "Content/menus/dinner.yaml": Self.menu.replacing("LINK", with: link.replacing("\\", with: "\\\\")),
    ])
    let run = try menugen("build", "--jobs", "1", in: folder.path)
    return (
      run, try shell("cat Output/site/about/index.html Output/site/menus/dinner/index.html", in: folder.path).output
    )
  }

  @Test(
    "A path with the letter of a drive is left out, with a warning in each file",
    arguments: [#"[x](C:\Users\Giuseppe\menu.pdf)"#, "[x](D:/x.pdf)", #"![x](c:\foto.jpg)"#, "[x](z:x)"])
  func leavesOutPathsOfDisks(link: String) throws {
    let (run, pages) = try build(link)
    #expect(run.ids == ["markdown.link", "markdown.link"], "\(run.errors)")
    #expect(!pages.contains("Users") && !pages.contains("foto.jpg") && !pages.contains("x.pdf"))
  }

  @Test(
    "A misspelt scheme is a warning with the right address",
    arguments: [
      ("htp://x.example", "http://x.example"), ("htpp://x.example/a", "http://x.example/a"),
      ("htttps://x.example", "https://x.example"), ("http:/x.example", "http://x.example"),
      ("https:x.example", "https://x.example"), ("mailt:anna@x.example", "mailto:anna@x.example"),
    ])
  func reportsMisspeltSchemes(link: String, meant: String) throws {
    let (run, _) = try build("[x](\(link))")
    #expect(run.ids == ["link.scheme", "link.scheme"], "\(run.errors)")
    #expect(run.errors.contains("did you mean '\(meant)'?"), "\(run.errors)")
    #expect(try build("[x](\(meant))").run.ids.isEmpty)
  }

  @Test("A user name or password in an address is a warning", arguments: ["anna:secret@", "anna@"])
  func reportsCredentials(credentials: String) throws {
    let (run, _) = try build("[x](https://\(credentials)x.example/a)")
    #expect(run.ids == ["link.scheme", "link.scheme"], "\(run.errors)")
    #expect(try build("[x](https://x.example/@anna)").run.ids.isEmpty)
  }

  @Test("The name of a picture may be percent-encoded, and one that a link can't contain is to be changed")
  func readsEncodedPictures() throws {
    func build(_ name: String, as key: String) throws -> (run: Run, page: String) {
      let folder = try TemporaryFolder([
        "Content/site.yaml": "currency: EUR\n",
        "Content/assets/\(name).svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"></svg>"#,
        "Content/menus/dinner.yaml": Self.menu.replacing(
          #"description: "LINK""#, with: #"image: {src: "assets/\#(key).svg", alt: Soup}"#),
      ])
      let run = try menugen("build", in: folder.path)
      return (run, try shell("cat Output/site/menus/dinner/index.html", in: folder.path).output)
    }
    let encoded = try build("a b", as: "a%20b")
    #expect(encoded.run.ids.isEmpty && encoded.page.contains("assets/a%20b.svg"), "\(encoded.run.errors)")
    for key in ["a#b", "a%23b"] {
      let run = try build("a#b", as: key).run
      #expect(run.ids.contains("asset.missing"), "\(run.errors)")
      #expect(run.errors.contains("rename Content/assets/a#b.svg without '#'"), "\(run.errors)")
    }
  }

  @Test(
    "Other schemes are left alone",
    arguments: [
      "HTTPS://x.example", "tel:+39061234", "sms:+3906", "geo:41.9,12.5", "whatsapp://send?phone=39", "ftp://x.example",
      "sip:a@x.example", "//x.example/a", "webcal://x.example", "smb://x.example/a", "data:image/png;base64,AAAA",
    ])
  func leavesOthersAlone(link: String) throws {
    #expect(try build("[x](\(link))").run.ids.isEmpty)
  }
}
