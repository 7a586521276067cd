/// One currency's categories by months or years; every figure leads to what it is the sum of.
package struct LedgerMatrixViewModel: Sendable, Equatable {
  /// `2026 · EUR`.
  package var title: String
  package var columns: [Heading]
  package var rows: [Row]
  /// Of all rows; absent where more of them stand on another page.
  package var totals: Row?
  /// To the rows that are on the next page.
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

/// A category in a tree of them.
package struct CategoryNameViewModel: Sendable, Equatable {
  package var text: String
  package var url: String?
  /// 0 for one that stands below no other.
  package let depth: Int
  /// The depth for a style, up to 5: deeper ones are indented alike.
  package let level: String

  package init(_ text: String, url: String? = nil, depth: Int = 0) {
    self.text = text
    self.url = url
    self.depth = depth
    level = String(min(depth, 5))
  }
}

/// An amount, and where the rows behind it stand.
package struct FigureViewModel: Sendable, Equatable {
  /// Empty where there are no movements.
  package var text: String
  package var url: String?
  package var isNegative: Bool

  package init(_ text: String = "", url: String? = nil, isNegative: Bool = false) {
    self.text = text
    self.url = url
    self.isNegative = isNegative
  }
}

/// A category with all below it in one currency.
package struct CategoryRowViewModel: Sendable, Equatable {
  package var name: CategoryNameViewModel
  package var count: String
  /// Absent above the rows behind a figure, which tell of these.
  package var moneyIn, moneyOut: String?
  package var amount: FigureViewModel

  package init(
    name: CategoryNameViewModel, count: String, moneyIn: String? = nil, moneyOut: String? = nil, amount: FigureViewModel
  ) {
    self.name = name
    self.count = count
    self.moneyIn = moneyIn
    self.moneyOut = moneyOut
    self.amount = amount
  }
}
