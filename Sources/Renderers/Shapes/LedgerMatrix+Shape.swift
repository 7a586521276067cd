package import Templates
package import ViewModels

extension ChartViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "ChartViewModel",
    [
      .text("title") { $0.title },
      .text("summary") { $0.summary },
      .markupWriter("svg") { $0.writeSVG(to: &$1) },
    ])
}

extension LedgerMatrixViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LedgerMatrixViewModel",
    [
      .text("title") { $0.title },
      .list("columns") { $0.columns },
      .list("rows") { $0.rows },
      .object("totals") { $0.totals },
    ])
}

extension LedgerMatrixViewModel.Heading: TemplateModel {
  package static let shape = Shape<Self>(
    "Heading",
    [
      .text("name") { $0.name },
      .optionalURL("url") { $0.url },
    ])
}

extension LedgerMatrixViewModel.Row: TemplateModel {
  package static let shape = Shape<Self>(
    "Row",
    [
      .object("name") { $0.name },
      .list("figures") { $0.figures },
      .object("total") { $0.total },
    ])
}

extension CategoryNameViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "CategoryNameViewModel",
    [
      .text("name") { $0.text },
      .optionalURL("url") { $0.url },
      .flag("isPart") { $0.depth > 0 },
      .text("level") { String(min($0.depth, 5)) },
    ])
}

extension FigureViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "FigureViewModel",
    [
      .text("figure") { $0.text },
      .optionalURL("url") { $0.url },
      .flag("isNegative") { $0.isNegative },
    ])
}

extension CategoryRowViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "CategoryRowViewModel",
    [
      .object("name") { $0.name },
      .text("count") { $0.count },
      .object("amount") { $0.amount },
    ])
}
