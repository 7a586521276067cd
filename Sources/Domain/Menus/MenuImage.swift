/// An image and its alternative text.
package struct MenuImage: Sendable, Equatable {
  /// The path in the content folder: `assets/margherita.jpg`.
  package var source: String
  package var alternativeText: Optional<Label>
  /// In pixels, if the file gives them.
  package var width: Optional<Int>
  package var height: Optional<Int>
  /// What a crop keeps; the centre if `nil`.
  package var focus: Optional<ImageFocus> = nil
  /// The published copies; `nil` for an image that is published as it is. An image without copies isn't shown.
  package var variants: Optional<ImageVariants> = nil

  package init(source: String, alternativeText: Label? = nil, width: Int? = nil, height: Int? = nil) {
    self.source = source
    self.alternativeText = alternativeText
    self.width = width
    self.height = height
  }
}

/// The part of a picture that a crop keeps.
package enum ImageCrop: UInt8, Sendable, CaseIterable {
  /// In a list of dishes: 8:5.
  case list
  /// At the head of a page or section: 4:3.
  case page
  /// All of it.
  case whole

  /// Width and height as whole numbers; `nil` to keep those of the picture.
  package var ratio: (width: Int, height: Int)? {
    switch self {
    case .list: (8, 5)
    case .page: (4, 3)
    case .whole: nil
    }
  }
}

/// A point of a picture in percent of its width and height, from the top left.
package struct ImageFocus: Sendable, Hashable {
  package let x: UInt8
  package let y: UInt8

  package static let center = ImageFocus(x: 50, y: 50)

  package init(x: UInt8, y: UInt8) {
    self.x = min(100, x)
    self.y = min(100, y)
  }

  /// Reads `50% 30%`, as in CSS's `object-position`; the second number is 50 by default.
  package init?(_ text: String) {
    let parts = text.split(whereSeparator: \.isWhitespace)
    let numbers = parts.compactMap { part -> UInt8? in
      guard part.last == "%", part.utf8.count <= 4, part.first != "+", part.first != "-" else { return nil }
      return UInt8(part.dropLast()).flatMap { $0 <= 100 ? $0 : nil }
    }
    guard (1...2).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(x: numbers[0], y: numbers.count == 2 ? numbers[1] : 50)
  }
}

/// The copies of a picture in several sizes and formats.
package struct ImageVariants: Sendable, Equatable {
  package var files: [File]
  /// The average colour; `nil` for a picture with transparent parts.
  package var color: Color?

  package struct File: Sendable, Equatable {
    /// The path on the site: `assets/margherita-640x400.3fa92c1b.avif`.
    package var path: String
    package var crop: ImageCrop
    package var format: Format
    package var width: Int
    package var height: Int

    package init(path: String, crop: ImageCrop, format: Format, width: Int, height: Int) {
      self.path = path
      self.crop = crop
      self.format = format
      self.width = width
      self.height = height
    }
  }

  package enum Format: UInt8, Sendable {
    case avif, jpeg, webP

    /// The file name extension.
    package var ending: String {
      switch self {
      case .avif: "avif"
      case .jpeg: "jpg"
      case .webP: "webp"
      }
    }

    package var mediaType: String { self == .jpeg ? "image/jpeg" : "image/\(ending)" }
  }

  package struct Color: Sendable, Equatable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  package init(files: [File], color: Color? = nil) {
    self.files = files
    self.color = color
  }
}

/// A picture that pages show, with the crops that they need.
package struct ImageUse: Sendable, Hashable {
  /// The path in the content folder.
  package var source: String
  package var focus: ImageFocus
  package var crops: [ImageCrop]

  package init(source: String, focus: ImageFocus = .center, crops: [ImageCrop]) {
    self.source = source
    self.focus = focus
    self.crops = crops
  }

  /// - Parameter crops: The crops for the places where the image is shown.
  package init(_ image: MenuImage, _ crops: [ImageCrop]) {
    self.init(source: image.source, focus: image.focus ?? .center, crops: crops)
  }
}
