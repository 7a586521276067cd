/// A place to publish a site to: `folder:DIR`, `rsync:DEST`, `git:URL#BRANCH`,
/// `rclone:REMOTE:PATH` or `netlify:SITE`.
package struct PublishTarget: Sendable, Hashable {
  package var kind: Kind
  /// A folder, rsync's destination, a repository, rclone's remote and path, or the domain or id of a site of Netlify.
  package var address: String
  /// The branch of a repository; otherwise empty.
  package var branch = ""
  /// The host, if it was named.
  package var host: Host?
  /// The limits that were named.
  package var limits = HostLimits()

  package enum Kind: String, Sendable, CaseIterable { case folder, rsync, git, rclone, netlify }

  /// What is wrong with a text.
  package enum Fault: Error, Sendable, Hashable {
    case noKind
    /// Text that isn't one of `Kind`.
    case unknownKind(String)
    case noAddress(Kind)
    /// It begins with `-`, as an option of a program does.
    case option
    /// It begins with `~`, which only a shell replaces.
    case home
    case controlCharacter
    case noBranch
    case invalidBranch(String)
    /// It isn't the name, domain or id of a site of Netlify.
    case invalidSite(String)
    /// It has a password, which others can read in the file or in the list of processes.
    case secret
  }

  package init(_ text: String) throws(Fault) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { throw .noKind }
    let word = String(text[..<colon])
    guard let kind = Kind(rawValue: word) else { throw .unknownKind(word) }
    self.kind = kind
    address = String(text[text.utf8.index(after: colon)...])
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) { throw .controlCharacter }
    if kind == .git {
      guard let mark = address.lastIndex(of: "#") else { throw .noBranch }
      branch = String(address[address.index(after: mark)...])
      address = String(address[..<mark])
      if branch.isEmpty { throw .noBranch }
      if !Self.isBranch(branch) { throw .invalidBranch(branch) }
    }
    if address.isEmpty || kind == .rclone && !address.utf8.dropFirst().contains(UInt8(ascii: ":")) {
      throw .noAddress(kind)
    }
    if address.hasPrefix("-") { throw .option }
    if kind == .netlify { address = try Self.netlifySite(address) }
    if kind != .rclone, address.hasPrefix("~") { throw .home }
    if Self.hasSecret(address) { throw .secret }
  }

  /// Returns the domain or id of a site of Netlify, given its name, domain or id.
  private static func netlifySite(_ text: String) throws(Fault) -> String {
    let isPlain = text.utf8.allSatisfy { "0123456789abcdefghijklmnopqrstuvwxyz-.".utf8.contains($0) }
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard isPlain, labels.allSatisfy({ !$0.isEmpty }) else { throw .invalidSite(text) }
    let isID = text.utf8.count == 36 && text.split(separator: "-").map(\.utf8.count) == [8, 4, 4, 4, 12]
    return isID || labels.count > 1 ? text : "\(text).netlify.app"
  }

  /// The target as it is written.
  package var text: String { "\(kind.rawValue):\(address)\(branch.isEmpty ? "" : "#\(branch)")" }

  /// Whether git accepts it as the name of a branch.
  private static func isBranch(_ name: String) -> Bool {
    !name.hasPrefix("-") && !name.contains("..") && !name.contains("@{") && name != "@"
      && !name.unicodeScalars.contains { " ~^:?*[\\".unicodeScalars.contains($0) }
      && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && !$0.hasPrefix(".") && !$0.hasSuffix(".") && !$0.hasSuffix(".lock")
      }
  }

  /// Whether an address has a password: `https://user:password@host`, or a parameter of rclone such as `pass=`.
  private static func hasSecret(_ address: String) -> Bool {
    let lower = address.lowercased()
    if ["pass", "secret", "token", "key"].contains(where: { lower.contains("\($0)=") }) { return true }
    guard let scheme = lower.utf8.firstRange(of: "://".utf8) else { return false }
    let authority = lower[scheme.upperBound...].prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return false }
    return authority[..<at].contains(":")
  }
}

/// A target of `site.yaml`, by its name.
package struct NamedTarget: Sendable, Equatable {
  package var name: String
  package var target: PublishTarget

  package init(name: String, target: PublishTarget) {
    self.name = name
    self.target = target
  }
}
