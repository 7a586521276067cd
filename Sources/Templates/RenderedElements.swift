/// Where a page has the bytes of elements that may come again: an allergen table has hundreds of cells of a few kinds.
///
/// Two elements whose own bytes are the same are alike: texts and lists in them are then the same objects, and the model
/// keeps those for as long as a run lasts. What isn't found is written anew, so it is no harm that few are remembered, nor
/// that equal texts in two places are taken for different ones.
struct RenderedElements {
  /// Room for so many entries is lent to a run: four bits of a hash.
  static let capacity = 16

  struct Entry {
    /// The first of the steps that wrote it.
    var step = -1
    var element: UnsafeRawPointer?
    var bytes = 0..<0
  }

  private let entries: UnsafeMutableBufferPointer<Entry>

  /// `entries` has `capacity` entries, which begin as they are made.
  init(_ entries: UnsafeMutableBufferPointer<Entry>) {
    self.entries = entries
    entries.initialize(repeating: Entry())
  }

  /// Whether elements of this size are worth comparing.
  static func takes(stride: Int) -> Bool { stride > 0 && stride <= 64 && stride % 8 == 0 }

  /// Where to look for what the element is like, by its bytes; of size 0, by its place.
  @inline(__always)
  func entry(for element: UnsafeRawPointer, size: Int, of step: Int) -> Int {
    var hash = UInt64(truncatingIfNeeded: step)
    func add(_ word: UInt64) {
      // Fibonacci hashing, word by word.
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    if size == 0 { add(UInt64(UInt(bitPattern: element))) }
    for offset in Swift.stride(from: 0, to: size, by: 8) {
      add(element.load(fromByteOffset: offset, as: UInt64.self))
    }
    return Int(truncatingIfNeeded: hash >> 60)
  }

  @inline(__always)
  func bytes(in index: Int, of element: UnsafeRawPointer, size: Int, _ step: Int) -> Range<Int>? {
    let entry = entries[index]
    guard entry.step == step, let known = entry.element else { return nil }
    if known == element { return entry.bytes }
    if size == 0 { return nil }
    for offset in Swift.stride(from: 0, to: size, by: 8)
    where known.load(fromByteOffset: offset, as: UInt64.self) != element.load(fromByteOffset: offset, as: UInt64.self) {
      return nil
    }
    return entry.bytes
  }

  @inline(__always)
  func remember(_ bytes: Range<Int>, in index: Int, of element: UnsafeRawPointer, _ step: Int) {
    entries[index] = Entry(step: step, element: element, bytes: bytes)
  }
}
