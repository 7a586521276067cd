import MenugenDomain
import MenugenLocalization
import MenugenViewModels

/// Divides the rows of a register into sheets of paper, which carry their sums forward.
struct PrintPagination {
  struct Row {
    var height: Int
    /// Whether it is a heading: no sheet ends with it.
    var isHeading = false
    /// What it adds to the sums.
    var currency: Currency
    var units: Int128 = 0
  }

  /// Whether the rows begin on a new sheet, as too few fit below the preceding content.
  let startsSheet: Bool
  /// The height available for rows on the first sheet and on each further one.
  let first, other: Int
  let carriedHeight, row: Int

  /// Returns the rows that begin a sheet, except the first row.
  ///
  /// - Parameters:
  ///   - footCount: The number of sums after the last row.
  ///   - below: The height of the content after the sums.
  func breaks(_ rows: [Row], footCount: Int, below: Int) -> [Int] {
    var breaks: [Int] = []
    var room = first
    func start(_ row: Int) -> Int {
      let last = breaks.last ?? 0
      var place = row
      while place > last + 1, rows[place - 1].isHeading { place -= 1 }
      // A sheet of headings alone keeps them.
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
    // The last rows move to the next sheet with their sums. Space was reserved for the sums carried forward.
    let end = max(0, min(other - 4 * row, footCount * row + below - carriedHeight))
    let last = breaks.last ?? 0
    if end > room, rows.count > last + 1 {
      var place = rows.count - 1
      while place > last + 1, place > rows.count - 3, rows[place - 1].height <= 2 * row { place -= 1 }
      breaks.append(start(place))
    }
    return breaks
  }
}

extension PrintPagination {
  /// - Parameters:
  ///   - register: With its opening rows.
  ///   - carriedCount: The rows that end a sheet and begin the next.
  ///   - above: The height of what precedes the rows; `nil` if they begin a sheet.
  init(_ register: RegisterViewModel, carriedCount: Int, _ heights: RowHeights, _ phrases: Phrases, above: Int?) {
    let metrics = heights.metrics
    let titles = ["carriedForward", "broughtForward", "opening", "closing"].map {
      heights.height(named: phrases.required($0))
    }
    let title = titles.max() ?? metrics.row
    let carriedHeight = carriedCount * title
    let sheet = metrics.sheet - metrics.tableHead
    func room(below height: Int) -> Int { sheet - height - register.opening.count * title - carriedHeight }
    let first = room(below: above ?? metrics.heading)
    let startsSheet = above == nil || first < 6 * metrics.row
    // Some rows fit between carried sums of any number of currencies.
    self.init(
      startsSheet: startsSheet, first: startsSheet ? max(sheet / 3, room(below: metrics.heading)) : first,
      other: max(sheet / 3, sheet - 2 * carriedHeight), carriedHeight: carriedHeight, row: metrics.row)
  }
}

extension RegisterViewModel {
  /// Divides the register into sheets, and adds all of its rows to the sums that the sheets carry forward.
  ///
  /// - Parameter rows: The rows of groups; a group's name, parts and movements are rows.
  mutating func divide(
    _ rows: [PrintPagination.Row], _ pagination: PrintPagination, footCount: Int, below: Int, _ sums: inout CarryForward
  ) {
    let breaks = pagination.breaks(rows, footCount: footCount, below: below)
    startsSheet = pagination.startsSheet && !breaks.isEmpty
    var start = 0
    divide(at: breaks) { place in
      for row in rows[start..<place] { sums.add(row) }
      start = place
      return sums.carried(hasSums: true)
    }
    for row in rows[start...] { sums.add(row) }
  }

  /// Splits groups after each sheet's last row. The second part has no name.
  ///
  /// - Parameter carried: Returns the sums carried forward before a row.
  private mutating func divide(at breaks: [Int], carried: (Int) -> [CarriedViewModel]) {
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

  /// Splits a group after a number of rows.
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
