import MenugenDomain
import MenugenText

/// The form in which a cache keeps a resized picture.
extension ResizedPicture {
  package var record: [UInt8] {
    var record: [UInt8] = []
    record.write(copies.count)
    for copy in copies {
      record.write(Int(copy.crop.rawValue))
      record.write(Int(copy.format.rawValue))
      record.write(copy.size.width)
      record.write(copy.size.height)
      record.write(copy.bytes.count)
      record += copy.bytes
    }
    record.write(color != nil)
    if let color { record += [color.red, color.green, color.blue] }
    return record
  }

  /// Returns `nil` for a damaged record.
  package init?(record bytes: [UInt8]) {
    guard let picture = bytes.read({ reader in ResizedPicture(&reader) }) else { return nil }
    self = picture
  }

  private init?(_ record: inout BinaryReader) {
    guard let count = record.count() else { return nil }
    var copies: [Copy] = []
    for _ in 0..<count {
      guard let crop = record.byte().flatMap(ImageCrop.init),
        let format = record.byte().flatMap(ImageVariants.Format.init), let width = record.small(),
        let height = record.small(), let bytes = record.count().flatMap({ record.bytes($0) })
      else { return nil }
      copies.append(Copy(crop: crop, format: format, size: ImageSize(width: width, height: height), bytes: bytes))
    }
    guard let hasColor = record.flag() else { return nil }
    self.init(copies: copies)
    guard hasColor else { return }
    guard let red = record.byte(), let green = record.byte(), let blue = record.byte() else { return nil }
    color = ImageVariants.Color(red: red, green: green, blue: blue)
  }
}

extension BinaryReader {
  fileprivate mutating func byte() -> UInt8? { integer(UInt8.self) }

  fileprivate mutating func bytes(_ count: Int) -> [UInt8]? {
    guard let run = run(count) else { return nil }
    return run.indices.map { run[$0] }
  }
}
