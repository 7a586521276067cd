/// When something is served, for programs: one rule of what `availability` says in words.
package struct ServingTimeViewModel: Sendable, Equatable {
  /// `Fri and Sat 18:00–23:00`, in the page's language.
  package var text: String
  /// `mon` to `sun`; empty for every day.
  package var days: [String]
  /// `18:00`; absent where it isn't bounded.
  package let from: String?
  /// Before `from` when it runs past midnight; `24:00` is the day's end.
  package let to: String?
  /// `2026-05-01`, the first and the last day of a season.
  package let validFrom: String?
  package let validThrough: String?

  package init(
    text: String, days: [String] = [], from: String? = nil, to: String? = nil, validFrom: String? = nil,
    validThrough: String? = nil
  ) {
    self.text = text
    self.days = days
    self.from = from
    self.to = to
    self.validFrom = validFrom
    self.validThrough = validThrough
  }
}
