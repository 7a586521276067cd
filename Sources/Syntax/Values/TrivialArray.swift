/// A growing array of trivial values.
///
/// It isn't copyable, so that appending needs no uniqueness check, which took a sixth of the time to read a ledger.
package struct TrivialArray<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  package private(set) var count = 0

  /// Creates an empty list with room for `capacity` elements.
  package init(capacity: Int = 16) {
    self.capacity = max(capacity, 2)
    base = .allocate(capacity: self.capacity)
  }

  init(_ elements: Span<Element>) {
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

  /// Calls `body` with the elements.
  package var span: Span<Element> {
    @inline(__always) @_lifetime(borrow self) get {
      _overrideLifetime(Span(_unsafeStart: base, count: count), borrowing: self)
    }
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

  package mutating func append(contentsOf elements: Span<Element>) {
    while capacity &- count < elements.count { grow() }
    elements.withUnsafeBufferPointer { elements in
      if let start = elements.baseAddress { (base + count).initialize(from: start, count: elements.count) }
    }
    count &+= elements.count
  }

  /// Removes and returns the last element, which must exist.
  mutating func removeLast() -> Element {
    precondition(count > 0)
    count -= 1
    return base[count]
  }

  /// Removes all but the first `count` elements, keeping the storage.
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

// The storage has a single owner and moves with it.
extension TrivialArray: @unchecked Sendable where Element: Sendable {}
