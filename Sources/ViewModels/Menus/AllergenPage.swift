/// A menu's allergens as a table: one row for each item, one column for each of the 14 allergens.
package struct AllergenPage: Sendable, Equatable {
  package var frame: PageFrame
  package var title: String
  package var menu: LinkViewModel
  package var columns: [AllergenColumnViewModel]
  package var sections: [AllergenSectionViewModel]
  /// The meaning of the marks.
  package var legend: [LegendEntryViewModel]
  package var allergenNote: Optional<String>
  /// Links to other formats of the table, such as plain text.
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
  /// The allergen's word in menu files: `gluten`.
  package var word: String
  /// Its code, if the site uses codes.
  package var code: Optional<String>

  package init(word: String, code: String? = nil) {
    self.word = word
    self.code = code
  }
}

package struct AllergenSectionViewModel: Sendable, Equatable {
  package var name: LabelViewModel
  /// The sections that contain it, outermost first, to distinguish sections of the same name.
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
  /// One cell for each column.
  package var cells: AllergenCells

  package init(dish: LinkViewModel, cells: AllergenCells) {
    self.dish = dish
    self.cells = cells
  }
}

/// A row's cells, as 4-bit indexes into the page's kinds of cells.
///
/// Far smaller than text for the hundreds of cells of a table.
package struct AllergenCells: Sendable, Equatable, RandomAccessCollection {
  /// The kinds of cells, shared by all rows of the page; at most 16.
  package let kinds: [AllergenCellViewModel]
  /// The first column is in the lowest 4 bits.
  package let numbers: UInt64
  /// At most 16.
  package let count: Int

  /// - Parameters:
  ///  - numbers: The indexes into `kinds`, 4 bits each, the first in the lowest bits.
  ///  - count: 0 to 16.
  package init(_ kinds: [AllergenCellViewModel], numbers: UInt64, count: Int) {
    precondition(count >= 0 && count <= 16, "more cells than a row has room for")
    self.kinds = kinds
    self.numbers = numbers
    self.count = count
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(index: Int) -> AllergenCellViewModel { kinds[number(at: index)] }

  /// The index of a cell's kind.
  package func number(at index: Int) -> Int {
    precondition(index >= 0 && index < count, "a cell that there isn't")
    return Int(truncatingIfNeeded: numbers >> UInt64(4 * index)) & 15
  }
}

package struct AllergenCellViewModel: Sendable, Equatable {
  /// A CSS class: `contains`, `may-contain`, `with-choices`, `with-sizes`, `none`, `unknown`.
  package var key: String
  /// The visible mark: `●`, `○`, `◐`, `◑`, `–`, `?`.
  package var mark: String
  /// The word for screen readers: `contains`.
  package var word: String

  package init(key: String, mark: String, word: String) {
    self.key = key
    self.mark = mark
    self.word = word
  }
}
