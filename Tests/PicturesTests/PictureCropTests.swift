import MenugenDomain
import MenugenPictures
import Testing

@Suite struct PictureCropTests {
  private func area(
    _ crop: ImageCrop, _ width: Int, _ height: Int, _ focus: ImageFocus = .center
  ) -> PixelArea { crop.area(in: ImageSize(width: width, height: height), focus: focus) }

  @Test("A crop is as large as its ratio allows, around the focus and within the picture")
  func cutsAroundTheFocus() {
    #expect(area(.list, 1600, 1200) == PixelArea(left: 0, top: 100, width: 1600, height: 1000))
    #expect(area(.list, 3000, 1000) == PixelArea(left: 700, top: 0, width: 1600, height: 1000))
    #expect(area(.page, 1600, 1200) == PixelArea(left: 0, top: 0, width: 1600, height: 1200))
    #expect(area(.whole, 70, 9000) == PixelArea(left: 0, top: 0, width: 70, height: 9000))
    #expect(area(.list, 1600, 2000, ImageFocus(x: 50, y: 30)).top == 100)
    #expect(area(.list, 1600, 2000, ImageFocus(x: 50, y: 0)).top == 0)
    #expect(area(.list, 1600, 2000, ImageFocus(x: 50, y: 100)).top == 1000)
    #expect(area(.list, 3200, 1000, ImageFocus(x: 100, y: 0)).left == 1600)
  }

  @Test("Every crop of every small picture lies within it", arguments: ImageCrop.allCases)
  func staysWithin(crop: ImageCrop) {
    for width in 1...40 {
      for height in 1...40 {
        for percent in [UInt8(0), 33, 50, 100] {
          let area = area(crop, width, height, ImageFocus(x: percent, y: 100 - percent))
          let fits =
            area.left >= 0 && area.top >= 0 && area.width > 0 && area.height > 0
            && area.left + area.width <= width && area.top + area.height <= height
          #expect(fits, "\(width) × \(height): \(area)")
        }
      }
    }
  }

  @Test(
    "Copies are never larger than the picture, and no two are nearly equal",
    arguments: [
      (4000, [320, 640, 1280]), (1280, [320, 640, 1280]), (1000, [320, 640, 1000]), (700, [320, 640]),
      (640, [320, 640]),
      (330, [320]), (320, [320]), (200, [200]), (1, [1]),
    ])
  func choosesWidths(width: Int, widths: [Int]) {
    #expect(ImageCrop.list.widths(of: PixelArea(left: 0, top: 0, width: width, height: width)) == widths)
  }

  @Test("A whole picture that is very high is reduced by its height") func limitsHeight() {
    #expect(ImageCrop.whole.widths(of: PixelArea(left: 0, top: 0, width: 1000, height: 25_600)) == [100])
    #expect(ImageCrop.whole.widths(of: PixelArea(left: 0, top: 0, width: 1, height: 60_000)) == [1])
  }

  @Test("A reduced picture is large enough for all of its crops", arguments: [(4032, 3024), (3024, 4032), (9000, 500)])
  func keepsEnoughPixels(width: Int, height: Int) {
    let size = ImageSize(width: width, height: height)
    let reduced = ImageCrop.reducedSize(of: size, for: [.list, .page], focus: .center)
    for crop in [ImageCrop.list, .page] {
      let wanted = crop.widths(of: crop.area(in: size, focus: .center)).last ?? 0
      #expect(crop.area(in: reduced, focus: .center).width >= wanted - 1)
    }
    #expect(reduced.width <= width && (height == 500 || reduced.width < 3000))
  }

  @Test(
    "A focus is one or two percentages",
    arguments: [
      ("50% 30%", ImageFocus(x: 50, y: 30)), ("0%", ImageFocus(x: 0, y: 50)), ("100%   0%", ImageFocus(x: 100, y: 0)),
      ("101% 0%", nil), ("50 30", nil), ("", nil), ("left top", nil), ("-1% 0%", nil), ("1% 2% 3%", nil), ("+5%", nil),
      ("50%30%", nil), ("٣% 0%", nil),
    ] as [(String, ImageFocus?)])
  func readsFocus(text: String, focus: ImageFocus?) { #expect(ImageFocus(text) == focus) }

  @Test("A record gives the same picture, and a damaged one none") func keepsRecords() {
    let picture = ResizedPicture(
      copies: [
        .init(crop: .list, format: .avif, size: ImageSize(width: 320, height: 200), bytes: [1, 2, 3]),
        .init(crop: .whole, format: .webP, size: ImageSize(width: 1, height: 70_000), bytes: []),
      ], color: .init(red: 1, green: 255, blue: 0))
    #expect(ResizedPicture(record: picture.record) == picture)
    var plain = picture
    plain.color = nil
    #expect(ResizedPicture(record: plain.record) == plain)
    for count in 0..<picture.record.count { #expect(ResizedPicture(record: Array(picture.record[..<count])) == nil) }
  }

  @Test("Only pictures of one frame are resized")
  func knowsAnimations() {
    let control: [UInt8] = [0x21, 0xF9, 0x04, 0, 0, 0, 0, 0]
    let gif = Array("GIF89a".utf8)
    #expect(!PictureKind.gif.isAnimated(gif + control) && PictureKind.gif.isAnimated(gif + control + control))
    let webP = Array("RIFF\0\0\0\0WEBPVP8X".utf8) + [10, 0, 0, 0]
    #expect(PictureKind.webP.isAnimated(webP + [2, 0]) && !PictureKind.webP.isAnimated(webP + [16, 0]))
    #expect(PictureKind.png.isAnimated([0, 1] + Array("acTL".utf8)) && !PictureKind.jpeg.isAnimated(gif))
    #expect(!PictureKind.svg.isPhotograph && PictureKind.heic.isPhotograph)
  }
}
