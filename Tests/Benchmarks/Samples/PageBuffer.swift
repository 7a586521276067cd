import MenugenText

/// The buffer that pages are rendered into, one after the other, as a worker of a build does it.
final class PageBuffer {
  private var buffer = ByteBuffer(capacity: 1 << 16)

  /// Renders into the empty buffer; gives how many bytes that made.
  @discardableResult
  func render(_ write: (inout ByteBuffer) -> Void) -> Int {
    buffer.removeAll()
    write(&buffer)
    return buffer.count
  }

  var bytes: [UInt8] { buffer.bytes }
}

/// A workload that renders the same into a buffer that is used again.
func rendering(operations: Int = 1, _ write: @escaping (inout ByteBuffer) -> Void) -> Workload {
  let buffer = PageBuffer()
  let count = buffer.render(write)
  return Workload(operations: operations, bytes: count) { buffer.render(write) }
}
