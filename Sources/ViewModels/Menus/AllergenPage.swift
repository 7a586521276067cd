/// A menu's allergens as a table: a row a dish, a column for each of the fourteen.
package struct AllergenPage: Sendable, Equatable {
  package var frame: PageFrame
  package var title: String
  package var menu: LinkViewModel
  package var columns: [AllergenColumnViewModel]
  package var sections: [AllergenSectionViewModel]
  /// What the marks mean.
  package var legend: [LegendEntryViewModel]
  package var allergenNote: Optional<String>
  /// The same table as plain text.
  package var formats: [LinkViewModel]

  package init(
    frame: PageFrame, title: String, menu: LinkViewModel, columns: [AllergenColumnViewModel],
    sections: [AllergenSectionViewModel],
    legend: [LegendEntryViewModel], allergenNote: String? = nil, formats: [LinkViewModel] = []
  ) {
    self.frame = frame
    self.title = title
    self.menu = menu
    self.columns = columns
    self.sections = sections
    self.legend = legend
    self.allergenNote = allergenNote
    self.formats = formats
  }
}

package struct AllergenColumnViewModel: Sendable, Equatable {
  /// `gluten`.
  package var word: String
  /// The site's code for it, where it uses codes.
  package var code: Optional<String>

  package init(word: String, code: String? = nil) {
    self.word = word
    self.code = code
  }
}

package struct AllergenSectionViewModel: Sendable, Equatable {
  package var name: LabelViewModel
  /// The sections that it stands in, the outermost first: two of one name may stand in one menu.
  package var parents: [LabelViewModel]
  package var rows: [AllergenRowViewModel]

  package init(name: LabelViewModel, parents: [LabelViewModel] = [], rows: [AllergenRowViewModel]) {
    self.name = name
    self.parents = parents
    self.rows = rows
  }
}

package struct AllergenRowViewModel: Sendable, Equatable {
  package var dish: LinkViewModel
  /// One for each column.
  package var cells: AllergenCells

  package init(dish: LinkViewModel, cells: AllergenCells) {
    self.dish = dish
    self.cells = cells
  }
}

/// A row's cells: numbers of the few kinds that a page has, four bits each.
///
/// A menu's table has hundreds of cells that say one of six things. Held as texts they would cost more than all else on
/// the page.
package struct AllergenCells: Sendable, Equatable, RandomAccessCollection {
  /// The page's own, which all its rows share; at most sixteen.
  package let kinds: [AllergenCellViewModel]
  /// The first column's in the lowest bits.
  package let numbers: UInt64
  /// At most sixteen.
  package let count: Int

  /// - Parameter numbers: The cells' places among `kinds`, four bits each, the first one's lowest.
  /// - Parameter count: 0 to 16; more have no room.
  package init(_ kinds: [AllergenCellViewModel], numbers: UInt64, count: Int) {
    precondition(count >= 0 && count <= 16, "more cells than a row has room for")
    self.kinds = kinds
    self.numbers = numbers
    self.count = count
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(index: Int) -> AllergenCellViewModel { kinds[number(at: index)] }

  /// The cell's place among the page's kinds.
  package func number(at index: Int) -> Int {
    precondition(index >= 0 && index < count, "a cell that there isn't")
    return Int(truncatingIfNeeded: numbers >> UInt64(4 * index)) & 15
  }
}

package struct AllergenCellViewModel: Sendable, Equatable {
  /// For a style: `contains`, `may-contain`, `with-choices`, `with-sizes`, `none`, `unknown`.
  package var key: String
  /// What the eye sees: `●`, `○`, `◐`, `◑`, `–`, `?`.
  package var mark: String
  /// What is read aloud: `contains`.
  package var word: String

  package init(key: String, mark: String, word: String) {
    self.key = key
    self.mark = mark
    self.word = word
  }
}
