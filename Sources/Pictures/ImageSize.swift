/// The width and height of a picture in pixels, as given in its file.
///
/// Reads PNG (W3C PNG, 11.2.2), JPEG (ITU T.81, B.2.2), GIF89a, WebP (RFC 9649), and SVG's `width`, `height` or
/// `viewBox`. `nil` for other formats and truncated files.
package struct ImageSize: Sendable, Equatable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package init?(of bytes: [UInt8]) {
    guard let size = pngSize(bytes) ?? gifSize(bytes) ?? jpegSize(bytes) ?? webPSize(bytes) ?? svgSize(bytes),
      size.width > 0, size.height > 0
    else { return nil }
    self = size
  }
}

private func pngSize(_ bytes: [UInt8]) -> ImageSize? {
  guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
  return ImageSize(width: bigEndian(bytes, 16, 4), height: bigEndian(bytes, 20, 4))
}

private func gifSize(_ bytes: [UInt8]) -> ImageSize? {
  guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
  return ImageSize(width: littleEndian(bytes, 6, 2), height: littleEndian(bytes, 8, 2))
}

/// Reads the frame header. Swaps width and height if the Exif orientation rotates by 90°.
private func jpegSize(_ bytes: [UInt8]) -> ImageSize? {
  guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
  var index = 2
  var isTurned = false
  while index + 9 < bytes.count {
    guard bytes[index] == 0xFF else { return nil }
    let marker = bytes[index + 1]
    if marker == 0xFF {
      index += 1
      continue
    }
    // SOF0 to SOF15, without DHT, JPG and DAC.
    if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
      let (height, width) = (bigEndian(bytes, index + 5, 2), bigEndian(bytes, index + 7, 2))
      return isTurned ? ImageSize(width: height, height: width) : ImageSize(width: width, height: height)
    }
    let next = index + 2 + max(2, bigEndian(bytes, index + 2, 2))
    // APP1; the first with an orientation is used.
    if marker == 0xE1, !isTurned, next <= bytes.count { isTurned = turnsByAQuarter(bytes[(index + 4)..<next]) }
    index = next
  }
  return nil
}

/// Whether the Exif orientation swaps width and height: 5 to 8 (CIPA DC-008, 4.6.4).
private func turnsByAQuarter(_ segment: ArraySlice<UInt8>) -> Bool {
  guard segment.starts(with: "Exif\0\0".utf8) else { return false }
  return TIFFDirectory(segment.dropFirst(6))?.orientation.map { $0 >= 5 } ?? false
}

private func webPSize(_ bytes: [UInt8]) -> ImageSize? {
  guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else { return nil }
  switch bytes[12..<16] {
  case let kind where kind.elementsEqual("VP8X".utf8):
    return ImageSize(width: littleEndian(bytes, 24, 3) + 1, height: littleEndian(bytes, 27, 3) + 1)
  case let kind where kind.elementsEqual("VP8L".utf8):
    let bits = littleEndian(bytes, 21, 4)
    return ImageSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
  case let kind where kind.elementsEqual("VP8 ".utf8):
    return ImageSize(width: littleEndian(bytes, 26, 2) & 0x3FFF, height: littleEndian(bytes, 28, 2) & 0x3FFF)
  default: return nil
  }
}

/// The size of the root element, or else of its `viewBox`.
private func svgSize(_ bytes: [UInt8]) -> ImageSize? {
  let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
  guard let start = head.firstRange(of: "<svg")?.upperBound, let end = head[start...].firstIndex(of: ">") else {
    return nil
  }
  let element = head[start..<end]
  let (width, height) = (attribute("width", of: element), attribute("height", of: element))
  if let width = width.flatMap(pixels), let height = height.flatMap(pixels) {
    return ImageSize(width: width, height: height)
  }
  let box = attribute("viewBox", of: element)?.split { $0.isWhitespace || $0 == "," }.map(String.init)
  guard let box, box.count == 4, let width = pixels(box[2]), let height = pixels(box[3]) else { return nil }
  return ImageSize(width: width, height: height)
}

private func attribute(_ name: String, of element: Substring) -> String? {
  var rest = element
  while let found = rest.firstRange(of: name) {
    let before = found.lowerBound > element.startIndex ? element[element.index(before: found.lowerBound)] : " "
    rest = rest[found.upperBound...].drop { $0.isWhitespace }
    guard before.isWhitespace, rest.first == "=" else { continue }
    rest = rest.dropFirst().drop { $0.isWhitespace }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }
  return nil
}

/// The rounded pixels of a length in an absolute unit (CSS Values 4, 6.2); `nil` for a percentage or `em`.
private func pixels(_ length: String) -> Int? {
  let unit = lengthUnits.first { length.hasSuffix($0.name) } ?? ("", 1, 1)
  let parts = length.dropLast(unit.name.count).split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
  let decimals = parts.count == 2 ? parts[1] : ""
  guard let whole = parts.first.flatMap({ $0.isEmpty ? 0 : Int($0) }), (0...100_000).contains(whole),
    decimals.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
    let thousandths = Int("\(whole)\(String(decimals.prefix(3)).padded(to: 3))")
  else { return nil }
  let divisor = unit.divisor * 1000
  return (thousandths * unit.factor * 2 + divisor - 1) / (divisor * 2)
}

/// The pixels of each unit, as a fraction: an inch has 96.
private let lengthUnits: [(name: String, factor: Int, divisor: Int)] = [
  ("px", 1, 1), ("mm", 960, 254), ("cm", 9600, 254), ("in", 96, 1), ("pt", 4, 3), ("pc", 16, 1), ("Q", 240, 254),
]

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: "0", count: Swift.max(0, count - self.count))
  }
}
