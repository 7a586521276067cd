import MenugenDiagnostics
import Foundation

@testable import MenugenCommands
@testable import MenugenSiteBuilder
@testable import MenugenTestSupport

/// The invariants of every built world. Each violation is a sentence that begins with the rule's name.
final class Invariants {
  let built: BuiltWorld
  private(set) var faults: [String] = []

  var world: World { built.world }

  init(_ built: BuiltWorld) { self.built = built }

  /// The violations in a world.
  static func check(_ built: BuiltWorld) -> [String] {
    let invariants = Invariants(built)
    invariants.check()
    return invariants.faults
  }

  private func check() {
    checkOutcome()
    guard built.outcome.report != nil else { return }
    // With --keep-going and errors, there are placeholders, but secrets must not be published.
    checkSecrets()
    checkFiles()
    guard built.isWhole else { return }
    if world.isOdd { return checkPages() }
    checkLedgers()
    if world.seed % 2 == 0 { checkSelections() }
    checkMenus()
    checkLocations()
    checkPages()
  }

  func fault(_ rule: String, _ text: @autoclosure () -> String) {
    if faults.count < 20 { faults.append("\(rule): \(text())") }
  }

  func expect(_ holds: Bool, _ rule: String, _ text: @autoclosure () -> String) {
    if !holds { fault(rule, text()) }
  }

  func text(_ path: String) -> String? { built.files[path].map { String(decoding: $0, as: UTF8.self) } }

  private func checkOutcome() {
    let outcome = built.outcome
    expect([0, 1].contains(built.exitCode), "exit code", "\(built.exitCode)")
    let stops = outcome.hasErrors && !world.keepsGoing || built.exitCode == 1 && world.isStrict && !world.keepsGoing
    expect(outcome.report == nil || !stops, "errors stop a build", "\(built.diagnostics.prefix(3))")
    expect(
      outcome.report != nil || built.exitCode == 1, "nothing published without an error",
      "\(built.diagnostics.prefix(3))")
    for diagnostic in outcome.diagnostics {
      let words = diagnostic.message
      expect(
        !words.isEmpty && !words.hasSuffix(".") && diagnostic.file != "", "diagnostics name what is wrong", words)
    }
  }

  // MARK: - Secrets

  /// Tokens of content that must not be published.
  private var secretTokens: Set<String> {
    var secret: Set<String> = []
    var open: Set<String> = []
    let ledgers = LedgerFacts.all(in: world)
    let privatePaths = Set(ledgers.filter { !$0.isPublic }.flatMap(\.paths))
    let privateLedgers = Set(ledgers.filter { !$0.isPublic }.map(\.id))
    for file in world.files {
      var isPrivate = privatePaths.contains(file.path) || file.path.contains("/_")
      var own = tokens(in: file.path)
      switch file.content {
      case .tree(let node):
        if file.path.hasPrefix("Content/goals/"), let ledger = node["ledger"]?.written {
          isPrivate = privateLedgers.contains(ledger)
        }
        if file.path.hasPrefix("Content/menus/") {
          collect(node, isHidden: false, &open, &secret)
        } else {
          own.formUnion(node.texts.flatMap { tokens(in: $0) })
        }
      case .records(let records): own.formUnion(records.flatMap(\.texts).flatMap { tokens(in: $0) })
      case .page(let front, let text):
        if front?["draft"] == .flag(true) { isPrivate = true }
        own.formUnion((front?.texts ?? []).flatMap { tokens(in: $0) } + tokens(in: text))
      // An asset is public if anything public refers to it.
      case .bytes where file.path.hasPrefix("Content/assets/"): isPrivate = true
      case .bytes: break
      }
      if isPrivate { secret.formUnion(own) } else { open.formUnion(own) }
    }
    // Receipts are private even if a public ledger names them.
    let ofReceipts = receipts.flatMap { file in
      tokens(in: (file.path.split(separator: "/").last ?? "") + String(decoding: file.bytes, as: UTF8.self))
    }
    return secret.subtracting(open).union(ofReceipts)
  }

