/// A ledger's report as it is read, on a terminal or on paper: tables of text ready to be printed.
package struct ReportViewModel: Sendable, Equatable {
  package var language: String
  package var isRightToLeft: Bool
  package var siteName: String
  package var name: String
  /// `6 movements`, the days they span, and what they were narrowed to.
  package var facts: [String]
  /// Plain text above the tables.
  package var note: String?
  package var notice: Notice?
  package var tables: [ReportTable]
  /// What the report was made from, so that it can be held against it: `SHA-256 movements/bank.json: 9f86…`.
  package var proof: [String]
  /// The register's heading, and its columns; its rows come one by one.
  package var register: ReportTable
  /// What the register has before its first row, and after its last, on paper and in a page.
  package var registerFrame: RegisterViewModel
  /// The words for what a sheet of paper hands to the next, and for what that begins with.
  package var carriedForward, broughtForward: String

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

/// A table of a report.
package struct ReportTable: Sendable, Equatable {
  package struct Column: Sendable, Equatable {
    package var title: String
    package var kind: Kind

    /// A name may be cut where there is no room, and so may a path, the place of something in a tree, but then what tells it
    /// from its neighbours stays; a word and a figure never are.
    package enum Kind: Sendable { case name, path, word, figure }

    package init(_ title: String, _ kind: Kind) {
      self.title = title
      self.kind = kind
    }
  }

  package var title: String
  package var columns: [Column]
  package var rows: [[String]]
  /// Words below the table: what is rounded, and how.
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
  /// What it is found by elsewhere, such as at the bank: it stands below the name.
  package var reference: String?
  /// Plain text, as written: it stands below both.
  package var note: String?
  /// What is carried over from the sheet of paper that ends before the row; empty within a sheet.
  package var carried: [CarriedViewModel]

  package init(cells: [String], reference: String? = nil, note: String? = nil, carried: [CarriedViewModel] = []) {
    self.cells = cells
    self.reference = reference
    self.note = note
    self.carried = carried
  }
}
