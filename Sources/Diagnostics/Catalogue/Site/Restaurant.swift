/// The site and the restaurant.
extension DiagnosticMessage {
  package static func invalidAddress(_ field: String, _ written: String) -> Self {
    .error(
      "url.invalid", "\(field) is not a web address: '\(written)'", hint: "write one such as https://example.org/")
  }

  /// - Parameter address: The address without its credentials.
  package static func credentialsInAddress(_ field: String, meant address: String) -> Self {
    .error(
      "url.invalid", "\(field) has a user name or a password, which would be published", hint: "write \(address)")
  }

  package static func invalidDegrees(_ field: String, _ written: String, limit: Int) -> Self {
    .error(
      "geo.degrees", "\(field) is not a number of degrees: '\(written)'",
      hint: "write decimal degrees from -\(limit) to \(limit), such as 41.9028")
  }

  /// One of two coordinates.
  package static func incompleteCoordinates(lacking missing: String) -> Self {
    .error(
      "geo.incomplete", "coordinates without \(missing)",
      hint: "write latitude and longitude, such as 41.9028 and 12.4964, or neither")
  }

  package static func unsupportedProfile(_ profile: String) -> Self {
    .error(
      "profile.unsupported", "profile '\(profile)' is not supported yet",
      hint: "write eu, at, de or uk, or remove profile")
  }

  package static func unknownTimeZone(_ name: String, meant: String?) -> Self {
    .error(
      "time-zone.invalid", "unknown time zone '\(name)'", hint: "write \(meant ?? "an IANA name, such as Europe/Rome")")
  }
}
