/// Removes Exif, XMP and unknown chunks from a WebP file (RFC 9649), and updates the flags of its header.
func cleanWebP(_ bytes: [UInt8]) throws(PictureFault) -> CleanPicture {
  guard bytes.count >= 12 else { throw .damaged("it ends too early", at: bytes.count) }
  let fileEnd = 8 + littleEndian(bytes, 4, 4)
  guard (12...bytes.count + 1).contains(fileEnd) else { throw .damaged("it ends too early", at: bytes.count) }
  var removed = RemovedMetadata()
  var clean: [UInt8] = []
  clean.reserveCapacity(bytes.count)
  var header: Int?
  var hasImage = false
  for chunk in try riffChunks(bytes, 12..<min(fileEnd, bytes.count)) {
    let data = bytes[chunk.data]
    switch chunk.name {
    case "VP8X":
      guard data.count >= 10, clean.isEmpty else { throw .damaged("its header is misplaced", at: chunk.start) }
      header = clean.count
      appendChunk("VP8X", Array(data.prefix(10)), to: &clean)
    case "VP8 ", "VP8L":
      // A file without a header has a single image.
      if header == nil, hasImage { continue }
      hasImage = true
      appendChunk(chunk.name, Array(data), to: &clean)
    case "ICCP", "ALPH", "ANIM":
      if header != nil { appendChunk(chunk.name, Array(data), to: &clean) }
    case "ANMF":
      guard data.count >= 16 else { throw .damaged("a frame is too short", at: chunk.start) }
      var frame = Array(data.prefix(16))
      for part in try riffChunks(bytes, chunk.data.lowerBound + 16..<chunk.data.upperBound)
      where ["ALPH", "VP8 ", "VP8L"].contains(part.name) {
        appendChunk(part.name, Array(bytes[part.data]), to: &frame)
      }
      hasImage = true
      appendChunk("ANMF", frame, to: &clean)
    case "EXIF": removed.take(exif: data.starts(with: "Exif\0\0".utf8) ? data.dropFirst(6) : data)
    default: removed.take(text: data)
    }
  }
  guard hasImage else { throw .damaged("it holds no picture", at: bytes.count) }
  if let header {
    let exif = removed.exif
    if let exif { appendChunk("EXIF", exif, to: &clean) }
    // Exif is bit 3, XMP bit 2 (section 2.7.1).
    clean[header + 8] = clean[header + 8] & ~0b1100 | (exif == nil ? 0 : 0b1000)
  }
  let file = Array("RIFF".utf8) + littleEndian(UInt32(clean.count + 4)) + Array("WEBP".utf8)
  return CleanPicture(bytes: file + clean, hadLocation: removed.hadLocation)
}

private struct RIFFChunk {
  var name: String
  var start: Int
  var data: Range<Int>
}

private func riffChunks(_ bytes: [UInt8], _ range: Range<Int>) throws(PictureFault) -> [RIFFChunk] {
  var chunks: [RIFFChunk] = []
  var index = range.lowerBound
  while index < range.upperBound {
    guard index + 8 <= range.upperBound else { throw .damaged("it ends too early", at: range.upperBound) }
    let length = littleEndian(bytes, index + 4, 4)
    let end = index + 8 + length
    guard end <= range.upperBound else { throw .damaged("it ends too early", at: range.upperBound) }
    chunks.append(
      RIFFChunk(
        name: String(decoding: bytes[index..<index + 4], as: UTF8.self), start: index, data: index + 8..<end))
    index = end + length % 2
  }
  return chunks
}

private func appendChunk(_ name: String, _ data: [UInt8], to output: inout [UInt8]) {
  output += Array(name.utf8) + littleEndian(UInt32(data.count))
  output += data
  if data.count % 2 == 1 { output.append(0) }
}

private func littleEndian(_ number: UInt32) -> [UInt8] {
  [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
}
