import Foundation
import MenugenDiagnostics
import Testing

@testable import MenugenRenderers

/// The style of a page that needs no other file.
@Suite struct InlineStyleTests {
  @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar"])
  func writesBase64(text: String) {
    #expect(base64(of: Array(text.utf8)) == Data(text.utf8).base64EncodedString())
  }

  @Test("Fonts become part of the style, and nothing can close the element") func isSelfContained() {
    let style = InlineStyle(
      [SourceFile(path: "a.css", text: "a { src: url(x.woff2) } /* </style> */")],
      fonts: [SourceFile(path: "x.woff2", bytes: [0, 1, 2])])
    #expect(style.text.contains("url(data:font/woff2;base64,AAEC)"))
    #expect(!style.text.contains("</"))
  }

  @Test("The page's policy allows its own style by its hash") func allowsItsHash() throws {
    let style = InlineStyle([SourceFile(path: "a.css", text: "a { color: green }")], fonts: [])
    #expect(style.text == "\na { color: green }")
    // Both are of that text, made by `sha256sum` and by `openssl dgst -sha256 -binary | base64`.
    let element = style.element(digest: "e6a3ee0671a7ca18cc51061ea99483fa36d9be852f1677f0b67126dcdd2f4397")
    #expect(element.contains("'sha256-5qPuBnGnyhjMUQYeqZSD+jbZvoUvFnfwtnEm3N0vQ5c='"))
    #expect(element.hasSuffix("<style>\na { color: green }</style>"))
    #expect(!element.contains("unsafe-inline"))
  }
}
