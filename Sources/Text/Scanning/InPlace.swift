// Swift copies an element that a loop or a subscript hands on, and a copy counts a reference for each text and list in
// it: for a dish some thirty. What is generic over a type that may not be copied can't copy; measured in Swift 6.3, this
// is the one form without a copy, where `for`, an index, an unsafe buffer and a `Span` each make one.

extension Array {
  /// Calls `body` with each element in order, where it lies.
  @inlinable package func forEachInPlace<Failure: Error>(
    _ body: (borrowing Element) throws(Failure) -> Void
  ) throws(Failure) {
    try withUnsafeBufferPointer { elements throws(Failure) in
      guard let base = elements.baseAddress else { return }
      for index in 0..<elements.count { try borrowing(base + index, body) }
    }
  }

  /// Calls `body` with the element at `index`, where it lies.
  @inlinable package func withElement<Result, Failure: Error>(
    _ index: Int, _ body: (borrowing Element) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeBufferPointer { elements throws(Failure) in try elements.withElement(index, body) }
  }
}

extension UnsafeBufferPointer {
  /// Calls `body` with the element at `index`, where it lies.
  @inlinable @inline(__always) package func withElement<Result, Failure: Error>(
    _ index: Int, _ body: (borrowing Element) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(index >= 0 && index < count, "an element that there isn't")
    guard let base = baseAddress else { return try body(self[index]) }
    return try borrowing(base + index, body)
  }
}

/// Calls `body` with what `place` points to, without a copy.
@inlinable @inline(__always) package func borrowing<Value: ~Copyable, Result, Failure: Error>(
  _ place: UnsafePointer<Value>, _ body: (borrowing Value) throws(Failure) -> Result
) throws(Failure) -> Result {
  try body(place.pointee)
}

/// Calls `body` with the value where there is one, without a copy; `nil` where there is none.
@inlinable @inline(__always) package func borrowing<Value: ~Copyable, Result, Failure: Error>(
  _ optional: borrowing Value?, _ body: (borrowing Value) throws(Failure) -> Result
) throws(Failure) -> Result? {
  switch optional {
  case .some(let value): try body(value)
  case .none: nil
  }
}
