/// Small pictures with metadata of every kind.
enum SamplePictures {
  /// Text that must be removed.
  static let secret = "SECRET 48.2082,16.3738"

  static func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  static func littleEndian(_ number: Int, _ count: Int) -> [UInt8] { bigEndian(number, count).reversed() }

  /// A TIFF structure with an orientation, a GPS directory and a maker's text.
  static func tiff(orientation: UInt8?, hasLocation: Bool = true) -> [UInt8] {
    var entries: [[UInt8]] = [[0x01, 0x0F, 0, 2] + bigEndian(secret.utf8.count, 4) + bigEndian(200, 4)]
    if let orientation { entries.append([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]) }
    if hasLocation { entries.append([0x88, 0x25, 0, 4, 0, 0, 0, 1] + bigEndian(180, 4)) }
    return Array("MM".utf8) + [0, 42, 0, 0, 0, 8] + bigEndian(entries.count, 2) + entries.joined() + [0, 0, 0, 0]
      + Array(secret.utf8)
  }

  static let xmp = Array("<x:xmpmeta>\(secret) exif:GPSLatitude</x:xmpmeta>".utf8)

  // MARK: - JPEG

  static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker] + bigEndian(data.count + 2, 2) + data
  }

  static let jfif = segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
  static let colorProfile = segment(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + Array("a profile".utf8))
  static let adobe = segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])
  static let frame = segment(0xC0, [8, 0, 2, 0, 3, 1, 1, 0x11, 0])
  static let table = segment(0xDB, [0] + [UInt8](repeating: 7, count: 64))
  /// With a stuffed zero, a restart and a second scan.
  static let scans =
    segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 2, 0xFF, 0, 3, 0xFF, 0xD0, 4] + segment(0xC4, [0, 1])
    + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [9, 8, 7]

  static func jpeg(orientation: UInt8? = 6, hasLocation: Bool = true) -> [UInt8] {
    let exif = segment(0xE1, Array("Exif\0\0".utf8) + tiff(orientation: orientation, hasLocation: hasLocation))
    let packet = segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + (hasLocation ? xmp : []))
    let others = segment(0xE2, Array("MPF\0\(secret)".utf8)) + segment(0xED, Array("Photoshop 3.0\0\(secret)".utf8))
    return [0xFF, 0xD8] + jfif + exif + packet + others + segment(0xFE, Array(secret.utf8)) + colorProfile + adobe
      + table
      + frame + scans + [0xFF, 0xD9] + Array("\(secret) a second picture".utf8)
  }

  static func cleanJPEG(exif: [UInt8]) -> [UInt8] {
    [0xFF, 0xD8] + jfif + exif + colorProfile + adobe + table + frame + scans + [0xFF, 0xD9]
  }

  // MARK: - PNG

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    bigEndian(data.count, 4) + Array(name.utf8) + data + bigEndian(Int(checksum(Array(name.utf8) + data)), 4)
  }

  /// CRC-32, bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  static let pngHead: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])
    + chunk("iCCP", Array("p\0\0profile".utf8)) + chunk("pHYs", [0, 0, 11, 19, 0, 0, 11, 19, 1])
  static let pngData = chunk("IDAT", [1, 2, 3]) + chunk("IDAT", [4, 5])

  static func png(orientation: UInt8? = 6) -> [UInt8] {
    pngHead + chunk("tEXt", Array("Author\0\(secret)".utf8))
      + chunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + xmp)
      + chunk("zTXt", Array("Raw\0\0\(secret)".utf8)) + chunk("tIME", [7, 234, 1, 1, 1, 1, 1])
      + chunk("caBX", Array(secret.utf8)) + pngData + chunk("eXIf", tiff(orientation: orientation)) + chunk("IEND", [])
      + Array(secret.utf8)
  }

  // MARK: - GIF

  static func gif() -> [UInt8] {
    gifHead + [0x21, 0xFE, UInt8(secret.utf8.count)] + Array(secret.utf8) + [0]
      + [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + [UInt8(xmp.count)] + xmp + [0] + gifBody + [0x3B]
      + Array(secret.utf8)
  }

  static let gifHead = Array("GIF89a".utf8) + [3, 0, 2, 0, 0x80, 0, 0] + [1, 2, 3, 4, 5, 6]
  static let gifBody =
    [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0] + [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
    + [0x2C, 0, 0, 0, 0, 3, 0, 2, 0, 0, 2, 2, 0x44, 0x51, 0]

  // MARK: - WebP

  static func riffChunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + littleEndian(data.count, 4) + data + (data.count % 2 == 1 ? [0] : [])
  }

  static func riff(_ chunks: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + littleEndian(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
  }

  static func webPHeader(flags: UInt8) -> [UInt8] { riffChunk("VP8X", [flags, 0, 0, 0, 2, 0, 0, 1, 0, 0]) }

  static let webPFrame = riffChunk("ANMF", [UInt8](repeating: 0, count: 16) + riffChunk("VP8L", [0x2F, 1, 2]))

  static func webP(orientation: UInt8? = 6) -> [UInt8] {
    let frame = riffChunk(
      "ANMF",
      [UInt8](repeating: 0, count: 16) + riffChunk("VP8L", [0x2F, 1, 2]) + riffChunk("XTRA", Array(secret.utf8)))
    return riff(
      webPHeader(flags: 0b101110) + riffChunk("ICCP", Array("profile".utf8)) + riffChunk("ANIM", [0, 0, 0, 0, 0, 0])
        + frame + riffChunk("EXIF", tiff(orientation: orientation)) + riffChunk("XMP ", xmp)
        + riffChunk("XTRA", Array(secret.utf8))) + Array(secret.utf8)
  }

  static func cleanWebP(flags: UInt8, exif: [UInt8]) -> [UInt8] {
    riff(
      webPHeader(flags: flags) + riffChunk("ICCP", Array("profile".utf8)) + riffChunk("ANIM", [0, 0, 0, 0, 0, 0])
        + webPFrame + exif)
  }

  // MARK: - AVIF

  static func box(_ name: String, _ data: [UInt8]) -> [UInt8] { bigEndian(data.count + 8, 4) + Array(name.utf8) + data }

  /// A picture item and an Exif item, whose bytes are in `mdat`.
  static func avif() -> [UInt8] {
    let type = box("ftyp", Array("avif".utf8) + [0, 0, 0, 0] + Array("avifmif1".utf8))
    func item(_ id: Int, _ kind: String) -> [UInt8] {
      box("infe", [2, 0, 0, 0] + bigEndian(id, 2) + [0, 0] + Array(kind.utf8) + [0])
    }
    let exif = [0, 0, 0, 0] + tiff(orientation: 6)
    let picture: [UInt8] = [0x12, 0, 0x0A, 1, 2, 3]
    func meta(_ offset: Int) -> [UInt8] {
      let places =
        [0, 0, 0, 0, 0x44, 0, 0, 2] + [0, 1, 0, 0, 0, 1] + bigEndian(offset, 4) + bigEndian(picture.count, 4)
        + [0, 2, 0, 0, 0, 1] + bigEndian(offset + picture.count, 4) + bigEndian(exif.count, 4)
      return box(
        "meta",
        [0, 0, 0, 0] + box("iinf", [0, 0, 0, 0, 0, 2] + item(1, "av01") + item(2, "Exif")) + box("iloc", places))
    }
    let offset = type.count + meta(0).count + 8
    return type + meta(offset) + box("mdat", picture + exif) + box("free", Array(secret.utf8))
  }
}
