import MenugenDomain
import MenugenFiles
import MenugenPictures
import Foundation
@testable import MenugenTestSupport
import Testing

@testable import MenugenSiteBuilder

/// The tool that these tests need. `Scripts/setup libvips` installs it; without it they are skipped.
private let vips = programPath("vips")

/// Resizes real pictures with the real tool.
@Suite(.enabled(if: vips != nil, "libvips-tools is not installed")) struct VipsResizerTests {
  private let folder: TemporaryFolder
  private let resizer: VipsResizer

  init() throws {
    folder = try TemporaryFolder()
    resizer = try #require(VipsResizer(program: vips ?? ""))
    // Red, green, blue and white quarters; the same in every format.
    var pixels = Array("P6\n400 300\n255\n".utf8)
    for y in 0..<300 {
      for x in 0..<400 {
        switch (x < 200, y < 150) {
        case (true, true): pixels += [255, 0, 0]
        case (false, true): pixels += [0, 255, 0]
        case (true, false): pixels += [0, 0, 255]
        case (false, false): pixels += [255, 255, 255]
        }
      }
    }
    try folder.write(Data(pixels), to: "sample.ppm")
  }

  /// Runs `vips` on files in the test's folder.
  private func run(_ arguments: String...) throws {
    let run = ChildProcess(try #require(vips), arguments, in: folder.path, environment: ["VIPS_WARNING": "1"])
    #expect(run.isSuccess, "\(arguments): \(run.output)")
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.place(name))))
  }

  /// The sample in a format.
  private func sample(_ name: String, _ options: String = "") throws -> [UInt8] {
    try run("copy", "sample.ppm", name + options)
    return try bytes(name)
  }

  private func resize(
    _ bytes: [UInt8], _ crops: [ImageCrop] = [.whole], focus: ImageFocus = .center
  ) throws(ResizingFault) -> ResizedPicture {
    try resizer.resize(PictureToResize(bytes: bytes, focus: focus, crops: crops))
  }

  /// The colour of a copy's pixel, as three levels.
  private func color(of copy: ResizedPicture.Copy, _ x: Int, _ y: Int) throws -> [UInt8] {
    try folder.write(Data(copy.bytes), to: "copy.\(copy.format.ending)")
    try run("extract_area", "copy.\(copy.format.ending)", "pixel.ppm", "\(x)", "\(y)", "1", "1")
    return Array(try bytes("pixel.ppm").suffix(3))
  }

  private func isNear(_ color: [UInt8], _ expected: [Int]) -> Bool {
    zip(color, expected).allSatisfy { abs(Int($0) - $1) < 48 }
  }

  @Test("Copies have the sizes of their crop, are never enlarged, and have no metadata")
  func makesCopies() throws {
    let jpeg = try sample("sample.jpg")
    let located =
      Array(jpeg[..<2]) + SamplePictures.segment(0xE1, Array("Exif\0\0".utf8) + SamplePictures.tiff(orientation: 1))
      + SamplePictures.segment(0xFE, Array(SamplePictures.secret.utf8)) + Array(jpeg[2...])
    let picture = try resize(located, [.list, .page])
    #expect(
      picture.copies.map { "\($0.crop) \($0.format) \($0.size.width)x\($0.size.height)" } == [
        "list avif 320x200", "list avif 400x250", "list jpeg 320x200", "list jpeg 400x250",
        "page avif 320x240", "page avif 400x300", "page jpeg 320x240", "page jpeg 400x300",
      ])
    for copy in picture.copies {
      #expect(PictureKind(of: copy.bytes) == (copy.format == .avif ? .avif : .jpeg))
      #expect(copy.bytes.firstRange(of: Array("SECRET".utf8)) == nil)
      #expect(copy.bytes.firstRange(of: Array("Exif".utf8)) == nil)
    }
    let color = try #require(picture.color)
    #expect(isNear([color.red, color.green, color.blue], [128, 128, 128]))
    // The same tool gives the same bytes.
    #expect(try resize(located, [.list, .page]) == picture)
  }

  @Test("A picture is turned as its camera was held", arguments: 1...8)
  func turnsPictures(orientation: UInt8) throws {
    let jpeg = try sample("sample.jpg")
    let exif = Array("Exif\0\0".utf8) + SamplePictures.tiff(orientation: orientation)
    let picture = try resize(Array(jpeg[..<2]) + SamplePictures.segment(0xE1, exif) + Array(jpeg[2...]))
    let copy = try #require(picture.copies.last)
    #expect(copy.size == (orientation > 4 ? ImageSize(width: 300, height: 400) : ImageSize(width: 400, height: 300)))
    // Where the red quarter's corner is (CIPA DC-008, 4.6.4).
    let isRight = [2, 3, 6, 7].contains(orientation)
    let isBelow = [3, 4, 7, 8].contains(orientation)
    let found = try color(of: copy, isRight ? copy.size.width - 20 : 20, isBelow ? copy.size.height - 20 : 20)
    #expect(isNear(found, [255, 0, 0]), "\(found)")
  }

  @Test("The focus moves the crop") func movesCrops() throws {
    let png = try sample("sample.png")
    let top = try #require(try resize(png, [.list], focus: .init(x: 50, y: 0)).copies.last)
    let bottom = try #require(try resize(png, [.list], focus: .init(x: 50, y: 100)).copies.last)
    // The border between red and blue is at 150 of 300 pixels, and 250 are kept.
    #expect(isNear(try color(of: top, 20, 135), [255, 0, 0]))
    #expect(isNear(try color(of: bottom, 20, 135), [0, 0, 255]))
  }

  @Test("Every kind of photograph is read", arguments: ["png", "webp", "avif", "gif", "jpg"])
  func readsKinds(ending: String) throws {
    let copy = try #require(try resize(try sample("sample.\(ending)")).copies.last)
    #expect(copy.size == ImageSize(width: 400, height: 300) && copy.format == (ending == "gif" ? .webP : .jpeg))
    #expect(isNear(try color(of: copy, 300, 50), [0, 255, 0]))
    #expect(isNear(try color(of: copy, 50, 250), [0, 0, 255]))
  }

  @Test("Transparent parts stay, in AVIF and WebP") func keepsTransparency() throws {
    try run("bandjoin_const", "sample.ppm", "clear.png", "128")
    let picture = try resize(try bytes("clear.png"))
    #expect(Set(picture.copies.map(\.format)) == [.avif, .webP] && picture.color == nil)
    for copy in picture.copies {
      try folder.write(Data(copy.bytes), to: "clear.\(copy.format.ending)")
      try run("extract_band", "clear.\(copy.format.ending)", "alpha.png", "3")
    }
  }

  @Test("Pictures of print shops and scanners get the colours of the web") func convertsColors() throws {
    try run("icc_export", "sample.ppm", "cmyk.jpg[Q=90]", "--output-profile", "cmyk")
    let print = try #require(try resize(try bytes("cmyk.jpg")).copies.last)
    #expect(isNear(try color(of: print, 350, 250), [255, 255, 255]))
    try run("cast", "sample.ppm", "wide.v", "ushort")
    try run("linear", "wide.v", "wide.png[bitdepth=16]", "257", "0")
    try run("copy", "wide.png", "deep.v", "--interpretation", "rgb16")
    try run("pngsave", "deep.v", "deep.png", "--bitdepth", "16")
    let scan = try #require(try resize(try bytes("deep.png")).copies.last)
    #expect(scan.size == ImageSize(width: 400, height: 300))
    #expect(isNear(try color(of: scan, 50, 50), [255, 0, 0]))
    try run("colourspace", "sample.ppm", "grey.jpg", "b-w")
    let grey = try resize(try bytes("grey.jpg"))
    let copy = try #require(grey.copies.last)
    #expect(isNear(try color(of: copy, 350, 250), [255, 255, 255]))
    #expect(grey.color.map { $0.red == $0.green && $0.green == $0.blue } == true)
  }

  @Test("A file that isn't a picture, or only the beginning of one, is a fault in plain words")
  func reportsFaults() throws {
    let jpeg = try sample("sample.jpg")
    let png = try sample("sample.png")
    let avif = try sample("sample.avif")
    for bytes in [
      [], Array("no picture".utf8), Array(jpeg.prefix(jpeg.count / 2)), Array(png.prefix(png.count / 2)),
      Array(avif.prefix(avif.count / 2)), Array(jpeg.prefix(20)), Array("%PDF-1.4\n".utf8),
      Array("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8), Array("P5\n9 9\n255\n".utf8),
    ] {
      let fault = #expect(throws: ResizingFault.self) { _ = try resize(bytes) }
      let reason = try #require(fault?.reason)
      #expect(
        !reason.isEmpty && reason.utf8.count < 200 && !reason.contains("\n") && !reason.contains("/"), "\(reason)")
    }
  }

  @Test("A picture of very many pixels is refused before it is decoded") func refusesBombs() throws {
    let head = SamplePictures.bigEndian(50_000, 4) + SamplePictures.bigEndian(50_000, 4) + [8, 2, 0, 0, 0]
    let bomb =
      Array("\u{89}PNG\r\n\u{1A}\n".unicodeScalars.map { UInt8($0.value) }) + SamplePictures.chunk("IHDR", head)
    #expect(throws: ResizingFault("it has 50000 × 50000 pixels, which are too many")) { _ = try resize(bomb) }
  }

  @Test("A child that exceeds its limits is a fault, and leaves no file") func keepsLimits() throws {
    let png = try sample("sample.png")
    for (change, words) in [
      ({ $0.seconds = 0 }, "too long"), ({ $0.fileSize = 1000 }, "space"), ({ $0.memory = 20 << 20 }, "vips"),
    ] as [((inout ChildProcess.Limits) -> Void, String)] {
      var limits = ChildProcess.Limits()
      change(&limits)
      let limited = resizer.with(limits)
      let fault = #expect(throws: ResizingFault.self) {
        _ = try limited.resize(PictureToResize(bytes: png, crops: [.list]))
      }
      #expect(fault?.reason.contains(words) == true, "\(fault?.reason ?? "")")
    }
  }

  @Test("A program that isn't vips, or is too old, is no resizer")
  func checksProgram() throws {
    #expect(VipsResizer(program: "/bin/sh") == nil && VipsResizer(program: "/nonexistent/vips") == nil)
    for (version, isGood) in [("8.12.2", false), ("8.13.0", true), ("9.0.0", true), ("x", false)] {
      for tool in ["vips", "vipsthumbnail"] {
        try folder.write("#!/bin/sh\necho vips-\(version)\n", to: tool)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.place(tool))
      }
      #expect((VipsResizer(program: folder.place("vips")) != nil) == isGood, "\(version)")
    }
  }

  @Test("Bytes that changed on the way never give half a picture", arguments: ["jpg", "png", "webp", "avif", "gif"])
  func survivesMutations(ending: String) throws {
    let sample = try sample("sample.\(ending)")
    var random = SystemRandomNumberGenerator()
    for _ in 0..<4 {
      var bytes = sample
      for _ in 0..<8 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random) }
      guard let picture = try? resize(bytes) else { continue }
      #expect(picture.copies.allSatisfy { !$0.bytes.isEmpty && $0.size.width > 0 } && picture.copies.count % 2 == 0)
    }
  }
}
