/// Where the content of a menu or ledger is, if it isn't in its file. Two are equal if they are fetched alike.
package struct RemoteSource: Sendable, Hashable {
  package var address: WebAddress
  /// The time for all requests in milliseconds; `nil` for the default.
  package var timeout: Int?
  /// How long a copy is used without asking, in milliseconds; `nil` for the command's default.
  package var maxAge: Int?
  /// The environment variable with the token to send.
  package var tokenName: String?
  /// Whether open pages ask it for fresh prices.
  package var isLive = false

  package init(_ address: WebAddress, timeout: Int? = nil, maxAge: Int? = nil, tokenName: String? = nil) {
    self.address = address
    self.timeout = timeout
    self.maxAge = maxAge
    self.tokenName = tokenName
  }

  package static func == (one: RemoteSource, other: RemoteSource) -> Bool {
    one.address == other.address && one.timeout == other.timeout && one.maxAge == other.maxAge
      && one.tokenName == other.tokenName
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(address) }
}

/// Why a menu or ledger with a remote source has no content.
package enum MissingContent: String, Sendable {
  /// It wasn't fetched.
  case loading
  /// There was no connection.
  case internetError
  /// The answer was an error, or couldn't be read.
  case serviceError
}

/// A menu or ledger, which may have a remote source.
package protocol RemoteContent: Sendable {
  var source: RemoteSource? { get }
  /// `nil` if the content is known.
  var missing: MissingContent? { get set }
  /// When the source last gave this content, if it doesn't now: seconds since 1970.
  var copyTime: Int? { get set }
  /// What isn't published while the content is unknown, as the end of a sentence.
  static var lostWithoutCopy: String { get }
}

extension Menu: RemoteContent {
  package static var lostWithoutCopy: String { ", and the pages of its dishes and its menu.json are left out" }
}

extension Ledger: RemoteContent {
  package static var lostWithoutCopy: String { ", and its figures are left out" }
}
