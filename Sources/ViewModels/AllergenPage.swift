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
  package var cells: [AllergenCellViewModel]

  package init(dish: LinkViewModel, cells: [AllergenCellViewModel]) {
    self.dish = dish
    self.cells = cells
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
