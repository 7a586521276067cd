import MenugenFiles
import Foundation
import MenugenPublishing
import Synchronization
import Testing

/// Makes the n-th call that changes the disk fail; after a kill, all later calls fail, too.
final class Fault: Sendable {
  private let calls = Atomic(0)
  private let at: Int
  private let kills: Bool
  private let exchanges: Bool
  private let links: Bool

  init(at: Int, kills: Bool, exchanges: Bool = true, links: Bool = true) {
    self.at = at
    self.kills = kills
    self.exchanges = exchanges
    self.links = links
  }

  var happened: Bool { calls.load(ordering: .relaxed) >= at }

  func code(_ change: Folder.Change) -> Int32? {
    let call = calls.add(1, ordering: .relaxed).newValue
    if call == at || kills && call > at { return ENOSPC }
    if change == .exchange, !exchanges { return ENOSYS }
    return change == .link && !links ? EPERM : nil
  }

  func options(force: Bool) -> PublishingOptions {
    PublishingOptions(force: force, durable: true, listsChanges: true) { [self] in code($0) }
  }
}

/// A crash test: the pages before and after a build, and its options.
struct CrashCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var before: [String: [String: String]]
  var after: [String: [String: String]]
  var force = false
  var exchanges = true
  var links = true

  func with(_ description: String, force: Bool = false, exchanges: Bool = true, links: Bool = true) -> CrashCase {
    var copy = self
    copy.testDescription = description
    copy.force = force
    copy.exchanges = exchanges
    copy.links = links
    return copy
  }

  static func units(_ pages: [String: [String: String]]) -> [TestUnit] {
    pages.map { TestUnit($0.key, $0.value) }.sorted { $0.key < $1.key }
  }

  static let edit = CrashCase(
    testDescription: "an edit",
    before: [
      "menus/dinner": ["site/menus/dinner/index.html": "old", "site/menus/dinner/a/index.html": "a"],
      "gone": ["site/gone/deep/index.html": "gone", "site/gone/deep/x.txt": "x"],
      "bank": ["reports/bank/index.html": "old"], "home": ["site/index.html": "home"],
    ],
    after: [
      "menus/dinner": [
        "site/menus/dinner/index.html": "new", "site/menus/dinner/a/index.html": "a",
        "site/menus/dinner/b/index.html": "b",
      ],
      "bank": ["reports/bank/index.html": "new", "reports/bank/2026-01/index.html": "january"],
      "home": ["site/index.html": "home"],
    ])

  static let all: [CrashCase] = [
    edit, edit.with("without exchange", exchanges: false),
    edit.with("without exchange or links", exchanges: false, links: false), edit.with("by force", force: true),
    edit.with("by force, without exchange", force: true, exchanges: false),
    edit.with("by force, without exchange or links", force: true, exchanges: false, links: false),
    CrashCase(testDescription: "a first build", before: [:], after: edit.before),
    CrashCase(testDescription: "all gone", before: edit.before, after: [:]),
  ]
}

@Suite struct CrashTests {
  private func start(_ crash: CrashCase) throws -> OutputFolder {
    let folder = try OutputFolder()
    if !crash.before.isEmpty {
      try publish(CrashCase.units(crash.before), into: folder)
      try folder.write("mine", to: "site/gone/own.txt")
    }
    return folder
  }

  private func files(_ pages: [String: [String: String]], _ crash: CrashCase) -> [String: String] {
    var files = pages.values.reduce(into: [:]) { $0.merge($1) { $1 } }
    if !crash.before.isEmpty { files["site/gone/own.txt"] = "mine" }
    return files
  }

  @Test(arguments: CrashCase.all)
  func killedAtAnyCallTheOutputIsWholeOldOrNew(crash: CrashCase) throws {
    let (old, new) = (files(crash.before, crash), files(crash.after, crash))
    var seen: Set<Bool> = []
    for call in 1... {
      let folder = try start(crash)
      let fault = Fault(at: call, kills: true, exchanges: crash.exchanges, links: crash.links)
      _ = try? publish(CrashCase.units(crash.after), into: folder, fault.options(force: crash.force))
      guard fault.happened else {
        #expect(call > 10)
        break
      }
      try Publication.open(folder.path).abandon()
      let found = try folder.files()
      #expect(found == old || found == new, "killed at call \(call)")
      seen.insert(found == new)
      #expect(try folder.state().isSubset(of: ["lock", "manifest"]), "killed at call \(call)")
      // The next build can continue from the recovered state.
      try publish(CrashCase.units(crash.after), into: folder)
      #expect(try folder.files() == new, "killed at call \(call)")
      try publish(CrashCase.units(crash.before), into: folder)
      #expect(try folder.files() == old, "killed at call \(call)")
    }
    #expect(seen == [false, true])
  }

  @Test("A failure at any call leaves the old output or the new one", arguments: CrashCase.all)
  func failureAtAnyCall(crash: CrashCase) throws {
    let (old, new) = (files(crash.before, crash), files(crash.after, crash))
    for call in 1... {
      let folder = try start(crash)
      let fault = Fault(at: call, kills: false, exchanges: crash.exchanges, links: crash.links)
      do {
        try publish(CrashCase.units(crash.after), into: folder, fault.options(force: crash.force))
        // An emptied folder may remain until the next build, and so may staged files that can't be linked.
        var found = try folder.files().filter { !$0.key.hasSuffix("/") }
        if fault.happened, crash.force, !crash.links { found["site/gone/own.txt"] = "mine" }
        #expect(found == new, "failed at call \(call)")
        if !fault.happened { break }
      } catch let error as PublishingError {
        #expect(!error.isContentError)
        #expect(try folder.files() == old, "failed at call \(call)")
        #expect(try folder.state().isSubset(of: ["lock", "manifest"]), "failed at call \(call)")
      }
      try publish(CrashCase.units(crash.after), into: folder)
      #expect(try folder.files() == new, "failed at call \(call)")
    }
  }

  /// Recovery is killed at each of its calls, too.
  @Test(arguments: [CrashCase.edit, CrashCase.edit.with("by force", force: true)])
  func killedWhileRecoveringTheOutputIsStillWhole(crash: CrashCase) throws {
    let (old, new) = (files(crash.before, crash), files(crash.after, crash))
    for call in 1... {
      let probe = try start(crash)
      let fault = Fault(at: call, kills: true)
      _ = try? publish(CrashCase.units(crash.after), into: probe, fault.options(force: crash.force))
      guard fault.happened else { break }
      for second in 1... {
        let folder = try start(crash)
        let first = Fault(at: call, kills: true)
        _ = try? publish(CrashCase.units(crash.after), into: folder, first.options(force: crash.force))
        let again = Fault(at: second, kills: true)
        (try? Publication.open(folder.path, again.options(force: false)))?.abandon()
        try Publication.open(folder.path).abandon()
        let found = try folder.files()
        #expect(found == old || found == new, "killed at call \(call), then \(second)")
        if !again.happened { break }
      }
    }
  }
}
