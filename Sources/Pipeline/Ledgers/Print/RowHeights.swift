import MenugenDomain
import MenugenText
import MenugenViewModels

/// The columns of a register in print.
struct PrintColumns {
  /// The lines of a date; 0 without dates.
  var dateLines = 0
  var hasCategories = false
  var hasAccounts = false
  var hasBalance = false
  /// Whether some figures need a wider column.
  var isBroad = false
}

/// Computes the heights of register rows in print.
struct RowHeights {
  let metrics: PrintMetrics
  private let ledger: Ledger
  private let presentation: Presentation
  private let columns: PrintColumns
  private let widths: PrintMetrics.Widths
  private let nameWidth: Int
  /// The lines of each category and account; 0 until they are counted.
  private var categoryLines: [Int]
  private var accountLines: [Int]

  init(_ ledger: Ledger, _ columns: PrintColumns, _ frames: FramePresenter) {
    self.ledger = ledger
    presentation = frames.presentation
    let metrics = frames.printMetrics
    self.columns = columns
    self.metrics = metrics
    widths = columns.isBroad ? metrics.broadWidths : metrics.widths
    var rest = 100 - widths.figure * (columns.hasBalance ? 2 : 1)
    if columns.dateLines > 0 { rest -= metrics.date }
    if columns.hasCategories { rest -= widths.category }
    if columns.hasAccounts { rest -= widths.account }
    nameWidth = rest
    categoryLines = Array(repeating: 0, count: ledger.categories.count)
    accountLines = Array(repeating: 0, count: ledger.accounts.count)
  }

  mutating func height(of movement: Movement) -> Int {
    var height = metrics.lines(movement.name, percent: nameWidth) * metrics.line
    let smallWidth = nameWidth * 100 / metrics.smallSize
    let smallLine = metrics.line * metrics.smallSize / 100
    if let reference = movement.details?.reference {
      height += metrics.lines(reference, percent: smallWidth) * smallLine
    }
    if let remark = presentation.remark(of: movement) {
      height += metrics.lines(remark, percent: smallWidth) * smallLine
    }
    if let note = shownNote(of: movement) {
      height += metrics.lines(ofParagraphs: note, percent: smallWidth) * smallLine
    }
    var lines = columns.dateLines
    if columns.hasCategories, let category = movement.category.map({ Int($0) }) {
      if categoryLines[category] == 0 {
        categoryLines[category] = metrics.lines(ledger.categories[category], percent: widths.category)
      }
      lines = max(lines, categoryLines[category])
    }
    if columns.hasAccounts, let account = movement.account.map({ Int($0) }) {
      if accountLines[account] == 0 {
        accountLines[account] = metrics.lines(ledger.accounts[account], percent: widths.account)
      }
      lines = max(lines, accountLines[account])
    }
    return self.height(ofContent: max(height, lines * metrics.line))
  }

  /// The height of a row with only a text in the name column.
  func height(named name: String) -> Int {
    height(ofContent: metrics.lines(name, percent: nameWidth) * metrics.line)
  }

  /// The height of a row, at most a third of a sheet, since a longer row may be split.
  private func height(ofContent height: Int) -> Int { min(metrics.sheet / 3, height + metrics.row - metrics.line) }
}

extension PrintMetrics {
  /// The height of the content after a register.
  func height(below proof: [String], footerLineCount: Int) -> Int {
    footer + (proof.reduce(0) { $0 + 1 + $1.utf8.count / footerLength } + footerLineCount) * footerLine
  }

  /// Returns the number of lines of a text in a column of a given width.
  func lines(_ text: String, percent width: Int) -> Int { text.withSpan { lines($0, room: room(percent: width)) } }

  /// Returns the number of lines of a text with line breaks.
  func lines(ofParagraphs text: String, percent width: Int) -> Int {
    text.withSpan { bytes in
      let room = room(percent: width)
      var (count, start) = (0, 0)
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") {
        count += lines(bytes[start..<index], room: room)
        start = index + 1
      }
      return count + lines(bytes[start...], room: room)
    }
  }

  private func room(percent width: Int) -> Int { max(300, width * percent - padding) }

  /// Breaks lines between words, and within a word that is longer than a line.
  private func lines(_ text: Span<UInt8>, room: Int) -> Int {
    // No character is wider than this for each of its bytes.
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
        let cells = displayWidth(of: text[index..<next])
        // A line may break between any two full-width characters.
        isEnd = cells > 1
        width = isEnd ? fullWidth : cells * otherWidth
        index = next
      }
      // A space at the end of a line takes no room.
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
}

extension PrintColumns {
  init(
    _ report: LedgerReport, _ frames: FramePresenter, hasCategories: Bool, hasAccounts: Bool, hasBalance: Bool
  ) {
    self.init(hasCategories: hasCategories, hasAccounts: hasAccounts, hasBalance: hasBalance)
    let (presentation, metrics) = (frames.presentation, frames.printMetrics)
    let days = report.period.map { [$0.lowerBound, $0.upperBound] } ?? []
    dateLines = days.map { metrics.lines(presentation.tableDate($0).text, percent: metrics.date) }.max() ?? 0
    isBroad = presentation.longestSum(report) > metrics.figureLength
  }
}

extension Presentation {
  /// An upper bound of the number of characters of a sum: no amount exceeds the sum of all, and no balance the sum of
  /// all with the opening balances.
  func longestSum(_ report: LedgerReport) -> Int {
    report.totals.flatMap { total in
      let opening = report.openings.reduce(0) { $0 + ($1.key.currency == total.currency ? abs($1.value) : 0) }
      return [opening + total.sum.moneyIn, total.sum.moneyOut - opening].map { amountText($0, total.currency).count }
    }
    .max() ?? 0
  }
}
