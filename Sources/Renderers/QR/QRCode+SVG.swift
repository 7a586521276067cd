package import MenugenText

extension QRCode {
  /// Writes the code as an SVG image with its quiet zone of four modules. Runs of dark modules are strokes.
  package func writeSVG(to output: inout ByteBuffer) {
    let side = size + 8
    output.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    output.append(decimal: side)
    output.append(" ")
    output.append(decimal: side)
    output.append("\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h")
    output.append(decimal: side)
    output.append("v")
    output.append(decimal: side)
    output.append("H0z\"/><path stroke=\"#000\" d=\"")
    for (y, row) in rows.enumerated() {
      if size <= 64 { writeRow(UInt64(row), y, to: &output) } else { writeRow(row, y, to: &output) }
    }
    output.append("\"/></svg>\n")
  }

  private func writeRow<Row: FixedWidthInteger & UnsignedInteger>(_ row: Row, _ y: Int, to output: inout ByteBuffer) {
    var rest = row
    var isFirst = true
    while rest != 0 {
      let light = rest.trailingZeroBitCount
      rest >>= Row(light)
      let run = (~rest).trailingZeroBitCount
      if isFirst {
        output.append("M")
        output.appendModules(light + 4)
        output.append(" ")
        output.appendModules(y + 4)
        output.append(".5h")
      } else {
        output.append("m")
        output.appendModules(light)
        output.append(" 0h")
      }
      output.appendModules(run)
      isFirst = false
      rest = run == Row.bitWidth ? 0 : rest >> Row(run)
    }
  }
}

extension ByteBuffer {
  /// Appends a number below 1000.
  fileprivate mutating func appendModules(_ number: Int) {
    if number >= 100 { append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 100)) }
    if number >= 10 { append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10)) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
