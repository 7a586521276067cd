import Testing

@testable import MenugenPictures
@testable import MenugenTestSupport

private typealias Sample = SamplePictures

@Suite struct CleanPictureTests {
  private static let usual: [UInt8] = [
    0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ]

  @Test("A WebP that claims to end within its own header is damaged", arguments: 0...3 as ClosedRange<UInt8>)
  func refusesShortWebP(length: UInt8) {
    let bytes = Array("RIFF".utf8) + [length, 0, 0, 0] + Array("WEBPVP8L".utf8)
    #expect(throws: PictureFault.self) { try CleanPicture(bytes, .webP) }
  }

  private static let samples: [(PictureKind, [UInt8])] = [
    (.jpeg, Sample.jpeg()), (.png, Sample.png()), (.gif, Sample.gif()), (.webP, Sample.webP()), (.avif, Sample.avif()),
  ]

  private func clean(_ bytes: [UInt8]) throws -> CleanPicture {
    let kind = try #require(PictureKind(of: bytes))
    return try #require(try CleanPicture(bytes, kind))
  }

  @Test("A JPEG keeps its picture data, colour profile and orientation, and nothing else")
  func cleansJPEG() throws {
    let exif = Sample.segment(0xE1, Array("Exif\0\0".utf8) + Self.usual)
    #expect(try clean(Sample.jpeg()).bytes == Sample.cleanJPEG(exif: exif))
    #expect(try clean(Sample.jpeg(orientation: 1)).bytes == Sample.cleanJPEG(exif: []))
    #expect(try clean(Sample.jpeg(orientation: nil)).bytes == Sample.cleanJPEG(exif: []))
    #expect(try clean(Sample.jpeg(orientation: 99)).bytes == Sample.cleanJPEG(exif: []))
  }

