import MenugenDomain
import MenugenLocalization
import MenugenViewModels

/// Determines which rows of a register begin a printed sheet.
struct Sheets {
  /// A row's properties for print.
  struct Row {
    var height: Int
    /// Whether it is a heading, which can't be the last row of a sheet.
    var isHeading = false
    /// What it adds to the sums.
    var currency: Currency
    var units: Int128 = 0
  }

  /// - Parameters:
  ///  - first: The room for rows on the first sheet.
  ///  - other: The room for rows on each other sheet.
  ///  - end: The height of what follows the last row.
  /// - Returns: The rows that begin a sheet, without the first.
  static func breaks(_ rows: [Row], first: Int, other: Int, end: Int) -> [Int] {
    var breaks: [Int] = []
    var room = first
    func start(_ row: Int) -> Int {
      let last = breaks.last ?? 0
      var place = row
      while place > last + 1, rows[place - 1].isHeading { place -= 1 }
      // A sheet with only headings keeps them.
      return place > last + 1 || !rows[last].isHeading ? place : row
    }
    for index in rows.indices {
      let height = rows[index].height
      if height > room, index > breaks.last ?? 0 {
        let place = start(index)
        breaks.append(place)
        room = other - rows[place..<index].reduce(0) { $0 + $1.height }
      }
      room -= height
    }
    // Sums need rows on their sheet: move the last rows, too.
    let last = breaks.last ?? 0
    if end > room, rows.count > last + 1 {
      var place = rows.count - 1
      while place > last + 1, place > rows.count - 3, rows[place - 1].height <= 2 * PaperRows.row { place -= 1 }
      breaks.append(start(place))
    }
    return breaks
  }
}

/// The room for a register's rows on printed sheets, in tenths of a point.
struct SheetRoom {
  /// The room on the first sheet, and on each other one.
  let first: Int
  let other: Int
  /// Whether to begin on a new sheet, because too few rows would fit.
  let startsSheet: Bool
  private let carriedHeight: Int

  /// - Parameters:
  ///  - register: Includes the opening rows.
  ///  - carriedCount: The number of rows carried forward between sheets.
  ///  - above: The height of what precedes the rows; `nil` if they begin a sheet.
  init(_ register: RegisterViewModel, carriedCount: Int, _ paper: PaperRows, _ phrases: Phrases, above: Int?) {
    let titles = ["carriedForward", "broughtForward", "opening", "closing"].map {
      paper.height(named: phrases.required($0))
    }
    let row = titles.max() ?? PaperRows.row
    let carriedHeight = carriedCount * row
    let sheet = PaperRows.sheet - PaperRows.head
    func room(below height: Int) -> Int { sheet - height - register.opening.count * row - carriedHeight }
    let first = room(below: above ?? PaperRows.heading)
    startsSheet = above == nil || first < 6 * PaperRows.row
    self.first = startsSheet ? max(sheet / 3, room(below: PaperRows.heading)) : first
    // Leave room for some rows, whatever the number of currencies.
    other = max(sheet / 3, sheet - 2 * carriedHeight)
    self.carriedHeight = carriedHeight
  }

  /// The height of what follows the last row, minus the room reserved for carried sums.
  ///
  /// - Parameter below: The height of what follows the sums.
  func end(rowCount: Int, below: Int) -> Int {
    max(0, min(other - 4 * PaperRows.row, rowCount * PaperRows.row + below - carriedHeight))
  }
}

extension RegisterViewModel {
  /// Splits groups after each sheet's last row. The second part has no name.
  ///
  /// - Parameters:
  ///  - breaks: The rows that begin a sheet; a group's name, parts and movements are rows.
  ///  - carried: Returns the sums carried forward before a row.
  mutating func divide(at breaks: [Int], carried: (Int) -> [CarriedViewModel]) {
    if breaks.isEmpty { return }
    var result: [Group] = []
    var row = 0
    var next = breaks[...]
    for group in groups {
      var rest = group
      // A name takes a row, and stays with the first row after it.
      var restCount = rest.rowCount
      while let place = next.first, place < row + restCount {
        if place > row {
          let (head, tail) = rest.divided(at: place - row)
          result.append(head)
          rest = tail
          restCount -= place - row
          row = place
        }
        if !result.isEmpty { result[result.count - 1].carried = carried(place) }
        next.removeFirst()
      }
      row += restCount
      result.append(rest)
    }
    groups = result
  }
}

extension RegisterViewModel.Group {
  var rowCount: Int { (name == nil ? 0 : 1) + parts.count + movements.count }

  /// Splits a group after so many rows.
  fileprivate func divided(at count: Int) -> (Self, Self) {
    var (head, tail) = (self, self)
    let below = count - (name == nil ? 0 : 1)
    let partCount = min(below, parts.count)
    head.parts = Array(parts[..<partCount])
    tail.parts = Array(parts[partCount...])
    head.movements = Array(movements[..<(below - partCount)])
    tail.movements = Array(movements[(below - partCount)...])
    tail.id = nil
    tail.name = nil
    return (head, tail)
  }
}
