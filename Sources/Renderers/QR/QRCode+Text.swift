package import MenugenText

extension QRCode {
  /// Writes the code for a terminal: two modules above each other in a character, with a quiet zone.
  ///
  /// Without colours, light modules are drawn, as most terminals are dark.
  package func writeText(colored: Bool, to output: inout ByteBuffer) {
    let margin = 2
    for top in stride(from: -margin, to: size + margin, by: 2) {
      if colored { output.append("\u{1B}[30;107m") }
      for x in -margin..<size + margin {
        switch (isDrawn(x, top, colored), isDrawn(x, top + 1, colored)) {
        case (true, true): output.append("█")
        case (true, false): output.append("▀")
        case (false, true): output.append("▄")
        case (false, false): output.append(" ")
        }
      }
      output.append(colored ? "\u{1B}[0m\n" : "\n")
    }
  }

  private func isDrawn(_ x: Int, _ y: Int, _ drawsDark: Bool) -> Bool {
    let isDark = 0..<size ~= x && 0..<size ~= y && self[x, y]
    return isDark == drawsDark
  }
}
