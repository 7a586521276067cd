package import Text

extension QRCode {
  /// The code as a picture with its quiet zone of four modules: dark runs as strokes, so that it is small and sharp at any size.
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
      var rest = row
      var end = 0
      while rest != 0 {
        let start = rest.trailingZeroBitCount
        let run = (~(rest >> UInt128(start))).trailingZeroBitCount
        if end == 0 {
          output.append("M")
          output.append(decimal: start + 4)
          output.append(" ")
          output.append(decimal: y + 4)
          output.append(".5h")
        } else {
          output.append("m")
          output.append(decimal: start - end)
          output.append(" 0h")
        }
        output.append(decimal: run)
        end = start + run
        rest &= ~(((1 << UInt128(run)) - 1) << UInt128(start))
      }
    }
    output.append("\"/></svg>\n")
  }
}
