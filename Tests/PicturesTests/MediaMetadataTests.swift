import Testing

@testable import MenugenPictures
@testable import MenugenTestSupport

@Suite struct MediaMetadataTests {
  private static let secret = Array(SamplePictures.secret.utf8)
  private static let xmp: [UInt8] = [
    0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
  ]

  private static func box(_ name: String, _ data: [UInt8], wide: Bool = false) -> [UInt8] {
    let name = name.unicodeScalars.map { UInt8($0.value) }
    if wide { return [0, 0, 0, 1] + name + SamplePictures.bigEndian(data.count + 16, 8) + data }
    return SamplePictures.bigEndian(data.count + 8, 4) + name + data
  }

  private static func keys(_ handler: String) -> [UInt8] {
    let key = Array("com.apple.quicktime.location.ISO6709".utf8)
    return box("hdlr", [0, 0, 0, 0, 0, 0, 0, 0] + Array(handler.utf8) + [0]) + box("keys", key) + box("ilst", secret)
  }

  private static let music = box(
    "udta", box("meta", [0, 0, 0, 0] + keys("mdir")) + box("\u{A9}nam", Array("Song".utf8)))
  private static let start = box("ftyp", Array("isom".utf8))
  private static let film = box("mdat", Array("\u{A9}xyz loci moov".utf8))

  @Test(
    "A video loses its coordinates, whatever says them, and keeps its size and its film",
    arguments: [
      box("moov", box("mvhd", [1]) + box("udta", box("\u{A9}xyz", secret) + [0, 0, 0, 0])),
      box("moov", box("trak", box("udta", box("loci", secret)))), box("moov", box("meta", keys("mdta"))),
      box("moov", box("meta", [0, 0, 0, 0] + keys("mdta")), wide: true), box("moov", box("udta", box("GPMF", secret))),
      box("uuid", xmp + Array("GPSLatitude".utf8) + secret),
      box("moov", box("udta", box("XMP_", Array("GPSLatitude".utf8) + secret))),
      // A truncated box is blanked as far as it exists.
      Array(box("moov", box("udta", box("\u{A9}xyz", secret + [1, 2, 3]))).dropLast(3)),
    ])
  func blanksCoordinates(_ movie: [UInt8]) throws {
    for bytes in [Self.start + Self.film + movie, Self.film + movie, Self.start + movie] {
      let clean = try #require(withoutMediaMetadata(bytes))
      #expect(clean.hadLocation)
      #expect(clean.bytes.count == bytes.count)
      #expect(clean.bytes.firstRange(of: Self.secret) == nil)
      #expect(clean.bytes.starts(with: bytes.prefix(bytes.count - movie.count)))
      let again = try #require(withoutMediaMetadata(clean.bytes))
      #expect(!again.hadLocation && again.bytes == clean.bytes)
    }
  }

  @Test("A song keeps its title and cover, and other files are left alone")
  func keepsWhatIsShown() throws {
    let song = Self.start + Self.film + Self.box("moov", Self.music)
    let clean = try #require(withoutMediaMetadata(song))
    #expect(clean.bytes == song && !clean.hadLocation)
    for other in ["", "%PDF-1.7 moov \u{A9}xyz", "ID3", "mdat"] {
      #expect(withoutMediaMetadata(Array(other.utf8)) == nil)
    }
  }

  @Test("Bytes of any kind are read without a trap")
  func readsAnyBytes() {
    var random = SeededRandom(7)
    let whole = Self.start + Self.film + Self.box("moov", Self.music + Self.box("meta", Self.keys("mdta")))
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let clean = withoutMediaMetadata(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))))
      #expect(clean.map { $0.bytes.count <= bytes.count } ?? true)
    }
  }
}
