import MenugenTemplates
import Testing

/// Where in HTML values may be printed.
@Suite struct HTMLSafetyTests {
  @Test(arguments: [
    "<p>{{text}}</p>", "<p class=\"a {{text}}\" title='{{text}}'>", "<TITLE>{{text}}</TITLE>",
    "<textarea>{{text}}</textarea>", "<p>{{{markup}}}</p>", "a < b {{text}}", "1<2{{text}}", "<!doctype html>{{text}}",
    "<!-- a -- > -->{{text}}", "<!-->{{text}}", "<script>if (a < b) '</scrip>'</script>{{text}}",
    "<style>a{}</style >{{text}}", "<script src=\"x.js\"></script>{{text}}", "<br/>{{text}}", "<a b=c d>{{text}}</a>",
    "<p data-url=\"{{text}}\">", "<p data-on=\"{{url}}\">{{url}}", "</>{{text}}", "<a title = \"{{text}}\">",
    "<p {{! nothing }}>{{text}}", "<p title=\">{{text}}\">",
  ])
  func acceptsValuesInTextAndQuotedAttributes(_ template: String) {
    #expect(mistakes(in: template, with: Place()) == [])
  }

  @Test(
    "Values are rejected in unsafe places",
    arguments: [
      ("<p class={{text}}>", "unsafe-place", "in an attribute's value without quotes"),
      ("<p class=a{{text}}>", "unsafe-place", "in an attribute's value without quotes"),
      ("<script>{{text}}</script>", "unsafe-place", "inside <script>"),
      ("<SCRIPT type=module>\n{{text}}</SCRIPT>", "unsafe-place", "inside <script>"),
      ("<script>{{{markup}}}</script>", "unsafe-place", "inside <script>"),
      ("<style>{{text}}</style>", "unsafe-place", "inside <style>"),
      ("<noscript>{{text}}</noscript>", "unsafe-place", "inside <noscript>"),
      ("<title>{{{markup}}}</title>", "unsafe-place", "inside <title>"),
      ("<p onclick=\"f('{{text}}')\">", "unsafe-place", "in the value of 'onclick'"),
      ("<p ONCLICK='{{text}}'>", "unsafe-place", "in the value of 'onclick'"),
      ("<p style=\"color: {{text}}\">", "unsafe-place", "in the value of 'style'"),
      ("<iframe srcdoc=\"{{text}}\"></iframe>", "unsafe-place", "in the value of 'srcdoc'"),
      ("<!-- {{text}} -->", "unsafe-place", "in a comment"),
      ("<!doctype {{text}}>", "unsafe-place", "in a comment"),
      ("<{{text}}>", "unsafe-place", "in a tag's name"),
      ("</{{text}}>", "unsafe-place", "in a tag's name"),
      ("<h{{text}}>", "unsafe-place", "in a tag's name"),
      ("<p {{text}}>", "unsafe-place", "between a tag's attributes"),
      ("<p data-{{text}}=\"\">", "unsafe-place", "between a tag's attributes"),
      ("<p title=\"{{{markup}}}\">", "unsafe-place", "in the value of 'title'"),
      ("<a href=\"{{text}}\">", "url-needed", "in the value of 'href'"),
      ("<a href=\"{{text.word}}\">", "url-needed", "in the value of 'href'"),
      ("<img SRC='{{text}}'>", "url-needed", "in the value of 'src'"),
      ("<form action=\"{{text}}\">", "url-needed", "in the value of 'action'"),
      ("<img srcset=\"{{url}} 1x, {{text}} 2x\">", "url-needed", "in the value of 'srcset'"),
    ])
  func forbiddenPlaces(_ template: String, _ id: String, _ place: String) {
    let found = mistakes(in: template, with: Place(), words: ["word"])
    #expect(found.count { $0.contains(" \(id): ") && $0.contains(place) } == 1)
  }

  @Test(arguments: [
    "<a href=\"{{url}}\">", "<a href='{{optionalURL}}'>", "<a href=\"#{{text}}\">", "<a href=\"/a/{{text}}\">",
    "<a href=\"?q={{text}}\">", "<a href=\"menus/{{text}}/\">", "<a href=\"{{url}}#{{text}}\">",
    "<a href=\"tel:{{text}}\">", "<a href=\"mailto:{{text}}\">", "<a href=\"https:{{text}}\">",
    "<a href=\"{{url}}{{url}}\">", "<a href=\"{{url}}menus/{{text}}\">", "<img srcset=\"{{url}} 1x, {{url}} 2x\">",
    "<a href=\"{{#yes}}{{url}}{{/yes}}/{{text}}\">", "<a href=\"{{#optionalURL}}{{.}}{{/optionalURL}}\">",
    "<a href=\"{{#yes}}{{url}}{{/yes}}{{^yes}}#{{text}}{{/yes}}\">",
  ])
  func acceptsAddressesThatCanNotBecomeScripts(_ template: String) {
    #expect(mistakes(in: template, with: Place()) == [])
  }

