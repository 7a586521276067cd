/// A ledger's report for a terminal or for print: tables of text to display.
package struct ReportViewModel: Sendable, Equatable {
  package var language: String
  package var isRightToLeft: Bool
  package var siteName: String
  package var name: String
  /// `6 movements`, their period and the selection.
  package var facts: [String]
  /// Plain text above the tables.
  package var note: String?
  package var notice: Notice?
  package var tables: [ReportTable]
  /// The input files and their checksums: `SHA-256 movements/bank.json: 9f86…`.
  package var proof: [String]
  /// The register's title and columns. Its rows are passed separately.
  package var register: ReportTable
  /// The register's opening and closing balances.
  package var registerFrame: RegisterViewModel
  /// The labels at the end of a printed sheet and at the beginning of the next.
  package var carriedForward, broughtForward: String
  package var showsRegister = true
  /// Whether it has every section. A single one is printed without the ledger's note and the input files.
  package var isWhole = true

  package init(
    language: String, isRightToLeft: Bool, siteName: String, name: String, facts: [String], note: String? = nil,
    notice: Notice? = nil, tables: [ReportTable] = [], proof: [String] = [], register: ReportTable,
    registerFrame: RegisterViewModel = RegisterViewModel(), carriedForward: String = "", broughtForward: String = ""
  ) {
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.siteName = siteName
    self.name = name
    self.facts = facts
    self.note = note
    self.notice = notice
    self.tables = tables
    self.proof = proof
    self.register = register
    self.registerFrame = registerFrame
    self.carriedForward = carriedForward
    self.broughtForward = broughtForward
  }
}

package struct ReportTable: Sendable, Equatable {
  package struct Column: Sendable, Equatable {
    package var title: String
    package var kind: Kind

    /// What a column contains. A name may be truncated, and so may a path, as long as it remains distinguishable. Words
    /// and figures are never truncated.
    package enum Kind: Sendable { case name, path, word, figure }

    package init(_ title: String, _ kind: Kind) {
      self.title = title
      self.kind = kind
    }
  }

  package var title: String
  package var columns: [Column]
  package var rows: [[String]]
  /// The links of each row's cells, for pages. May have fewer rows and cells than the table.
  package var links: [[String?]] = []
  /// A word below a cell, for pages: `overspent`. May have fewer rows and cells than the table.
  package var remarks: [[String?]] = []
  /// A bar for each row, for pages; empty for none.
  package var bars: [BarsViewModel] = []
  /// Text below the table, such as how figures are rounded.
  package var note: String?

  package init(_ title: String, _ columns: [Column], rows: [[String]] = [], note: String? = nil) {
    self.title = title
    self.columns = columns
    self.rows = rows
    self.note = note
  }
}

/// A row of a report's register.
package struct ReportRow: Sendable, Equatable {
  /// A cell for each of the register's columns.
  package var cells: [String]
  /// An external reference, such as the bank's, shown below the name.
  package var reference: String?
  /// That it is pending, and its tags, shown below the reference.
  package var remark: String?
  /// Plain text as written, shown below the name and reference.
  package var note: String?
  /// What is carried forward from the preceding sheet; empty within a sheet.
  package var carried: [CarriedViewModel]

  package init(
    cells: [String], reference: String? = nil, remark: String? = nil, note: String? = nil,
    carried: [CarriedViewModel] = []
  ) {
    self.cells = cells
    self.reference = reference
    self.remark = remark
    self.note = note
    self.carried = carried
  }
}
