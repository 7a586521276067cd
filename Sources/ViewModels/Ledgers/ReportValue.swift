/// A part of `report.json`. An object's members are in the order of their names.
package enum ReportValue: Sendable, Equatable {
  case text(String)
  case number(Int)
  case amount(DecimalAmount)
  case list([ReportValue])
  case members([Member])
  /// Where the register is written, account by account.
  case register

  package struct Member: Sendable, Equatable {
    package var name: String
    package var value: ReportValue

    package init(_ name: String, _ value: ReportValue) {
      self.name = name
      self.value = value
    }
  }

  /// An object of members in any order.
  package static func object(_ members: [Member]) -> ReportValue {
    .members(members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
  }
}

/// A file that a report was made from.
package struct ReportInput: Sendable, Equatable {
  /// Below the content folder: `movements/bank.json`.
  package var path: String
  /// What `sha256sum` prints for it.
  package var sha256: String

  package init(path: String, sha256: String) {
    self.path = path
    self.sha256 = sha256
  }

  /// As a line for people: `SHA-256 movements/bank.json: 9f86…`.
  package var proof: String { "SHA-256 \(path): \(sha256)" }
}

/// An exact decimal number: 1250 with 2 decimals is `12.50`.
package struct DecimalAmount: Sendable, Equatable {
  package var units: Int128
  package var decimals: Int

  package init(_ units: Int128, decimals: Int) {
    self.units = units
    self.decimals = decimals
  }
}
