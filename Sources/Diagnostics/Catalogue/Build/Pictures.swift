/// Pictures.
extension DiagnosticMessage {
  package static func unsafeSVG(_ part: String) -> Self {
    .error(
      "svg.unsafe", "SVG contains \(part), which can't be published",
      hint: "save it as plain or optimized SVG without scripts, or as PNG")
  }

  package static func damagedSVG(_ fault: String) -> Self {
    .error("image.damaged", "can't be read as SVG: \(fault)", hint: "save it again as plain SVG")
  }
}
