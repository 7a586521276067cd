import MenugenDiagnostics
import MenugenDomain
package import MenugenFiles
package import MenugenPictures
import MenugenPublishing
import MenugenText
import Synchronization

/// What a build does with photographs.
package enum PictureResizingPlan: Sendable {
  /// It publishes them without metadata.
  case none
  /// The same, with a note that a tool is missing.
  case toolIsMissing
  /// It publishes copies in several sizes.
  case resize(any PictureResizing, cache: (any FileReading & FileWriting)?)
}

/// The copies of pictures: each is made once, and kept in a cache for later builds.
final class PictureStore: Sendable {
  /// A picture to make copies of.
  struct Job: Hashable, Sendable {
    /// The hash of the file.
    let hash: ContentHash
    let focus: ImageFocus
    let crops: [ImageCrop]
  }

  typealias Result = Swift.Result<Stored, ResizingFault>

  /// The copies of a picture, without their bytes.
  struct Stored: Sendable {
    /// Changes with the bytes of any copy.
    let key: ContentHash
    let copies: [Copy]
    let color: ImageVariants.Color?
    /// The copies with their bytes, if no cache could keep them.
    fileprivate let whole: ResizedPicture?

    struct Copy: Sendable {
      let crop: ImageCrop
      let format: ImageVariants.Format
      let size: ImageSize
    }

    fileprivate init(_ picture: ResizedPicture, key: ContentHash, isCached: Bool) {
      self.key = key
      copies = picture.copies.map { Copy(crop: $0.crop, format: $0.format, size: $0.size) }
      color = picture.color
      whole = isCached ? nil : picture
    }
  }

  private let resizer: any PictureResizing
  private let cache: (any FileReading & FileWriting)?
  /// One entry for each job, so that a second one waits for the first.
  private let entries = Mutex<[Job: Entry]>([:])

  private final class Entry: Sendable {
    let result = Mutex<Result?>(nil)
  }

  init(_ resizer: any PictureResizing, cache: (any FileReading & FileWriting)?) {
    self.resizer = resizer
    self.cache = cache
  }

  /// Returns the copies of a picture, which it makes if no build did.
  ///
  /// - Parameter read: Returns the picture's bytes.
  func copies(for job: Job, _ read: () -> [UInt8]?) -> Result {
    let entry = entries.withLock { entries in
      if let entry = entries[job] { return entry }
      let entry = Entry()
      entries[job] = entry
      return entry
    }
    return entry.result.withLock { result in
      if let result { return result }
      let made = make(job, read)
      result = made
      return made
    }
  }

  /// Returns the copies with their bytes; `nil` if another program removed them from the cache in the meantime.
  func picture(of stored: Stored) -> ResizedPicture? { stored.whole ?? cached(stored.key) }

  private func make(_ job: Job, _ read: () -> [UInt8]?) -> Result {
    let key = key(of: job)
    if let picture = cached(key) { return .success(Stored(picture, key: key, isCached: true)) }
    guard let bytes = read() else { return .failure(ResizingFault("its file can't be read")) }
    do throws(ResizingFault) {
      let picture = try resizer.resize(PictureToResize(bytes: bytes, focus: job.focus, crops: job.crops))
      return .success(Stored(picture, key: key, isCached: keep(picture, key)))
    } catch {
      // A failure isn't kept: the next build tries again.
      return .failure(error)
    }
  }

  // MARK: - The cache

  /// Changes if other copies are made of the same picture.
  private static let recipe = 1
  private static let format = "menugen picture 1\n"

  private func key(of job: Job) -> ContentHash {
    var key = Fingerprint()
    key.combine(Self.recipe)
    key.combine(resizer.version)
    key.combine(job.hash)
    key.combine(Int(job.focus.x) << 8 | Int(job.focus.y))
    for crop in job.crops { key.combine(Int(crop.rawValue)) }
    return key.hash
  }

  private func path(of key: ContentHash) -> String {
    let name = key.hex
    return "pictures/\(name.prefix(2))/\(name)"
  }

  /// Reads an entry. One that is damaged is made again.
  private func cached(_ key: ContentHash) -> ResizedPicture? {
    guard let bytes = try? cache?.read(path(of: key), limit: 1 << 27).bytes,
      bytes.starts(with: Self.format.utf8)
    else { return nil }
    let start = Self.format.utf8.count + 16
    guard bytes.count > start else { return nil }
    let record = Array(bytes[start...])
    guard bytes[Self.format.utf8.count..<start].elementsEqual(ContentHash(of: record).bytes) else { return nil }
    return ResizedPicture(record: record)
  }

  /// Returns whether an entry could be written.
  private func keep(_ picture: ResizedPicture, _ key: ContentHash) -> Bool {
    guard let cache else { return false }
    let record = picture.record
    let bytes = Array(Self.format.utf8) + ContentHash(of: record).bytes + record
    return (try? cache.write(bytes, to: path(of: key))) != nil
  }
}

extension ContentHash {
  fileprivate var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(integer: low)
    bytes.append(integer: high)
    return bytes
  }

  /// 32 digits.
  var hex: String {
    [low, high].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
    .joined()
  }
}
