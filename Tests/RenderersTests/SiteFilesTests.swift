import MenugenRenderers
import MenugenText
import MenugenViewModels
import Testing

@Suite struct SiteFilesTests {
  private func frame(isRightToLeft: Bool = false) -> PageFrame {
    PageFrame(
      language: "it", isRightToLeft: isRightToLeft, title: "Da Giuseppe", themeURL: "../theme/1/", homeURL: "./",
      siteName: LabelViewModel("Da \"Giuseppe\""))
  }

  @Test("A web manifest is JSON with the site's name, language and icon") func manifest() {
    var buffer = ByteBuffer()
    writeWebManifest(frame(), hasIcon: true, to: &buffer)
    #expect(
      buffer.text == """
        {"name":"Da \\"Giuseppe\\"","lang":"it","dir":"ltr","start_url":"./","display":"browser",\
        "icons":[{"src":"../theme/1/icon.svg","sizes":"any","type":"image/svg+xml"}]}

        """)
    var bare = ByteBuffer()
    writeWebManifest(frame(isRightToLeft: true), hasIcon: false, to: &bare)
    #expect(!bare.text.contains("icons") && bare.text.contains(#""dir":"rtl""#))
  }

  @Test("Hosts are told that browsers can keep the theme for ever") func headers() {
    var buffer = ByteBuffer()
    writeHeaders(theme: "/menu/theme/", to: &buffer)
    #expect(buffer.text.hasSuffix("\n/menu/theme/*\n  Cache-Control: public, max-age=31536000, immutable\n"))
  }

  @Test("An address in a style sheet can't end its string")
  func escapesAddresses() {
    var output = ByteBuffer()
    writeAddressStyle("https://x.example/\"}\\\n", to: &output)
    let text = String(decoding: output.withSpan { span in span.indices.map { span[$0] } }, as: UTF8.self)
    #expect(text == "\n:root { --address: \"https://x.example/\\22 }\\5c \\a \"; }\n")
  }
}
