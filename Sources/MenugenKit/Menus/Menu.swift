import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenSiteBuilder

/// A menu as its file describes it.
///
/// Use ``MenuDataSource`` for its texts in one language.
public struct Menu: Sendable {
  let content: MenugenDomain.Menu
  let settings: SiteSettings

  /// Reads a menu file.
  ///
  /// ```swift
  /// let file = "name: Dinner\nsections:\n  - name: Soups\n    items:\n      - {name: Ribollita, price: 8.00}\n"
  /// let reading = Menu.read(file.utf8, named: "dinner.yaml")
  /// for diagnostic in reading.diagnostics { print(diagnostic) }
  /// let menu = try reading.get()
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - name: The file's name or path, for diagnostics. The extension gives the format: `.json`, `.yaml` or `.yml`. The
  ///     rest of the name is the default id.
  ///   - settings: The default languages and currency.
  public static func read(
    _ bytes: some Sequence<UInt8>, named name: String, settings: SiteSettings = SiteSettings()
  ) -> Reading<Menu> {
    let checked = parseMenuWithDefaultWords(SourceFile(path: name, bytes: Array(bytes)), site: settings.site)
    return Reading(checked) { Menu(content: $0.content, settings: settings) }
  }

  /// The id, which is part of page paths.
  public var id: String { content.id }

  /// Returns the menu without the sections and items that are out of season on a day.
  ///
  /// - Returns: `nil` if the whole menu is out of season.
  public func served(on day: CalendarDay) -> Menu? {
    content.served(on: day.date).map { Menu(content: $0, settings: settings) }
  }
}
