/// Where a page has the bytes of elements that may come again: an allergen table has hundreds of cells of a few kinds.
///
/// Two elements whose own bytes are the same are alike: texts and lists in them are then the same objects, and the model
/// keeps those for as long as a run lasts. What isn't found is written anew, so it is no harm that few are remembered, nor
/// that equal texts in two places are taken for different ones.
struct RenderedElements {
  /// Room for so many entries is lent to a run.
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

  @inline(__always)
  func place(of element: UnsafeRawPointer, stride: Int, for step: Int) -> Int {
    var hash = UInt64(truncatingIfNeeded: step)
    for offset in Swift.stride(from: 0, to: stride, by: 8) {
      // Fibonacci hashing, word by word.
      hash = (hash ^ element.load(fromByteOffset: offset, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return Int(hash >> 60) % Self.capacity
  }

  @inline(__always)
  func bytes(at place: Int, for element: UnsafeRawPointer, stride: Int, of step: Int) -> Range<Int>? {
    let entry = entries[place]
    guard entry.step == step, let known = entry.element else { return nil }
    for offset in Swift.stride(from: 0, to: stride, by: 8)
    where known.load(fromByteOffset: offset, as: UInt64.self) != element.load(fromByteOffset: offset, as: UInt64.self) {
      return nil
    }
    return entry.bytes
  }

  @inline(__always)
  func remember(_ bytes: Range<Int>, at place: Int, for element: UnsafeRawPointer, of step: Int) {
    entries[place] = Entry(step: step, element: element, bytes: bytes)
  }
}
