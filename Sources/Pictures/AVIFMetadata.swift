/// Overwrites Exif, XMP and free space in an AVIF file with blanks, to keep its offsets valid (ISO/IEC 14496-12).
///
/// Keeps the orientation, which is a property of the picture. Metadata outside the picture's items is an error.
func cleanAVIF(_ bytes: [UInt8]) throws(PictureFault) -> CleanPicture {
  var clean = bytes
  var removed = RemovedMetadata()
  let boxes = try mediaBoxes(bytes, 0..<bytes.count)
  let data = boxes.filter { $0.name == "mdat" }.map(\.data)
  for box in boxes {
    switch box.name {
    case "ftyp", "mdat", "styp", "sidx": break
    case "meta": try blankItems(of: box, in: bytes, data: data, &clean, &removed)
    case "free", "skip": for index in box.data { clean[index] = 0 }
    case "moov": try blankFilm(bytes, box.data, &clean)
    default: throw .metadata("a box '\(printable(box.name))'")
    }
  }
  guard boxes.contains(where: { $0.name == "meta" || $0.name == "moov" }) else {
    throw .damaged("it holds no picture", at: bytes.count)
  }
  return CleanPicture(bytes: clean, hadLocation: removed.hadLocation)
}

private struct MediaBox {
  var name: String
  var data: Range<Int>
}

private func mediaBoxes(_ bytes: [UInt8], _ range: Range<Int>) throws(PictureFault) -> [MediaBox] {
  var boxes: [MediaBox] = []
  var index = range.lowerBound
  while index < range.upperBound {
    guard index + 8 <= range.upperBound else { throw .damaged("it ends too early", at: range.upperBound) }
    let name = String(decoding: bytes[index + 4..<index + 8], as: UTF8.self)
    var size = bigEndian(bytes, index, 4)
    var head = 8
    if size == 1 {
      guard index + 16 <= range.upperBound, bytes[index + 8] < 0x40 else {
        throw .damaged("it ends too early", at: range.upperBound)
      }
      size = bigEndian(bytes, index + 8, 8)
      head = 16
    } else if size == 0 {
      size = range.upperBound - index
    }
    guard size >= head, size <= range.upperBound - index else {
      throw .damaged("a box is longer than what it is in", at: index)
    }
    boxes.append(MediaBox(name: name, data: index + head..<index + size))
    index += size
  }
  return boxes
}

/// Blanks the times in an animation's boxes. Throws for boxes that may contain other metadata.
private func blankFilm(_ bytes: [UInt8], _ range: Range<Int>, _ clean: inout [UInt8]) throws(PictureFault) {
  var rest = try mediaBoxes(bytes, range)
  while let box = rest.popLast() {
    switch box.name {
    case "udta", "meta", "uuid", "free", "skip": throw .metadata("a box '\(box.name)' of an animation")
    case "trak", "mdia", "minf", "stbl", "edts": rest += try mediaBoxes(bytes, box.data)
    case "mvhd", "tkhd", "mdhd":
      // The version determines the width of the times.
      let size = box.data.first.map { bytes[$0] } == 1 ? 16 : 8
      guard box.data.count >= 4 + size else { throw .damaged("it ends too early", at: box.data.upperBound) }
      for index in box.data.lowerBound + 4..<box.data.lowerBound + 4 + size { clean[index] = 0 }
    default: break
    }
  }
}

/// Blanks the data of all items that aren't part of a picture.
private func blankItems(
  of meta: MediaBox, in bytes: [UInt8], data: [Range<Int>], _ clean: inout [UInt8], _ removed: inout RemovedMetadata
) throws(PictureFault) {
  guard meta.data.count >= 4 else { throw .damaged("it ends too early", at: meta.data.upperBound) }
  let boxes = try mediaBoxes(bytes, meta.data.lowerBound + 4..<meta.data.upperBound)
  var blanked: [Int: String] = [:]
  for box in boxes {
    switch box.name {
    case "iinf": blanked = try itemsOfMetadata(box, in: bytes)
    case "free", "skip": for index in box.data { clean[index] = 0 }
    case "xml ", "bxml", "uuid", "udta": throw .metadata("a box '\(box.name)'")
    default: break
    }
  }
  if blanked.isEmpty { return }
  guard let places = boxes.first(where: { $0.name == "iloc" }) else {
    throw .damaged("the place of an item is missing", at: meta.data.lowerBound)
  }
  let inline = boxes.first { $0.name == "idat" }?.data
  var located: Set<Int> = []
  var blankedCount = 0
  for item in try itemPlaces(places, in: bytes) where blanked[item.id] != nil {
    located.insert(item.id)
    for extent in item.extents {
      let base: Int
      switch item.method {
      case 0: base = 0
      case 1: base = inline?.lowerBound ?? bytes.count
      default: throw .metadata("an item of another item")
      }
      let range = base + extent.lowerBound..<base + extent.upperBound
      let room = item.method == 0 ? data : inline.map { [$0] } ?? []
      guard !range.isEmpty, room.contains(where: { $0.contains(range.lowerBound) && range.upperBound <= $0.upperBound })
      else { throw .damaged("an item is outside the data", at: places.data.lowerBound) }
      blankedCount += extent.count
      guard blankedCount <= bytes.count else { throw .damaged("items overlap", at: places.data.lowerBound) }
      // Exif follows the offset of its TIFF header.
      removed.take(exif: bytes[range].dropFirst(4))
      removed.take(text: bytes[range])
      for index in range { clean[index] = UInt8(ascii: " ") }
      // Decoders reject Exif data without a header: leave a TIFF structure without entries.
      if blanked[item.id] == "Exif" {
        guard range.count >= emptyExif.count else { throw .metadata("Exif in pieces") }
        clean.replaceSubrange(range.prefix(emptyExif.count), with: emptyExif)
      }
    }
  }
  guard located == Set(blanked.keys) else {
    throw .damaged("the place of an item is missing", at: places.data.lowerBound)
  }
}

