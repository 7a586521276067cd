import MenugenDomain
import MenugenText
import MenugenViewModels

/// How high a register's rows are on paper, in tenths of a point, as the default theme prints them (`report.css`).
///
/// Nobody but the browser knows where a line is broken. What is carried from sheet to sheet has to be known before, so the
/// columns have fixed parts of a sheet's width, and letters are taken to be rather too broad than too narrow.
struct PaperRows {
  struct Columns {
    /// The lines that a date takes; 0 where there are none.
    var dateLines = 0
    var hasCategories = false
    var hasAccounts = false
    var hasBalance = false
    /// Whether some figures are so long that they take more of the width.
    var isBroad = false
  }

  /// Of US Letter, the lowest of the usual sheets, without its margins and the least that browsers keep for themselves.
  static let sheet = 6_800
  /// Of a table's head, whose words may take two lines.
  static let head = 320
  /// Of a row of one line with its padding and its rule, and of each further line.
  static let row = 190
  static let line = 125
  /// Of a figure's name above its rows, which is larger the more it stands for.
  static let groupRow = 330
  /// Of a section's heading above a register.
  static let heading = 480
  /// Of a page's header, name and count: of all of them without what takes several lines.
  static let title = 1_300
  static let titleLine = 290
  /// Of the words below a register.
  static let footer = 460
  static let footerLine = 150

  static let dateWidth = 13

  private let ledger: Ledger
  private let columns: Columns
  private let categoryWidth: Int
  private let accountWidth: Int
  let nameWidth: Int
  /// The lines of each category and account; 0 where nobody asked for them yet.
  private var categoryLines: [Int]
  private var accountLines: [Int]

  init(_ ledger: Ledger, _ columns: Columns) {
    self.ledger = ledger
    self.columns = columns
    categoryWidth = columns.isBroad ? 15 : 18
    accountWidth = columns.isBroad ? 12 : 15
    var rest = 100 - (columns.isBroad ? 20 : 15) * (columns.hasBalance ? 2 : 1)
    if columns.dateLines > 0 { rest -= Self.dateWidth }
    if columns.hasCategories { rest -= categoryWidth }
    if columns.hasAccounts { rest -= accountWidth }
    nameWidth = rest
    categoryLines = Array(repeating: 0, count: ledger.categories.count)
    accountLines = Array(repeating: 0, count: ledger.accounts.count)
  }

  mutating func height(of movement: Movement) -> Int {
    var height = Self.lines(movement.name, percent: nameWidth) * Self.line
    // It stands below the name, in letters of four fifths of the size.
    if let reference = movement.details?.reference {
      height += Self.lines(reference, percent: nameWidth * 5 / 4) * (Self.line * 4 / 5)
    }
    if let note = shownNote(of: movement) {
      height += Self.writtenLines(note, percent: nameWidth * 5 / 4) * (Self.line * 4 / 5)
    }
    var lines = columns.dateLines
    if columns.hasCategories, let category = movement.category.map({ Int($0) }) {
      if categoryLines[category] == 0 {
        categoryLines[category] = Self.lines(ledger.categories[category], percent: categoryWidth)
      }
      lines = max(lines, categoryLines[category])
    }
    if columns.hasAccounts, let account = movement.account.map({ Int($0) }) {
      if accountLines[account] == 0 {
        accountLines[account] = Self.lines(ledger.accounts[account], percent: accountWidth)
      }
      lines = max(lines, accountLines[account])
    }
    return Self.height(max(height, lines * Self.line))
  }

  /// Of a row that has a text alone in its column of names.
  func height(named name: String) -> Int { Self.height(Self.lines(name, percent: nameWidth) * Self.line) }

  /// Of a row with what stands in its highest cell. None is higher than a third of a sheet: of a longer one nobody knows
  /// where it ends.
  private static func height(_ content: Int) -> Int { min(sheet / 3, content + row - line) }

