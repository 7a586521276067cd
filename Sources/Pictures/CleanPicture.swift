/// A picture without metadata such as camera, place, time and author.
///
/// Keeps the coded data, colour profile and orientation, so that it looks the same.
package struct CleanPicture: Sendable {
  package var bytes: [UInt8]
  /// Whether the removed metadata included coordinates.
  package var hadLocation = false

  /// Removes a picture's metadata. Returns `nil` for formats without metadata and those that browsers don't show.
  package init?(_ bytes: [UInt8], _ kind: PictureKind) throws(PictureFault) {
    switch kind {
    case .jpeg: self = try cleanJPEG(bytes)
    case .png: self = try cleanPNG(bytes)
    case .gif: self = try cleanGIF(bytes)
    case .webP: self = try cleanWebP(bytes)
    case .avif: self = try cleanAVIF(bytes)
    default: return nil
    }
  }

  init(bytes: [UInt8], hadLocation: Bool) {
    self.bytes = bytes
    self.hadLocation = hadLocation
  }
}

/// Why a picture's metadata can't be removed.
package enum PictureFault: Error, Sendable, Equatable {
  /// A problem, such as `it ends too early`, and its byte offset.
  case damaged(String, at: Int)
  /// The name of metadata that can't be removed without recoding the picture.
  case metadata(String)
}

/// Collects the orientation, and whether there were coordinates, from removed metadata.
struct RemovedMetadata {
  private(set) var orientation: UInt8?
  private(set) var hadLocation = false

  /// Reads the TIFF structure of Exif data. The first orientation is used.
  mutating func take(exif: ArraySlice<UInt8>) {
    let tiff = TIFFDirectory(exif)
    if orientation == nil { orientation = tiff?.orientation }
    if tiff?.hasLocation == true { hadLocation = true }
  }

  /// Reads an XMP packet or other text.
  mutating func take(text: ArraySlice<UInt8>) {
    if text.firstRange(of: Array("GPSLatitude".utf8)) != nil { hadLocation = true }
  }

  /// Exif data with only the orientation; `nil` for the default orientation.
  var exif: [UInt8]? {
    guard let orientation, orientation != 1 else { return nil }
    // A big-endian TIFF header, then a directory with one entry: tag 0x0112, one SHORT (TIFF 6.0, section 2).
    return [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  }
}

/// The first directory of a TIFF structure (TIFF 6.0, section 2), as in Exif (CIPA DC-008, 4.5).
struct TIFFDirectory {
  /// 1 to 8; `nil` if missing.
  private(set) var orientation: UInt8?
  /// Whether there is a GPS directory.
  private(set) var hasLocation = false

  init?(_ data: ArraySlice<UInt8>) {
    let tiff = Array(data)
    let isLittle = tiff.starts(with: "II".utf8)
    guard isLittle || tiff.starts(with: "MM".utf8) else { return nil }
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start >= 0, start <= tiff.count - count else { return nil }
      return isLittle ? littleEndian(tiff, start, count) : bigEndian(tiff, start, count)
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for entry in 0..<entries {
      let start = directory + 2 + entry * 12
      guard let tag = number(start, 2) else { return }
      if tag == 0x0112, orientation == nil, number(start + 2, 2) == 3, let value = number(start + 8, 2),
        (1...8).contains(value)
      {
        orientation = UInt8(value)
      }
      if tag == 0x8825 { hasLocation = true }
    }
  }
}

func bigEndian(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
  bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
}

func littleEndian(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
  bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
}
