/// A file read in parts, so that a file of any size needs little memory.
package final class ByteInput {
  private let read: () throws -> [UInt8]?

  /// - Parameter read: Returns the next bytes; `nil` or none at the end.
  package init(_ read: @escaping () throws -> [UInt8]?) { self.read = read }

  package convenience init(_ bytes: [UInt8]) {
    var rest: [UInt8]? = bytes
    self.init {
      defer { rest = nil }
      return rest
    }
  }

  func next() throws -> [UInt8]? {
    guard let bytes = try read(), !bytes.isEmpty else { return nil }
    return bytes
  }

  /// Returns an input of some bytes, followed by those of this one.
  func preceded(by bytes: [UInt8]) -> ByteInput {
    var first: [UInt8]? = bytes.isEmpty ? nil : bytes
    return ByteInput { [self] in
      if let bytes = first {
        first = nil
        return bytes
      }
      return try next()
    }
  }

  /// Returns the rest, or `nil` if it has more bytes than `limit`.
  func rest(limit: Int) throws -> [UInt8]? {
    var all: [UInt8] = []
    while let bytes = try next() {
      if all.isEmpty { all = bytes } else { all += bytes }
      if all.count > limit { return nil }
    }
    return all
  }
}

/// Why a file can't be read as the format that it has.
struct FormatFault: Error {
  /// A clause: `the file ends in an element`.
  var reason: String
  /// From 1; 0 if unknown.
  var line = 0
  var excerpt = ""
  /// What to do, if it isn't to download the file again.
  var hint: String?
}
