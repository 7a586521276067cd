/// A balance over time as a step line, with its scale beside it.
package struct PlotViewModel: Sendable, Equatable {
  /// The drawing's size, in its own units: it is stretched to the width of the page.
  package static let width = 1_000
  package static let height = 200

  /// Unique on its page: `plot-eur`.
  package var id: String
  package var title: String
  /// A sentence that describes the drawing, for screen readers.
  package var summary: String
  /// The balance from each `x` on, from the left.
  package var steps: [Step]
  /// The vertical positions of round amounts, and the amounts: evenly spaced, from the top.
  package var rules: [Int]
  package var amounts: [String]
  /// The vertical position of zero.
  package var zero: Int
  /// The first and the last day.
  package var days: [String]

  package struct Step: Sendable, Equatable {
    package var x, y: Int

    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  package init(
    id: String, title: String, summary: String, steps: [Step], rules: [Int], amounts: [String], zero: Int,
    days: [String]
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.steps = steps
    self.rules = rules
    self.amounts = amounts
    self.zero = zero
    self.days = days
  }
}

/// Bars in a table's row, as parts of the longest bar in their table.
package struct BarsViewModel: Sendable, Equatable {
  /// `61.4%`; `nil` for no bar.
  package let moneyIn, moneyOut: String?

  /// - Parameter longest: The amount of the longest bar.
  package init(moneyIn: Int128, moneyOut: Int128, longest: UInt128) {
    func part(_ units: Int128) -> String? {
      if units == 0 || longest == 0 { return nil }
      // The smallest bar can be seen.
      let tenths = max(3, min(1_000, units.magnitude * 1_000 / longest))
      return "\(tenths / 10).\(tenths % 10)%"
    }
    self.moneyIn = part(moneyIn)
    self.moneyOut = part(moneyOut)
  }
}

/// How wide a page's column of sums is.
package enum SumWidth: String, Sendable {
  case usual, broad, vast

  /// - Parameter length: The number of characters of the longest sum.
  package init(length: Int) {
    self = length <= 12 ? .usual : length <= 16 ? .broad : .vast
  }
}
