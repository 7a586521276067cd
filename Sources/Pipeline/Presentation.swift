package import MenugenDomain
package import MenugenLocalization
import MenugenText
package import MenugenViewModels

/// The settings, phrases and formats for the pages of one language.
///
/// Presenters are extensions of it. A class, because closures would copy it.
package final class Presentation: Sendable {
  package let site: Site
  package let language: LanguageTag
  package let phrases: Phrases
  let locale: LocaleFormat
  /// The badges of an item with a single diet, by the diet's index.
  let dietBadges: [[BadgeViewModel]]
  /// Whether allergen names can be joined in a list without isolating their direction.
  let hasPlainAllergenNames: Bool
  let vocabulary: AllergenVocabulary
  /// The language of the theme's phrases, if it differs from the pages'.
  package let wordsLanguage: LanguageTag?
  /// Whether the language is written from right to left.
  let isRightToLeft: Bool
  /// The prefix of this language's paths: `it/`, or empty for the default language.
  let languagePrefix: String
  /// The colours of the site's ink and paper.
  let colors: SiteColors
  /// The paths of static files, which all languages share.
  let staticPlaces: Set<String>
  /// Whether links name the files of pages: see `Route.namesFiles`.
  let namesFiles: Bool
  /// The paths of pages whose file is the `index.md` of a folder.
  let indexPages: Set<String>

  /// The location whose pages these are; `nil` for the site's.
  let branch: Branch?

  /// The phrases as given.
  private let phraseTable: PhraseTable

  /// - Parameters:
  ///   - vocabulary: Shared by all languages of a site; `nil` to use only this language's words.
  ///   - minusSign: Whether negative numbers have a minus sign, as on pages, or what the locale has, often a hyphen.
  ///   - namesFiles: Whether links name files, for a site that isn't on a server.
  package init(
    site: Site, language: LanguageTag, phrases: PhraseTable, vocabulary: AllergenVocabulary? = nil,
    staticPlaces: Set<String> = [], indexPages: Set<String> = [], minusSign: Bool = false, namesFiles: Bool = false
  ) {
    phraseTable = phrases
    branch = nil
    self.indexPages = indexPages
    self.staticPlaces = staticPlaces
    self.namesFiles = namesFiles
    self.vocabulary = vocabulary ?? AllergenVocabulary { $0 == phrases.language ? phrases : nil }
    self.site = site
    colors = SiteColors(of: site)
    self.language = language
    self.phrases = Phrases(phrases)
    wordsLanguage = phrases.language == language ? nil : phrases.language
    locale = LocaleFormat(language.code, minusSign: minusSign)
    languagePrefix = language == site.languages.first ? "" : "\(language.code)/"
    isRightToLeft = language.isRightToLeft
    dietBadges = Presentation.dietBadges(self.phrases)
    hasPlainAllergenNames = !self.phrases.allergenNames.contains(where: locale.lists.isolates)
  }

  /// The same for the pages of a location.
  ///
  /// - Parameters:
  ///   - restaurant: The location's, with what it shares with the site's.
  ///   - currency: The location's; `nil` for the site's. Another one is always shown with its prices.
  package init(_ site: Presentation, branch: Branch, restaurant: Restaurant?, currency: Currency? = nil) {
    var own = site.site
    own.restaurant = restaurant
    if let currency, currency != own.currency { own.prices.symbol = .auto }
    self.site = own
    self.branch = branch
    (phraseTable, phrases, locale, language) = (site.phraseTable, site.phrases, site.locale, site.language)
    (vocabulary, wordsLanguage, isRightToLeft) = (site.vocabulary, site.wordsLanguage, site.isRightToLeft)
    (languagePrefix, colors, staticPlaces) = (site.languagePrefix, site.colors, site.staticPlaces)
    (namesFiles, indexPages, dietBadges) = (site.namesFiles, site.indexPages, site.dietBadges)
    hasPlainAllergenNames = site.hasPlainAllergenNames
  }

  /// The same for plain text, where negative numbers are written as on a keyboard.
  package var plain: Presentation {
    Presentation(
      site: site, language: language, phrases: phraseTable, vocabulary: vocabulary, staticPlaces: staticPlaces,
      indexPages: indexPages, namesFiles: namesFiles)
  }

  /// Whether these are the pages of a location.
  package var isOfLocation: Bool { branch != nil }

  /// Whether pages of this language are at the root of the site.
  package var isDefaultLanguage: Bool { languagePrefix.isEmpty }
}

