import MenugenTemplates
package import MenugenText
package import MenugenViewModels

extension ChartViewModel {
  /// Writes the chart as inline SVG: an image with a title and a description for assistive technology.
  ///
  /// The style sheet determines the colours, by class.
  package func writeSVG(to output: inout ByteBuffer) {
    output.append("<svg class=\"chart\" role=\"img\" direction=\"ltr\" aria-labelledby=\"")
    output.appendHTML("\(id)-title \(id)-desc")
    output.append("\" viewBox=\"0 0 ")
    output.append(decimal: width)
    output.append(" ")
    output.append(decimal: height)
    output.append("\"><title id=\"")
    output.appendHTML("\(id)-title")
    output.append("\">")
    output.appendHTML(title)
    output.append("</title><desc id=\"")
    output.appendHTML("\(id)-desc")
    output.append("\">")
    output.appendHTML(summary)
    output.append("</desc>\n")
    for rule in rules { rule.write(width: width, to: &output) }
    for bar in bars { bar.write(to: &output) }
    writeLine(to: &output)
    for label in labels { label.write(to: &output) }
    output.append("</svg>")
  }

  /// Writes the summary without breaking figures.
  package func writeCaption(to output: inout ByteBuffer) { writeUnbrokenFigures(summary, to: &output) }

  private func writeLine(to output: inout ByteBuffer) {
    if line.isEmpty { return }
    output.append("<polyline class=\"line\" points=\"")
    for (place, point) in line.enumerated() {
      if place > 0 { output.append(" ") }
      output.append(decimal: point.x)
      output.append(",")
      output.append(decimal: point.y)
    }
    output.append("\"/>\n")
  }
}

/// Writes a sentence without breaking its figures: a line could end after a hyphen (UAX #14, class HY).
func writeUnbrokenFigures(_ text: String, to output: inout ByteBuffer) {
  for (place, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
    if place > 0 { output.append(" ") }
    // Chinese and Japanese text can be broken between characters.
    var rest = word.unicodeScalars[...]
    while let first = rest.first {
      let isIdeographic = isIdeographic(first)
      let end = rest.firstIndex { MenugenRenderers.isIdeographic($0) != isIdeographic } ?? rest.endIndex
      let part = String(rest[..<end])
      rest = rest[end...]
      let isTorn = part.contains("-") && part.contains(where: \.isNumber)
      if isTorn { output.append("<span class=\"whole\">") }
      output.appendHTML(part)
      if isTorn { output.append("</span>") }
    }
  }
}

/// CJK radicals, kana and ideographs, and fullwidth ASCII.
private func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
  0x2E80...0x9FFF ~= scalar.value || 0xFF01...0xFF60 ~= scalar.value
}

extension ChartViewModel.Rule {
  fileprivate func write(width: Int, to output: inout ByteBuffer) {
    output.append(isZero ? "<path class=\"zero\" d=\"M" : "<path class=\"rule\" d=\"M")
    output.append(decimal: x)
    output.append(" ")
    output.append(decimal: y)
    output.append("H")
    output.append(decimal: width)
    output.append("\"/>\n")
  }
}

extension ChartViewModel.Bar {
  fileprivate func write(to output: inout ByteBuffer) {
    output.append("<rect class=\"")
    output.append(kind.rawValue)
    let places: [(StaticString, Int)] = [
      ("\" x=\"", x), ("\" y=\"", y), ("\" width=\"", width), ("\" height=\"", height),
    ]
    for (name, value) in places {
      output.append(name)
      output.append(decimal: value)
    }
    output.append("\"><title>")
    output.appendHTML(title)
    output.append("</title></rect>\n")
  }
}

extension ChartViewModel.Label {
  fileprivate func write(to output: inout ByteBuffer) {
    output.append("<text x=\"")
    output.append(decimal: x)
    output.append("\" y=\"")
    output.append(decimal: y)
    output.append("\" text-anchor=\"")
    output.append(anchor.rawValue)
    if let language {
      output.append("\" lang=\"")
      output.appendHTML(language)
    }
    output.append("\">")
    output.appendHTML(text)
    output.append("</text>\n")
  }
}
