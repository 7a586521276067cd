import MenugenText

package enum PictureKind: String, Sendable, CaseIterable {
  case jpeg = "JPEG"
  case png = "PNG"
  case gif = "GIF"
  case webP = "WebP"
  case avif = "AVIF"
  case svg = "SVG"
  case icon = "ICO"
  case heic = "HEIC"
  case tiff = "TIFF"
  case bitmap = "BMP"
  case photoshop = "Photoshop"
  case raw = "camera raw"
  case jpegXL = "JPEG XL"
  case jpeg2000 = "JPEG 2000"

  /// Whether every current browser shows it.
  package var isForTheWeb: Bool {
    switch self {
    case .jpeg, .png, .gif, .webP, .avif, .svg, .icon: true
    case .heic, .tiff, .bitmap, .photoshop, .raw, .jpegXL, .jpeg2000: false
    }
  }

  /// The usual file name extension, without the dot.
  package var ending: String { endings[0] }

  /// All file name extensions of the format, in lower case.
  package var endings: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg", "jpe", "jfif", "pjpeg", "pjp"]
    case .png: ["png", "apng"]
    case .gif: ["gif"]
    case .webP: ["webp"]
    case .avif: ["avif", "avifs"]
    case .svg: ["svg"]
    case .icon: ["ico", "cur"]
    case .heic: ["heic", "heif", "hif", "heics", "heifs"]
    case .tiff: ["tif", "tiff"]
    case .bitmap: ["bmp", "dib"]
    case .photoshop: ["psd", "psb"]
    case .raw:
      ["raw", "dng", "cr2", "cr3", "crw", "nef", "nrw", "arw", "srf", "sr2", "orf", "raf", "rw2", "pef", "x3f"]
    case .jpegXL: ["jxl"]
    case .jpeg2000: ["jp2", "j2k", "jpx", "jpf"]
    }
  }

  /// The format of a file name extension, ignoring case.
  package init?(ending: String) {
    guard let kind = Self.byEnding[ending.lowercased()] else { return nil }
    self = kind
  }

  private static let byEnding: [String: PictureKind] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { kind in kind.endings.map { ($0, kind) } })

  /// The format of a file, by its first bytes; `nil` if it isn't a picture.
  package init?(of bytes: [UInt8]) {
    func has(_ text: StaticString, at start: Int = 0) -> Bool {
      start <= bytes.count && bytes.span[start...].starts(with: text)
    }
    func has(_ signature: [UInt8]) -> Bool { bytes.starts(with: signature) }
    if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has(pngSignature) {
      self = .png
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webP
    } else if has("ftyp", at: 4), let kind = PictureKind(ofMediaFile: bytes) {
      self = kind
    } else if has([0x49, 0x49, 0x2A, 0]) || has([0x4D, 0x4D, 0, 0x2A]) || has([0x49, 0x49, 0x2B, 0])
      || has([0x4D, 0x4D, 0, 0x2B])
    {
      self = .tiff
    } else if has("8BPS") {
      self = .photoshop
    } else if has("BM"), bytes.count >= 26, bytes[6...9].allSatisfy({ $0 == 0 }) {
      self = .bitmap
    } else if has("FUJIFILMCCD-RAW") || has("IIRO") || has("IIRS") || has("IIU\0") || has("FOVb")
      || has("HEAPCCDR", at: 6)
    {
      self = .raw
    } else if has([0xFF, 0x0A]) || has([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20]) {
      self = .jpegXL
    } else if has([0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20]) || has([0xFF, 0x4F, 0xFF, 0x51]) {
      self = .jpeg2000
    } else if has([0, 0, 1, 0]) || has([0, 0, 2, 0]) {
      self = .icon
    } else if isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// The format by the brands of an ISO base media file (ISO/IEC 14496-12, 4.3); `nil` for a video.
  private init?(ofMediaFile bytes: [UInt8]) {
    let end = min(bytes.count, max(16, bigEndian(bytes, 0, 4)), 256)
    let starts = [8] + stride(from: 16, to: end - 3, by: 4)
    let brands = starts.filter { $0 + 4 <= end }.map { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) }
    if brands.contains("avif") || brands.contains("avis") {
      self = .avif
    } else if brands.first == "crx " {
      self = .raw
    } else if brands.contains(where: { ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].contains($0) })
    {
      self = .heic
    } else {
      return nil
    }
  }
}

let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// Whether the first element is `svg`, with any prefix.
private func isSVG(_ bytes: [UInt8]) -> Bool {
  guard let name = firstElement(of: bytes) else { return false }
  return name == "svg" || name.hasSuffix(":svg")
}

/// Whether a browser may detect the file as HTML (WHATWG MIME Sniffing, 7.1).
package func looksLikeHTML(_ bytes: [UInt8]) -> Bool {
  guard let name = firstElement(of: bytes)?.lowercased() else { return false }
  let names: Set<String> = [
    "!doctype", "html", "head", "body", "script", "iframe", "h1", "div", "font", "table", "a", "style", "title", "b",
    "br",
    "p",
  ]
  return names.contains(name) || name.hasSuffix(":html")
}

/// The name in a file's first tag, after white space, comments, declarations and processing instructions; `!doctype`
/// for HTML's.
private func firstElement(of bytes: [UInt8]) -> String? {
  var rest = bytes.prefix(1 << 16)
  if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
  while true {
    rest = rest.drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "<") else { return nil }
    if rest.starts(with: "<!--".utf8) {
      guard let end = rest.firstRange(of: Array("-->".utf8)) else { return nil }
      rest = rest[end.upperBound...]
    } else if rest.starts(with: "<?".utf8) {
      guard let end = rest.firstRange(of: Array("?>".utf8)) else { return nil }
      rest = rest[end.upperBound...]
    } else {
      let name = String(
        decoding: rest.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") },
        as: UTF8.self)
      guard name.lowercased() == "!doctype" else { return name }
      let root = rest.dropFirst(name.utf8.count + 1).drop { $0 <= 0x20 }.prefix(4)
      if String(decoding: root, as: UTF8.self).lowercased() == "html" { return "!doctype" }
      // The internal subset of a document type ends with `]`.
      let subset = rest.prefix { $0 != UInt8(ascii: ">") }.contains(UInt8(ascii: "["))
      guard
        let end = subset
          ? rest.firstRange(of: Array("]".utf8)).flatMap({ rest[$0.upperBound...].firstIndex(of: UInt8(ascii: ">")) })
          : rest.firstIndex(of: UInt8(ascii: ">"))
      else { return nil }
      rest = rest[(end + 1)...]
    }
  }
}
