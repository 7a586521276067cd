/// The dimensions of a register that a theme prints.
///
/// Browsers break lines, but the sums carried forward must be known before. So columns have fixed widths, and character
/// widths are upper estimates. By default, a sheet is endless and carries no sums.
package struct PrintMetrics: Sendable {
  // MARK: Heights, in tenths of a point

  /// The height of a sheet between its margins.
  package var sheet = 1 << 32
  /// The height of a table's head.
  package var tableHead = 0
  /// The height of a row with one line, including padding and border, and of each further line.
  package var row = 0
  package var line = 0
  /// The height of a figure's name above its rows.
  package var groupRow = 0
  /// The height of a section's heading.
  package var heading = 0
  /// The height of a page's header, name and count, and of each further line of the name.
  package var title = 0
  package var titleLine = 0
  /// The height of the totals above a register, and of each currency's.
  package var totals = 0
  package var total = 0
  /// Whether the totals are beside the title, below `totals`, and not below it.
  package var hasTotalsBesideTitle = false
  /// The height of the content after a register, and of each of its lines.
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
  /// The width of the name column.
  package var name = 100
  package var widths = Widths()
  /// The widths for registers with figures longer than `figureLength` characters.
  package var broadWidths = Widths()
  package var figureLength = Int.max

  // MARK: Letters, in hundredths of their height

  /// One percent of a sheet's width.
  package var percent = 0
  /// The padding after the text of a cell.
  package var padding = 0
  /// The widths of ASCII characters, full-width characters and all others.
  package var advances = [Int](repeating: 0, count: 128)
  package var fullWidth = 0
  package var otherWidth = 0
  /// The font size of references and notes, as a percentage of the size of names.
  package var smallSize = 100
  /// The number of characters on a line after a register.
  package var footerLength = 100

  package init() {}
}
