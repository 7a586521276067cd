package import MenugenDiagnostics

/// The style sheets of a page that needs no other file.
package struct InlineStyle: Sendable {
  /// The content of the `<style>` element.
  package let text: String

  /// - Parameter fonts: The fonts that the sheets refer to by their paths. They become part of the text.
  package init(_ sheets: [SourceFile], fonts: [SourceFile]) {
    var text = "\n" + sheets.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
    for font in fonts where text.utf8.count < 1 << 20 {
      text = text.replacing("url(\(font.path))", with: "url(data:font/woff2;base64,\(base64(of: font.bytes)))")
    }
    // Nothing may close the element (HTML, 13.2.5.15). `\/` is a slash in CSS.
    self.text = text.replacing("</", with: "<\\/")
  }

  /// The element, after a policy that allows this style, its fonts and pictures in the page, and nothing else.
  ///
  /// - Parameter digest: The SHA-256 of `text`, in hexadecimal.
  package func element(digest: String) -> String {
    let bytes = stride(from: 0, to: digest.utf8.count, by: 2).map { place in
      UInt8(digest.dropFirst(place).prefix(2), radix: 16) ?? 0
    }
    let sources = "default-src 'none'; style-src 'sha256-\(base64(of: bytes))'; font-src data:; img-src data:"
    return "<meta http-equiv=\"Content-Security-Policy\" content=\"\(sources); base-uri 'none'; form-action 'none'\">\n"
      + "<style>" + text + "</style>"
  }
}

/// Returns bytes as Base64 text (RFC 4648).
func base64(of bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = (0..<3).reduce(0) { $0 << 8 | (start + $1 < bytes.count ? Int(bytes[start + $1]) : 0) }
    let count = min(3, bytes.count - start)
    for place in 0..<4 {
      text.append(place > count ? UInt8(ascii: "=") : digits[group >> (18 - 6 * place) & 63])
    }
  }
  return String(decoding: text, as: UTF8.self)
}