  private var receipts: [World.File] { world.files.filter { $0.path.contains("/receipts/") } }

  /// Tokens of hidden items and options are secret.
  private func collect(_ node: Node, isHidden: Bool, _ open: inout Set<String>, _ secret: inout Set<String>) {
    let isHidden = isHidden || node["status"] == .text("hidden")
    switch node {
    case .object(let members):
      for member in members {
        collect(.text(member.key), isHidden: isHidden, &open, &secret)
        collect(member.value, isHidden: isHidden, &open, &secret)
      }
    case .list(let elements): for element in elements { collect(element, isHidden: isHidden, &open, &secret) }
    case .text(let text), .literal(let text):
      if isHidden { secret.formUnion(tokens(in: text)) } else { open.formUnion(tokens(in: text)) }
    }
  }

  // MARK: - Files

  /// Metadata of pictures is removed, and static files are in place.
  private func checkFiles() {
    let metadata = Array(SamplePictures.secret.utf8)
    for (path, bytes) in built.files where path.contains("/assets/") {
      expect(!contains(bytes, metadata), "pictures have no metadata", path)
    }
    guard built.isWhole else { return }
    for file in receipts {
      let path = "reports/attachments/" + file.path.dropFirst("Content/".count)
      expect(built.files[path].map { $0 == file.bytes } ?? true, "receipts are copied as they are", path)
    }
    for file in world.files where file.path.hasPrefix("Content/static/") {
      let path = "site/" + file.path.dropFirst("Content/static/".count)
      expect(built.files[path] == file.bytes, "static files are copied", path)
    }
  }

  private func tokens(in text: String) -> Set<String> { Set(text.matches(of: /wq\d+z/).map { String($0.0) }) }

  private func checkSecrets() {
    let secrets = secretTokens
    let costs = ["77310.19", "77,310.19", "77310,19", "77.310,19", "7731.019"].map { Array($0.utf8) }
    let hasCosts = world.files.contains { file in
      if case .tree(let node) = file.content { node.texts.contains("cost") } else { false }
    }
    let isUnsafe = world.site["markdown"]?["unsafe"] == .flag(true)
    for (path, bytes) in built.files.sorted(by: { $0.key < $1.key }) {
      if !isUnsafe, path.hasSuffix(".html") {
        expect(!contains(bytes, Array("<zqtag".utf8)), "content is escaped", path)
      }
      guard path.hasPrefix("site/") else { continue }
      for found in secrets.intersection(foundTokens(in: bytes).union(tokens(in: path))) {
        fault("secrets stay off the site", "\(found) in \(path)")
      }
      for cost in costs where hasCosts && contains(bytes, cost) { fault("costs stay off the site", path) }
    }
  }

  /// As `tokens(in:)`, for bytes.
  private func foundTokens(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    forEach(UInt8(ascii: "q"), in: bytes) { place in
      guard place > 0, bytes[place - 1] == UInt8(ascii: "w") else { return }
      let digits = bytes[(place + 1)...].prefix { $0 >= 0x30 && $0 <= 0x39 }
      if !digits.isEmpty, digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "z") {
        found.insert(String(decoding: bytes[(place - 1)...digits.endIndex], as: UTF8.self))
      }
    }
    return found
  }
}

/// Calls `body` with each index of a byte.
private func forEach(_ byte: UInt8, in bytes: [UInt8], _ body: (Int) -> Void) {
  bytes.withUnsafeBytes { bytes in
    guard let base = bytes.baseAddress else { return }
    var start = 0
    while start < bytes.count, let found = memchr(base + start, Int32(byte), bytes.count - start) {
      let place = UnsafeRawPointer(found) - base
      body(place)
      start = place + 1
    }
  }
}

func contains(_ bytes: [UInt8], _ other: [UInt8]) -> Bool {
  guard let first = other.first else { return true }
  var isFound = false
  forEach(first, in: bytes) { place in
    if !isFound, bytes.count - place >= other.count, bytes[place..<place + other.count].elementsEqual(other) {
      isFound = true
    }
  }
  return isFound
}
