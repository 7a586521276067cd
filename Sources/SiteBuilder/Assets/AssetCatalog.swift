import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPictures
import MenugenPublishing
import MenugenText
import Synchronization

/// The files of `assets/`, read on first use.
///
/// Menus depend on the sizes of their images, for which pages reserve space, and on the copies of photographs.
final class AssetCatalog: Sendable {
  struct Entry: Sendable {
    var hash: ContentHash
    /// `nil` for other files.
    var size: ImageSize?
    /// Whether copies of it can be published.
    var isPhotograph = false
    var isJPEG = false
  }

  /// What pages show of a picture.
  enum Picture: Sendable {
    /// The file as it is: a drawing, an animation, a picture elsewhere, or a photograph without a tool to resize it.
    case file
    /// A file that doesn't exist: no page refers to it.
    case missing
    case copies(PictureStore.Stored)
    case failure(ResizingFault)
  }

  /// The program's version: another one may check files differently.
  let version: ContentHash
  private let tree: ContentTree
  private let paths: Set<String>
  /// The files at the root of the site.
  private let staticPaths: Set<String>
  /// `nil` if photographs aren't resized.
  private let store: PictureStore?
  /// Whether photographs are published in full size because a tool is missing.
  let lacksResizer: Bool
  private let entries = Mutex<[String: Entry]>([:])

  init(_ tree: ContentTree, _ resizing: PictureResizingPlan = .none, program: String) {
    self.tree = tree
    paths = Set(tree.assets)
    staticPaths = Set(tree.staticPaths)
    store = if case .resize(let resizer, let cache) = resizing { PictureStore(resizer, cache: cache) } else { nil }
    lacksResizer = if case .toolIsMissing = resizing { true } else { false }
    var version = Fingerprint()
    version.combine(cacheVersion)
    version.combine(program)
    self.version = version.hash
  }

  var resizesPictures: Bool { store != nil }

  func contains(_ path: String) -> Bool { paths.contains(path) }

  /// The file's hash and image size.
  func entry(of path: String) throws(FileError) -> Entry {
    if let known = entries.withLock({ $0[path] }) { return known }
    let bytes = try tree.read(path).bytes
    var entry = Entry(hash: ContentHash(of: bytes), size: ImageSize(of: bytes))
    if let kind = PictureKind(of: bytes) {
      entry.isPhotograph = kind.isPhotograph && !kind.isAnimated(bytes)
      entry.isJPEG = kind == .jpeg
    }
    entries.withLock { [entry] in $0[path] = entry }
    return entry
  }

  /// The sizes of images. Unreadable files are reported when they are published.
  func sizes(of paths: [String]) -> [String: ImageSize] {
    var sizes: [String: ImageSize] = [:]
    for path in paths where contains(path) { sizes[path] = try? entry(of: path).size }
    return sizes
  }

  /// A hash of the images' sizes and copies.
  func fingerprint(of paths: [String], _ uses: [ImageUse]) -> UInt64 {
    if paths.isEmpty, uses.isEmpty { return 0 }
    let sizes = sizes(of: paths)
    var fingerprint = Fingerprint()
    for path in paths {
      fingerprint.combine(path)
      fingerprint.combine(sizes[path]?.width ?? 0)
      fingerprint.combine(sizes[path]?.height ?? 0)
    }
    for use in uses { picture(for: use).combine(into: &fingerprint) }
    return fingerprint.hash.low
  }
}

// MARK: - Copies

extension AssetCatalog {
  /// Whether copies of a file are published for its images.
  func isResized(_ path: String) -> Bool {
    store != nil && contains(path) && (try? entry(of: path).isPhotograph) == true
  }

  /// Whether an image's path leads to no file of the site.
  private func isMissing(_ source: String) -> Bool {
    guard source.hasPrefix(ContentLayout.assets), !contains(source) else { return false }
    // A browser cuts off a query and a fragment.
    let path = String(source.prefix { $0 != "?" && $0 != "#" })
    return !contains(path) && !staticPaths.contains(path)
  }

  /// Returns what pages show of a picture. Its copies are made on the first call.
  func picture(for use: ImageUse) -> Picture {
    if isMissing(use.source) { return .missing }
    guard let store, contains(use.source), let entry = try? entry(of: use.source), entry.isPhotograph else {
      return .file
    }
    let job = PictureStore.Job(hash: entry.hash, focus: use.focus, crops: use.crops)
    return switch store.copies(for: job, { try? tree.read(use.source).bytes }) {
    case .success(let stored): .copies(stored)
    case .failure(let fault): .failure(fault)
    }
  }

  /// Returns the copies with their bytes. They are made again if another program removed them from the cache.
  func resized(for use: ImageUse) -> ResizedPicture? {
    guard let store, case .copies(let stored) = picture(for: use) else { return nil }
    return store.picture(of: stored)
  }

  /// Sets the copies of an image: none for one that can't be resized, and so isn't published.
  func setCopies(of image: inout MenuImage, for use: ImageUse) {
    switch picture(for: use) {
    case .file: break
    case .failure, .missing: image.variants = ImageVariants(files: [])
    case .copies(let stored): image.variants = stored.variants(of: use.source)
    }
  }
}

extension AssetCatalog.Picture {
  func combine(into fingerprint: inout Fingerprint) {
    switch self {
    case .file: fingerprint.combine(0)
    case .missing: fingerprint.combine(1)
    case .copies(let stored): fingerprint.combine(stored.key)
    case .failure(let fault): fingerprint.combine(fault.reason)
    }
  }
}

extension PictureStore.Stored {
  /// The copies with their paths on the site.
  func variants(of source: String) -> ImageVariants {
    ImageVariants(
      files: copies.map { copy in
        ImageVariants.File(
          path: path(of: source, copy.size, copy.format), crop: copy.crop, format: copy.format, width: copy.size.width,
          height: copy.size.height)
      }, color: color)
  }

  /// `assets/margherita-640x400.3fa92c1b.avif`: the digits change with the picture, so that browsers may keep it.
  func path(of source: String, _ size: ImageSize, _ format: ImageVariants.Format) -> String {
    let name = source.lastIndex(of: ".").map { source[..<$0] } ?? source[...]
    return "\(name)-\(size.width)x\(size.height).\(key.hex.prefix(8)).\(format.ending)"
  }
}

// MARK: - Sizes

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
