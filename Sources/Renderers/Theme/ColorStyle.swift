package import MenugenText
package import MenugenViewModels

extension SiteColors {
  /// Writes the custom properties of a theme's inks, for the end of its style sheet. Paper is printed in the light
  /// ink, on white.
  package func writeStyle(to output: inout ByteBuffer) {
    output.append("\n")
    light.write(before: " }\n", to: &output)
    output.append("@media (prefers-color-scheme: dark) { ")
    dark.write(before: " } }\n", to: &output)
    output.append("@media print { ")
    var printed = light
    printed.paper = "#ffffff"
    printed.soft = printed.ink
    printed.write(before: " } }\n", to: &output)
  }
}

extension SiteColors.Shades {
  fileprivate func write(before end: StaticString, to output: inout ByteBuffer) {
    output.append(":root { --ink: \(ink); --soft: \(soft); --line: \(line); --paper: \(paper);")
    output.append(end)
  }
}

/// Writes the site's address as a custom property, `--address`, which style sheets show on paper.
package func writeAddressStyle(_ address: String, to output: inout ByteBuffer) {
  output.append("\n:root { --address: \"")
  for byte in address.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20:
      // An escape ends with a space (CSS Syntax, 4.3.7).
      output.append("\\")
      output.append(String(byte, radix: 16))
      output.append(" ")
    default: output.append(byte)
    }
  }
  output.append("\"; }\n")
}