// MARK: - Texts

extension Presentation {
  /// A label in this language, or in its fallback, marked as such.
  func label(_ label: Label, in file: LanguageTag) -> LabelViewModel {
    label.withFound(language, LanguageContext(file: file, site: site.language)) { text, otherLanguage in
      let other = markedLanguage(otherLanguage)
      return LabelViewModel(text, language: other?.code, direction: direction(of: other))
    }
  }

  /// The language to mark a text with; `nil` if it needs no mark.
  ///
  /// `nil` for `other` is the page's language. If the theme has no phrases in it, text in the phrases' language needs
  /// no mark.
  func markedLanguage(_ other: LanguageTag?) -> LanguageTag? {
    guard let wordsLanguage else { return other }
    let written = other ?? language
    return written == wordsLanguage ? nil : written
  }

  /// A Markdown text written for and shown on the page at `route`.
  ///
  /// - Parameter level: The level of the heading above it; `nil` to keep its headings' levels.
  package func markup(
    _ markup: Localized<Markup>?, in file: LanguageTag, at route: Route, under level: Int? = nil
  ) -> MarkupViewModel? {
    if markup == nil { return nil }
    return self.markup(
      markup, in: file, links: LinkCache(self, writtenFor: route, shownAt: route), under: level)
  }

  /// A Markdown text with a cache of links.
  func markup(
    _ markup: Localized<Markup>?, in file: LanguageTag, links: LinkCache, under level: Int? = nil
  ) -> MarkupViewModel? {
    guard let markup else { return nil }
    return markup.withFound(language, LanguageContext(file: file, site: site.language)) { markup, otherLanguage in
      if markup.html.isEmpty { return nil }
      var html = markup.html(with: links)
      if markup.hasHeadings, let level { html = Markup.headings(of: html, under: level) }
      let other = markedLanguage(otherLanguage)
      return MarkupViewModel(
        html: html, plain: markup.plain, language: other?.code, direction: direction(of: other))
    }
  }

  /// A text's direction, if it differs from the page's.
  func direction(of other: LanguageTag?) -> String? {
    guard let other, other.isRightToLeft != isRightToLeft else { return nil }
    return other.isRightToLeft ? "rtl" : "ltr"
  }

  func list(_ words: [String]) -> String { locale.list(words) }

  /// A text as written, isolated if its direction differs from the language's: `330 g` on an Arabic page.
  func isolated(_ text: String) -> String { locale.list([text]) }
  func number(_ value: Int) -> String { locale.number(value) }

  func number(_ quantity: Quantity) -> String {
    locale.decimal(sum: quantity.digits, scale: quantity.decimals, grouping: site.grouping == .auto)
  }
}

// MARK: - Money, dates and times

extension Presentation {
  /// A price on a menu as text: `12,50 €` in German, in the site's style.
  package func priceText(_ money: Money) -> String {
    String.written { priceFormat(of: money.currency).append(minorUnits: money.minorUnits, to: &$0) }
  }

  /// A surcharge or reduction: `+€1.50`.
  func addedPriceText(_ money: Money) -> String {
    String.written { priceFormat(of: money.currency).append(added: money.minorUnits, to: &$0) }
  }

  /// A price range: `€7.50 – €9.50`, `7,50–9,50 €`.
  func priceRangeText(_ low: Money, _ high: Money) -> String {
    String.written { priceFormat(of: low.currency).appendRange(from: low.minorUnits, to: high.minorUnits, to: &$0) }
  }

  /// The format of prices in a currency, in the site's style.
  func priceFormat(of currency: Currency) -> MoneyFormat {
    locale.moneyFormat(
      currency: currency.code, exponent: currency.exponent, grouping: site.grouping == .auto,
      dropsZeroDecimals: site.prices.decimals == .auto, showsSymbol: site.prices.symbol == .auto)
  }

