import MenugenDiagnostics
import MenugenDomain
package import MenugenFiles
package import MenugenPictures
import MenugenText

/// Resizes pictures with the command line tools of libvips.
///
/// Each step is a process with limits, in a folder of its own that has no other file than the picture: a picture made to
/// attack a decoder harms neither the build nor other files. Only the first step reads the picture. The others read
/// pixels that it wrote.
package struct VipsResizer: PictureResizing {
  package let version: String
  private let vips: String
  private let vipsthumbnail: String
  private var limits: ChildProcess.Limits

  /// The oldest version with the options used here.
  private static let oldestVersion = (8, 13)

  /// - Parameters:
  ///   - program: The path of `vips`; `vipsthumbnail` is beside it.
  package init?(program: String) {
    let limits = ChildProcess.Limits()
    let run = ChildProcess(program, ["--version"], in: "/", environment: Self.environment, limits: limits)
    guard run.isSuccess, let version = run.output.split(whereSeparator: \.isWhitespace).first,
      version.hasPrefix("vips-")
    else { return nil }
    let numbers = version.dropFirst(5).split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    guard numbers.count == 2, (numbers[0], numbers[1]) >= Self.oldestVersion else { return nil }
    self.version = String(version)
    self.limits = limits
    vips = program
    vipsthumbnail = splitPath(program).folder + "/vipsthumbnail"
    guard isProgram(vipsthumbnail) else { return nil }
  }

  /// Returns the resizer with other limits.
  package func with(_ limits: ChildProcess.Limits) -> VipsResizer {
    var resizer = self
    resizer.limits = limits
    return resizer
  }

  package func resize(_ picture: PictureToResize) throws(ResizingFault) -> ResizedPicture {
    let folder: ScratchFolder
    do throws(FileError) {
      folder = try ScratchFolder()
      try folder.write(picture.bytes, to: Self.source)
    } catch {
      throw ResizingFault("it can't be copied to a temporary folder: \(error.diagnostic.message)")
    }
    var work = Work(resizer: self, folder: folder)
    return try work.resize(picture)
  }

  fileprivate static let source = "picture"

  /// One thread for each process, as pictures are resized in parallel; the same number gives the same bytes everywhere.
  fileprivate static let environment = ["LC_ALL": "C", "VIPS_CONCURRENCY": "1", "VIPS_WARNING": "1"]

  /// - Parameters:
  ///   - isTrusted: Whether the input was written by an earlier step.
  ///   - needsHEIF: Whether it reads or writes HEIC or AVIF, the formats of a module.
  fileprivate func run(
    _ tool: Tool, _ arguments: [String], in folder: ScratchFolder, isTrusted: Bool = true, needsHEIF: Bool = false
  ) throws(ResizingFault) {
    var environment = Self.environment
    environment["HOME"] = folder.path
    environment["TMPDIR"] = folder.path
    // Rejects the formats of decoders that aren't tested against hostile files.
    if !isTrusted { environment["VIPS_BLOCK_UNTRUSTED"] = "1" }
    // Finds no modules, as for PDF and ImageMagick: half of the time to start.
    if !needsHEIF { environment["VIPSHOME"] = folder.path }
    let run = ChildProcess(
      tool == .vips ? vips : vipsthumbnail, arguments, in: folder.path, environment: environment, limits: limits)
    if !run.isSuccess { throw ResizingFault(run) }
  }

  fileprivate enum Tool { case vips, vipsthumbnail }
}

// MARK: - The steps

/// The resizing of one picture.
private struct Work {
  let resizer: VipsResizer
  let folder: ScratchFolder
  private var copies: [ResizedPicture.Copy] = []

  init(resizer: VipsResizer, folder: ScratchFolder) {
    self.resizer = resizer
    self.folder = folder
  }

  /// The most pixels of a picture: those of the largest cameras in phones.
  private static let mostPixels = 250_000_000
  /// The longest side of a picture whose size isn't known before it is decoded.
  private static let unknownSide = 4096

