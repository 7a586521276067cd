/// How high and wide a theme prints the rows of a register.
///
/// Only a browser knows where a line breaks, but the sums that a sheet of paper carries forward have to be known
/// before. So columns have fixed widths, and letters count as rather too wide. By default a sheet is endless: nothing
/// is carried.
package struct PrintMetrics: Sendable {
  // MARK: Heights, in tenths of a point

  /// A sheet between its margins.
  package var sheet = 1 << 32
  /// The head of a table.
  package var tableHead = 0
  /// A row of one line, with its padding and rule, and each further line.
  package var row = 0
  package var line = 0
  /// The name of a figure above its rows.
  package var groupRow = 0
  /// The heading of a section.
  package var heading = 0
  /// A page's header, name and count, and each further line of the name.
  package var title = 0
  package var titleLine = 0
  /// What follows a register, and each of its lines.
  package var footer = 0
  package var footerLine = 0

  // MARK: Widths, in hundredths of a sheet's width

  package struct Widths: Sendable {
    package var category = 0
    package var account = 0
    package var figure = 0

    package init() {}
  }

  package var date = 0
  /// The width of a page's name.
  package var name = 100
  package var widths = Widths()
  /// The widths of a register with longer figures than `figureLength` characters.
  package var broadWidths = Widths()
  package var figureLength = Int.max

  // MARK: Letters, in hundredths of their height

  /// A hundredth of a sheet's width.
  package var percent = 0
  /// What a cell leaves free after its text.
  package var padding = 0
  /// The width of each ASCII character, of a full-width one, and of any other.
  package var advances = [Int](repeating: 0, count: 128)
  package var fullWidth = 0
  package var otherWidth = 0
  /// The size of references and notes, in hundredths of the size of names.
  package var smallSize = 100
  /// The characters in a line after a register.
  package var footerLength = 100

  package init() {}
}
