package import MenugenDomain
import MenugenText

/// The images that pages show, with the crops that they need.
extension Menu {
  /// The distinct images, in order. Those of hidden items aren't shown.
  package var imageUses: [ImageUse] {
    var uses: [ImageUse] = []
    var known: Set<ImageUse> = []
    sections.forEachInPlace { $0.collectImageUses(into: &uses, &known) }
    return uses
  }

  /// Calls `body` with each image that is shown, and its use.
  package mutating func forEachImage(_ body: (inout MenuImage, ImageUse) -> Void) {
    for index in sections.indices { sections[index].forEachImage(body) }
  }
}

extension Site {
  /// The images of the home page and the header.
  package var imageUses: [ImageUse] {
    [
      restaurant?.image.map { ImageUse($0, [.page]) }, restaurant?.logo.map { ImageUse($0, [.whole]) },
      logo.map { ImageUse($0, [.whole]) },
    ].compactMap(\.self)
  }

  /// Calls `body` with each image of the home page and the header, and its use.
  package mutating func forEachImage(_ body: (inout MenuImage, ImageUse) -> Void) {
    if var image = restaurant?.image {
      body(&image, ImageUse(image, [.page]))
      restaurant?.image = image
    }
    if var logo = restaurant?.logo {
      body(&logo, ImageUse(logo, [.whole]))
      restaurant?.logo = logo
    }
    if var logo {
      body(&logo, ImageUse(logo, [.whole]))
      self.logo = logo
    }
  }
}

extension MenuSection {
  private static let crops: [ImageCrop] = [.page]
  /// For the menu and for the item's own page.
  private static let itemCrops: [ImageCrop] = [.list, .page]

  fileprivate borrowing func collectImageUses(into uses: inout [ImageUse], _ known: inout Set<ImageUse>) {
    func add(_ image: MenuImage?, _ crops: [ImageCrop]) {
      guard let use = image.map({ ImageUse($0, crops) }), known.insert(use).inserted else { return }
      uses.append(use)
    }
    add(image, Self.crops)
    items.forEachInPlace { item in if item.status != .hidden { add(item.image, Self.itemCrops) } }
    sections.forEachInPlace { $0.collectImageUses(into: &uses, &known) }
  }

  fileprivate mutating func forEachImage(_ body: (inout MenuImage, ImageUse) -> Void) {
    if var image {
      body(&image, ImageUse(image, Self.crops))
      self.image = image
    }
    for index in items.indices where items[index].status != .hidden {
      guard var image = items[index].image else { continue }
      body(&image, ImageUse(image, Self.itemCrops))
      items[index].image = image
    }
    for index in sections.indices { sections[index].forEachImage(body) }
  }
}
