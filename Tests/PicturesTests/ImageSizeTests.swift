import MenugenPictures
import Testing

@Suite struct ImageSizeTests {
  @Test func readsPNGHeader() {
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82]
    #expect(ImageSize(of: head + [0, 0, 2, 128, 0, 0, 1, 224]) == ImageSize(width: 640, height: 480))
    #expect(ImageSize(of: head + [0, 0, 2]) == nil)
  }

  @Test("The frame of a JPEG is found after other segments") func jpegFrame() {
    let app0: [UInt8] = [0xFF, 0xE0, 0, 4, 1, 2]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 1, 224, 2, 128, 3, 0, 0]
    #expect(ImageSize(of: [0xFF, 0xD8] + app0 + frame) == ImageSize(width: 640, height: 480))
    #expect(ImageSize(of: [0xFF, 0xD8] + app0) == nil)
    #expect(ImageSize(of: [0xFF, 0xD8] + [UInt8](repeating: 0, count: 40)) == nil)
  }

  @Test("Exif orientation swaps width and height of a JPEG", arguments: 0...9)
  func jpegOrientation(orientation: UInt8) {
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 1, 44, 1, 144, 3, 0, 0]
    let isTurned = (5...8).contains(orientation)
    let expected = isTurned ? ImageSize(width: 300, height: 400) : ImageSize(width: 400, height: 300)
    let big =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 2, 1, 0, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let little =
      Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
    for tiff in [big, little] {
      let exif = Array("Exif\0\0".utf8) + tiff
      let head: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)]
      #expect(ImageSize(of: head + exif + frame) == expected)
      // Truncated or invalid Exif data has no effect.
      let short = exif.prefix(exif.count - 16)
      let cut: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(short.count + 2)]
      #expect(ImageSize(of: cut + short + frame) == ImageSize(width: 400, height: 300))
      for index in 0..<exif.count {
        var broken = head + exif + frame
        broken[head.count + index] = 0xFF
        #expect(ImageSize(of: broken) != nil)
      }
    }
  }

  @Test func readsThreeKindsOfWebP() {
    let riff = Array("RIFF\0\0\0\0WEBP".utf8)
    let extended = Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x7F, 2, 0, 0xDF, 1, 0]
    #expect(ImageSize(of: riff + extended) == ImageSize(width: 640, height: 480))
    let bits = UInt32(639 | 479 << 14)
    let lossless =
      Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F] + (0..<4).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) } + [
        0, 0, 0, 0, 0,
      ]
    #expect(ImageSize(of: riff + lossless) == ImageSize(width: 640, height: 480))
    let lossy = Array("VP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 128, 2, 224, 1]
    #expect(ImageSize(of: riff + lossy) == ImageSize(width: 640, height: 480))
  }

  @Test(
    arguments: [
      (#"<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48px"/>"#, ImageSize(width: 64, height: 48)),
      (#"<?xml version="1.0"?><svg viewBox="0 0 320 200.5">"#, ImageSize(width: 320, height: 200)),
      (#"<svg stroke-width="3" viewBox='0,0,10,20'>"#, ImageSize(width: 10, height: 20)),
      (#"<svg width="100%" height="100%">"#, nil),
      (#"<svg width="210mm" height="297mm" viewBox="0 0 210 297">"#, ImageSize(width: 794, height: 1123)),
      (#"<svg width="2.54cm" height="1in">"#, ImageSize(width: 96, height: 96)),
      (#"<svg width="72pt" height="6.5pc">"#, ImageSize(width: 96, height: 104)),
      (#"<svg width=".75in" height="40Q">"#, ImageSize(width: 72, height: 38)),
      ("<svg width='20em' height='10em' viewBox='0 0\n 40 20'>", ImageSize(width: 40, height: 20)),
      (#"<svg width="1e3" height="-4">"#, nil),
      (#"<svg width="1.x" height="4">"#, nil),
      ("no picture at all", nil),
      ("", nil),
    ] as [(String, ImageSize?)])
  func readsSVGSize(text: String, size: ImageSize?) {
    #expect(ImageSize(of: Array(text.utf8)) == size)
  }

  @Test func readsGIFHeader() {
    #expect(ImageSize(of: Array("GIF89a".utf8) + [64, 0, 48, 0]) == ImageSize(width: 64, height: 48))
  }
}
