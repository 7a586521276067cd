/// The places in a menu's file that rules report.
package struct MenuPlaces: Sendable {
  package var name: Range<Int>?
  package var description: Range<Int>?
  package var disclaimer: Range<Int>?
  /// In the order of the menu's items, those of a section before those of its nested sections.
  package var items: [ItemPlaces] = []
  /// Each section before its nested sections.
  package var sections: [SectionPlaces] = []
  /// In the order of `Menu.optionGroups`.
  package var groups: [GroupPlaces] = []

  package init() {}
}

/// The places of an item and of its fields.
package struct ItemPlaces: Sendable {
  package var item: Range<Int>
  package var name: Range<Int>?
  package var diets: Range<Int>?
  package var tags: Range<Int>?
  package var orderCode: Range<Int>?
  package var ingredients: Range<Int>?
  package var image: Range<Int>?
  package var availability: Range<Int>?

  package init(item: Range<Int>) { self.item = item }
}

/// The places of a section and of its fields.
package struct SectionPlaces: Sendable {
  package var section: Range<Int>
  package var name: Range<Int>?
  package var image: Range<Int>?
  package var availability: Range<Int>?

  package init(section: Range<Int>) { self.section = section }
}

/// The places of an option group, its fields and its options.
package struct GroupPlaces: Sendable {
  package var group: Range<Int>
  package var name: Range<Int>?
  package var minimum: Range<Int>?
  package var maximum: Range<Int>?
  package var maximumPerOption: Range<Int>?
  package var freeCount: Range<Int>?
  package var list: Range<Int>?
  package var options: [OptionPlaces] = []
  /// How many options the file has, with those that have errors.
  package var writtenOptionCount = 0

  package init(group: Range<Int>) { self.group = group }
}

package struct OptionPlaces: Sendable {
  package var option: Range<Int>
  package var name: Range<Int>?
  package var diets: Range<Int>?

  package init(option: Range<Int>) { self.option = option }
}
