import MenugenDomain
import MenugenLocalization
import MenugenViewModels

/// Where sheets of paper end within a register's rows, so that each can carry its sums to the next.
struct Sheets {
  /// A row as paper sees it.
  struct Row {
    var height: Int
    /// Whether it stands above what it tells of: no sheet ends with it.
    var isHeading = false
    /// What it adds to the sums.
    var currency: Currency
    var units: Int128 = 0
  }

  /// - Parameters:
  ///   - first: The room for rows on the first sheet, and on each other one.
  ///   - end: How high that is which stands behind the last row.
  /// - Returns: The rows that begin a sheet, without the first.
  static func breaks(_ rows: [Row], first: Int, other: Int, end: Int) -> [Int] {
    var breaks: [Int] = []
    var room = first
    func start(_ row: Int) -> Int {
      let last = breaks.last ?? 0
      var place = row
      while place > last + 1, rows[place - 1].isHeading { place -= 1 }
      // Where a sheet has headings alone, they stay.
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
    // Sums and words don't stand on a sheet of their own: the last rows go along.
    let last = breaks.last ?? 0
    if end > room, rows.count > last + 1 {
      var place = rows.count - 1
      while place > last + 1, place > rows.count - 3, rows[place - 1].height <= 2 * PaperRows.row { place -= 1 }
      breaks.append(start(place))
    }
    return breaks
  }
}

/// The room that a register's rows have on sheets of paper, in tenths of a point.
struct SheetRoom {
  /// On the first sheet, and on each other one.
  let first: Int
  let other: Int
  /// Whether the rows begin a sheet, since too few of them would find room below what stands above them.
  let startsSheet: Bool
  private let carriedHeight: Int

  /// - Parameters:
  ///   - register: With its opening rows.
  ///   - carriedCount: The rows that a sheet ends with, and the next begins with.
  ///   - above: How high that is which stands above the rows; `nil` where they begin a sheet.
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
    // However many currencies there are, some rows stand between what is carried.
    other = max(sheet / 3, sheet - 2 * carriedHeight)
    self.carriedHeight = carriedHeight
  }

  /// What stands behind the last row, where room was left for what is carried.
  ///
  /// - Parameter below: How high that is which stands below the sums.
  func end(rowCount: Int, below: Int) -> Int {
    max(0, min(other - 4 * PaperRows.row, rowCount * PaperRows.row + below - carriedHeight))
  }
}

extension RegisterViewModel {
  /// Ends a group behind each sheet's last row; one that goes on there has its name on the first sheet alone.
  ///
  /// - Parameters:
  ///   - breaks: The rows that begin a sheet: a group's name, its parts and its movements are rows.
  ///   - carried: What the sheet carries that ends before the row.
  mutating func divide(at breaks: [Int], carried: (Int) -> [CarriedViewModel]) {
    if breaks.isEmpty { return }
    var result: [Group] = []
    var row = 0
    var next = breaks[...]
    for group in groups {
      var rest = group
      // A name is one row, and stands with the first of those below it.
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

  /// The first so many rows, and those behind them.
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
