package import Templates
package import ViewModels

extension PageFrame: TemplateModel {
  package static let shape = Shape<Self>(
    "PageFrame",
    [
      .text("language", \.language),
      .flag("isRightToLeft") { $0.isRightToLeft },
      .optionalText("wordsLanguage", \.wordsLanguage),
      .text("title", \.title),
      .optionalText("description", \.description),
      .optionalURL("canonicalURL", \.canonicalURL),
      .url("themeURL", \.themeURL),
      .optionalMarkup("styleSheet", \.styleSheet),
      .url("homeURL", \.homeURL),
      .flag("hasHome") { !$0.homeURL.isEmpty },
      .object("siteName", \.siteName),
      .list("navigation", \.navigation),
      .flag("hasNavigation") { !$0.navigation.isEmpty },
      .list("breadcrumbs", \.breadcrumbs),
      .flag("hasBreadcrumbs") { !$0.breadcrumbs.isEmpty },
      .list("languages", \.languages),
      .flag("hasLanguages") { !$0.languages.isEmpty },
      .object("footer", \.footer),
      .flag("isPrivate") { $0.isPrivate },
      .optionalURL("shareImageURL", \.shareImageURL),
    ])
}

extension LabelViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LabelViewModel",
    [
      .text("text", \.text),
      .optionalText("language", \.language),
      .optionalText("direction", \.direction),
    ])
}

extension MixedTextViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "MixedTextViewModel",
    [
      .text("text", \.text),
      .list("parts", \.parts),
    ])
}

extension MarkupViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "MarkupViewModel",
    [
      .markup("html", \.html),
      .text("plain", \.plain),
      .optionalText("language", \.language),
      .optionalText("direction", \.direction),
    ])
}

extension LinkViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LinkViewModel",
    [
      .object("label", \.label),
      .url("url", \.url),
      .flag("isCurrent") { $0.isCurrent },
    ])
}

extension LanguageLinkViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "LanguageLinkViewModel",
    [
      .text("language", \.language),
      .text("name", \.name),
      .url("url", \.url),
      .optionalURL("absoluteURL", \.absoluteURL),
      .flag("isCurrent") { $0.isCurrent },
      .flag("isDefault") { $0.isDefault },
    ])
}

extension FooterViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "FooterViewModel",
    [
      .list("lines", \.lines),
      .flag("hasLines") { !$0.lines.isEmpty },
      .optionalText("telephone", \.telephone),
      .optionalURL("telephoneURL", \.telephoneURL),
    ])
}

extension Notice: TemplateModel {
  package static let shape = Shape<Self>(
    "Notice",
    [
      .text("title", \.title),
      .text("message", \.message),
      .text("kind", \.kind),
    ])
}
