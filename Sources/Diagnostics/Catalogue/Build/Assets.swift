/// Files of `assets/` and `static/`.
extension DiagnosticMessage {
  package static var htmlAmongAssets: Self {
    .error(
      "asset.html-page", "HTML in assets/ is not published: it would run with the rights of the site's own pages",
      hint: "write it as a page under pages/, or move it to static/ to publish it unchanged")
  }

  package static var compressedSVG: Self {
    .error("image.unsupported", "compressed SVG can't be checked", hint: "save it as plain SVG")
  }

  /// - Parameter kind: The name of a format, such as `JPEG`.
  package static func notAPicture(_ kind: String) -> Self {
    .error("image.damaged", "file is not a picture, but its name says \(kind)", hint: "save it again as JPEG or PNG")
  }

  package static func unsupportedPicture(_ kind: String, hint: String) -> Self {
    .error("image.unsupported", "browsers can't show \(kind) pictures", hint: hint)
  }

  /// - Parameters:
  ///   - name: The mismatch, such as `says PNG` or `ends with .txt`.
  ///   - ending: The correct extension.
  package static func wrongPictureName(_ kind: String, name: String, ending: String) -> Self {
    .error(
      "image.type", "file is a \(kind) picture, but its name \(name)",
      hint: "rename it to end with .\(ending), and change the links to it")
  }

  package static func damagedPicture(_ kind: String, _ problem: String, offset: Int) -> Self {
    .error(
      "image.damaged", "\(kind) picture is damaged: \(problem) (byte \(offset))",
      hint: "copy the original again, or save it again")
  }

  package static func fixedMetadata(_ kind: String, _ metadata: String) -> Self {
    .error(
      "image.metadata", "\(kind) picture holds \(metadata), which can't be removed",
      hint: "save it again without metadata, or as JPEG")
  }

  /// - Parameter sizes: The dimensions and file size, such as `6000 × 4000 pixels, 9.1 MB`.
  package static func largePicture(_ sizes: String) -> Self {
    .warning(
      "image.large", "picture is large: \(sizes)",
      hint: "save it with at most 2,000 pixels on its longer side, so that pages load faster")
  }

  /// - Parameters:
  ///   - names: The first files.
  ///   - folder: The folder whose files are published unchanged.
  package static func unusedAssets(_ count: Int, _ names: String, folder: String) -> Self {
    .warning(
      "asset.unused",
      count == 1
        ? "file is not published, because nothing refers to it"
        : "\(count) files are not published, because nothing refers to them: \(names)",
      hint: count == 1
        ? "link to it, or move it to \(folder) to publish it unchanged"
        : "link to them, or move them to \(folder) to publish them unchanged")
  }

  /// - Parameter folder: The folder whose files are published without metadata.
  package static func publishedLocation(isPicture: Bool, folder: String) -> Self {
    .warning(
      "static.location",
      "\(isPicture ? "photograph" : "video") contains the place where it was taken, and is published unchanged",
      hint: "move it to \(folder) and link to it: files there lose their metadata")
  }
}