  mutating func resize(_ picture: PictureToResize) throws(ResizingFault) -> ResizedPicture {
    let pixels = try decode(picture)
    var names: [(file: String, crop: ImageCrop, widths: [Int])] = []
    for crop in picture.crops {
      let area = crop.area(in: pixels.size, focus: picture.focus)
      let name = "crop\(crop.rawValue)"
      if area == PixelArea(left: 0, top: 0, width: pixels.size.width, height: pixels.size.height) {
        names.append(("pixels", crop, crop.widths(of: area)))
        continue
      }
      let numbers = [area.left, area.top, area.width, area.height].map(String.init)
      try resizer.run(.vips, ["extract_area", "pixels.v", "\(name).v"] + numbers, in: folder)
      names.append((name, crop, crop.widths(of: area)))
    }
    let fallback = pixels.hasAlpha ? ImageVariants.Format.webP : .jpeg
    for width in Set(names.flatMap(\.widths)).sorted() {
      let crops = names.filter { $0.widths.contains(width) }
      try encode(crops.map { ($0.file, $0.crop) }, width: width, fallback)
    }
    copies.sort {
      ($0.crop.rawValue, $0.format.rawValue, $0.size.width) < ($1.crop.rawValue, $1.format.rawValue, $1.size.width)
    }
    return ResizedPicture(copies: copies, color: pixels.hasAlpha ? nil : try color(of: names.first?.file ?? "pixels"))
  }

  /// Decodes the picture, turns it as its Exif data says, converts it to sRGB, and reduces it.
  private func decode(_ picture: PictureToResize) throws(ResizingFault) -> (size: ImageSize, hasAlpha: Bool) {
    let kind = PictureKind(of: picture.bytes)
    guard kind?.isPhotograph == true else { throw ResizingFault("it is not a photograph") }
    var size = ImageSize(width: Self.unknownSide, height: Self.unknownSide)
    if let known = ImageSize(of: picture.bytes) {
      guard max(known.width, known.height) <= Self.mostPixels, known.width * known.height <= Self.mostPixels else {
        throw ResizingFault("it has \(known.width) × \(known.height) pixels, which are too many")
      }
      size = ImageCrop.reducedSize(of: known, for: picture.crops, focus: picture.focus)
    }
    func thumbnail(_ target: String, _ profiles: [String]) throws(ResizingFault) {
      try resizer.run(
        .vips,
        [
          "thumbnail", VipsResizer.source, target, String(size.width), "--height", String(size.height), "--size",
          "down", "--fail-on", "truncated",
        ] + profiles, in: folder, isTrusted: false, needsHEIF: kind == .heic || kind == .avif)
    }
    do throws(ResizingFault) {
      // Without a profile to import, libvips shifts the colours of pictures that have none.
      try thumbnail("pixels.v", ["--import-profile", "srgb", "--export-profile", "srgb"])
    } catch {
      // A grey picture without a profile.
      guard error.reason.contains("input profile") else { throw error }
      try thumbnail("grey.v", [])
      try resizer.run(.vips, ["colourspace", "grey.v", "pixels.v", "srgb"], in: folder)
    }
    guard let header = PixelHeader(try read("pixels.v")) else { throw ResizingFault("it can't be decoded") }
    return (header.size, header.bands == 4)
  }

  /// Writes the copies of one width, each in both formats.
  private mutating func encode(
    _ crops: [(file: String, crop: ImageCrop)], width: Int, _ fallback: ImageVariants.Format
  ) throws(ResizingFault) {
    var sizes: [ImageCrop: ImageSize] = [:]
    for (crop, bytes) in try write(crops, width, fallback, quality: 75) {
      guard let size = ImageSize(of: bytes) else { throw ResizingFault("a copy can't be read") }
      sizes[crop] = size
      copies.append(.init(crop: crop, format: fallback, size: size, bytes: bytes))
    }
    // Noise, as in photographs taken in the dark, needs many bytes: such copies are coded again with less quality. The
    // pixels of wide copies are too small on most screens to show it.
    var rest = crops
    let qualities = width > 640 ? [42, 26] : [50, 38, 26]
    for quality in qualities where !rest.isEmpty {
      let isLast = quality == qualities.last
      for (crop, bytes) in try write(rest, width, .avif, quality: quality) {
        guard let size = sizes[crop] else { continue }
        if bytes.count > Self.budget(of: size), !isLast { continue }
        copies.append(.init(crop: crop, format: .avif, size: size, bytes: bytes))
        rest.removeAll { $0.crop == crop }
      }
    }
  }

