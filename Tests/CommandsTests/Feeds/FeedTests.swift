import Testing

/// Feeds of dated pages, by the rules of RFC 4287.
@Suite struct FeedTests {
  private static let titles = [
    "<b>Bold</b> & \"quoted\"", "]]>", "نحن نفتح", "新しい料理 🍕", "One\\u0000two\\uFFFEthree", "&amp;lt;",
    String(repeating: "long ", count: 400),
  ]

  private static func content(_ languages: String = "en") -> [String: String] {
    var files = [
      "site.yaml": "name: \"R<o>sa & \\u0001Co\"\nbaseURL: https://x.example/r\nlanguages: [\(languages)]\n",
      "pages/news/grün & gut.md": "---\ntitle: Green\ndate: 2026-02-28\n---\n![a](/assets/a%20b.svg) [b](?x=1&y=2#z)\n",
      "pages/events/one.md": "---\ntitle: One\ndate: 2024-02-29\n---\n",
      "assets/a b.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>",
    ]
    for (number, title) in titles.enumerated() {
      let text = title.replacing("\"", with: "\\\"")
      files["pages/news/\(number).md"] =
        "---\ntitle: \"\(text)\"\ndate: 2026-03-0\(number / 2 + 1)\ndescription: \"\(text)\"\n---\n`<x>` ]]> *\(number)*\n\n<br>\n"
    }
    return files
  }

  @Test("A feed keeps every rule, whatever its pages contain", arguments: ["en", "de, en", "ar, en", "ja, pt-BR, he"])
  func isValid(languages: String) throws {
    let site = SiteInMemory(Self.content(languages))
    let feeds = site.files.keys.filter { $0.hasSuffix("/feed.xml") }.sorted()
    #expect(feeds.count == 2 * languages.split(separator: ",").count, "\(site.diagnostics)")
    for feed in feeds {
      #expect(AtomRules.faults(in: site[feed]) == [], "\(feed)")
      #expect(site[feed].matches(of: /<entry/).count == (feed.contains("events") ? 1 : Self.titles.count + 1))
    }
  }

  @Test(
    "The rules find a feed that breaks one",
    arguments: [
      ("<title>One</title>\n", "", "entry without one title"),
      ("<title>One</title>", "<title>One</title><title>One</title>", "entry without one title"),
      ("<title>One</title>", "<title> </title>", "empty title"),
      ("<title>One</title>", "<title>One</titel>", "not well-formed"),
      ("<title>One</title>", "<title>\u{1}</title>", "not well-formed"),
      ("2024-02-29T00:00:00Z</published>", "2023-02-29T00:00:00Z</published>", "date '2023-02-29T00:00:00Z'"),
      ("2024-02-29T00:00:00Z</published>", "2024-02-29</published>", "date '2024-02-29'"),
      ("<id>https://x.example/r/events/one/</id>", "<id>one</id>", "relative id 'one'"),
      ("rel=\"self\"", "rel=\"alternate\"", "feed without one link to itself"),
      ("href=\"https://x.example/r/events/one/\"", "href=\"one/\"", "relative link"),
      ("<content type=\"html\"", "<content type=\"text\"", "content isn't HTML"),
      (" xml:base=\"https://x.example/r/events/one/\"", "", "HTML without an absolute base"),
      ("</content>", "<b/></content>", "HTML isn't escaped"),
      ("<author>", "<pubDate>", "not well-formed"),
      ("<author><name>Rosa</name>\n</author>", "", "feed or an entry without an author"),
      ("<published>", "<pubDate>1</pubDate><published>", "unexpected pubDate"),
      ("<feed xmlns=\"http://www.w3.org/2005/Atom\"", "<feed", "not a feed"),
      ("xml:lang=\"en\"", "xml:lang=\"en_US\"", "language 'en_US'"),
      ("</feed>", "<x xmlns=\"y\"/>z</feed>", "unexpected y:x"),
      ("<entry", "<entry/><entry", "entry without one id"),
    ])
  func findsFaults(part: String, replacement: String, fault: String) throws {
    let site = SiteInMemory([
      "site.yaml": "name: Rosa\nbaseURL: https://x.example/r\nlanguage: en\n",
      "pages/events/one.md": "---\ntitle: One\ndate: 2024-02-29\n---\nText\n",
    ])
    let feed = site["site/events/feed.xml"]
    #expect(AtomRules.faults(in: feed) == [])
    let broken = feed.replacing(part, with: replacement)
    #expect(broken != feed)
    #expect(AtomRules.faults(in: broken).contains(fault), "\(AtomRules.faults(in: broken))")
  }
}
