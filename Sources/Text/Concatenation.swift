extension String {
  /// Joins texts with a single allocation of the exact size.
  ///
  /// The texts are borrowed, to avoid reference counting.
  package init(joining first: borrowing String, _ second: borrowing String, _ third: borrowing String = "") {
    let count = first.utf8.count + second.utf8.count + third.utf8.count
    if count <= smallText {
      // Joining on the stack and copying the result is twice as fast for short texts.
      self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: smallText) { room in
        var end = first.copyBytes(to: room, at: 0)
        end = second.copyBytes(to: room, at: end)
        if !third.isEmpty { end = third.copyBytes(to: room, at: end) }
        return String(decoding: UnsafeBufferPointer(rebasing: room[..<end]), as: UTF8.self)
      }
    } else {
      self.init(unsafeUninitializedCapacity: count) { room in
        var end = first.copyBytes(to: room, at: 0)
        end = second.copyBytes(to: room, at: end)
        return third.copyBytes(to: room, at: end)
      }
    }
  }

  /// Copies the bytes to `result` from `start`, and returns their end.
  private func copyBytes(to result: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
    withBytes { result[start...].update(fromContentsOf: $0) }
  }
}

/// In bytes.
private let smallText = 256
