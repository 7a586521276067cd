import MenugenDiagnostics
import MenugenDomain
import MenugenParsers

/// What menus and ledgers take from the site: languages, the currency, and how prices and allergens are written.
///
/// ```swift
/// let settings = SiteSettings(languages: ["de", "en"], currency: "EUR")
/// ```
public struct SiteSettings: Sendable {
  let site: Site

  /// Makes the default settings: English, and US dollars where a file names no currency.
  public init() { site = Site() }

  /// Makes settings from languages and a currency.
  ///
  /// - Parameters:
  ///   - languages: BCP 47 tags such as `de` or `pt-BR`. The first is the default language, which texts without a language are
  ///     in.
  ///   - currency: An ISO 4217 code such as `EUR`, for amounts whose file names no currency.
  /// - Returns: `nil` for no languages, for a text that is not a language tag, and for an unknown currency.
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
  /// Every key has a default, so there are settings whatever the file says.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - name: The file's name. Its extension is the format: `.yaml`, `.yml` or `.json`.
  public static func read(_ bytes: some Sequence<UInt8>, named name: String) -> Reading<SiteSettings> {
    let checked = parseSite(SourceFile(path: name, bytes: Array(bytes)))
    return Reading(checked.map(Optional.some)) { SiteSettings($0) }
  }

  private init(_ site: Site) { self.site = site }

  /// The site's languages as BCP 47 tags. The first is the default language.
  public var languages: [String] { site.languages.map(\.code) }

  /// The ISO 4217 code for amounts whose file names no currency.
  public var currency: String { site.currency.code }
}
