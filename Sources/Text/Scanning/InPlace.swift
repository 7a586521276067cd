// Swift 6.3 copies the element that a loop, subscript or `Span` yields, with a reference count for each text and array
// in it. A function generic over noncopyable types avoids the copy.

extension Array {
  /// Calls `body` with each element in order, without copying it.
  @inlinable package func forEachInPlace<Failure: Error>(
    _ body: (borrowing Element) throws(Failure) -> Void
  ) throws(Failure) {
    try withUnsafeBufferPointer { elements throws(Failure) in
      guard let base = elements.baseAddress else { return }
      for index in 0..<elements.count { try borrowing(base + index, body) }
    }
  }

  /// Calls `body` with the element at `index`, without copying it.
  @inlinable package func withElement<Result, Failure: Error>(
    _ index: Int, _ body: (borrowing Element) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeBufferPointer { elements throws(Failure) in try elements.withElement(index, body) }
  }
}

extension UnsafeBufferPointer {
  /// Calls `body` with the element at `index`, without copying it.
  @inlinable @inline(__always) package func withElement<Result, Failure: Error>(
    _ index: Int, _ body: (borrowing Element) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(index >= 0 && index < count, "an element that there isn't")
    guard let base = baseAddress else { return try body(self[index]) }
    return try borrowing(base + index, body)
  }
}

/// Calls `body` with the value that `place` points to, without copying it.
@inlinable @inline(__always) package func borrowing<Value: ~Copyable, Result, Failure: Error>(
  _ place: UnsafePointer<Value>, _ body: (borrowing Value) throws(Failure) -> Result
) throws(Failure) -> Result {
  try body(place.pointee)
}

/// Calls `body` with the value, if any, without copying it; otherwise returns `nil`.
@inlinable @inline(__always) package func borrowing<Value: ~Copyable, Result, Failure: Error>(
  _ optional: borrowing Value?, _ body: (borrowing Value) throws(Failure) -> Result
) throws(Failure) -> Result? {
  switch optional {
  case .some(let value): try body(value)
  case .none: nil
  }
}