  @Test("A JPEG loses the thumbnail in its JFIF header and the extra data of Adobe's segment")
  func dropsThumbnails() throws {
    let header = Sample.segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9])
    let adobe = Sample.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1] + Array(Sample.secret.utf8))
    let rest = Sample.table + Sample.frame + Sample.scans + [0xFF, 0xD9]
    #expect(try clean([0xFF, 0xD8] + header + adobe + rest).bytes == [0xFF, 0xD8] + Sample.jfif + Sample.adobe + rest)
  }

  @Test("A PNG keeps its picture data, colour profile and orientation, and nothing else")
  func cleansPNG() throws {
    let exif = Sample.chunk("eXIf", Self.usual)
    #expect(try clean(Sample.png()).bytes == Sample.pngHead + exif + Sample.pngData + Sample.chunk("IEND", []))
    #expect(
      try clean(Sample.png(orientation: 1)).bytes == Sample.pngHead + Sample.pngData + Sample.chunk("IEND", []))
  }

  @Test("A GIF keeps its pictures and how often they repeat, and nothing else")
  func cleansGIF() throws {
    #expect(try clean(Sample.gif()).bytes == Sample.gifHead + Sample.gifBody + [0x3B])
  }

  @Test("A WebP keeps its frames, colour profile and orientation, with the flags of what is left")
  func cleansWebP() throws {
    let exif = Sample.riffChunk("EXIF", Self.usual)
    #expect(try clean(Sample.webP()).bytes == Sample.cleanWebP(flags: 0b101010, exif: exif))
    #expect(try clean(Sample.webP(orientation: nil)).bytes == Sample.cleanWebP(flags: 0b100010, exif: []))
    let plain = Sample.riffChunk("VP8L", [0x2F, 1, 2])
    #expect(try clean(Sample.riff(plain + Sample.riffChunk("XMP ", Sample.xmp))).bytes == Sample.riff(plain))
  }

  @Test("An AVIF keeps its length and its picture; what else it holds is blank")
  func cleansAVIF() throws {
    let bytes = Sample.avif()
    let cleaned = try clean(bytes).bytes
    #expect(cleaned.count == bytes.count)
    #expect(cleaned.firstRange(of: [0x12, 0, 0x0A, 1, 2, 3] as [UInt8]) != nil)
    let extra = Sample.box("uuid", Array(Sample.secret.utf8))
    #expect(throws: PictureFault.metadata("a box 'uuid'")) { try clean(bytes + extra) }
  }

  @Test("Nothing of the metadata is left, and coordinates are reported", arguments: Self.samples)
  func leavesNoMetadata(kind: PictureKind, bytes: [UInt8]) throws {
    #expect(PictureKind(of: bytes) == kind)
    #expect(bytes.firstRange(of: Array(Sample.secret.utf8)) != nil)
    let cleaned = try clean(bytes)
    #expect(cleaned.hadLocation)
    for word in [Sample.secret, "SECRET", "GPSLatitude", "xmpmeta"] {
      #expect(cleaned.bytes.firstRange(of: Array(word.utf8)) == nil, "\(word)")
    }
    let again = try clean(cleaned.bytes)
    #expect(again.bytes == cleaned.bytes && !again.hadLocation)
  }

  @Test("Pictures without coordinates aren't reported") func noCoordinates() throws {
    #expect(try !clean(Sample.jpeg(hasLocation: false)).hadLocation)
  }

  @Test("A file that is cut short is damaged, wherever it ends", arguments: Self.samples)
  func refusesCutFiles(kind: PictureKind, bytes: [UInt8]) throws {
    let whole = try clean(bytes)
    for end in 0..<bytes.count {
      // Data after the end of the picture may be missing, and so may the end of a GIF.
      guard let cut = try? CleanPicture(Array(bytes[..<end]), kind) else { continue }
      #expect(cut.bytes == whole.bytes || kind == .gif || kind == .avif || kind == .webP, "\(kind), \(end) bytes")
    }
    #expect(throws: PictureFault.self) { try CleanPicture(Array(bytes.prefix(40)), kind) }
  }

  @Test("Changed bytes never crash, and what is published never holds the secret", arguments: Self.samples)
  func survivesChangedBytes(kind: PictureKind, bytes: [UInt8]) {
    var random = SeededRandom(UInt64(bytes.count))
    for _ in 0..<3000 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<broken.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: broken[place] = UInt8.random(in: 0...255, using: &random)
        case 1: broken[place] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &random) ?? 0
        case 2: broken.remove(at: place)
        default: broken.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
      }
      _ = PictureKind(of: broken)
      _ = ImageSize(of: broken)
      guard let clean = try? CleanPicture(broken, kind) else { continue }
      _ = ImageSize(of: clean.bytes)
      #expect((try? CleanPicture(clean.bytes, kind))?.bytes == clean.bytes)
    }
  }

  @Test func namesTheByteWhereAFileIsDamaged() {
    #expect(throws: PictureFault.damaged("a segment is missing", at: 20)) {
      try CleanPicture([0xFF, 0xD8] + Sample.jfif + [1, 2, 3, 4], .jpeg)
    }
    var png = Sample.png()
    png[20] ^= 1
    #expect(throws: PictureFault.damaged("the checksum of a chunk is wrong", at: 8)) { try CleanPicture(png, .png) }
  }

  @Test(
    "A picture is known by its bytes",
    arguments: [
      (PictureKind.heic, Array("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic".utf8)),
      (.tiff, [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0]),
      (.tiff, [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8]), (.photoshop, Array("8BPS\0\u{1}".utf8)),
      (.bitmap, Array("BM".utf8) + [UInt8](repeating: 0, count: 30)), (.jpegXL, [0xFF, 0x0A, 1]),
      (.raw, Array("\0\0\0\u{18}ftypcrx \0\0\0\u{1}crx isom".utf8)), (.icon, [0, 0, 1, 0, 1, 0]),
      (.svg, Array("\u{FEFF}<?xml version=\"1.0\"?><!-- x --><!DOCTYPE svg [ <!ENTITY a \"b\"> ]>\n<s:svg>".utf8)),
    ] as [(PictureKind, [UInt8])])
  func knowsPicturesByTheirBytes(kind: PictureKind, bytes: [UInt8]) {
    #expect(PictureKind(of: bytes) == kind)
  }

  @Test(arguments: [
    "", "BM is the mark of a text", "\0\0\0\u{18}ftypmp42\0\0\0\0mp42isom", "%PDF-1.7", "GIF8", "<html>",
  ])
  func takesOtherFilesForNoPicture(text: String) {
    #expect(PictureKind(of: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("<!DOCTYPE html>", true), ("\n <HTML lang=x>", true), ("<!-- a --><script>", true), ("<p>", true),
    ("<svg/>", false), ("a <b>", false), ("", false), ("<?php", false), ("<note>", false),
  ])
  func knowsHTML(text: String, isHTML: Bool) {
    #expect(looksLikeHTML(Array(text.utf8)) == isHTML)
  }
}
