package import MenugenFiles

/// An answer: a status, headers and a body.
package struct Response: Sendable {
  package enum Body: Sendable {
    case bytes([UInt8])
    /// Part of a file, which is read while it is sent.
    case file(OpenFile, Range<Int>)
    /// The stream of events for an open page, with its path in the output folder if it is known.
    case events(page: String?)
  }

  package var status: Int
  package var headers: [(name: String, value: String)] = []
  package var body: Body

  package init(_ status: Int, _ headers: [(name: String, value: String)] = [], _ body: Body = .bytes([])) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

  package var contentLength: Int? {
    switch body {
    case .bytes(let bytes): bytes.count
    case .file(_, let range): range.count
    case .events: nil
    }
  }

  static func text(_ status: Int, _ text: String, _ headers: [(name: String, value: String)] = []) -> Response {
    Response(
      status, [("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", "no-store")] + headers,
      .bytes(Array((text + "\n").utf8)))
  }

  static func html(_ status: Int, _ bytes: [UInt8], _ headers: [(name: String, value: String)] = []) -> Response {
    Response(
      status, [("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-cache")] + headers, .bytes(bytes))
  }
}

/// The range of bytes that a request asks for (RFC 9110, section 14.2).
enum ByteRange: Equatable {
  /// No range, several, or a form that the server doesn't know: the whole file is sent.
  case whole
  case part(Range<Int>)
  case unsatisfiable

  init(_ header: String?, size: Int) {
    self = .whole
    guard let header, lowercasedASCII(String(header.prefix(6))) == "bytes=" else { return }
    let parts = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) && $0.utf8.count <= 18 }) else { return }
    switch (Int(parts[0]), Int(parts[1])) {
    case (let first?, let last?):
      if last < first { return }
      self = first < size ? .part(first..<min(last, size - 1) + 1) : .unsatisfiable
    case (let first?, nil): self = first < size ? .part(first..<size) : .unsatisfiable
    case (nil, let suffix?): self = suffix > 0 && size > 0 ? .part(max(0, size - suffix)..<size) : .unsatisfiable
    case (nil, nil): return
    }
  }
}

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

/// Returns the media type of a file by its extension.
func contentType(of path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
  return contentTypes[lowercasedASCII(String(name[name.index(after: dot)...]))] ?? "application/octet-stream"
}

private let contentTypes: [String: String] = [
  "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
  "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8", "json": "application/json",
  "map": "application/json", "jsonld": "application/ld+json", "webmanifest": "application/manifest+json",
  "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8", "csv": "text/csv; charset=utf-8",
  "xml": "application/xml", "atom": "application/atom+xml", "rss": "application/rss+xml",
  "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp",
  "avif": "image/avif", "gif": "image/gif", "ico": "image/x-icon", "bmp": "image/bmp",
  "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
  "pdf": "application/pdf", "zip": "application/zip", "ics": "text/calendar; charset=utf-8",
  "mp4": "video/mp4", "webm": "video/webm", "mp3": "audio/mpeg", "ogg": "audio/ogg", "wav": "audio/wav",
  "wasm": "application/wasm",
]
