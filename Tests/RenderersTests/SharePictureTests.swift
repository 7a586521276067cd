import MenugenText
import MenugenViewModels
import Testing

@testable import MenugenRenderers

/// The picture of a page for messages and other sites, as PNG.
@Suite struct SharePictureTests {
  private static func picture(
    _ heading: String = "Pizzas", site: String? = "Da Giuseppe", host: String = "giuseppe.example",
    ink: String = "#94020d", paper: String = "#fef1ef"
  ) -> SharePicture {
    SharePicture(heading: heading, siteName: site, host: host, ink: ink, paper: paper)
  }

  private static func bytes(_ picture: SharePicture) -> [UInt8] {
    var output = ByteBuffer()
    picture.writePNG(to: &output)
    return output.withSpan { span in span.indices.map { span[$0] } }
  }

  private static func decoded(_ picture: SharePicture) throws -> DecodedPNG { try DecodedPNG(bytes(picture)) }

  @Test("It has the size that other sites show, in the site's colours, with the line and the double rule")
  func isASheetOfTheSite() throws {
    let image = try Self.decoded(Self.picture())
    #expect((image.width, image.height) == (1200, 630))
    #expect(image[5, 5] == [0xFE, 0xF1, 0xEF])
    #expect(image[600, 120] == [0x94, 0x02, 0x0D])
    // Left of the line, on it, and beyond its end.
    #expect(image[59, 120] == image[5, 5] && image[1139, 120] == image[600, 120] && image[1140, 120] == image[5, 5])
    #expect(
      (1003...1016).map { image[$0, 300] == image[600, 120] }
        == [false, true, true, true, false, false, false, false, false, false, true, true, true, false])
    #expect(image.colors.count > 10, "Its edges are smooth")
  }

  @Test("Its letters are those of the words, and stay between the edge and the rule")
  func hasTheWords() throws {
    let empty = try Self.decoded(Self.picture("", site: nil, host: ""))
    #expect(empty.inkedColumns(in: 130..<520).isEmpty)
    for heading in [
      "Pizzas", "Il menù della casa, con ogni piatto", "Donaudampfschifffahrtsgesellschaftskapitänskajüte",
      String(repeating: "mm ", count: 300), String(repeating: "W", count: 5_000), "ÀÉÎÕÜ çñß œ", "I", "«„”…€",
    ] {
      let columns = try Self.decoded(Self.picture(heading)).inkedColumns(in: 130..<520)
      #expect(!columns.isEmpty, "\(heading.prefix(20))")
      #expect(columns.allSatisfy { (56...972).contains($0) }, "\(heading.prefix(20))")
    }
    let (short, long) = (try Self.decoded(Self.picture("Bar")), try Self.decoded(Self.picture("Beverages and wine")))
    #expect(short.inkedColumns(in: 130..<520).count > 300 && short.pixels != long.pixels)
  }

  @Test("An o has a hole, and letters are filled")
  func fillsLetters() throws {
    let image = try Self.decoded(Self.picture("o", site: nil, host: ""))
    let columns = image.inkedColumns(in: 130..<520)
    let middle = try #require(columns.min()) + (try #require(columns.max()) - (try #require(columns.min()))) / 2
    let rows = (130..<520).filter { image.isInked(middle, $0) }
    let top = try #require(rows.first)
    let bottom = try #require(rows.last)
    #expect(bottom - top > 100)
    #expect(!image.isInked(middle, (top + bottom) / 2))
    let full = (130..<520).flatMap { y in columns.filter { image[$0, y] == [0x94, 0x02, 0x0D] } }
    #expect(full.count > 5_000)
  }

  @Test("A heading with letters that the face lacks is the site's host")
  func fallsBackToTheHost() throws {
    let japanese = try Self.decoded(Self.picture("サラダ", site: "サイゼリヤ", host: "saizeriya.example"))
    let host = try Self.decoded(Self.picture("saizeriya.example", site: nil, host: "saizeriya.example"))
    #expect(japanese.pixels == host.pixels)
    #expect(try !Self.decoded(Self.picture("サラダ", site: nil, host: "例え")).pixels.isEmpty)
  }

  @Test("It is the same in every run, and small")
  func isSmallAndDeterministic() {
    let bytes = Self.bytes(Self.picture())
    #expect(bytes == Self.bytes(Self.picture()))
    #expect(bytes.count < 60_000, "\(bytes.count)")
  }
}

