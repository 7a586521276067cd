import MenugenDiagnostics
import MenugenFiles
import MenugenPictures
import MenugenText

/// The publishable bytes of a file in `assets/`; `nil` with a diagnostic if it must not be published.
///
/// Images are recognized by their bytes, and their metadata is removed. Files that browsers would run on the site's
/// origin are rejected.
func publishable(_ file: SourceFile) -> Checked<[UInt8]?> {
  let ending = fileEnding(file.path)
  let claimed = PictureKind(ending: ending)
  let actual = PictureKind(of: file.bytes)
  func refuse(_ message: DiagnosticMessage) -> Checked<[UInt8]?> {
    Checked(nil, [Diagnostic(message, at: .file(file.path))])
  }
  if runsAsPage(file, ending: ending) { return refuse(.htmlAmongAssets) }
  if ending == "svgz" { return refuse(.compressedSVG) }
  if claimed == .svg, actual == nil || actual == .svg { return checkedSVG(file) }
  guard let kind = actual else {
    guard let claimed else { return Checked(withoutMediaMetadata(file.bytes)?.bytes ?? file.bytes) }
    return refuse(
      claimed.isForTheWeb
        ? .notAPicture(claimed.rawValue)
        : .unsupportedPicture(claimed.rawValue, hint: "save it again as JPEG or PNG"))
  }
  if !kind.isForTheWeb {
    return refuse(
      .unsupportedPicture(
        kind.rawValue,
        hint: kind == .heic
          ? "save it as JPEG: on a phone, share it as “most compatible”, or export it" : "save it as JPEG or PNG"))
  }
  if let claimed, claimed != kind {
    return refuse(.wrongPictureName(kind.rawValue, name: "says \(claimed.rawValue)", ending: kind.ending))
  }
  if claimed == nil, kind != .icon, kind != .svg, knownEndings.contains(ending) {
    return refuse(.wrongPictureName(kind.rawValue, name: "ends with .\(ending)", ending: kind.ending))
  }
  if kind == .svg { return plainTextEndings.contains(ending) ? Checked(file.bytes) : checkedSVG(file) }
  do throws(PictureFault) {
    let bytes = try CleanPicture(file.bytes, kind)?.bytes ?? file.bytes
    return Checked(bytes, sizeWarnings(file, bytes))
  } catch {
    return switch error {
    case .damaged(let what, let offset): refuse(.damagedPicture(kind.rawValue, what, offset: offset))
    case .metadata(let what): refuse(.fixedMetadata(kind.rawValue, what))
    }
  }
}

/// Returns the errors of a photograph whose copies are published: metadata and size don't matter, as in the file itself.
func faults(ofPhotograph file: SourceFile) -> [Diagnostic] {
  guard let kind = PictureKind(of: file.bytes) else { return [] }
  let ending = fileEnding(file.path)
  func report(_ message: DiagnosticMessage) -> [Diagnostic] { [Diagnostic(message, at: .file(file.path))] }
  if let claimed = PictureKind(ending: ending), claimed != kind {
    return report(.wrongPictureName(kind.rawValue, name: "says \(claimed.rawValue)", ending: kind.ending))
  }
  if PictureKind(ending: ending) == nil, knownEndings.contains(ending) {
    return report(.wrongPictureName(kind.rawValue, name: "ends with .\(ending)", ending: kind.ending))
  }
  do throws(PictureFault) {
    _ = try CleanPicture(file.bytes, kind)
  } catch .damaged(let what, let offset) {
    return report(.damagedPicture(kind.rawValue, what, offset: offset))
  } catch {
    return []
  }
  return []
}

private func checkedSVG(_ file: SourceFile) -> Checked<[UInt8]?> {
  let diagnostics = checkSVG(file)
  return Checked(diagnostics.isEmpty ? file.bytes : nil, diagnostics)
}

/// Warnings for large images, which load slowly on phones.
private func sizeWarnings(_ file: SourceFile, _ bytes: [UInt8]) -> [Diagnostic] {
  var faults: [String] = []
  if let size = ImageSize(of: bytes), max(size.width, size.height) > 4000 {
    faults.append("\(size.width) × \(size.height) pixels")
  }
  if bytes.count > 4_000_000 { faults.append("\(bytes.count / 1_000_000).\(bytes.count / 100_000 % 10) MB") }
  if faults.isEmpty { return [] }
  return [Diagnostic(.largePicture(faults.joined(separator: ", ")), at: .file(file.path))]
}

/// Whether a browser would show the file as a page with scripts, by its extension, or else by its first bytes.
func runsAsPage(_ file: SourceFile, ending: String) -> Bool {
  if ["html", "htm", "xhtml", "xht", "shtml", "mhtml", "mht", "xsl", "xslt", "hta"].contains(ending) { return true }
  if ["xml", "rdf", "rss", "atom"].contains(ending) {
    let words = ["http://www.w3.org/1999/xhtml", "<?xml-stylesheet", "http://www.w3.org/2000/svg"]
    return words.contains { file.bytes.firstRange(of: Array($0.utf8)) != nil }
  }
  guard PictureKind(ending: ending) == nil, !knownEndings.contains(ending) else { return false }
  return looksLikeHTML(file.bytes)
}

/// Extensions of files that browsers show as text.
private let plainTextEndings: Set<String> = ["txt", "text", "md", "markdown", "csv", "log"]

/// Extensions known to servers and browsers.
private let knownEndings: Set<String> = plainTextEndings.union([
  "pdf", "json", "css", "js", "mjs", "zip", "gz", "7z", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "odt", "ods",
  "odp",
  "rtf", "epub", "mp3", "m4a", "ogg", "oga", "opus", "wav", "flac", "mp4", "m4v", "mov", "webm", "ogv", "woff", "woff2",
  "ttf", "otf", "ics", "vcf", "gpx", "kml", "webmanifest", "xml", "rdf", "rss", "atom", "wasm",
])

/// The lower-case extension of a file name without its dot; empty if there is none.
func fileEnding(_ path: String) -> String {
  let name = splitPath(path).name
  return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
}
