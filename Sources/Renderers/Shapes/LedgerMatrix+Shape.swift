package import MenugenTemplates
package import MenugenViewModels

extension ChartViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "ChartViewModel",
    [
      .text("title", \.title),
      .text("summary", \.summary),
      .markupWriter("caption") { $0.writeCaption(to: &$1) },
      .markupWriter("svg") { $0.writeSVG(to: &$1) },
    ])
}

extension LedgerMatrixViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LedgerMatrixViewModel",
    [
      .text("title", \.title),
      .list("columns", \.columns),
      .list("rows", \.rows),
      .optional("totals", \.totals),
      .optional("rest", \.rest),
    ])
}

extension LedgerMatrixViewModel.Heading: TemplateModel {
  package static let shape = Shape<Self>(
    "Heading",
    [
      .text("name", \.name),
      .optionalURL("url", \.url),
    ])
}

extension LedgerMatrixViewModel.Row: TemplateModel {
  package static let shape = Shape<Self>(
    "Row",
    [
      .object("name", \.name),
      .list("figures", \.figures),
      .object("total", \.total),
    ])
}

extension CategoryNameViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "CategoryNameViewModel",
    [
      .text("name", \.text),
      .markupWriter("path") { writePath($0.text, to: &$1) },
      .optionalURL("url", \.url),
      .flag("isPart") { $0.depth > 0 },
      .text("level", \.level),
    ])
}

extension FigureViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "FigureViewModel",
    [
      .text("figure", \.text),
      .optionalURL("url", \.url),
      .flag("isNegative", \.isNegative),
    ])
}

extension CategoryRowViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "CategoryRowViewModel",
    [
      .object("name", \.name),
      .text("count", \.count),
      .optionalText("moneyIn", \.moneyIn),
      .optionalText("moneyOut", \.moneyOut),
      .optionalText("transfers", \.transfers),
      .object("amount", \.amount),
      .optional("bars", \.bars),
    ])
}
