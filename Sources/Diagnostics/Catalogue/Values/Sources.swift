/// Remote sources.
extension DiagnosticMessage {
  /// - Parameter key: The key beside the source.
  package static func sourceAndContent(_ key: String) -> Self {
    .error("source.and-content", "file has both \"source\" and \"\(key)\"", hint: "keep only one of them")
  }

  package static var sourceAndParts: Self {
    .error("source.and-content", "ledger has both a \"source\" and files of movements", hint: "keep only one of them")
  }

  package static func invalidSource(_ address: String) -> Self {
    .error(
      "source.invalid", "source '\(address)' is not a web address",
      hint: "write one that begins with https://, or write the content into this file")
  }

  package static var sourceWithCredentials: Self {
    .error(
      "source.credentials", "source has a user name or password in its address",
      hint: "put a token into an environment variable and name it: \"tokenFrom\": \"MENUGEN_BANK_TOKEN\"")
  }

  package static func invalidTokenName(_ name: String) -> Self {
    .error(
      "source.token-name", "tokenFrom '\(name)' is not the name of a variable for menugen",
      hint: "name an environment variable that begins with MENUGEN_, such as MENUGEN_BANK_TOKEN")
  }

  package static var tokenOverHTTP: Self {
    .error("source.token-over-http", "the token would be sent without encryption", hint: "use an https:// source")
  }

  package static var liveToken: Self {
    .error(
      "source.live-token", "a live source has a token, which open pages can't send",
      hint: "remove \"live\", or \"tokenFrom\" if the source needs no token")
  }

  package static func liveFormat(_ address: String) -> Self {
    .warning(
      "source.live-format", "live source \(address) doesn't answer with JSON, so open pages don't refresh",
      hint: "let it answer with JSON, or remove \"live\"")
  }

  package static var nestedSource: Self {
    .error("source.nested", "the answer of a source names another source", hint: "use the other source's address")
  }

  /// - Parameters:
  ///   - address: Without its query, which may be secret.
  ///   - effect: What the page shows: `a service error`.
  package static func unreachableSource(_ address: String, _ reason: String, showing effect: String) -> Self {
    .warning(
      "source.unreachable", "source \(address) can't be reached: \(reason); its page shows \(effect)",
      hint: "check the address and the connection, then build again")
  }

  package static func failedSource(_ address: String, _ reason: String, showing effect: String) -> Self {
    .warning(
      "source.failed", "source \(address) \(reason); its page shows \(effect)",
      hint: "open the address in a browser, or ask those who run the service, then build again")
  }

  package static func unusableSource(_ address: String, _ problem: String, showing effect: String) -> Self {
    .warning(
      "source.unusable", "the answer of source \(address) can't be used: \(problem); its page shows \(effect)",
      hint: "correct it at the source, then build again")
  }

  package static func privateSource(_ address: String, _ host: String, showing effect: String) -> Self {
    .warning(
      "source.private-address",
      "source \(address) leads to \(host), which is not on the public internet; its page shows \(effect)",
      hint: "if you trust it, build with --allow-private-sources")
  }

  package static func missingToken(_ name: String, of address: String, showing effect: String) -> Self {
    .warning(
      "source.no-token",
      "environment variable \(name) has no token for source \(address); its page shows \(effect)",
      hint: "set it to the token before the build")
  }

  package static func missingCurl(_ address: String, showing effect: String) -> Self {
    .warning(
      "source.no-curl", "curl is not installed, which fetches source \(address); its page shows \(effect)",
      hint: "install it, such as with: apt install curl")
  }

  package static func fileInAnswer(_ path: String) -> Self {
    .error("source.nested", "the answer of a source names the file '\(path)'", hint: "write its text into the answer")
  }

  package static func invalidDuration(_ field: String) -> Self {
    .error(
      "source.duration", "\(field) is not a duration", hint: "write a number and its unit: 500ms, 5s, 10m, 1h or 2d")
  }
}
