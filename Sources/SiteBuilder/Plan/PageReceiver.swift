package import MenugenText

/// Receives every page of a build instead of an output folder.
package protocol PageReceiver: Sendable {
  /// Whether to render a page.
  func wants(_ tree: OutputTree, _ path: String) -> Bool

  /// Receives a rendered page, which is only valid during the call.
  func receive(_ tree: OutputTree, _ path: String, _ page: borrowing ByteBuffer)

  /// Receives a file that is published unchanged.
  func receive(_ tree: OutputTree, _ path: String, _ bytes: [UInt8])
}

extension PageReceiver {
  package func wants(_ tree: OutputTree, _ path: String) -> Bool { true }
}
