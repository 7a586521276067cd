package import Templates
package import ViewModels

extension PageFrame: TemplateModel {
  package static let shape = Shape<Self>(
    "PageFrame",
    [
      .text("language") { $0.language },
      .flag("isRightToLeft") { $0.isRightToLeft },
      .text("title") { $0.title },
      .optionalText("description") { $0.description },
      .optionalURL("canonicalURL") { $0.canonicalURL },
      .url("themeURL") { $0.themeURL },
      .url("homeURL") { $0.homeURL },
      .object("siteName") { $0.siteName },
      .list("navigation") { $0.navigation },
      .flag("hasNavigation") { !$0.navigation.isEmpty },
      .list("breadcrumbs") { $0.breadcrumbs },
      .flag("hasBreadcrumbs") { !$0.breadcrumbs.isEmpty },
      .list("languages") { $0.languages },
      .flag("hasLanguages") { !$0.languages.isEmpty },
      .object("footer") { $0.footer },
      .flag("isPrivate") { $0.isPrivate },
      .optionalURL("shareImageURL") { $0.shareImageURL },
    ])
}

extension LabelViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LabelViewModel",
    [
      .text("text") { $0.text },
      .optionalText("language") { $0.language },
      .optionalText("direction") { $0.direction },
    ])
}

extension MarkupViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "MarkupViewModel",
    [
      .markup("html") { $0.html },
      .text("plain") { $0.plain },
      .optionalText("language") { $0.language },
      .optionalText("direction") { $0.direction },
    ])
}

extension LinkViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LinkViewModel",
    [
      .object("label") { $0.label },
      .url("url") { $0.url },
      .flag("isCurrent") { $0.isCurrent },
    ])
}

extension LanguageLinkViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LanguageLinkViewModel",
    [
      .text("language") { $0.language },
      .text("name") { $0.name },
      .url("url") { $0.url },
      .optionalURL("absoluteURL") { $0.absoluteURL },
      .flag("isCurrent") { $0.isCurrent },
      .flag("isDefault") { $0.isDefault },
    ])
}

extension FooterViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "FooterViewModel",
    [
      .texts("lines") { $0.lines },
      .flag("hasLines") { !$0.lines.isEmpty },
      .optionalText("telephone") { $0.telephone },
      .optionalURL("telephoneURL") { $0.telephoneURL },
    ])
}

extension Notice: TemplateModel {
  package static let shape = Shape<Self>(
    "Notice",
    [
      .text("title") { $0.title },
      .text("message") { $0.message },
      .text("kind") { $0.kind },
    ])
}
