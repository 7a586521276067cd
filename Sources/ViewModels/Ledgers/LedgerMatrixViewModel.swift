/// Categories by period in one currency; each figure links to its movements.
package struct LedgerMatrixViewModel: Sendable, Equatable {
  /// `2026 · EUR`.
  package var title: String
  package var columns: [Heading]
  package var rows: [Row]
  /// The totals of all rows; `nil` if more rows are on another page.
  package var totals: Row?
  /// A link to the rest of the rows on the next page.
  package var rest: LinkViewModel?

  package struct Heading: Sendable, Equatable {
    package var name: String
    package var url: String?

    package init(name: String, url: String?) {
      self.name = name
      self.url = url
    }
  }

  package struct Row: Sendable, Equatable {
    package var name: CategoryNameViewModel
    package var figures: [FigureViewModel]
    package var total: FigureViewModel

    package init(name: CategoryNameViewModel, figures: [FigureViewModel], total: FigureViewModel) {
      self.name = name
      self.figures = figures
      self.total = total
    }
  }

  package init(title: String, columns: [Heading], rows: [Row], totals: Row?) {
    self.title = title
    self.columns = columns
    self.rows = rows
    self.totals = totals
  }
}

/// A category's name in the tree.
package struct CategoryNameViewModel: Sendable, Equatable {
  package var text: String
  package var url: String?
  /// The number of ancestors.
  package let depth: Int
  /// The depth as a CSS class, at most 5.
  package let level: String

  package init(_ text: String, url: String? = nil, depth: Int = 0) {
    self.text = text
    self.url = url
    self.depth = depth
    level = String(min(depth, 5))
  }
}

/// An amount, with a link to its rows.
package struct FigureViewModel: Sendable, Equatable {
  /// Empty without movements.
  package var text: String
  package var url: String?
  package var isNegative: Bool

  package init(_ text: String = "", url: String? = nil, isNegative: Bool = false) {
    self.text = text
    self.url = url
    self.isNegative = isNegative
  }
}

/// The sums of a category and its descendants in one currency.
package struct CategoryRowViewModel: Sendable, Equatable {
  package var name: CategoryNameViewModel
  package var count: String
  /// `nil` above the rows of a figure, which already show them.
  package var moneyIn, moneyOut: String?
  /// `nil` in a ledger without transfers.
  package var transfers: String?
  package var amount: FigureViewModel
  /// A bar for the amount.
  package var bars: BarsViewModel?

  package init(
    name: CategoryNameViewModel, count: String, moneyIn: String? = nil, moneyOut: String? = nil,
    amount: FigureViewModel, bars: BarsViewModel? = nil
  ) {
    self.bars = bars
    self.name = name
    self.count = count
    self.moneyIn = moneyIn
    self.moneyOut = moneyOut
    self.amount = amount
  }
}
