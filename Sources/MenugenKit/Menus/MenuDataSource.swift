import MenugenDomain
import MenugenPipeline
import MenugenSiteBuilder
import MenugenViewModels

/// The sections and items of a menu in one language, as a table view asks for them.
///
/// Nested sections are flattened: each follows the section that it is in, and ``level(ofSection:)`` is its depth. Hidden
/// items have no row. What it returns is ready to be shown: prices, allergens and diets are written as the language writes
/// them.
///
/// ```swift
/// let menu = try Menu.read("[{name: Ribollita, price: 8.00}]".utf8, named: "soups.yaml").get()
/// let source = MenuDataSource(menu)
/// for section in 0..<source.numberOfSections {
///   print(source.title(ofSection: section) ?? "")
///   for row in 0..<source.numberOfItems(inSection: section) {
///     guard let item = source.item(forRow: row, inSection: section) else { continue }
///     print(item.name, item.priceText ?? "")
///   }
/// }
/// ```
///
/// It is not `Sendable`: keep it where it is used, such as on the main actor.
public final class MenuDataSource {
  private let source: MenugenPipeline.MenuDataSource
  private let header: (title: String, description: RichText?)

  /// Makes a data source in the default language.
  public convenience init(_ menu: Menu) { self.init(menu, menu.settings.site.language) }

  /// Makes a data source in a language.
  ///
  /// Texts without a translation are in the default language, or in the first language that has one. Words such as
  /// "Sold out" are in English if the default theme doesn't support the language.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - language: A BCP 47 tag such as `de` or `pt-BR`.
  /// - Returns: `nil` if the language isn't a valid tag.
  public convenience init?(_ menu: Menu, language: String) {
    guard let tag = LanguageTag(language) else { return nil }
    self.init(menu, tag)
  }

  private init(_ menu: Menu, _ language: LanguageTag) {
    let presentation = Presentation.withDefaultWords(site: menu.settings.site, language: language)
    let content = menu.content
    source = MenugenPipeline.MenuDataSource(
      MenuOutline(content), presentation: presentation, route: presentation.homeRoute)
    let context = LanguageContext(file: content.language, site: menu.settings.site.language)
    header = (
      content.name.find(language, context).value,
      presentation.markup(content.description, in: content.language, at: presentation.homeRoute).map { RichText($0) }
    )
  }

  /// The menu's name.
  public var title: String { header.title }

  /// The menu's description.
  public var description: RichText? { header.description }

  /// The number of sections, including nested ones.
  public var numberOfSections: Int { source.numberOfSections }

  /// Returns the number of items in a section, without those of nested sections; 0 for an invalid index.
  public func numberOfItems(inSection section: Int) -> Int { source.numberOfRows(inSection: section) }

  /// Returns the name of a section; `nil` for an invalid index.
  public func title(ofSection section: Int) -> String? { source.header(forSection: section)?.name.text }

  /// Returns the description of a section.
  public func description(ofSection section: Int) -> RichText? {
    source.header(forSection: section)?.description.map { RichText($0) }
  }

  /// Returns the depth of a section, 1 for the top level; 0 for an invalid index.
  public func level(ofSection section: Int) -> Int { source.depth(ofSection: section) }

  /// Returns the item of a row.
  ///
  /// - Parameters:
  ///   - row: From 0 to one less than ``numberOfItems(inSection:)``.
  ///   - section: From 0 to one less than ``numberOfSections``.
  /// - Returns: `nil` for an invalid index.
  public func item(forRow row: Int, inSection section: Int) -> MenuItem? {
    source.item(forRow: row, inSection: section).map { MenuItem($0) }
  }
}
