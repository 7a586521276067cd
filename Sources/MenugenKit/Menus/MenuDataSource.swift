import MenugenDomain
import MenugenPipeline
import MenugenSiteBuilder
import MenugenViewModels

/// The sections and items of a menu in one language, as a table view asks for them.
///
/// Nested sections are flattened: each follows the section that it is in, and ``level(ofSection:)`` is its depth. Hidden
/// items have no row. Answers are text ready to be shown: prices, allergens and diets are written as the language writes
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

  /// Makes the data source in the default language of the menu's settings.
  public convenience init(_ menu: Menu) { self.init(menu, menu.settings.site.language) }

  /// Makes the data source in a language.
  ///
  /// A text that the menu has not in this language is in the default language, or in the first that it is written in. Words
  /// such as "Sold out" are English in a language that the default theme has no words for.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - language: A BCP 47 tag such as `de` or `pt-BR`.
  /// - Returns: `nil` for a text that is not a language tag.
  public convenience init?(_ menu: Menu, language: String) {
    guard let tag = LanguageTag(language) else { return nil }
    self.init(menu, tag)
  }

  private init(_ menu: Menu, _ language: LanguageTag) {
    let presentation = Presentation.withDefaultWords(site: menu.settings.site, language: language)
    let content = menu.content
    source = MenugenPipeline.MenuDataSource(
      FlatMenu(content), presentation: presentation, route: presentation.homeRoute)
    let context = LanguageContext(file: content.language, site: menu.settings.site.language)
    header = (
      content.name.find(language, context).value,
      presentation.markup(content.description, in: content.language, at: presentation.homeRoute).map { RichText($0) }
    )
  }

  /// The menu's name.
  public var title: String { header.title }

  /// The text above the menu's sections.
  public var description: RichText? { header.description }

  /// The number of sections, with those that are nested in others.
  public var numberOfSections: Int { source.numberOfSections }

  /// The number of items in a section, without those of the sections in it; 0 where there is no such section.
  public func numberOfItems(inSection section: Int) -> Int { source.numberOfRows(inSection: section) }

  /// The name of a section; `nil` where there is no such section.
  public func title(ofSection section: Int) -> String? { source.header(forSection: section)?.name.text }

  /// The text below a section's name.
  public func description(ofSection section: Int) -> RichText? {
    source.header(forSection: section)?.description.map { RichText($0) }
  }

  /// How deep a section is nested: 1 for a section of the menu, 2 for a section in that; 0 where there is no such section.
  public func level(ofSection section: Int) -> Int { source.depth(ofSection: section) }

  /// The item of a row.
  ///
  /// - Parameters:
  ///   - row: From 0 to one less than ``numberOfItems(inSection:)``.
  ///   - section: From 0 to one less than ``numberOfSections``.
  /// - Returns: `nil` where there is no such row.
  public func item(forRow row: Int, inSection section: Int) -> MenuItem? {
    source.item(forRow: row, inSection: section).map { MenuItem($0) }
  }
}
