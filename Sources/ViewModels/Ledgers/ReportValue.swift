/// A part of `report.json`. Members are sorted by name.
package enum ReportValue: Sendable, Equatable {
  case text(String)
  case number(Int)
  case amount(DecimalAmount)
  case list([ReportValue])
  case members([Member])
  /// The place of the register, which is written by account.
  case register

  package struct Member: Sendable, Equatable {
    package var name: String
    package var value: ReportValue

    package init(_ name: String, _ value: ReportValue) {
      self.name = name
      self.value = value
    }
  }

  /// Creates an object, sorting its members.
  package static func object(_ members: [Member]) -> ReportValue {
    .members(members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
  }
}

/// An input file and its SHA-256 checksum.
package struct ReportInput: Sendable, Equatable {
  /// The path in the content folder: `movements/bank.json`.
  package var path: String
  /// In lower-case hexadecimal, as printed by `sha256sum`.
  package var sha256: String

  package init(path: String, sha256: String) {
    self.path = path
    self.sha256 = sha256
  }

  /// The line shown in reports: `SHA-256 movements/bank.json: 9f86…`.
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