  @Test(arguments: [
    "<a href=\"java{{text}}\">", "<a href=\"java{{url}}\">", "<a href=\"javascript:{{text}}\">",
    "<a href=\"javascript:/{{text}}\">", "<a href=\"JavaScript://{{url}}\">", "<a href=\"data:text/html,{{text}}\">",
    "<a href=\" javascript:{{text}}\">", "<a href=\"java\nscript:{{text}}\">", "<a href=\"javascript&colon;{{text}}\">",
    "<a href=\"&#106;avascript:{{text}}\">", "<a href=\"{{url}}{{text}}\">", "<a href=\"{{url}}:{{text}}\">",
    "<a href=\"{{#yes}}#{{/yes}}{{text}}\">", "<a href=\"{{#yes}}java{{/yes}}{{url}}\">",
    "<a href=\"{{#optionalURL}}{{.}}{{/optionalURL}}{{text}}\">", "<a xlink:href=\"{{text}}\">",
  ])
  func refusesAddressesThatCouldBecomeScripts(_ template: String) {
    let found = mistakes(in: template, with: Place())
    #expect(found.count == 1 && found.allSatisfy { $0.contains("url-needed") })
  }

  @Test(arguments: [
    "<li{{#yes}} class=\"sold-out\"{{/yes}}>{{text}}", "<li {{#yes}}class=\"a\"{{/yes}} title=\"{{text}}\">",
    "<option{{#yes}} selected{{/yes}}>{{text}}", "<p class=\"a{{#yes}} b{{/yes}}\" title='{{text}}'>",
    "{{#yes}}<a href=\"{{url}}\">{{/yes}}{{text}}{{#yes}}</a>{{/yes}}",
    "<a {{#yes}}href=\"{{url}}\"{{/yes}}{{^yes}}href=\"#\"{{/yes}}>{{text}}</a>",
  ])
  func acceptsSectionsThatLeaveThePlaceAsItWas(_ template: String) {
    #expect(mistakes(in: template, with: Place()) == [])
  }

  @Test(arguments: [
    ("{{#yes}}<p class=\"{{/yes}}\">", "begins in text but ends in the value of 'class'"),
    ("<p class=\"{{#yes}}\">{{/yes}}\">", "begins in the value of 'class' but ends in text"),
    ("{{#yes}}<script>{{/yes}}</script>", "begins in text but ends inside <script>"),
    ("{{^yes}}<!--{{/yes}}-->", "begins in text but ends in a comment"),
    ("<p {{#yes}}>{{/yes}}", "begins between a tag's attributes but ends in text"),
  ])
  func refusesSectionsThatChangeThePlace(_ template: String, _ message: String) {
    #expect(
      mistakes(in: template, with: Place()).count {
        $0.contains("unbalanced-section: section 'yes' \(message)")
      } == 1)
  }

  @Test func followsPlaceIntoPartialsAndBlocks() {
    #expect(mistakes(in: "<a title=\"{{>p}}\">", ["p": "{{text}}"], with: Place()) == [])
    #expect(
      mistakes(in: "<script>{{>p}}</script><b>{{>p}}</b>", ["p": "{{text}}"], with: Place()) == [
        "p:1:1 unsafe-place: 'text' is inside <script>, where values can't be printed (print it outside of <script>)"
      ])
    #expect(
      mistakes(
        in: "{{<layout}}{{$code}}{{text}}{{/code}}{{/layout}}", ["layout": "<style>{{$code}}{{/code}}</style>"],
        with: Place()
      ).map { $0.hasPrefix("main:1:21 unsafe-place") } == [true])
  }

  @Test func refusesAttributeWithoutKnownName() {
    // The attribute set by `=` depends on the section.
    #expect(mistakes(in: "<a title{{#yes}}x{{/yes}}=\"{{text}}\">", with: Place()).count == 1)
  }

  @Test func refusesTemplateThatEndsInsideTag() {
    #expect(
      mistakes(in: "<p\n", with: Place()) == [
        "main:2:1 unfinished-html: template ends between a tag's attributes (close every tag, quote and comment)"
      ])
  }
}

private struct Place: TemplateModel {
  var text = "text"
  var url = "/url"
  var optionalURL: String?
  var markup = "<b>"
  static let shape = Shape<Place>(
    "place",
    [
      .text("text", \.text), .url("url", \.url), .optionalURL("optionalURL", \.optionalURL),
      .markup("markup", \.markup), .flag("yes") { _ in true },
    ])
}
