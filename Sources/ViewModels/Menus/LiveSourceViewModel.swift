/// The source that a menu's open page asks for fresh prices.
package struct LiveSourceViewModel: Sendable, Equatable {
  /// The URL to fetch.
  package var address: String
  /// The BCP 47 tag of numbers, with their digits: `de-u-nu-latn`.
  package var locale: String
  package var currency: String
  /// `stripIfInteger` to leave out decimals that are zero, else `auto` (ECMA-402, `trailingZeroDisplay`).
  package var zeros: String
  /// Whether numbers have thousands separators.
  package var isGrouped: Bool
  /// `Sold out`.
  package var soldOut: String
  package var loading: Notice
  package var internetError: Notice
  package var serviceError: Notice

  package init(
    address: String, locale: String, currency: String, zeros: String, isGrouped: Bool, soldOut: String,
    loading: Notice, internetError: Notice, serviceError: Notice
  ) {
    self.address = address
    self.locale = locale
    self.currency = currency
    self.zeros = zeros
    self.isGrouped = isGrouped
    self.soldOut = soldOut
    self.loading = loading
    self.internetError = internetError
    self.serviceError = serviceError
  }
}
