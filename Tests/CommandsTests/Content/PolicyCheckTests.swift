import MenugenDiagnostics
import MenugenFiles
import Testing

@testable import MenugenSiteBuilder

/// Parts of templates that the Content Security Policy blocks.
@Suite struct PolicyCheckTests {
  private func faults(_ template: String, origins: [String] = []) -> [String] {
    var check = PolicyCheck(origins: origins)
    return check.faults(in: SourceFile(path: "a.mustache", text: template)).map { fault in
      guard case .line(let location) = fault.place else { return fault.message }
      return "\(location.line):\(location.column) \(fault.message.replacing("the policy of pages blocks ", with: ""))"
    }
  }

  @Test(
    "Inline scripts, styles and handlers are blocked, and frames and forms",
    arguments: [
      ("<script>\nalert(1)\n</script>", "1:1 an inline script"),
      ("<p>\n<SCRIPT type=module>x</SCRIPT>", "2:1 an inline script"),
      ("<style>p { color: red }</style>", "1:1 an inline style"),
      ("<p class=\"a\" style='color: red'>", "1:14 an inline style"),
      ("<button\nonClick=\"a()\">", "2:1 the attribute onclick"),
      ("<iframe src=\"https://maps.example/\"></iframe>", "1:1 <iframe>"),
      ("<form action=\"/order\">", "1:1 <form>"),
      ("<a {{#x}}onclick=\"a\"{{/x}}>", "1:10 the attribute onclick"),
      ("<script src=\"https://stats.example/a.js\"></script>", "1:9 what is loaded from https://stats.example"),
      ("<script src=//Stats.example/a.js></script>", "1:9 what is loaded from https://stats.example"),
      ("<link rel=stylesheet href=\"https://fonts.example/a.css\">", "1:22 what is loaded from https://fonts.example"),
      (
        "<link rel=preload as=font href=\"https://fonts.example/a.woff2\">",
        "1:27 what is loaded from https://fonts.example"
      ),
      ("<link rel=modulepreload href=//stats.example/a.js>", "1:25 what is loaded from https://stats.example"),
      ("<link rel=manifest href=https://x.example/a.webmanifest>", "1:20 a manifest of another site"),
      ("<base href=\"/menu/\">", "1:1 <base>"), ("<a href=\" JavaScript:a()\">", "1:4 a javascript: address"),
    ])
  func reportsBlockedParts(_ template: String, _ fault: String) { #expect(faults(template) == [fault]) }

  @Test(
    "What pages may have isn't reported",
    arguments: [
      "", "<", "<p", "<p onclick", "<script", "{{!", "<!--", "<p a='", "<p>style=\"x\" onclick=\"x\"</p>",
      "<script src=\"{{frame.themeURL}}a.js\" defer></script>", "<script src=\"https://{{host}}/a.js\"></script>",
      "<script type=\"application/ld+json\">{}</script>", "<!-- <script>x</script> -->", "{{! <style> }}",
      "<img src=\"https://x.example/a.png\" alt=\"\">", "<a href=\"https://x.example/\">x</a>",
      "<link rel=preload as=image href=https://x.example/a.png>", "<link rel=manifest href=\"/a.webmanifest\">",
      "<link rel=canonical href=https://x.example/>", "<a href=\"/javascript:/\">x</a>",
      "<link rel=\"icon\" href=\"https://x.example/a.png\">", "<p on=\"2\" on-x=\"3\">",
      "<script src=\"https://stats.example/a.js\"></script>",
    ])
  func allowsOthers(_ template: String) {
    let found = faults(template, origins: ["https://stats.example"])
    #expect(
      found
        == (template == "<p onclick"
          ? ["1:4 the attribute onclick"] : template == "<script" ? ["1:1 an inline script"] : []))
  }

  @Test(
    "An origin with * covers all subdomains, but not the domain itself",
    arguments: [
      ("https://a.example.com", true), ("https://a.b.example.com", true), ("https://example.com", false),
      ("https://badexample.com", false), ("http://a.example.com", false), ("https://a.example.com:8443", false),
    ])
  func coversSubdomains(_ origin: String, isCovered: Bool) {
    let found = faults("<script src=\"\(origin)/a.js\"></script>", origins: ["https://*.Example.com"])
    #expect(found.isEmpty == isCovered, "\(found)")
  }

  @Test("A theme's templates are checked, unless it has its own policy or the site has none")
  func checksTheme() {
    let content = [
      "site.yaml": "currency: EUR\ntheme: own\n", "menus/m.yaml": "- {name: A, price: 1, allergens: []}\n",
    ]
    var themes = ["own/templates/hooks/head.mustache": "<script>count()</script>\n"]
    #expect(SiteInMemory(content, themes: themes).ids.contains("template.blocked"))
    var unsafe = content
    unsafe["site.yaml"]? += "markdown: {unsafe: true}\n"
    #expect(!SiteInMemory(unsafe, themes: themes).ids.contains("template.blocked"))
    themes["own/templates/partials/policy.mustache"] = "<meta name=\"x\">\n"
    #expect(!SiteInMemory(content, themes: themes).ids.contains("template.blocked"))
  }
}
