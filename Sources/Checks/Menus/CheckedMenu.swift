import MenugenText
package import MenugenDiagnostics
package import MenugenDomain

/// A menu, the site it belongs to, and the places in its file.
package struct CheckedMenu {
  let menu: Menu
  let site: Site
  let file: SourceFile
  let places: MenuPlaces
  /// Whether any of its texts is written by language.
  let isWrittenByLanguage: Bool

  package init(_ menu: Menu, _ places: MenuPlaces, site: Site, file: SourceFile, isWrittenByLanguage: Bool) {
    self.menu = menu
    self.site = site
    self.file = file
    self.places = places
    self.isWrittenByLanguage = isWrittenByLanguage
  }

  /// Visits each item but hidden ones, those of a section before those of its nested sections.
  ///
  /// - Parameter body: Takes the item, its index in `places.items`, and the option groups it inherits from its sections.
  func forEachItem(_ body: (borrowing MenuItem, _ index: Int, _ inheritedGroups: [String]) -> Void) {
    var index = 0
    func visit(_ section: borrowing MenuSection, _ inherited: [String]) {
      let inherited = section.optionGroups.isEmpty ? inherited : inherited + section.optionGroups
      section.items.forEachInPlace { item in
        if item.status != .hidden { body(item, index, item.sharesChoices ? inherited : []) }
        index += 1
      }
      section.sections.forEachInPlace { visit($0, inherited) }
    }
    menu.sections.forEachInPlace { visit($0, []) }
  }

  /// Visits each item but hidden ones, those of a section before those of its nested sections.
  ///
  /// - Parameter body: Takes the item and its index in `places.items`.
  func forEachItem(_ body: (borrowing MenuItem, _ index: Int) -> Void) {
    forEachItem { item, index, _ in body(item, index) }
  }

  /// Visits each section before its nested sections.
  func forEachSection(_ body: (borrowing MenuSection, SectionPlaces) -> Void) {
    var index = 0
    func visit(_ section: borrowing MenuSection) {
      guard index < places.sections.count else { return }
      body(section, places.sections[index])
      index += 1
      section.sections.forEachInPlace { visit($0) }
    }
    menu.sections.forEachInPlace { visit($0) }
  }

  /// Visits each option that a guest may see.
  func forEachOption(_ body: (OptionGroup.Option, OptionPlaces?) -> Void) {
    for (group, places) in zip(menu.optionGroups, places.groups) {
      for (index, option) in group.options.enumerated() where option.status != .hidden {
        body(option, places.options.indices.contains(index) ? places.options[index] : nil)
      }
    }
  }

  /// The range of a word in a list; parts of longer words don't count.
  func range(of word: String, in range: Range<Int>?) -> Range<Int>? {
    guard let range, range.upperBound <= file.bytes.count else { return nil }
    let word = Array(word.utf8)
    func isPart(_ index: Int) -> Bool {
      guard range.contains(index) else { return false }
      let byte = file.bytes[index]
      return byte >= 0x80 || byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    var index = range.lowerBound
    while index + word.count <= range.upperBound {
      let end = index + word.count
      if file.bytes[index..<end].elementsEqual(word), !isPart(index - 1), !isPart(end) { return index..<end }
      index += 1
    }
    return nil
  }
}

extension MenuItem {
  /// The item's name in the first language it is written in.
  package var shownName: String { name.first.value }

  /// Whether the item or one of its sizes declares an allergen.
  func hasAnywhere(_ allergen: DeclaredAllergen) -> Bool {
    allergens.covers(allergen) || sizes.contains { $0.allergens.covers(allergen) }
  }
}