  /// Of the words below a register, in letters that are smaller than those of its rows.
  static func below(_ proof: [String], footerLineCount: Int) -> Int {
    footer + (proof.reduce(0) { $0 + 1 + $1.utf8.count / 100 } + footerLineCount) * footerLine
  }

  // MARK: - Text

  /// A hundredth of the width between the margins of A4, in hundredths of the letters' height.
  private static let percent = 59
  /// What a cell keeps free behind its text.
  private static let padding = 70

  /// The lines that a text takes in a column of so many hundredths of the width.
  static func lines(_ text: String, percent width: Int) -> Int {
    let room = max(300, width * percent - padding)
    return text.withBytes { lines($0, room: room) }
  }

  /// The same of a text whose own line ends stand.
  static func writtenLines(_ text: String, percent width: Int) -> Int {
    let room = max(300, width * percent - padding)
    return text.withBytes { bytes in
      bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        .reduce(0) { $0 + lines(UnsafeBufferPointer(rebasing: $1), room: room) }
    }
  }

  /// Words go to the next line whole, unless they are longer than one.
  static func lines(_ text: UnsafeBufferPointer<UInt8>, room: Int) -> Int {
    if text.count * 93 <= room { return 1 }
    var lines = 1
    var used = 0
    var word = 0
    func endWord() {
      if used + word > room, used > 0 {
        lines += 1
        used = 0
      }
      used += word
      word = 0
    }
    var index = 0
    while index < text.count {
      let byte = text[index]
      var width = 0
      var isEnd = false
      if byte < 0x80 {
        width = advances[Int(byte)]
        isEnd = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/")
        index += 1
      } else {
        let next = min(text.count, index + (byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4))
        let cells = displayWidth(of: UnsafeBufferPointer(rebasing: text[index..<next]))
        // Lines may be broken between any two of the characters that are as broad as high.
        isEnd = cells > 1
        width = isEnd ? 100 : cells * 65
        index = next
      }
      // A blank at a line's end takes no room.
      if byte == UInt8(ascii: " ") {
        endWord()
        used += width
        continue
      }
      if word + width > room {
        endWord()
        lines += 1
        used = 0
      }
      word += width
      if isEnd { endWord() }
    }
    endWord()
    return lines
  }

  /// How broad ASCII's characters are in hundredths of the letters' height: those of a broad face without serifs.
  private static let advances: [Int] = (0..<128).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "I"), UInt8(ascii: "t"),
      UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "J"):
      42
    case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"), UInt8(ascii: "@"),
      UInt8(ascii: "%"):
      93
    case UInt8(ascii: "O"), UInt8(ascii: "Q"), UInt8(ascii: "D"), UInt8(ascii: "G"), UInt8(ascii: "N"),
      UInt8(ascii: "H"), UInt8(ascii: "U"):
      78
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 67
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): 61
    case UInt8(ascii: " "): 28
    default: 58
    }
  }
}

extension PaperRows.Columns {
  /// The longest figure that has room in a column of the usual width.
  private static let figureWidth = 14

  init(
    _ report: LedgerReport, _ presentation: Presentation, hasCategories: Bool, hasAccounts: Bool, hasBalance: Bool
  ) {
    self.init(hasCategories: hasCategories, hasAccounts: hasAccounts, hasBalance: hasBalance)
    let days = report.period.map { [$0.lowerBound, $0.upperBound] } ?? []
    dateLines =
      days.map { PaperRows.lines(presentation.tableDate($0).text, percent: PaperRows.dateWidth) }.max() ?? 0
    // No amount is larger than what all of them come to, and no balance than all of them with what stood before.
    isBroad = report.totals.contains { total in
      let opening = report.openings.reduce(0) { $0 + ($1.key.currency == total.currency ? abs($1.value) : 0) }
      return [opening + total.sum.moneyIn, total.sum.moneyOut - opening].contains {
        presentation.amountText($0, total.currency).count > Self.figureWidth
      }
    }
  }
}
