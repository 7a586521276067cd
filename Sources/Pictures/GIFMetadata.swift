/// Removes comments, texts and application data from a GIF file (GIF89a), except the repeat count and a colour profile.
func cleanGIF(_ bytes: [UInt8]) throws(PictureFault) -> CleanPicture {
  var removed = RemovedMetadata()
  var clean: [UInt8] = []
  clean.reserveCapacity(bytes.count)
  guard bytes.count >= 13 else { throw .damaged("it ends too early", at: bytes.count) }
  var index = 13 + colorTableSize(bytes[10])
  var hasImage = false
  guard index <= bytes.count else { throw .damaged("it ends too early", at: bytes.count) }
  clean += bytes[..<index]
  while index < bytes.count {
    switch bytes[index] {
    case 0x3B:
      index = bytes.count
    case 0x2C:
      guard index + 10 <= bytes.count else { throw .damaged("it ends too early", at: bytes.count) }
      // After the descriptor and its colour table, a byte gives the minimum code size.
      let end = try endOfSubBlocks(bytes, from: index + 11 + colorTableSize(bytes[index + 9]))
      clean += bytes[index..<end]
      hasImage = true
      index = end
    case 0x21:
      guard index + 1 < bytes.count else { throw .damaged("it ends too early", at: bytes.count) }
      let end = try endOfSubBlocks(bytes, from: index + 2)
      if bytes[index + 1] == 0xF9 || bytes[index + 1] == 0xFF && isKeptApplication(bytes[index..<end]) {
        clean += bytes[index..<end]
      } else {
        removed.take(text: bytes[index..<end])
      }
      index = end
    default: throw .damaged("it holds an unknown block", at: index)
    }
  }
  guard hasImage else { throw .damaged("it holds no picture", at: bytes.count) }
  clean.append(0x3B)
  return CleanPicture(bytes: clean, hadLocation: removed.hadLocation)
}

private func colorTableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

private func isKeptApplication(_ block: ArraySlice<UInt8>) -> Bool {
  let name = block.dropFirst(3).prefix(11)
  return ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"].contains { name.elementsEqual($0.utf8) }
}

/// The end of a sequence of blocks of up to 255 bytes, each preceded by its length.
private func endOfSubBlocks(_ bytes: [UInt8], from start: Int) throws(PictureFault) -> Int {
  var index = start
  while index < bytes.count {
    let length = Int(bytes[index])
    index += 1 + length
    if length == 0 { return index }
  }
  throw .damaged("it ends too early", at: bytes.count)
}
