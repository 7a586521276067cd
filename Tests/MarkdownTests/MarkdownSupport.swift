import MenugenCCMark
import MenugenDiagnostics
import MenugenDomain
import Foundation

@testable import MenugenMarkdown

/// Reads a text as a file.
func read(_ text: String, allowsUnsafe: Bool = false) -> (Markup, [Diagnostic]) {
  var reporter = Reporter(SourceFile(path: "text.md", text: text))
  let markup = MarkdownReader(allowsUnsafe: allowsUnsafe).read(text, at: 0..<text.utf8.count, reporter: &reporter)
  return (markup, reporter.diagnostics)
}

/// The output of libcmark's own renderer.
func libcmark(_ text: String, options: Int32 = CMARK_OPT_DEFAULT) -> String {
  let html = cmark_markdown_to_html(text, text.utf8.count, options)!
  defer { free(html) }
  return String(cString: html)
}

/// Whether HTML equals libcmark's, except for the comments in place of omitted HTML.
func isLibcmarks(_ html: String, of text: String) -> Bool {
  let whole = libcmark(text)
  let theirs = whole.replacing("<!-- raw HTML omitted -->", with: "")
  if whole == theirs { return html == theirs }
  let isEmpty = theirs.replacing(#/<(?!hr|a|img)[^>]*>/#, with: "").allSatisfy(\.isWhitespace)
  func lines(_ html: String) -> [Substring] { html.split(separator: "\n") }
  return html.isEmpty ? isEmpty : lines(html) == lines(theirs)
}

/// Whether HTML has control characters, for which ours differs from libcmark's.
func hasControls(_ html: String) -> Bool {
  html.unicodeScalars.contains { $0.properties.generalCategory == .control && !"\t\n\r".unicodeScalars.contains($0) }
}

/// SplitMix64 (Steele, Lea, Flood), with reproducible numbers.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Random words and pieces of syntax.
func randomMarkdown(_ random: inout SplitMix64) -> String {
  let pieces = [
    "word", "é", "🍕", " ", "  ", "\n", "\n\n", "    ", "\t", "*", "**", "_", "__", "`", "``", "```\n", "~~~ x\n", "[",
    "]", "(", ")",
    "![", "](", "<", ">", "<b>", "</b>", "<!--", "-->", "<div>\n", "&", "&amp;", "&#0;", "&#x41;", "&copy", "\\", "\\*",
    "# ", "## ", "=\n", "---\n", "- ", "+ ", "1. ", "2) ", "> ", "[a]: b 'c'\n", "[a]", "http://x.example",
    "<http://x/ä>",
    "javascript:", "data:image/png,", "file:", "\"", "'", "%", "'t'", "|", "\r\n", "\u{A0}", "!", "#", "a@b.c",
  ]
  var text = ""
  for _ in 0..<Int.random(in: 1..<16, using: &random) { text += pieces.randomElement(using: &random)! }
  return text
}

// MARK: - A small reader of the tags in HTML that a renderer wrote

struct Tag {
  var name: String
  var attributes: [(String, String)]
}

let safeTags: Set<String> = [
  "p", "h1", "h2", "h3", "h4", "h5", "h6", "em", "strong", "code", "pre", "ul", "ol", "li", "blockquote", "hr", "br",
  "a",
  "img", "!--",
]

/// Every opening tag with its decoded attributes.
func tags(_ html: String) -> [Tag] {
  var found: [Tag] = []
  let scalars = Array(html.unicodeScalars)
  var index = 0
  func at(_ index: Int) -> UnicodeScalar { index < scalars.count ? scalars[index] : "\0" }
  while index < scalars.count {
    guard scalars[index] == "<" else {
      index += 1
      continue
    }
    index += 1
    if at(index) == "!" {
      found.append(Tag(name: "!--", attributes: []))
      while index < scalars.count, scalars[index] != ">" { index += 1 }
      continue
    }
    if at(index) == "/" { continue }
    var name = ""
    while index < scalars.count, !" />\n".unicodeScalars.contains(scalars[index]) {
      name.unicodeScalars.append(scalars[index])
      index += 1
    }
    var tag = Tag(name: name.lowercased(), attributes: [])
    while index < scalars.count, scalars[index] != ">" {
      if " /\n".unicodeScalars.contains(scalars[index]) {
        index += 1
        continue
      }
      var attribute = ""
      while index < scalars.count, !"= />\n".unicodeScalars.contains(scalars[index]) {
        attribute.unicodeScalars.append(scalars[index])
        index += 1
      }
      var value = ""
      if at(index) == "=", at(index + 1) == "\"" {
        index += 2
        while index < scalars.count, scalars[index] != "\"" {
          value.unicodeScalars.append(scalars[index])
          index += 1
        }
        index += 1
      } else if at(index) == "=" {
        attribute += "= without quotes"
        index += 1
      }
      value = value.replacingOccurrences(of: "&#x27;", with: "'").replacingOccurrences(of: "&amp;", with: "&")
      tag.attributes.append((attribute, value))
    }
    found.append(tag)
  }
  return found
}

/// Examples of every rule of CommonMark that affects the renderer.
let commonMarkExamples: [String] = [
  "", "\n\n", "one\ntwo\n\nthree", "one  \ntwo\\\nthree", "# a\n## b\n### c\n#### d\n##### e\n###### f\n####### g",
  "a\n===\nb\n---",
  "# a # b ##\n", "***\n---\n___", "    code <b> & \"x\"\n\n    more", "```\nfence\n```",
  "``` swift extra\nlet a = 1 < 2\n```",
  "~~~\ta\"b&amp;c\nx\n~~~", "```language-c\nx\n```", "```\nunclosed", "```\n```", "> quote\nlazy\n> > deeper\n\nout",
  ">\n", "- a\n- b\n\n- c", "- a\n- b\n  1. c\n  2. d\n- e",
  "1. a\n2. b", "7) a\n8) b", "0. zero", "- a\n\n  b\n\n      code\n- c", "-\n- \n-",
  "- # heading\n- > quote\n- ```\n  code\n  ```", "* a\n+ b\n- c",
  "*a* **b** ***c*** _d_ __e__ a*b*c a_b_c **a*b**", "*a **b* c**", "`a` `` b ` c `` ` d `  `   `",
  "[a](b) [a](b 'c') [a](<b c> \"d\") [a]() []()",
  "[a](b \"q\\\"'<&>\")", "[a][r] [r][] [r] [R]\n\n[r]: /url 'title'",
  "![a *b* `c` <i>d</i>\ne](f 'g') ![](x) ![a ![b](c) d](e) ![a [b](c)](d)", "[![a](b)](c)",
  "<https://a.example/?b=c&d> <a@b.example> <x:y>", "a <b>c</b> <!-- d --> <?e?> <!F g> <![CDATA[h]]>",
  "<div>\na\n</div>\n\n*b*\n\n<!-- c -->\n\n<x y='z'>\n",
  "<script>\nalert(1)\n</script>", "&amp; &lt; &copy; &#65; &#x41; &#0; &nope; &nbsp;x", "\\* \\a \\\\ \\< \\&amp;",
  "\"quotes\" & 'apostrophes' <>",
  "[a](/ä?b=ö&c='d'#é \"x\") [a](b%20c%) [a](a[b]^`{|}\\\\~$,;:@!*+)", "[a](<a\u{7F}b\u{1F}c>)",
  "tab\tin\ttext\n\n-\ttab\n\n>\ttab", "a\r\nb\rc", "\0nul\0",
  "[a](javascript:b) [a](JAVASCRIPT:b) [a](vbscript:b) [a](file:b) [a](data:b) ![a](data:image/png;b) ![a](data:image/GIF;b) ![a](data:image/svg;b)",
  "[a](javascript:b 't') ![a](file:b 't')",
  "\u{FEFF}bom", "a\u{FEFF}b", "- [ ] no task\n- [x] done", "| no | table |\n|---|---|", "https://no.autolink.example",
  "~~no strike~~",
  "a ** b\n* * *\n*\n", "1986\\. A year", "a\n\n\n\nb", "   three spaces\n    four", "[unclosed](a\n[b", "]()", "![",
  "!\\[a](b)", "<", "a<", "<a", "[a]: b", "[a]: b\n[a]",
]
