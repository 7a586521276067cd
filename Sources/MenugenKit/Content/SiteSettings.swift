import MenugenDiagnostics
import MenugenDomain
import MenugenParsers

/// The settings that menus and ledgers depend on: languages, currency, and the style of prices and allergens.
///
/// ```swift
/// let settings = SiteSettings(languages: ["de", "en"], currency: "EUR")
/// ```
public struct SiteSettings: Sendable {
  let site: Site

  /// Makes the default settings: English and US dollars.
  public init() { site = Site() }

  /// Makes settings from languages and a currency.
  ///
  /// - Parameters:
  ///   - languages: BCP 47 tags such as `de` or `pt-BR`. The first is the default language.
  ///   - currency: An ISO 4217 code such as `EUR`, for files without a currency.
  /// - Returns: `nil` if there are no languages, or if a tag or the currency is unknown.
  public init?(languages: [String], currency: String) {
    let tags = languages.compactMap { LanguageTag($0) }
    guard let first = tags.first, tags.count == languages.count, let currency = Currency(code: currency) else {
      return nil
    }
    var site = Site()
    site.language = first
    site.languages = tags
    site.currency = currency
    site.namesCurrency = true
    self.site = site
  }

  /// Reads a `site.yaml` or `site.json`.
  ///
  /// Every key has a default, so the reading always has a value.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - name: The file's name. Its extension gives the format: `.yaml`, `.yml` or `.json`.
  public static func read(_ bytes: some Sequence<UInt8>, named name: String) -> Reading<SiteSettings> {
    let checked = parseSite(SourceFile(path: name, bytes: Array(bytes)))
    return Reading(checked.map(Optional.some)) { SiteSettings($0) }
  }

  private init(_ site: Site) { self.site = site }

  /// The site's languages as BCP 47 tags, the default language first.
  public var languages: [String] { site.languages.map(\.code) }

  /// The ISO 4217 code for files without a currency.
  public var currency: String { site.currency.code }
}
