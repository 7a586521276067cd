package import MenugenText

/// Receives every page of a build instead of an output folder.
package protocol PageReceiver: Sendable {
  /// Receives a rendered page, which is only valid during the call.
  func receive(_ tree: OutputTree, _ path: String, _ page: borrowing ByteBuffer)

  /// Receives a file that is published unchanged.
  func receive(_ tree: OutputTree, _ path: String, _ bytes: [UInt8])
}
