// Loops and subscripts of arrays in Swift 6.3 copy the element, and count references for each text and array in it. A
// `Span` doesn't.

extension Array {
  /// Calls `body` with each element in order, without a copy.
  @inlinable package func forEachInPlace<Failure: Error>(
    _ body: (borrowing Element) throws(Failure) -> Void
  ) throws(Failure) {
    let elements = span
    for index in elements.indices { try body(elements[index]) }
  }

  /// Calls `body` with the element at `index`, without a copy.
  @inlinable package func withElement<Result, Failure: Error>(
    _ index: Int, _ body: (borrowing Element) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(span[index])
  }
}

/// Calls `body` with a value, without a copy; `nil` without a value.
@inlinable @inline(__always) package func borrowing<Value: ~Copyable, Result, Failure: Error>(
  _ optional: borrowing Value?, _ body: (borrowing Value) throws(Failure) -> Result
) throws(Failure) -> Result? {
  switch optional {
  case .some(let value): try body(value)
  case .none: nil
  }
}
