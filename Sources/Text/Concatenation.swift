extension String {
  /// Texts one after the other, in one allocation of just their size.
  ///
  /// `+=` and interpolation grow what they have made so far, piece by piece, into room that nobody uses.
  package init(joining first: String, _ second: String, _ third: String = "", _ fourth: String = "") {
    let count = first.utf8.count + second.utf8.count + third.utf8.count + fourth.utf8.count
    self.init(unsafeUninitializedCapacity: count) { result in
      var end = first.copyBytes(to: result, at: 0)
      end = second.copyBytes(to: result, at: end)
      end = third.copyBytes(to: result, at: end)
      return fourth.copyBytes(to: result, at: end)
    }
  }

  /// The texts that `visit` hands on one after the other, in one allocation of just their size: it is asked twice, for
  /// their sizes and for themselves.
  @inline(__always)
  package init(joiningEach visit: ((String) -> Void) -> Void) {
    var count = 0
    visit { count += $0.utf8.count }
    self.init(unsafeUninitializedCapacity: count) { result in
      var end = 0
      visit { end = $0.copyBytes(to: result, at: end) }
      return end
    }
  }

  /// Where the bytes end in `result`.
  private func copyBytes(to result: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
    withBytes { result[start...].update(fromContentsOf: $0) }
  }
}
