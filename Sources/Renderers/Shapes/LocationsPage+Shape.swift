package import MenugenTemplates
package import MenugenViewModels

extension LocationsPage: TemplateModel {
  package static let shape = Shape<Self>(
    "LocationsPage",
    [
      .object("frame", \.frame),
      .text("title", \.title),
      .optionalText("part", \.part),
      .list("locations", \.locations),
      .list("pages", \.pages),
      .hasAny("hasPages", \.pages),
      .markupWriter("structuredData") { $0.writeStructuredData(to: &$1) },
    ])
}

extension LocationCardViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LocationCardViewModel",
    [
      .object("link", \.link),
      .optional("address", \.address),
      .optionalURL("mapURL", \.mapURL),
      .optionalText("telephone", \.telephone),
      .optionalURL("telephoneURL", \.telephoneURL),
    ])
}
