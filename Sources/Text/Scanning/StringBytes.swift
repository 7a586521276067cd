extension String {
  /// Reads the text's UTF-8 bytes where they lie.
  ///
  /// `withUTF8` is mutating, so that reading a text that is passed in takes a copy of it and counts a reference, twice:
  /// that measured as a tenth of a build. This counts none. (Only a bridged string of another runtime has to be copied.)
  @inlinable package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var contiguous = self
    return contiguous.withUTF8(body)
  }
}
