import MenugenText

/// A reused buffer for rendering pages, as in a build.
final class PageBuffer {
  private var buffer = ByteBuffer(capacity: 1 << 16)

  /// Renders into the empty buffer, and returns the number of bytes.
  @discardableResult
  func render(_ write: (inout ByteBuffer) -> Void) -> Int {
    buffer.removeAll()
    write(&buffer)
    return buffer.count
  }

  var bytes: [UInt8] { buffer.bytes }
}

/// A workload that renders into a reused buffer.
func rendering(operations: Int = 1, _ write: @escaping (inout ByteBuffer) -> Void) -> Workload {
  let buffer = PageBuffer()
  let count = buffer.render(write)
  return Workload(operations: operations, bytes: count) { buffer.render(write) }
}
