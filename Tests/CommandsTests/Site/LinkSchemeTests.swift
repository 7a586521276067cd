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
    "Other schemes are left alone",
    arguments: [
      "HTTPS://x.example", "tel:+39061234", "sms:+3906", "geo:41.9,12.5", "whatsapp://send?phone=39", "ftp://x.example",
      "sip:a@x.example", "//x.example/a", "webcal://x.example", "smb://x.example/a", "data:image/png;base64,AAAA",
    ])
  func leavesOthersAlone(link: String) throws {
    #expect(try build("[x](\(link))").run.ids.isEmpty)
  }
}
