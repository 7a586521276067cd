/// A chart as a drawing with final coordinates: whole units from the top left.
package struct ChartViewModel: Sendable, Equatable {
  /// Unique on its page: `chart-balance-eur`.
  package var id: String
  package var title: String
  /// A sentence that describes the drawing, for screen readers.
  package var summary: String
  package var width: Int
  package var height: Int
  /// Horizontal lines from `x` to the right edge.
  package var rules: [Rule]
  package var bars: [Bar]
  /// The points of a line; empty for no line.
  package var line: [Point]
  package var labels: [Label]

  package struct Point: Sendable, Equatable {
    package var x, y: Int

    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  package struct Rule: Sendable, Equatable {
    package var x, y: Int
    /// Whether it is the line of the zero value.
    package var isZero: Bool

    package init(x: Int, y: Int, isZero: Bool) {
      self.x = x
      self.y = y
      self.isZero = isZero
    }
  }

  package struct Bar: Sendable, Equatable {
    package enum Kind: String, Sendable { case moneyIn = "in", moneyOut = "out", track, goal, pursuer, mark }

    package var x, y, width, height: Int
    package var kind: Kind
    /// The tooltip.
    package var title: String

    package init(x: Int, y: Int, width: Int, height: Int, kind: Kind, title: String) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.kind = kind
      self.title = title
    }
  }

  package struct Label: Sendable, Equatable {
    /// Which end of the text is at `x`.
    package enum Anchor: String, Sendable { case start, middle, end }

    package var x, y: Int
    package var anchor: Anchor
    package var text: String
    /// For a `lang` attribute; `nil` for the page's language.
    package var language: String?

    package init(x: Int, y: Int, anchor: Anchor, text: String, language: String? = nil) {
      self.language = language
      self.x = x
      self.y = y
      self.anchor = anchor
      self.text = text
    }
  }

  package init(
    id: String, title: String, summary: String, width: Int, height: Int, rules: [Rule] = [], bars: [Bar] = [],
    line: [Point] = [], labels: [Label] = []
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.width = width
    self.height = height
    self.rules = rules
    self.bars = bars
    self.line = line
    self.labels = labels
  }
}
