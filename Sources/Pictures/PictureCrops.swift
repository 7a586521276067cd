package import MenugenDomain

/// A rectangle of a picture in pixels.
package struct PixelArea: Sendable, Equatable {
  package var left: Int
  package var top: Int
  package var width: Int
  package var height: Int

  package init(left: Int, top: Int, width: Int, height: Int) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }
}

extension ImageCrop {
  /// The widths of copies in pixels: for a small phone, a phone, and a large screen.
  package static let widths = [320, 640, 1280]

  /// The largest height of a copy of a picture that isn't cropped.
  private static let mostHeight = 2560

  /// The part of a picture to keep: as much as the ratio allows, with the focus as near to its middle as possible.
  package func area(in size: ImageSize, focus: ImageFocus) -> PixelArea {
    guard let ratio else { return PixelArea(left: 0, top: 0, width: size.width, height: size.height) }
    let width = max(1, min(size.width, size.height * ratio.width / ratio.height))
    let height = max(1, min(size.height, size.width * ratio.height / ratio.width))
    func start(_ whole: Int, _ part: Int, _ percent: UInt8) -> Int {
      max(0, min(whole - part, whole * Int(percent) / 100 - part / 2))
    }
    return PixelArea(
      left: start(size.width, width, focus.x), top: start(size.height, height, focus.y), width: width, height: height)
  }

  /// The widths of the copies of an area: never larger than the area, and no two that are nearly equal.
  package func widths(of area: PixelArea) -> [Int] {
    let most = min(area.width, max(1, area.width * Self.mostHeight / max(1, area.height)))
    var widths = Self.widths.filter { $0 <= most }
    let last = widths.last ?? 0
    if last < Self.widths[Self.widths.count - 1], most * 8 > last * 9 { widths.append(most) }
    return widths
  }

  /// The size to which a whole picture can be reduced before its crops are cut.
  package static func reducedSize(of size: ImageSize, for crops: [ImageCrop], focus: ImageFocus) -> ImageSize {
    var reduced = ImageSize(width: 1, height: 1)
    for crop in crops {
      let area = crop.area(in: size, focus: focus)
      let width = crop.widths(of: area).last ?? 1
      // Rounded up, so that the crop isn't a pixel too narrow.
      reduced.width = max(reduced.width, (size.width * width + area.width - 1) / area.width)
      reduced.height = max(reduced.height, (size.height * width + area.width - 1) / area.width)
    }
    return reduced
  }
}
