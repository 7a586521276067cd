package import MenugenDomain

/// Makes copies of pictures in other sizes and formats: the border to a program or library that decodes them.
package protocol PictureResizing: Sendable {
  /// The tool's version: another one may give other bytes.
  var version: String { get }

  func resize(_ picture: PictureToResize) throws(ResizingFault) -> ResizedPicture
}

package struct PictureToResize: Sendable {
  package let bytes: [UInt8]
  package let focus: ImageFocus
  package let crops: [ImageCrop]

  package init(bytes: [UInt8], focus: ImageFocus = .center, crops: [ImageCrop]) {
    self.bytes = bytes
    self.focus = focus
    self.crops = crops
  }
}

package struct ResizedPicture: Sendable, Equatable {
  package var copies: [Copy]
  /// `nil` for a picture with transparent parts.
  package var color: ImageVariants.Color?

  package struct Copy: Sendable, Equatable {
    package var crop: ImageCrop
    package var format: ImageVariants.Format
    package var size: ImageSize
    package var bytes: [UInt8]

    package init(crop: ImageCrop, format: ImageVariants.Format, size: ImageSize, bytes: [UInt8]) {
      self.crop = crop
      self.format = format
      self.size = size
      self.bytes = bytes
    }
  }

  package init(copies: [Copy], color: ImageVariants.Color? = nil) {
    self.copies = copies
    self.color = color
  }
}

/// Why a picture can't be resized, in words for its owner: `it is truncated`.
package struct ResizingFault: Error, Sendable, Equatable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

extension PictureKind {
  /// Whether copies of such a picture are published instead of the file.
  package var isPhotograph: Bool {
    switch self {
    case .jpeg, .png, .webP, .avif, .gif, .heic: true
    case .svg, .icon, .tiff, .bitmap, .photoshop, .raw, .jpegXL, .jpeg2000: false
    }
  }

  /// Whether a picture moves; a copy would show its first frame only.
  package func isAnimated(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .gif:
      // Graphic control extensions (GIF89a, 23): one for each frame.
      guard let first = bytes.firstRange(of: frameMark) else { return false }
      return bytes[first.upperBound...].firstRange(of: frameMark) != nil
    case .webP:
      // The animation flag of the extended format (RFC 9649, 2.7).
      return bytes.count > 20 && bytes[12..<16].elementsEqual("VP8X".utf8) && bytes[20] & 2 != 0
    case .png:
      // `acTL` comes before the image data (W3C PNG, 11.3.6.1).
      return bytes.prefix(1 << 12).firstRange(of: Array("acTL".utf8)) != nil
    case .avif: return bytes.prefix(64).firstRange(of: Array("avis".utf8)) != nil
    default: return false
    }
  }
}

private let frameMark: [UInt8] = [0x21, 0xF9, 0x04]
