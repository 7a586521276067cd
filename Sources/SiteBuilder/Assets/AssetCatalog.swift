import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPictures
import MenugenPublishing
import Synchronization

/// The files of `assets/`, read on first use.
///
/// Menus depend on the sizes of their images, for which pages reserve space.
final class AssetCatalog: Sendable {
  struct Entry: Sendable {
    var hash: ContentHash
    /// `nil` for other files.
    var size: ImageSize?
  }

  /// The program's version: another one may check files differently.
  let version: ContentHash
  private let tree: ContentTree
  private let paths: Set<String>
  private let entries = Mutex<[String: Entry]>([:])

  init(_ tree: ContentTree) {
    self.tree = tree
    paths = Set(tree.assets)
    var version = Fingerprint()
    version.combine(cacheVersion)
    version.combine(executableStamp())
    self.version = version.hash
  }

  func contains(_ path: String) -> Bool { paths.contains(path) }

  /// The file's hash and image size.
  func entry(of path: String) throws(FileError) -> Entry {
    if let known = entries.withLock({ $0[path] }) { return known }
    let bytes = try tree.read(path).bytes
    let entry = Entry(hash: ContentHash(of: bytes), size: ImageSize(of: bytes))
    entries.withLock { $0[path] = entry }
    return entry
  }

  /// The sizes of images. Unreadable files are reported when they are published.
  func sizes(of paths: [String]) -> [String: ImageSize] {
    var sizes: [String: ImageSize] = [:]
    for path in paths where contains(path) { sizes[path] = try? entry(of: path).size }
    return sizes
  }

  /// A hash of the images' sizes.
  func fingerprint(of paths: [String]) -> UInt64 {
    if paths.isEmpty { return 0 }
    let sizes = sizes(of: paths)
    var fingerprint = Fingerprint()
    for path in paths {
      fingerprint.combine(path)
      fingerprint.combine(sizes[path]?.width ?? 0)
      fingerprint.combine(sizes[path]?.height ?? 0)
    }
    return fingerprint.hash.low
  }
}

extension Menu {
  /// Sets missing sizes of images from their files.
  mutating func measureImages(_ sizes: [String: ImageSize]) {
    if sizes.isEmpty { return }
    for index in sections.indices { sections[index].measureImages(sizes) }
  }
}

extension MenuSection {
  fileprivate mutating func measureImages(_ sizes: [String: ImageSize]) {
    image?.measure(sizes)
    for index in items.indices { items[index].image?.measure(sizes) }
    for index in sections.indices { sections[index].measureImages(sizes) }
  }
}

extension MenuImage {
  /// A single given side keeps the image's proportions.
  mutating func measure(_ sizes: [String: ImageSize]) {
    guard width == nil || height == nil, let size = sizes[source] else { return }
    switch (width, height) {
    case (let width?, _): height = max(1, (width * size.height + size.width / 2) / size.width)
    case (_, let height?): width = max(1, (height * size.width + size.height / 2) / size.height)
    default: (width, height) = (size.width, size.height)
    }
  }
}
