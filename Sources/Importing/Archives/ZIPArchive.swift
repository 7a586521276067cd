import MenugenText

/// The files of a ZIP archive (APPNOTE 6.3): stored or deflated, not encrypted.
struct ZIPArchive {
  struct File {
    var name: String
    var method: Int
    var data: Range<Int>
    var checksum: UInt32
  }

  let bytes: [UInt8]
  private(set) var files: [File] = []

  private static let mostFiles = 10_000

  static func matches(_ bytes: Span<UInt8>) -> Bool {
    bytes.starts(with: "PK\u{3}\u{4}") || bytes.starts(with: "PK\u{5}\u{6}")
  }

  /// Reads the central directory, which lists the files at the archive's end.
  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    guard let end = Self.endRecord(bytes) else { throw FormatFault(reason: "the archive is cut off") }
    let count = try number(end + 10, 2)
    var place = try number(end + 16, 4)
    guard count <= Self.mostFiles, count < 0xFFFF, place < 0xFFFF_FFFF else {
      throw FormatFault(reason: "the archive has more than \(Self.mostFiles) files or 4 GiB")
    }
    for _ in 0..<count {
      guard try number(place, 4) == 0x0201_4B50 else { throw FormatFault(reason: "the archive's list is damaged") }
      let lengths = (try number(place + 28, 2), try number(place + 30, 2), try number(place + 32, 2))
      try add(place, nameLength: lengths.0)
      place += 46 + lengths.0 + lengths.1 + lengths.2
    }
  }

  private mutating func add(_ place: Int, nameLength: Int) throws {
    let (flags, method, size) = (try number(place + 8, 2), try number(place + 10, 2), try number(place + 20, 4))
    let local = try number(place + 42, 4)
    guard place + 46 <= bytes.count - nameLength else { throw FormatFault(reason: "the archive's list is damaged") }
    let name = String(decoding: bytes.span[place + 46..<place + 46 + nameLength], as: UTF8.self)
    if name.hasSuffix("/") || name.hasPrefix("__MACOSX/") { return }
    guard flags & 1 == 0 else { throw FormatFault(reason: "'\(name)' in the archive is encrypted") }
    guard method == 0 || method == 8 else {
      throw FormatFault(reason: "'\(name)' is compressed by a method other than deflate")
    }
    guard try number(local, 4) == 0x0403_4B50 else { throw FormatFault(reason: "'\(name)' is damaged") }
    let start = local + 30 + (try number(local + 26, 2)) + (try number(local + 28, 2))
    guard start >= 0, start + size <= bytes.count else { throw FormatFault(reason: "'\(name)' is cut off") }
    files.append(
      File(
        name: name, method: method, data: start..<start + size,
        checksum: UInt32(truncatingIfNeeded: try number(place + 16, 4))))
  }

  /// Returns the bytes of a file, in parts. The last part throws if the checksum differs.
  func input(_ file: File) -> ByteInput {
    var checksum = CRC32()
    var inflate = Inflate(bytes, file.data)
    var stored = file.data
    return ByteInput { [bytes] in
      do {
        var part: [UInt8]?
        if file.method == 0 {
          let end = min(stored.lowerBound + (1 << 20), stored.upperBound)
          part = stored.isEmpty ? nil : Array(bytes[stored.lowerBound..<end])
          stored = end..<stored.upperBound
        } else {
          part = try inflate.next()
        }
        if let part {
          checksum.add(part.span)
        } else if checksum.value != file.checksum {
          throw FormatFault(reason: "'\(file.name)' in the archive is damaged")
        }
        return part
      } catch is Inflate.Fault {
        throw FormatFault(reason: "'\(file.name)' in the archive is damaged")
      }
    }
  }

  // MARK: - Numbers

  private func number(_ place: Int, _ count: Int) throws -> Int {
    guard place >= 0, place <= bytes.count - count else { throw FormatFault(reason: "the archive's list is damaged") }
    var value = 0
    for index in 0..<count { value |= Int(bytes[place + index]) << (8 * index) }
    return value
  }

  /// The record at the archive's end, which a comment of up to 64 KiB may follow.
  private static func endRecord(_ bytes: [UInt8]) -> Int? {
    var place = bytes.count - 22
    let first = max(0, place - 0xFFFF)
    while place >= first {
      if bytes[place] == 0x50, bytes.span[place...].starts(with: "PK\u{5}\u{6}") { return place }
      place -= 1
    }
    return nil
  }
}
