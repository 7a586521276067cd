import MenugenDiagnostics
import MenugenTestSupport
import Testing

@testable import MenugenPictures

@Suite struct SVGCheckTests {
  private func check(_ text: String) -> [Diagnostic] { checkSVG(SourceFile(path: "a.svg", text: text)) }

  private func svg(_ content: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">\(content)</svg>"
  }

  @Test(
    "What only draws is fine",
    arguments: [
      "", "<path d=\"M0 0L1,1z\" fill=\"url(#g)\" style=\"stroke: red; mask: url('#m')\"/>", "<!-- <script> -->",
      "<title>javascript: is fine in a text, and so is onload=</title>", "<use xlink:href=\"#a\"/>",
      "<image href=\"data:image/png;base64,iVBORw0KGgo=\"/>", "<image xlink:href='data:image/jpeg;base64,/9j/'/>",
      "<style>.a { fill: url(#b) } /* @import */</style>", "<style><![CDATA[ .a > .b { fill: red } ]]></style>",
      "<text>&lt;script&gt; &#38; &#x26;</text>", "<a href=\"other.svg\"/>", "<set attributeName=\"x\" to=\"5\"/>",
      "<metadata xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"><rdf:li rdf:resource=\"http://a.b/c\"/></metadata>",
      "<g transform=\"rotate(4 5 6)\" clip-path=\"url( &quot;#c&quot; )\"/>",
      "<g data-name=\"one\" overflow=\"visible\"/>",
    ])
  func acceptsDrawings(content: String) {
    #expect(check(svg(content)).isEmpty)
    #expect(check("\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(svg(content))\n").isEmpty)
  }

  @Test(
    "What runs or loads anything is refused",
    arguments: [
      "<script>alert(1)</script>", "<script/>", "<s:script xmlns:s='http://www.w3.org/2000/svg'/>", "<SCRIPT/>",
      "<g onload=\"alert(1)\"/>", "<g ONCLICK=''/>", "<g onload = 'x'/>", "<foreignObject><p/></foreignObject>",
      "<g><p xmlns=\"http://www.w3.org/1999/xhtml\"/></g>", "<h:p xmlns:h='http://www.w3.org/1999/xhtml'/>",
      "<h:p xmlns:h='http&#58;//www.w3.org/1999/xhtml'/>", "<iframe/>", "<a href=\"javascript:alert(1)\"/>",
      "<a xlink:href=\"&#106;avascript:alert(1)\"/>", "<a href=\"java&#x0A;script:alert(1)\"/>",
      "<a href=\" JavaScript:x\"/>",
      "<image href=\"https://a.example/b.png\"/>", "<image xlink:href=\"//a.example/b.png\"/>",
      "<use href='http:a#b'/>",
      "<use href=\"data:image/svg+xml;base64,PHN2Zy8+\"/>", "<image href=\"data:text/html,x\"/>",
      "<g xml:base=\"https://a.example/\"/>", "<style>@import 'a.css';</style>", "<style>@im\\70ort url(a)</style>",
      "<style>.a { fill: url(https://a.example/b) }</style>", "<style><![CDATA[.a{fill:url(//a.b/c)}]]></style>",
      "<style>.a { fill: u\\72l('https://a.b') }</style>", "<style>a{b:image-set('https://a.b' 1x)}</style>",
      "<style>.a{fill:ur<!-- x -->l(https://a.b)}</style>", "<style>.a{fill:url(/*x*/https://a.b)}</style>",
      "<g style=\"fill: url(https://a.b)\"/>", "<g fill=\"URL( 'https://a.b' )\"/>",
      "<g fill=\"url(&#104;ttps://a.b)\"/>",
      "<animate attributeName=\"href\" values=\"#a;javascript:alert(1)\"/>",
      "<set attributeName='href' to='https://a.b'/>",
      "<set attributeName=\"onclick\" to=\"javascript:x\"/>", "<set attributeName=\"onclick\" to=\"a(1)\"/>",
      "<animate attributeName=' &#111;nLoad' values='a'/>", "<?xml-stylesheet href=\"https://a.b/c.css\"?>",
      "<handler type='x'/>", "<audio src='a.mp3'/>", "<a href=\"/\\a.example\"/>", "<a href=\"file:///etc/passwd\"/>",
    ])
  func refusesWhatRunsOrLoads(content: String) {
    #expect(check(svg(content)).first?.id == "svg.unsafe", "\(check(svg(content)))")
  }

  @Test(
    "What browsers may read in another way is refused",
    arguments: [
      "<svg>", "<svg></g>", "<svg", "<svg><g></svg>", "<svg a=b/>", "<svg a='<'/>", "<svg a='x'b='y'/>", "<svg/><svg/>",
      "text", "", "<svg>&nbsp;</svg>", "<svg>&</svg>", "<svg><!-- </svg>", "<svg><![CDATA[ </svg>",
      "<svg>&#xD800;</svg>",
      "<?xml version='1.0' encoding='ISO-8859-1'?><svg/>", "<?xml version='1.0' encoding='utf-7'?><svg/>",
      "<svg>\0</svg>",
      "<svg x=\"&a;\" onload=\"&b;\"/>",
    ])
  func refusesBrokenFiles(text: String) {
    #expect(!check(text).isEmpty)
  }

  @Test func refusesEntitiesAndOtherEncodings() {
    let entity = "<!DOCTYPE svg [<!ENTITY a \"<script/>\">]><svg>&a;</svg>"
    #expect(check(entity).map(\.id) == ["svg.unsafe"])
    #expect(check("<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/a.dtd\"><svg/>").isEmpty)
    for bytes in [[0xFE, 0xFF, 0, 0x3C], [0xFF, 0xFE, 0x3C, 0], [0x3C, 0x80, 0x3E]] as [[UInt8]] {
      #expect(checkSVG(SourceFile(path: "a.svg", bytes: bytes)).map(\.id) == ["image.damaged"])
    }
  }

  @Test("The location of an unsafe part is reported") func faultLocation() throws {
    let fault = try #require(check("<svg>\n <g onload='x'/>\n</svg>").first)
    guard case .line(let place) = fault.place else { throw ExpectedPlace() }
    #expect(place.line == 2 && place.column == 5 && place.endColumn == 11)
  }

  private struct ExpectedPlace: Error {}

  @Test func survivesChangedBytes() {
    let text = Array(
      svg("<style>a{b:url(\\68 )}</style><g a='&#106;' on='x'><![CDATA[x]]></g><!-- c --><?p q?><a href='#b'/>").utf8)
    var random = SeededRandom(7)
    let tokens = [
      "<", ">", "&", ";", "'", "\"", "/", "]]>", "<![CDATA[", "<!--", "&#x110000;", "<!DOCTYPE", "[", "\\", "\0",
    ]
    for _ in 0..<3000 {
      var broken = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<broken.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: broken[place] = UInt8.random(in: 0...255, using: &random)
        case 1: broken.removeSubrange(place...)
        default: broken.insert(contentsOf: (tokens.randomElement(using: &random) ?? "").utf8, at: place)
        }
        if broken.isEmpty { broken = text }
      }
      for fault in checkSVG(SourceFile(path: "a.svg", bytes: broken)) { #expect(!fault.message.isEmpty) }
    }
  }
}
