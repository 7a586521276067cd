/// Why an id can't be used in a path; `nil` if it can.
///
/// An id must work on every file system and in every URL: no separators or characters reserved by Windows, none of its
/// device names, no control characters, no leading dot, no trailing dot or space, at most 200 bytes, NFC.
package func idFault(_ id: String) -> IDFault? {
  guard !id.isEmpty else { return .empty }
  guard id.utf8.count <= 200 else { return .tooLong }
  if id == "." || id == ".." { return .dots }
  for scalar in id.unicodeScalars {
    switch scalar {
    case "/", "\\", "<", ">", ":", "\"", "|", "?", "*": return .reserved(scalar)
    default: if isUnprintable(scalar) { return .control(scalar) }
    }
  }
  if id.utf8.first == UInt8(ascii: ".") { return .leadingDot }
  if let first = id.unicodeScalars.first, first.properties.isWhitespace { return .edgeSpace }
  if let last = id.unicodeScalars.last {
    if last == "." { return .trailingDot }
    if last.properties.isWhitespace { return .edgeSpace }
  }
  guard nfc(id).utf8.elementsEqual(id.utf8) else { return .notNormalized }
  return isDeviceName(id) ? .device : nil
}

/// Whether Windows treats a file name as a device, whatever follows its first dot (Microsoft, "Naming Files, Paths, and
/// Namespaces").
package func isDeviceName(_ name: String) -> Bool { name.withSpan { isDeviceName($0) } }

/// Whether Windows treats a file name in UTF-8 as a device.
package func isDeviceName(_ name: Span<UInt8>) -> Bool {
  var count = 0
  while count < name.count, name[count] != UInt8(ascii: ".") { count += 1 }
  guard count == 3 || count == 4 else { return false }
  func begins(_ word: StaticString) -> Bool { (0..<3).allSatisfy { name[$0] | 0x20 == word.utf8(at: $0) } }
  if count == 3 { return begins("con") || begins("prn") || begins("aux") || begins("nul") }
  return (begins("com") || begins("lpt")) && (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(name[3])
}

/// A problem with an id.
package enum IDFault: Error, Equatable, Sendable {
  case empty, tooLong, dots, leadingDot, trailingDot, edgeSpace, notNormalized, device
  case reserved(Unicode.Scalar)
  case control(Unicode.Scalar)
}

/// Controls, line separators, and format characters that reorder or hide text; not joiners, which scripts need.
private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
  case .format: scalar.value != 0x200C && scalar.value != 0x200D
  default: false
  }
}

extension ByteBuffer {
  /// Appends a relative path, percent-encoding every byte that isn't allowed in a path segment (RFC 3986).
  ///
  /// Keeps `/`. Encodes colons, which would make a scheme of the first segment (section 4.2).
  package mutating func appendPercentEncoded(path: String) {
    if isPlain(path: path) { return append(path) }
    let digits: StaticString = "0123456789ABCDEF"
    for byte in path.utf8 {
      if isPathByte(byte) {
        append(byte)
      } else {
        append(UInt8(ascii: "%"))
        append(digits.utf8(at: Int(byte >> 4)))
        append(digits.utf8(at: Int(byte & 15)))
      }
    }
  }
}

/// The percent-encoded path; see `ByteBuffer.appendPercentEncoded(path:)`.
package func percentEncoded(path: String) -> String {
  if isPlain(path: path) { return path }
  var buffer = ByteBuffer(capacity: path.utf8.count * 3)
  buffer.appendPercentEncoded(path: path)
  return buffer.text
}

/// A reference such as `my pizza.jpg#top`, percent-encoding every byte that isn't allowed in a URL (RFC 3986).
/// Keeps `%`, which may belong to an encoded byte.
package func percentEncoded(reference: String) -> String {
  if reference.withSpan({ $0.allSatisfy(isReferenceByte) }) { return reference }
  let digits: StaticString = "0123456789ABCDEF"
  var buffer = ByteBuffer(capacity: reference.utf8.count)
  for byte in reference.utf8 {
    if isReferenceByte(byte) {
      buffer.append(byte)
    } else {
      buffer.append(UInt8(ascii: "%"))
      buffer.append(digits.utf8(at: Int(byte >> 4)))
      buffer.append(digits.utf8(at: Int(byte & 15)))
    }
  }
  return buffer.text
}

/// Decodes a percent-encoded path.
package func percentDecoded(_ path: String) -> String {
  guard path.utf8.contains(UInt8(ascii: "%")) else { return path }
  var bytes: [UInt8] = []
  var rest = path.utf8[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), let hex = UInt8(String(Substring(rest.prefix(2))), radix: 16) {
      bytes.append(hex)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Returns `assets/…` for a relative reference to the content's assets, such as `assets/a.jpg`, `./assets/a.jpg` or
/// `../../assets/a.jpg`; `nil` for any other reference.
package func assetPath(ofRelative reference: Substring) -> Substring? {
  var path = reference
  while path.utf8.first == UInt8(ascii: ".") {
    let dots = path.utf8.prefix { $0 == UInt8(ascii: ".") }.count
    guard dots <= 2, path.utf8.dropFirst(dots).first == UInt8(ascii: "/") else { return nil }
    path = Substring(path.utf8.dropFirst(dots + 1))
  }
  return path.utf8.starts(with: ContentLayout.assets.utf8) ? path : nil
}

private func isReferenceByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: ":"): true
  default: isPathByte(byte)
  }
}

private func isPlain(path: String) -> Bool { path.withSpan { $0.allSatisfy(isPathByte) } }

/// Whether a byte is `pchar` of RFC 3986 or `/`, except `:`, `&` and `'`. The result is safe in HTML.
private func isPathByte(_ byte: UInt8) -> Bool {
  byte < 128 && (byte < 64 ? pathBytesBelow64 : pathBytesFrom64) & 1 << UInt64(byte & 63) != 0
}

/// One bit for each byte: digits and `! $ ( ) * + , - . / ; =`; letters and `@ _ ~`.
private let pathBytesBelow64: UInt64 = 0x2BFF_FF12_0000_0000
private let pathBytesFrom64: UInt64 = 0x47FF_FFFE_87FF_FFFF