/// A PNG image of a palette, read strictly: every length and checksum must be right.
struct DecodedPNG {
  var width = 0
  var height = 0
  var palette: [[UInt8]] = []
  /// The number of each pixel's colour.
  var pixels: [UInt8] = []

  struct Fault: Error { let text: String }

  init(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    func take(_ count: Int) throws -> [UInt8] {
      guard rest.count >= count else { throw Fault(text: "too short") }
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    guard try take(8) == [137, 80, 78, 71, 13, 10, 26, 10] else { throw Fault(text: "no signature") }
    var data: [UInt8] = []
    var names: [String] = []
    while !rest.isEmpty {
      let length = number(try take(4))
      let name = try take(4)
      let content = try take(length)
      guard number(try take(4)) == Int(Self.checksum(name + content)) else { throw Fault(text: "checksum") }
      names.append(String(decoding: name, as: UTF8.self))
      switch names.last {
      case "IHDR":
        (width, height) = (number(content[0..<4]), number(content[4..<8]))
        guard Array(content[8...]) == [8, 3, 0, 0, 0] else { throw Fault(text: "kind") }
      case "PLTE": palette = stride(from: 0, to: content.count, by: 3).map { Array(content[$0..<$0 + 3]) }
      case "IDAT": data += content
      default: break
      }
    }
    guard names == ["IHDR", "PLTE", "IDAT", "IEND"] else { throw Fault(text: "\(names)") }
    let rows = try Self.inflated(Array(data[2..<data.count - 4]))
    guard data[0] == 0x78, number(data[0..<2]) % 31 == 0, rows.count == (width + 1) * height else {
      throw Fault(text: "\(rows.count) bytes")
    }
    var (low, high) = (1, 0)
    for byte in rows {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    guard number(data.suffix(4)) == high << 16 | low else { throw Fault(text: "sum") }
    for row in 0..<height {
      let start = row * (width + 1)
      guard rows[start] == 0 else { throw Fault(text: "filter") }
      pixels += rows[start + 1...start + width]
    }
    guard pixels.allSatisfy({ Int($0) < palette.count }) else { throw Fault(text: "palette") }
  }

  subscript(x: Int, y: Int) -> [UInt8] { palette[Int(pixels[y * width + x])] }

  func isInked(_ x: Int, _ y: Int) -> Bool { pixels[y * width + x] != 0 }

  var colors: Set<UInt8> { Set(pixels) }

  /// The columns left of the rule with ink in some of the rows.
  func inkedColumns(in rows: Range<Int>) -> [Int] {
    (0..<1004).filter { x in rows.contains { isInked(x, $0) } }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  /// Decompresses blocks with fixed codes (RFC 1951).
  private static func inflated(_ bytes: [UInt8]) throws -> [UInt8] {
    var place = 0
    func bit() throws -> Int {
      guard place / 8 < bytes.count else { throw Fault(text: "end of stream") }
      defer { place += 1 }
      return Int(bytes[place / 8] >> UInt8(place % 8)) & 1
    }
    func bits(_ count: Int) throws -> Int {
      var value = 0
      for index in 0..<count { value |= try bit() << index }
      return value
    }
    func code(_ count: Int, after start: Int = 0) throws -> Int {
      var value = start
      for _ in 0..<count { value = value << 1 | (try bit()) }
      return value
    }
    let lengths = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
    ]
    let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    let distances = [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
      8193, 12289, 16385, 24577,
    ]
    var output: [UInt8] = []
    guard try bits(1) == 1, try bits(2) == 1 else { throw Fault(text: "block") }
    while true {
      var symbol = try code(7)
      if symbol <= 23 {
        symbol += 256
      } else {
        symbol = try code(1, after: symbol)
        switch symbol {
        case 48...191: symbol -= 48
        case 192...199: symbol += 280 - 192
        default: symbol = try code(1, after: symbol) - 400 + 144
        }
      }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 {
        guard (place + 7) / 8 == bytes.count else { throw Fault(text: "bytes after the end") }
        return output
      }
      let length = lengths[symbol - 257] + (try bits(lengthBits[symbol - 257]))
      let kind = try code(5)
      let distance = distances[kind] + (try bits(max(0, kind / 2 - 1)))
      guard distance <= output.count else { throw Fault(text: "distance") }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
