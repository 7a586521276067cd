/// A price without its currency, for a column of numbers: `€` and `7.50`.
package struct AmountViewModel: Sendable, Equatable {
  /// The terms: `from`, `per 100 g`.
  package let label: String?
  /// The size that an option's surcharge is for.
  package var size: LabelViewModel?
  /// The text before the number: `€`. A column of one currency hides it, and screen readers read it.
  package var before: String
  /// `7.50`, `+1.50`, `7.50–9.50`, `Market price`.
  package var number: String
  /// The text after the number: ` €`.
  package var after: String
  /// Whether `number` is a word.
  package var isInWords: Bool

  package init(
    _ number: String, before: String = "", after: String = "", label: String? = nil, isInWords: Bool = false
  ) {
    self.label = label
    self.isInWords = isInWords
    self.before = before
    self.number = number
    self.after = after
  }
}

extension AmountViewModel {
  /// The maximum length of numbers in a narrow column.
  package static let narrowLength = 7

  /// Whether it needs a wide column.
  package var isWide: Bool { !isInWords && number.utf8.count > AmountViewModel.narrowLength }
}
