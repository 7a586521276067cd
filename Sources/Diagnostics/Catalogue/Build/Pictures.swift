/// Pictures.
extension DiagnosticMessage {
  package static func unsafeSVG(_ part: String) -> Self {
    .error(
      "svg.unsafe", "SVG contains \(part), which can't be published",
      hint: "save it as plain or optimized SVG without scripts, or as PNG")
  }

  /// - Parameter reason: The cause, such as `it is too large`.
  package static func pictureNotResized(_ reason: String) -> Self {
    .warning(
      "image.not-resized", "picture is not published, because it can't be resized: \(reason)",
      hint: "open it in a picture editor, and save it again as JPEG")
  }

  package static func resizerMissing(_ count: Int) -> Self {
    .note(
      "image.no-resizer",
      (count == 1 ? "a photograph is" : "\(count) photographs are")
        + " published in full size, because libvips 8.13 or later is not installed",
      hint: "install it, so that pages load faster: apt-get install libvips-tools, or brew install vips")
  }

  package static func damagedSVG(_ fault: String) -> Self {
    .error("image.damaged", "can't be read as SVG: \(fault)", hint: "save it again as plain SVG")
  }
}
