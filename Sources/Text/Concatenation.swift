extension String {
  /// Texts one after the other, in one allocation of just their size.
  ///
  /// `+=` and interpolation grow what they have made so far, piece by piece, into room that nobody uses. The texts are
  /// borrowed: an initializer else takes over each of them, which counts a reference to it and gives it back.
  package init(joining first: borrowing String, _ second: borrowing String, _ third: borrowing String = "") {
    let count = first.utf8.count + second.utf8.count + third.utf8.count
    if count <= smallText {
      // Put together on the stack and then copied, it costs half of what is written into a text's own memory.
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

  /// Where the bytes end in `result`.
  private func copyBytes(to result: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
    withBytes { result[start...].update(fromContentsOf: $0) }
  }
}

/// In bytes.
private let smallText = 256
