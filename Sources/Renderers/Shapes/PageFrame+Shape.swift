package import MenugenTemplates
package import MenugenViewModels

extension PageFrame: TemplateModel {
  package static let shape = Shape<Self>(
    "PageFrame",
    [
      .text("language", \.language),
      .flag("isRightToLeft", \.isRightToLeft),
      .optionalText("wordsLanguage", \.wordsLanguage),
      .text("title", \.title),
      .text("headingWidth", \.headingWidth),
      .optionalText("description", \.description),
      .optionalText("contentPolicy", \.contentPolicy),
      .optionalURL("canonicalURL", \.canonicalURL),
      .url("themeURL", \.themeURL),
      .optionalURL("manifestURL", \.manifestURL),
      .optionalMarkup("styleSheet", \.styleSheet),
      .url("homeURL", \.homeURL),
      .hasAny("hasHome", \.homeURL),
      .object("siteName", \.siteName),
      .text("siteNameWidth", \.siteNameWidth),
      .list("navigation", \.navigation),
      .hasAny("hasNavigation", \.navigation),
      .flag("isOfLocation", \.isOfLocation),
      .list("breadcrumbs", \.breadcrumbs),
      .hasAny("hasBreadcrumbs", \.breadcrumbs),
      .list("languages", \.languages),
      .hasAny("hasLanguages", \.languages),
      .object("footer", \.footer),
      .optional("logo", \.logo),
      .list("feeds", \.feeds),
      .text("themeColor", \.themeColor),
      .text("themeColorDark", \.themeColorDark),
      .flag("isPrivate", \.isPrivate),
      .optionalURL("shareImageURL", \.shareImageURL),
      .optionalText("shareImageWidth", \.shareImageWidth),
      .optionalText("shareImageHeight", \.shareImageHeight),
      .optionalText("shareImageAlternative", \.shareImageAlternative),
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
      .flag("isCurrent", \.isCurrent),
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
      .flag("isCurrent", \.isCurrent),
      .flag("isDefault", \.isDefault),
    ])
}

extension FooterViewModel: TemplateModel {
  package static let shape = Shape<Self>(
    "FooterViewModel",
    [
      .list("lines", \.lines),
      .hasAny("hasLines", \.lines),
      .optionalText("telephone", \.telephone),
      .optionalURL("telephoneURL", \.telephoneURL),
      .list("links", \.links),
      .hasAny("hasLinks", \.links),
      .list("profiles", \.profiles),
      .hasAny("hasProfiles", \.profiles),
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
