/// A rule of when something is served, in machine-readable form.
package struct ServingTimeViewModel: Sendable, Equatable {
  /// `Fri and Sat 18:00–23:00`, in the page's language.
  package var text: String
  /// `mon` to `sun`; empty for every day.
  package var days: [String]
  /// `18:00`; `nil` if unrestricted.
  package let from: String?
  /// Earlier than `from` if it ends after midnight; `24:00` is the end of the day.
  package let to: String?
  /// The first and last day of a season: `2026-05-01`.
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
