import MenugenDomain
import MenugenViewModels
import Testing

@testable import MenugenPipeline

@Suite struct ImagePresenterTests {
  private func image(
    _ files: [ImageVariants.File], _ crop: ImageCrop, color: ImageVariants.Color? = nil
  ) throws -> ImageViewModel? {
    var image = MenuImage(source: "assets/a b.png", alternativeText: Label("A dish"), width: 9, height: 9)
    image.variants = ImageVariants(files: files, color: color)
    let page = try presentation { $0.baseURL = "https://example.org/" }
    return page.image(image, crop, in: .english, at: page.menuRoute("m"))
  }

  private func files(_ crop: ImageCrop, _ format: ImageVariants.Format) -> [ImageVariants.File] {
    [320, 640].map { width in
      .init(
        path: "assets/a b-\(width).\(format.ending)", crop: crop, format: format, width: width, height: width / 2)
    }
  }

  @Test("The largest copy of the older format is the image, and all copies of its crop are choices")
  func listsCopies() throws {
    let all = files(.list, .avif) + files(.list, .jpeg) + files(.page, .avif) + files(.page, .webP)
    let list = try #require(try image(all, .list))
    #expect(list.url == "../../assets/a%20b-640.jpg" && list.absoluteURL == "https://example.org/assets/a%20b-640.jpg")
    #expect(list.width == "640" && list.height == "320" && list.alternativeText == "A dish" && list.color == nil)
    #expect(list.srcset == "../../assets/a%20b-320.jpg 320w, ../../assets/a%20b-640.jpg 640w")
    #expect(
      list.sources == [
        ImageSourceViewModel(
          mediaType: "image/avif", srcset: "../../assets/a%20b-320.avif 320w, ../../assets/a%20b-640.avif 640w")
      ])
    #expect(try image(all, .page)?.url == "../../assets/a%20b-640.webp")
  }

  @Test("An image whose copies couldn't be made isn't shown") func omitsFailures() throws {
    #expect(try image([], .list) == nil)
  }

  @Test(
    "A placeholder has the nearest of 125 colours",
    arguments: [([0, 0x21, 0x22], "c004"), ([0x66, 0xA1, 0xA2], "c88b"), ([0xDC, 0xDD, 0xFF], "cbff")])
  func namesColors(levels: [UInt8], name: String) throws {
    let color = ImageVariants.Color(red: levels[0], green: levels[1], blue: levels[2])
    #expect(try image(files(.list, .jpeg), .list, color: color)?.color == name)
  }
}
