/// A growing list of plain values, such as numbers, in memory of its own.
///
/// An `Array` asks before every change whether it is its storage's only owner, and counts owners where it is read within
/// an object. A list that can't be copied has one owner: appending to it is a comparison and a store. On a ledger's tape,
/// to which a dozen values are appended for each movement, that is a sixth of all reading.
package struct PlainList<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  package private(set) var count = 0

  /// An empty list with room for `capacity` elements, two at least, before it has to grow.
  package init(capacity: Int = 16) {
    self.capacity = max(capacity, 2)
    base = .allocate(capacity: self.capacity)
  }

  init(_ elements: UnsafeBufferPointer<Element>) {
    self.init(capacity: elements.count)
    append(contentsOf: elements)
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  package subscript(index: Int) -> Element {
    @inline(__always)
    get {
      precondition(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always)
    set {
      precondition(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  package init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  /// The elements, for as long as the list isn't changed.
  @inline(__always)
  package func withElements<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: base, count: count))
  }

  @inline(__always)
  package mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ first: Element, _ second: Element) {
    if capacity &- count < 2 { grow() }
    (base + count).initialize(to: first)
    (base + count + 1).initialize(to: second)
    count &+= 2
  }

  /// Appends every element of a buffer.
  package mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    while capacity &- count < elements.count { grow() }
    if let start = elements.baseAddress { (base + count).initialize(from: start, count: elements.count) }
    count &+= elements.count
  }

  /// Takes the last element off; the list must have one.
  mutating func removeLast() -> Element {
    precondition(count > 0)
    count -= 1
    return base[count]
  }

  /// Forgets all but the first elements; the storage stays.
  @inline(__always)
  mutating func truncate(to count: Int) {
    precondition(count >= 0 && count <= self.count)
    self.count = count
  }

  @inline(never)
  private mutating func grow() {
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity *= 2
  }
}

// The storage is owned by this value alone and moves with it.
extension PlainList: @unchecked Sendable where Element: Sendable {}