  /// The most bytes of an AVIF file of good quality: 11 kB for 640 × 400 pixels.
  private static func budget(of size: ImageSize) -> Int { 3_000 + size.width * size.height * 3 / 100 }

  private func write(
    _ crops: [(file: String, crop: ImageCrop)], _ width: Int, _ format: ImageVariants.Format, quality: Int
  ) throws(ResizingFault) -> [(ImageCrop, [UInt8])] {
    let options =
      switch format {
      case .avif: "Q=\(quality),effort=2,strip"
      case .jpeg: "Q=\(quality),optimize-coding,interlace,strip"
      case .webP: "Q=\(quality),strip"
      }
    // Two crops may come from the same file. It is turned already, though it still has the tag that says how.
    let files = Set(crops.map { "\($0.file).v" }).sorted()
    try resizer.run(
      .vipsthumbnail, files + ["--no-rotate", "--size", "\(width)x", "-o", "%s-\(width).\(format.ending)[\(options)]"],
      in: folder,
      needsHEIF: format == .avif)
    var written: [(ImageCrop, [UInt8])] = []
    for (file, crop) in crops { written.append((crop, try read("\(file)-\(width).\(format.ending)"))) }
    return written
  }

  /// The average colour: that of a copy with one pixel.
  private func color(of file: String) throws(ResizingFault) -> ImageVariants.Color? {
    try resizer.run(
      .vips, ["thumbnail", "\(file).v", "color.ppm", "1", "--height", "1", "--size", "force", "--no-rotate"],
      in: folder)
    let pixel = try read("color.ppm").suffix(3)
    guard pixel.count == 3 else { return nil }
    return ImageVariants.Color(
      red: pixel[pixel.startIndex], green: pixel[pixel.startIndex + 1], blue: pixel[pixel.startIndex + 2])
  }

  private func read(_ name: String) throws(ResizingFault) -> [UInt8] {
    guard let bytes = try? folder.read(name), !bytes.isEmpty else { throw ResizingFault("a copy can't be written") }
    return bytes
  }
}

/// The header of libvips's own format: a magic number, then width, height and bands, in the machine's byte order.
private struct PixelHeader {
  let size: ImageSize
  let bands: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 64 else { return nil }
    let isLittle = bytes.starts(with: [0xB6, 0xA6, 0xF2, 0x08])
    guard isLittle || bytes.starts(with: [0x08, 0xF2, 0xA6, 0xB6]) else { return nil }
    func number(_ start: Int) -> Int {
      let part = bytes[start..<start + 4]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    size = ImageSize(width: number(4), height: number(8))
    bands = number(12)
    guard size.width > 0, size.height > 0, (3...4).contains(bands) else { return nil }
  }
}

extension ResizingFault {
  fileprivate init(_ run: ChildProcess) {
    switch run.ending {
    case .timedOut: self.init("it takes too long to decode")
    case .notStarted(let reason): self.init("vips can't be started: \(reason)")
    case .exited(127): self.init("vips can't be started")
    case .killed where run.ending.isOutOfTime: self.init("it takes too much processor time to decode")
    case .killed where run.ending.isCrash: self.init("libvips needs too much memory for it, or crashes")
    case .killed: self.init("its pixels need too much space on the disk")
    case .exited: self.init(Self.words(of: run.output))
    }
  }

  /// The last message of libvips, without control characters.
  private static func words(of output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    let isMemory = lines.contains { $0.contains("out of memory") || $0.contains("Cannot allocate") }
    if isMemory { return "libvips needs too much memory for it" }
    guard let line = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }) else { return "libvips can't read it" }
    let words = String(String.UnicodeScalarView(line.unicodeScalars.filter { $0.value >= 0x20 && $0.value < 0x7F }))
    return "libvips says “\(words.prefix(120))”"
  }
}
