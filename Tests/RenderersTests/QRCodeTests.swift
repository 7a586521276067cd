import Foundation
import MenugenTestSupport
import Testing
import MenugenText

@testable import MenugenRenderers

@Suite struct QRCodeTests {
  @Test("Error correction matches the example of ISO/IEC 18004, annex I") func errorCorrection() {
    let data: [UInt8] = [
      0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
    ]
    #expect(
      ReedSolomon.remainder(of: data[...], ReedSolomon.generator(10))
        == [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55])
    #expect(qrFormatBits(5) == 0b100_0000_1100_1110)
    #expect(qrVersionBits(7) == 0b00_0111_1100_1001_0100)
  }

  @Test("A terminal shows every module, with or without colours", arguments: [false, true])
  func drawsText(colored: Bool) throws {
    let code = try #require(QRCode(Array("http://192.168.1.7:8080/".utf8)))
    var output = ByteBuffer()
    code.writeText(colored: colored, to: &output)
    let lines = output.text.split(separator: "\n").map { line in
      Array(line.replacing("\u{1B}[30;107m", with: "").replacing("\u{1B}[0m", with: ""))
    }
    #expect(lines.count == (code.size + 5) / 2)
    #expect(output.text.contains("\u{1B}") == colored)
    for y in -2..<code.size + 2 {
      for x in -2..<code.size + 2 {
        let character = lines[(y + 2) / 2][x + 2]
        let isDrawn = character == "█" || character == (y % 2 == 0 ? "▀" : "▄")
        let isDark = 0..<code.size ~= x && 0..<code.size ~= y && code[x, y]
        #expect(isDrawn == (isDark == colored), "\(x), \(y)")
      }
    }
  }

  @Test("The smallest sufficient version is used (ISO/IEC 18004, table 7)") func smallestVersion() {
    let capacities = [
      14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779, 857,
      911, 997, 1059, 1125,
    ]
    for (index, capacity) in capacities.enumerated() {
      #expect(QRVersion.holding(capacity)?.number == index + 1)
      #expect(QRVersion.holding(capacity + 1)?.number == (index + 2 <= capacities.count ? index + 2 : nil))
    }
    #expect(QRVersion(number: 7).alignments == [6, 22, 38])
    #expect(QRVersion(number: 27).alignments == [6, 34, 62, 90, 118])
    #expect(QRVersion(number: 1).alignments == [])
  }

  @Test func drawsTheFindersAndTheTimingBetweenThem() throws {
    let code = try #require(QRCode(Array("https://example.org/menus/dinner/".utf8)))
    #expect(code.size == 29)
    #expect(code.rows[0] & 0xFF == 0x7F)
    #expect(code.rows[3] & 0xFF == 0x5D)
    #expect(code.rows[7] & 0xFF == 0)
    #expect((8...20).map { code[$0, 6] } == (8...20).map { $0 % 2 == 0 })
    #expect(code[8, 21], "the module that is always dark")
    #expect(QRCode([UInt8](repeating: 0x41, count: 1126)) == nil)
  }

  @Test func drawsThePictureThatItIs() throws {
    let code = try #require(QRCode(Array("HTTPS://EXAMPLE.ORG".utf8)))
    let svg = picture(code)
    expectSnapshot(svg, "qr.svg")
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 33 33\""))
  }

  /// ZXing's Python package reads codes of every version.
  @Test(.enabled(if: ZXing.isInstalled, "needs Python with zxing-cpp and numpy: pip install zxing-cpp numpy"))
  func isReadByAnotherProgram() throws {
    var random = SeededRandom(7)
    let lengths = [1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 181, 213, 251, 287, 450, 666, 900, 1125]
    let texts =
      lengths.map { length in
        "https://a.example/".prefix(length)
          + (0..<max(0, length - 18)).map { _ in String(UnicodeScalar(UInt8.random(in: 33...126, using: &random))) }
          .joined()
      } + ["https://example.org/menus/%E3%83%A1%E3%83%8B%E3%83%A5%E3%83%BC/", "Größe"]
    let codes = try texts.map { try #require(QRCode(Array($0.utf8))) }
    let read = try ZXing.read(codes)
    #expect(read == texts.map { String($0) })
  }

  private func picture(_ code: QRCode) -> String {
    var output = ByteBuffer()
    code.writeSVG(to: &output)
    return output.text
  }
}

/// The reference decoder.
private enum ZXing {
  static let isInstalled = (try? run("import zxingcpp, numpy", "")) != nil

  static func read(_ codes: [QRCode]) throws -> [String] {
    let script = """
      import sys, json, numpy, zxingcpp
      texts = []
      for rows in json.load(sys.stdin):
          image = numpy.array([[0 if c == "#" else 255 for c in row] for row in rows], dtype=numpy.uint8)
          image = numpy.pad(numpy.kron(image, numpy.ones((4, 4), dtype=numpy.uint8)), 16, constant_values=255)
          found = zxingcpp.read_barcodes(image)
          texts.append(found[0].text if found else "")
      print(json.dumps(texts))
      """
    let rows = codes.map { code in
      (0..<code.size).map { y in String((0..<code.size).map { code[$0, y] ? "#" : " " }) }
    }
    let input = String(decoding: try JSONEncoder().encode(rows), as: UTF8.self)
    return try JSONDecoder().decode([String].self, from: Data(try run(script, input).utf8))
  }

  private static func run(_ script: String, _ input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [ProcessInfo.processInfo.environment["MENUGEN_PYTHON"] ?? "python3", "-c", script]
    let (standardInput, output) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    DispatchQueue.global().async {
      standardInput.fileHandleForWriting.write(Data(input.utf8))
      try? standardInput.fileHandleForWriting.close()
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: data, as: UTF8.self)
  }
}
