/// Blanks metadata on place, device and author in a video or audio file (MP4, MOV, M4A, 3GP). Keeps titles and
/// performers.
///
/// Boxes keep their size and become `free` ones (ISO/IEC 14496-12, 8.1.2), so that offsets remain valid.
///
/// - Returns: The bytes, and whether they contained coordinates; `nil` for any other kind of file.
package func withoutMediaMetadata(_ bytes: [UInt8]) -> (bytes: [UInt8], hadLocation: Bool)? {
  guard bytes.count >= 8, fileBoxes.contains(String(decoding: bytes[4..<8], as: UTF8.self)) else { return nil }
  var clean = bytes
  var hadLocation = false
  var rest = mediaBoxes(of: bytes, in: 0..<bytes.count)
  while let box = rest.popLast() {
    let data = bytes[box.data]
    var hasLocation = false
    switch box.name {
    case "moov", "trak", "udta":
      rest += mediaBoxes(of: bytes, in: box.data)
      continue
    case "uuid" where data.starts(with: xmpIdentifier), "XMP_":
      hasLocation = data.firstRange(of: Array("GPSLatitude".utf8)) != nil
    case "meta" where box.isInMovie && data.prefix(64).firstRange(of: Array("mdta".utf8)) != nil:
      // QuickTime keys, such as `com.apple.quicktime.location.ISO6709`.
      hasLocation = data.firstRange(of: Array("location".utf8)) != nil
    case "\u{A9}xyz", "loci", "GPMF": hasLocation = true
    default: continue
    }
    if hasLocation { hadLocation = true }
    clean.replaceSubrange(box.nameStart..<box.nameStart + 4, with: "free".utf8)
    for index in box.data { clean[index] = 0 }
  }
  return (clean, hadLocation)
}

/// The first box of such a file; old QuickTime files don't have `ftyp`.
private let fileBoxes: Set<String> = ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot"]

/// The UUID of XMP boxes (ISO 16684-1; Adobe's XMP specification, part 3, 1.2.7.1).
private let xmpIdentifier: [UInt8] = [
  0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
]

private struct MovieBox {
  /// Decoded as Latin-1, for names such as `©xyz`.
  var name: String
  var nameStart: Int
  var data: Range<Int>
  var isInMovie: Bool
}

/// The complete boxes in a range.
private func mediaBoxes(of bytes: [UInt8], in range: Range<Int>) -> [MovieBox] {
  var boxes: [MovieBox] = []
  var index = range.lowerBound
  while index + 8 <= range.upperBound {
    var size = bigEndian(bytes, index, 4)
    var head = 8
    if size == 1 {
      guard index + 16 <= range.upperBound, bytes[index + 8] < 0x40 else { break }
      size = bigEndian(bytes, index + 8, 8)
      head = 16
    } else if size == 0 {
      size = range.upperBound - index
    }
    guard size >= head else { break }
    let end = index + min(size, range.upperBound - index)
    boxes.append(
      MovieBox(
        name: String(String.UnicodeScalarView(bytes[index + 4..<index + 8].map { Unicode.Scalar($0) })),
        nameStart: index + 4, data: index + head..<end, isInMovie: range.lowerBound > 0))
    index = end
  }
  return boxes
}
