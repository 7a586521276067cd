package import MenugenPublishing
package import MenugenText

/// Receives every page that a build makes, in place of an output folder.
package protocol PageReceiver: Sendable {
  /// Takes a rendered page, which is valid during the call only.
  func receive(_ tree: OutputTree, _ path: String, _ page: borrowing ByteBuffer)

  /// Takes a file that is published as it is.
  func receive(_ tree: OutputTree, _ path: String, _ bytes: [UInt8])
}
