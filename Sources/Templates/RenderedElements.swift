/// A cache of the rendered bytes of repeated elements, such as the cells of an allergen table.
///
/// Elements with identical memory are equal: they share the same strings and arrays, which the model keeps alive during
/// a run. A miss only costs time, so the cache is small, and equal text in different storage isn't detected.
struct RenderedElements {
  /// The number of entries: four bits of a hash.
  static let capacity = 16

  struct Entry {
    /// The first of the steps that wrote it.
    var step = -1
    var element: UnsafeRawPointer?
    var bytes = 0..<0
  }

  private let entries: UnsafeMutableBufferPointer<Entry>

  /// - Parameter entries: Uninitialized memory for `capacity` entries.
  init(_ entries: UnsafeMutableBufferPointer<Entry>) {
    self.entries = entries
    entries.initialize(repeating: Entry())
  }

  /// Whether elements of this size are worth comparing.
  static func takes(stride: Int) -> Bool { stride > 0 && stride <= 64 && stride % 8 == 0 }

  /// The entry for an element, hashed by its bytes, or by its address if `size` is 0.
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
