import MenugenDomain
import MenugenPictures
import Synchronization

/// A resizer that needs no tool: its copies are a few bytes made from the picture's. It counts its calls.
final class CountingResizer: PictureResizing {
  let version: String
  private let calls = Mutex<[PictureToResize]>([])
  private let fault: ResizingFault?

  init(version: String = "1", fault: ResizingFault? = nil) {
    self.version = version
    self.fault = fault
  }

  var count: Int { calls.withLock(\.count) }
  var focuses: [ImageFocus] { calls.withLock { $0.map(\.focus) } }

  func resize(_ picture: PictureToResize) throws(ResizingFault) -> ResizedPicture {
    calls.withLock { $0.append(picture) }
    if let fault { throw fault }
    let sum = picture.bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFF }
    var copies: [ResizedPicture.Copy] = []
    for crop in picture.crops {
      for format in [ImageVariants.Format.avif, .jpeg] {
        for width in ImageCrop.widths {
          let size = ImageSize(width: width, height: crop.ratio.map { width * $0.height / $0.width } ?? width)
          let bytes = Array("\(crop) \(format) \(width) \(sum) \(picture.focus.y)".utf8)
          copies.append(.init(crop: crop, format: format, size: size, bytes: bytes))
        }
      }
    }
    return ResizedPicture(copies: copies, color: .init(red: 200, green: 100, blue: 0))
  }
}
