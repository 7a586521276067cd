/// Remote sources.
extension DiagnosticMessage {
  /// - Parameter key: The key beside the source.
  package static func sourceAndContent(_ key: String) -> Self {
    .error("source.and-content", "file has both \"source\" and \"\(key)\"", hint: "keep only one of them")
  }

  package static func invalidSource(_ address: String) -> Self {
    .error(
      "source.invalid", "source '\(address)' is not a web address",
      hint: "write one that begins with https://, or write the content into this file")
  }

  package static var unsupportedSource: Self {
    .warning(
      "source.unsupported", "remote sources are not fetched yet, so the page shows a placeholder",
      hint: "write the content into this file")
  }

  package static func invalidDuration(_ field: String) -> Self {
    .error(
      "source.duration", "\(field) is not a duration", hint: "write a number and its unit: 500ms, 5s, 10m, 1h or 2d")
  }
}
