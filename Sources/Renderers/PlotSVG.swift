package import MenugenTemplates
package import MenugenText
package import MenugenViewModels

extension PlotViewModel {
  /// Writes the plot as inline SVG: an image with a title and a description for assistive technology.
  ///
  /// The style sheet determines the ink, by class. Lines keep their width when the drawing is stretched.
  package func writeSVG(to output: inout ByteBuffer) {
    output.append("<svg class=\"plot\" role=\"img\" preserveAspectRatio=\"none\" aria-labelledby=\"")
    output.appendHTML("\(id)-title \(id)-desc")
    output.append("\" viewBox=\"0 0 \(PlotViewModel.width) \(PlotViewModel.height)\"><title id=\"")
    output.appendHTML("\(id)-title")
    output.append("\">")
    output.appendHTML(title)
    output.append("</title><desc id=\"")
    output.appendHTML("\(id)-desc")
    output.append("\">")
    output.appendHTML(summary)
    output.append("</desc>\n")
    path("grid", to: &output) { output in
      for y in rules {
        output.append("M0 ")
        output.append(decimal: y)
        output.append("H")
        output.append(decimal: PlotViewModel.width)
      }
    }
    path("area", to: &output) { output in
      writeSteps(to: &output)
      output.append("V")
      output.append(decimal: zero)
      output.append("H0Z")
    }
    path("stroke", to: &output) { writeSteps(to: &$0) }
    output.append("</svg>")
  }

  private func path(_ name: StaticString, to output: inout ByteBuffer, _ data: (inout ByteBuffer) -> Void) {
    output.append("<path vector-effect=\"non-scaling-stroke\" class=\"")
    output.append(name)
    output.append("\" d=\"")
    data(&output)
    output.append("\"/>\n")
  }

  private func writeSteps(to output: inout ByteBuffer) {
    for (place, step) in steps.enumerated() {
      output.append(place == 0 ? "M" : "H")
      output.append(decimal: step.x)
      output.append(place == 0 ? " " : "V")
      output.append(decimal: step.y)
    }
    output.append("H")
    output.append(decimal: PlotViewModel.width)
  }
}

extension PlotViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "PlotViewModel",
    [
      .text("title", \.title),
      .text("summary", \.summary),
      .texts("amounts", \.amounts),
      .texts("days", \.days),
      .markupWriter("caption") { writeUnbrokenFigures($0.summary, to: &$1) },
      .markupWriter("svg") { $0.writeSVG(to: &$1) },
    ])
}

extension BarsViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "BarsViewModel",
    [
      .optionalText("barIn", \.moneyIn),
      .optionalText("barOut", \.moneyOut),
    ])
}