/// The header's offset, the header, and a directory without entries.
private let emptyExif: [UInt8] = [0, 0, 0, 0, 0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]

/// The kinds of the items that aren't part of a picture, by id.
private func itemsOfMetadata(_ box: MediaBox, in bytes: [UInt8]) throws(PictureFault) -> [Int: String] {
  var ids: [Int: String] = [:]
  let version = box.data.first.map { bytes[$0] } ?? 0
  let start = box.data.lowerBound + (version == 0 ? 6 : 8)
  guard start <= box.data.upperBound else { throw .damaged("it ends too early", at: box.data.upperBound) }
  for entry in try mediaBoxes(bytes, start..<box.data.upperBound) where entry.name == "infe" {
    let version = entry.data.first.map { bytes[$0] } ?? 0
    let idSize = version == 3 ? 4 : 2
    let kind = entry.data.lowerBound + 4 + idSize + 2
    guard version == 2 || version == 3, kind + 4 <= entry.data.upperBound else {
      throw .metadata("items of an old form")
    }
    let name = String(decoding: bytes[kind..<kind + 4], as: UTF8.self)
    if ["av01", "grid", "iovl", "iden", "tmap", "sato"].contains(name) { continue }
    guard ["Exif", "mime", "uri "].contains(name) else { throw .metadata("an item '\(printable(name))'") }
    ids[bigEndian(bytes, entry.data.lowerBound + 4, idSize)] = name
  }
  return ids
}

private struct ItemPlace {
  var id: Int
  /// 0: in the file; 1: in the box `idat`.
  var method: Int
  var extents: [Range<Int>]
}

private func itemPlaces(_ box: MediaBox, in bytes: [UInt8]) throws(PictureFault) -> [ItemPlace] {
  var index = box.data.lowerBound
  func number(_ size: Int) throws(PictureFault) -> Int {
    guard size >= 0, size <= 8, index <= box.data.upperBound - size else {
      throw .damaged("it ends too early", at: box.data.upperBound)
    }
    defer { index += size }
    // Prevents overflow below.
    guard size < 8 || bytes[index] < 0x40 else { throw .damaged("an item is outside the file", at: index) }
    return bigEndian(bytes, index, size)
  }
  let version = try number(1)
  guard version <= 2 else { throw .metadata("items of an unknown form") }
  _ = try number(3)
  let sizes = try number(2)
  let (offsetSize, lengthSize) = (sizes >> 12, sizes >> 8 & 15)
  let (baseSize, indexSize) = (sizes >> 4 & 15, version == 0 ? 0 : sizes & 15)
  let count = try number(version == 2 ? 4 : 2)
  var places: [ItemPlace] = []
  for _ in 0..<count {
    let id = try number(version == 2 ? 4 : 2)
    let method = version == 0 ? 0 : try number(2) & 15
    _ = try number(2)
    let base = try number(baseSize)
    var extents: [Range<Int>] = []
    let extentCount = try number(2)
    guard extentCount < 2 || indexSize + offsetSize + lengthSize > 0 else {
      throw .damaged("an item has parts of no size", at: index)
    }
    for _ in 0..<extentCount {
      _ = try number(indexSize)
      let (offset, length) = (try number(offsetSize), try number(lengthSize))
      guard offset <= bytes.count, length <= bytes.count, base <= bytes.count else {
        throw .damaged("an item is outside the file", at: index)
      }
      extents.append(base + offset..<base + offset + length)
    }
    places.append(ItemPlace(id: id, method: method, extents: extents))
  }
  return places
}

private func printable(_ name: String) -> String {
  name.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 } ? name : "?"
}
