import Foundation
import Testing

/// Kills the real binary at every call that changes the disk, and restarts it.
@Suite(.enabled(if: canTrace, cannotTrace)) struct KillTests {
  /// The content of the previous build and of the killed one, with its options.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: [String: String]?
    var new: [String: String]
    var options: [String] = []
    /// The call at which an earlier build was killed; the tested build completes or undoes it.
    var killedBefore: String?
  }

  private static let old = Sites.small.filter { !$0.key.contains("pages") && !$0.key.contains("assets") }
  /// A changed price, a removed item and a new one, and other movements.
  private static let new = old.merging(
    [
      "Content/menus/dinner.yaml": Sites.dinner.replacing("7.50", with: "7.90")
        .replacing("id: marinara, name: Marinara", with: "id: diavola, name: Diavola"),
      "Content/movements/bank.json": Sites.katas,
    ]) { $1 }

  static let cases = [
    Case(testDescription: "a first build", new: old),
    Case(testDescription: "an edit", old: old, new: new),
    Case(testDescription: "by force", old: old, new: new, options: ["--force"]),
    Case(testDescription: "a decided edit", old: old, new: new, killedBefore: "rename .menugen/manifest"),
    Case(
      testDescription: "a decided build by force", old: old, new: new, options: ["--force"],
      killedBefore: "rename reports"),
  ]

  @Test(arguments: cases) func leavesTheWholeOldOrTheWholeNewOutput(_ kase: Case) throws {
    let site = try KilledSite(kase)
    let whole = try site.traced(.none)
    #expect(!whole.wasKilled && whole.run.status == 0)
    #expect(whole.calls.count > 10)
    #expect(try site.folder.tree("Output") == site.new)

    var seen: Set<Bool> = []
    for (index, call) in whole.calls.enumerated() where !Self.isLikeAnother(call) {
      try site.prepare()
      let killed = try site.traced(.kill(at: index + 1))
      #expect(killed.wasKilled && killed.calls.last == call, "\(index + 1): \(call)")
      try site.expectWholeFiles("killed before: \(call)")
      seen.insert(try site.expectWholeOutput("killed before: \(call), started again"))
    }
    #expect(seen == (kase.killedBefore == nil ? [false, true] : [true]))
  }

  /// One of the theme's files is enough, since all are written alike.
  private static func isLikeAnother(_ call: String) -> Bool {
    call.contains("theme/") && !call.contains(/ink\.css|theme\/[^\/]*$/)
  }
}

/// A site whose builds are killed.
private final class KilledSite {
  let kase: KillTests.Case
  let folder: TemporaryFolder
  private(set) var old: [String: Data] = [:]
  private(set) var new: [String: Data] = [:]
  private var killedAt: Int?

  init(_ kase: KillTests.Case) throws {
    self.kase = kase
    folder = try TemporaryFolder(inMemory: true)
    if let content = kase.old {
      try write(content)
      #expect(try build().status == 0)
      old = try folder.tree("Output")
      try shell("mv Output Before", in: folder.path)
    }
    try write(kase.new)
    try prepare()
    let whole = try trace(kase.options, .none)
    new = try folder.tree("Output")
    if let killedBefore = kase.killedBefore {
      killedAt = try #require(whole.calls.firstIndex(of: killedBefore), "\(whole.calls)") + 1
    }
    try prepare()
  }

  /// Restores the folder before the killed build. Files aren't overwritten in place, so hard links preserve inode and
  /// time.
  func prepare() throws {
    try shell("rm -rf Output; if [ -d Before ]; then cp -al Before Output; fi", in: folder.path)
    if let killedAt { #expect(try trace(kase.options, .kill(at: killedAt)).wasKilled) }
  }

  /// Runs the tested build. One that completes another has no options.
  func traced(_ fault: Fault) throws -> TracedRun { try trace(kase.killedBefore == nil ? kase.options : [], fault) }

  private func trace(_ options: [String], _ fault: Fault) throws -> TracedRun {
    try CommandsTests.traced(
      ["build", "--jobs", "1"] + options, in: folder.path, below: folder.place("Output"), fault)
  }

  private func build() throws -> Run {
    try menugen("build", "--no-sync", in: folder.path, environment: ["LLVM_PROFILE_FILE": "/dev/null"])
  }

  /// Expects complete files, before any recovery.
  func expectWholeFiles(_ when: String) throws {
    guard folder.exists("Output") else { return }
    let standing = try folder.tree("Output")
    #expect(standing.filter { old[$0.key] != $0.value && new[$0.key] != $0.value }.keys.sorted() == [], "\(when)")
    guard kase.options.contains("--force") || kase.old == nil else { return }
    for tree in ["site/", "reports/"] {
      func part(_ files: [String: Data]) -> [String: Data] { files.filter { $0.key.hasPrefix(tree) } }
      #expect(part(standing) == part(old) || part(standing) == part(new), "\(tree), \(when)")
    }
  }

  /// Starts a build that only recovers, since its content has an error.
  ///
  /// Returns whether the new output is in place.
  func expectWholeOutput(_ when: String) throws -> Bool {
    try folder.write("name: [", to: "Content/menus/broken.yaml")
    #expect(try build().status == 1, "\(when)")
    try FileManager.default.removeItem(atPath: folder.place("Content/menus/broken.yaml"))
    let standing = folder.exists("Output") ? try folder.tree("Output") : [:]
    #expect(standing == old || standing == new, "\(when)")
    let own = folder.exists("Output/.menugen") ? try folder.everything("Output/.menugen") : [:]
    if standing == new {
      // The next build can continue from the recovered state.
      #expect(Set(own.keys) == ["lock", "manifest"], "\(when)")
      #expect(try build().output.contains(": 0 files written, "), "\(when)")
      return true
    }
    // Nothing is left of the killed build.
    #expect(try own == (kase.old == nil ? [:] : folder.everything("Before/.menugen")), "\(when)")
    return false
  }

  private func write(_ content: [String: String]) throws {
    for (path, text) in content { try folder.write(text, to: path) }
  }
}
