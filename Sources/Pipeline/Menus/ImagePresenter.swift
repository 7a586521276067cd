import MenugenDomain
import MenugenViewModels

extension Presentation {
  /// An image as shown in one place; `nil` for one whose copies couldn't be made.
  func image(_ image: MenuImage, _ crop: ImageCrop, in file: LanguageTag, at route: Route) -> ImageViewModel? {
    let words = image.alternativeText.map { label($0, in: file) }
    func model(_ source: String, _ width: Int?, _ height: Int?) -> ImageViewModel {
      ImageViewModel(
        url: assetLink(source, from: route), absoluteURL: address(ofAsset: source),
        alternativeText: words?.text ?? "", language: words?.language, direction: words?.direction,
        width: width.map(String.init), height: height.map(String.init))
    }
    guard let variants = image.variants else { return model(image.source, image.width, image.height) }
    let files = variants.files.filter { $0.crop == crop }
    func srcset(_ format: ImageVariants.Format) -> String {
      files.filter { $0.format == format }.map { "\(assetLink($0.path, from: route)) \($0.width)w" }
        .joined(separator: ", ")
    }
    // Every browser shows the largest copy of the older format.
    guard let fallback = files.last(where: { $0.format != .avif }) else { return nil }
    var image = model(fallback.path, fallback.width, fallback.height)
    image.srcset = srcset(fallback.format)
    image.sources = [ImageSourceViewModel(mediaType: ImageVariants.Format.avif.mediaType, srcset: srcset(.avif))]
    image.color = variants.color?.name
    return image
  }
}

extension ImageVariants.Color {
  /// The name of the nearest of 125 colours.
  fileprivate var name: String { "c" + [red, green, blue].map(Self.digit).joined() }

  /// The nearest of five levels, as a hexadecimal digit.
  private static func digit(_ level: UInt8) -> String {
    switch level {
    case ..<0x22: "0"
    case ..<0x66: "4"
    case ..<0xA2: "8"
    case ..<0xDD: "b"
    default: "f"
    }
  }
}
