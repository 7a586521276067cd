package import MenugenDiagnostics
package import MenugenDomain
import MenugenSyntax

/// Decodes the targets of `menugen publish`.
extension ContentDecoder {
  mutating func targets(_ value: Value) -> [NamedTarget] {
    guard value.kind == .object else {
      wrongType("publish", expected: "an object", example: "publish: {web: \"folder:../public\"}", value)
      return []
    }
    if isTooLong(value, "publish") { return [] }
    checkMissingValues(of: value, in: "publish")
    return value.members.compactMap { key, value in
      if value.isNull { return nil }
      if key.text.isEmpty || key.text.utf8.contains(UInt8(ascii: ":")) {
        report(.invalidTargetName(key.text), at: key.range)
        return nil
      }
      return target(value, key.text).map { NamedTarget(name: key.text, target: $0) }
    }
  }

  private mutating func target(_ value: Value, _ name: String) -> PublishTarget? {
    guard value.kind == .object else { return target(of: value, name) }
    checkEmptyKeys(of: value, in: "a target", known: ContentObject.publishTarget.names)
    var target: PublishTarget?
    var host: PublishTarget.Host?
    var limits = HostLimits()
    let errors = errorCount
    for (key, value) in value.members where !value.isNull {
      switch key {
      case "to": target = self.target(of: value, "to")
      case "host": host = word(value, "host", .host)
      case "maxFiles": limits.files = integer(value, "maxFiles", in: 1...1_000_000_000)
      case "maxFilesPerFolder":
        limits.filesPerFolder = integer(value, "maxFilesPerFolder", in: 1...1_000_000_000)
      case "maxFileSize": limits.fileSize = size(value, "maxFileSize")
      case "maxSize": limits.siteSize = size(value, "maxSize")
      default: unknownKey(key, in: "a target", of: .publishTarget)
      }
    }
    if target == nil, errorCount == errors {
      wrongType(name, expected: "a target", example: "{to: \"folder:../public\"}", value)
    }
    target?.host = host
    target?.limits = limits
    return target
  }

  private mutating func target(of value: Value, _ field: String) -> PublishTarget? {
    guard let text = text(value, field) else { return nil }
    do throws(PublishTarget.Fault) {
      return try PublishTarget(text)
    } catch {
      report(invalidTarget(text, error), at: value.range)
      return nil
    }
  }

  /// Reads a number of bytes: `26214400`, `25M`.
  private mutating func size(_ value: Value, _ field: String) -> Int? {
    guard let text = textOrDigits(value, field) else { return nil }
    let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
    let unit = text.last.flatMap { units[$0] }
    if let number = Int(unit == nil ? text[...] : text.dropLast()), (1...1_000_000_000_000).contains(number) {
      return number * (unit ?? 1)
    }
    wrongType(field, expected: "a size", example: "25M", value)
    return nil
  }
}

/// Returns what is wrong with the text of a target, and how to correct it.
package func invalidTarget(_ text: String, _ fault: PublishTarget.Fault) -> DiagnosticMessage {
  switch fault {
  case .noKind:
    .invalidTarget(text, "it has no kind", hint: kinds)
  case .unknownKind(let kind):
    .invalidTarget(text, "unknown kind '\(kind)'", hint: kinds)
  case .noAddress(let kind):
    .invalidTarget(text, "it has no address", hint: "write one such as \(example(kind))")
  case .option:
    .invalidTarget(text, "its address begins with '-'", hint: "write ./ before the name of a folder")
  case .home:
    .invalidTarget(text, "'~' means nothing here", hint: "write the whole path, such as /home/rosa/public")
  case .controlCharacter:
    .invalidTarget(text, "it has a control character", hint: "remove it")
  case .noBranch:
    .invalidTarget(text, "it has no branch", hint: "end it with #gh-pages")
  case .invalidBranch(let branch):
    .invalidTarget(text, "'\(branch)' is not the name of a branch", hint: "end it with #gh-pages")
  case .invalidSite(let site):
    .invalidTarget(
      text, "'\(site)' is not a site of Netlify",
      hint: "write its name, as in netlify:rosa for rosa.netlify.app, or its id")
  case .secret:
    .invalidTarget(
      "…", "its address has a password or key, which others can read",
      hint: "remove it, and give it to git, rsync or rclone by their own settings or the environment")
  }
}

private let kinds = "write \(PublishTarget.Kind.allCases.map(example).joined(separator: ", "))"

private func example(_ kind: PublishTarget.Kind) -> String {
  switch kind {
  case .folder: "folder:../public"
  case .rsync: "rsync:rosa@host.example:public_html/"
  case .git: "git:https://github.com/rosa/rosa.git#gh-pages"
  case .rclone: "rclone:remote:bucket"
  case .netlify: "netlify:rosa"
  }
}
