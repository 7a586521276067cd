/// A menu's allergens as a table: one row for each item, one column for each of the 14 allergens.
package struct AllergenPage: Sendable, Equatable {
  package var frame: PageFrame
  package var title: String
  package var menu: LinkViewModel
  /// When its menu was changed, or copied from a source that doesn't answer.
  package var updated: Optional<DateViewModel> = nil
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
  package var cells: [AllergenCellViewModel]

  package init(dish: LinkViewModel, cells: [AllergenCellViewModel]) {
    self.dish = dish
    self.cells = cells
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
