import MenugenText

/// Removes metadata from a PNG file (W3C PNG, third edition): texts, times, Exif and unknown chunks.
func cleanPNG(_ bytes: [UInt8]) throws(PictureFault) -> CleanPicture {
  var removed = RemovedMetadata()
  var kept: [Range<Int>] = []
  var firstData: Int?
  var index = pngSignature.count
  var hasEnd = false
  while !hasEnd {
    guard index + 12 <= bytes.count else { throw .damaged("it ends too early", at: bytes.count) }
    let length = bigEndian(bytes, index, 4)
    guard length <= bytes.count - index - 12 else { throw .damaged("it ends too early", at: bytes.count) }
    let end = index + 12 + length
    let name = String(decoding: bytes[index + 4..<index + 8], as: UTF8.self)
    guard Int(CRC32.checksum(of: bytes.span[index + 4..<end - 4])) == bigEndian(bytes, end - 4, 4) else {
      throw .damaged("the checksum of a chunk is wrong", at: index)
    }
    guard kept.isEmpty == (name == "IHDR") else { throw .damaged("its header is missing or repeated", at: index) }
    let data = bytes[index + 8..<end - 4]
    switch name {
    case "IDAT":
      if firstData == nil { firstData = kept.count }
      kept.append(index..<end)
    case "IEND":
      kept.append(index..<end)
      hasEnd = true
    case "eXIf": removed.take(exif: data)
    case "tEXt", "zTXt", "iTXt": removed.take(text: data)
    case let name where pngChunks.contains(name): kept.append(index..<end)
    default:
      // An upper-case first letter means that decoders need the chunk (5.4).
      guard bytes[index + 4] & 0x20 != 0 else { throw .damaged("it holds an unknown chunk", at: index) }
    }
    index = end
  }
  guard let firstData else { throw .damaged("it holds no picture", at: index) }
  var clean = pngSignature
  clean.reserveCapacity(bytes.count + 40)
  for (number, range) in kept.enumerated() {
    if number == firstData, let exif = removed.exif { clean += pngChunk("eXIf", exif) }
    clean += bytes[range]
  }
  return CleanPicture(bytes: clean, hadLocation: removed.hadLocation)
}

/// The chunks that affect how a picture looks.
private let pngChunks: Set<String> = [
  "IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCV", "cLLI", "sBIT", "bKGD", "pHYs", "acTL",
  "fcTL",
  "fdAT",
]

private func pngChunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
  let body = Array(name.utf8) + data
  return bigEndian(UInt32(data.count)) + body + bigEndian(CRC32.checksum(of: body.span))
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
