/// Removes metadata from a JPEG file (ITU T.81, annex B): all segments that decoders don't need.
///
/// Keeps the JFIF header without its thumbnail, the colour profile (ICC.1, B.4) and Adobe's colour transform. Drops
/// everything after the end of the image.
func cleanJPEG(_ bytes: [UInt8]) throws(PictureFault) -> CleanPicture {
  var removed = RemovedMetadata()
  var header: [UInt8] = []
  var body: [UInt8] = []
  body.reserveCapacity(bytes.count)
  var index = 2
  var hasScan = false
  var hasFrame = false
  scanning: while true {
    guard index + 1 < bytes.count else { throw .damaged("it ends too early", at: bytes.count) }
    guard bytes[index] == 0xFF else { throw .damaged("a segment is missing", at: index) }
    let marker = bytes[index + 1]
    switch marker {
    case 0xFF:
      index += 1
      continue
    case 0xD9:
      guard hasScan else { throw .damaged("it holds no picture", at: index) }
      break scanning
    case 0x01, 0xD0...0xD7:
      body += [0xFF, marker]
      index += 2
      continue
    case 0x00, 0x02...0xBF, 0xD8, 0xF0...0xFD: throw .damaged("it holds an unknown segment", at: index)
    default: break
    }
    guard index + 4 <= bytes.count else { throw .damaged("it ends too early", at: bytes.count) }
    let length = bigEndian(bytes, index + 2, 2)
    guard length >= 2 else { throw .damaged("a segment has no length", at: index) }
    let end = index + 2 + length
    guard end <= bytes.count else { throw .damaged("it ends too early", at: bytes.count) }
    let data = bytes[index + 4..<end]
    switch marker {
    case 0xE0:
      // The version, the density, and a thumbnail of 0 × 0.
      if header.isEmpty, data.starts(with: "JFIF\0".utf8), data.count >= 14 {
        header = [0xFF, 0xE0, 0, 16] + data.prefix(12) + [0, 0]
      }
    case 0xE1:
      if data.starts(with: "Exif\0".utf8), data.count > 6 {
        removed.take(exif: data.dropFirst(6))
      } else {
        removed.take(text: data)
      }
    case 0xE2 where data.starts(with: "ICC_PROFILE\0".utf8): body += bytes[index..<end]
    case 0xEE:
      if data.starts(with: "Adobe".utf8), data.count >= 12 { body += [0xFF, 0xEE, 0, 14] + data.prefix(12) }
    case 0xE0...0xEF, 0xFE: removed.take(text: data)
    case 0xDA:
      guard hasFrame else { throw .damaged("it holds no size", at: index) }
      hasScan = true
      let scanEnd = endOfScan(bytes, from: end)
      body += bytes[index..<scanEnd]
      index = scanEnd
      continue
    default:
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) { hasFrame = true }
      body += bytes[index..<end]
    }
    index = end
  }
  var clean: [UInt8] = [0xFF, 0xD8]
  clean.reserveCapacity(header.count + body.count + 40)
  clean += header
  if let exif = removed.exif {
    clean += [0xFF, 0xE1, 0, UInt8(exif.count + 8)] + Array("Exif\0\0".utf8) + exif
  }
  clean += body
  clean += [0xFF, 0xD9]
  return CleanPicture(bytes: clean, hadLocation: removed.hadLocation)
}

/// The end of a scan's entropy-coded data: a marker other than a stuffed zero or a restart (ITU T.81, B.1.1.5).
private func endOfScan(_ bytes: [UInt8], from start: Int) -> Int {
  let bytes = bytes.span
  var index = start
  while index + 1 < bytes.count {
    if bytes[index] == 0xFF, bytes[index + 1] != 0, !(0xD0...0xD7).contains(bytes[index + 1]) { return index }
    index += 1
  }
  return bytes.count
}