  /// An amount of a ledger as text, always with its symbol and the decimals of ISO 4217.
  package func amountText(_ money: Money) -> String { amountText(Int128(money.minorUnits), money.currency) }

  /// A sum as text; sums are wider than amounts.
  func amountText(_ minorUnits: Int128, _ currency: Currency) -> String {
    locale.money(
      sum: minorUnits, currency: currency.code, exponent: currency.exponent, grouping: site.grouping == .auto)
  }

  /// A change as text, with its sign: `+€12.50`.
  func changeText(_ minorUnits: Int128, _ currency: Currency) -> String {
    locale.money(
      change: minorUnits, currency: currency.code, exponent: currency.exponent, grouping: site.grouping == .auto)
  }

  func date(_ date: CalendarDate) -> DateViewModel {
    DateViewModel(text: locale.date(year: date.year, month: date.month, day: date.day, style: .long), iso: date.iso)
  }

  /// The last update as text: `Updated March 2, 2026`.
  func updated(_ day: CalendarDate) -> DateViewModel {
    let date = date(day)
    return DateViewModel(text: phrases.contractions(phrases.updated(["date": date.text])), iso: date.iso)
  }

  /// The time of a menu's copy, else the day of its last change.
  func updated(_ menu: Menu) -> DateViewModel? {
    menu.copyTime.flatMap(copied) ?? menu.updated.map(updated)
  }

  /// When a source last gave what a page shows, in Universal Time: `Updated 2 March 2026, 18:05 UTC`.
  func copied(_ seconds: Int) -> DateViewModel? {
    let minutes = seconds / 60
    guard seconds >= 0, let date = CalendarDate(daysSinceEpoch: minutes / (24 * 60)),
      let time = ClockTime(hour: minutes / 60 % 24, minute: minutes % 60)
    else { return nil }
    let text = "\(self.date(date).text), \(self.time(time)) UTC"
    return DateViewModel(
      text: phrases.contractions(phrases.updated(["date": text])), iso: "\(date.iso)T\(time.iso)Z")
  }

  /// A date in a table: short and unambiguous.
  func tableDate(_ date: CalendarDate) -> DateViewModel {
    DateViewModel(text: locale.date(year: date.year, month: date.month, day: date.day, style: .medium), iso: date.iso)
  }

  func month(_ date: CalendarDate) -> String {
    locale.date(year: date.year, month: date.month, day: 1, style: .monthYear)
  }

  /// `18:00`, `6:00 PM`; the end of a day is `24:00` or `midnight`.
  func time(_ time: ClockTime) -> String {
    time.hour == 24 ? locale.endOfDay ?? phrases.midnight : locale.time(hour: time.hour, minute: time.minute)
  }
}

extension Presentation {
  /// Decimal digits with the language's separator: `5.2` is `5,2` in German. Other text is unchanged.
  func decimal(_ digits: String) -> String {
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let scaled = Int64(parts.joined()) else { return digits }
    return locale.decimal(scaled: scaled, scale: parts.count == 2 ? parts[1].utf8.count : 0)
  }

  /// A rate of VAT, such as `5.5%`, or `5,5 %` in German.
  func percent(_ rate: VATRate) -> String {
    let digits = rate.decimal.split(separator: ".")
    let scale = digits.count == 2 ? digits[1].utf8.count : 0
    return locale.percent(scaled: Int64(digits.joined()) ?? 0, scale: scale)
  }

  /// A written amount with the language's separator: `1.5 g` is `1,5 g` in German, isolated if needed.
  ///
  /// Only for a number followed by words; in `2 x 0.5 l`, `1/2 l` or `12,5 g` a mark could mean something else.
  func quantity(_ written: String) -> String {
    let end = written.utf8.firstIndex { !isDigit($0) && $0 != UInt8(ascii: ".") } ?? written.endIndex
    let (digits, rest) = (written[..<end], written[end...])
    guard digits.utf8.first.map(isDigit) == true, digits.utf8.last.map(isDigit) == true,
      let first = rest.unicodeScalars.first, first.properties.isWhitespace || first.properties.isAlphabetic,
      !rest.unicodeScalars.contains(where: { $0.properties.numericType != nil })
    else { return isolated(written) }
    return isolated(decimal(String(digits)) + rest)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
