import MenugenFiles
import Foundation
import MenugenPublishing
import Testing

/// Kills a build at each of its calls, then copies its output, as a CI cache does, or damages or removes the journal.
@Suite struct LostJournalTests {
  enum Damage: String, CaseIterable, Sendable {
    case copied, journalRemoved, journalCut, journalFlipped, copiedWithoutJournal, stageRemoved
  }

  private func damage(_ folder: OutputFolder, _ damage: Damage) throws {
    let files = FileManager.default
    let journal = "\(folder.path)/.menugen/journal"
    switch damage {
    case .copied: break
    case .journalRemoved, .copiedWithoutJournal: try? files.removeItem(atPath: journal)
    case .stageRemoved:
      try? files.removeItem(atPath: journal)
      try? files.removeItem(atPath: "\(folder.path)/.menugen/stage")
    case .journalCut, .journalFlipped:
      guard var bytes = files.contents(atPath: journal) else { return }
      if damage == .journalCut { bytes.removeLast(bytes.count / 2) } else { bytes[bytes.count / 2] ^= 1 }
      try bytes.write(to: URL(fileURLWithPath: journal))
    }
    guard damage == .copied || damage == .copiedWithoutJournal, files.fileExists(atPath: folder.path) else { return }
    try files.copyItem(atPath: folder.path, toPath: folder.root + "/copy")
    try files.removeItem(atPath: folder.path)
    try files.moveItem(atPath: folder.root + "/copy", toPath: folder.path)
  }

  @Test("The next build gives the bytes of a fresh one", arguments: CrashCase.all, Damage.allCases)
  func heals(crash: CrashCase, damage: Damage) throws {
    // At one point, only the stage has the old tree.
    if damage == .stageRemoved, !crash.exchanges { return }
    for call in 1... {
      let fault = Fault(at: call, kills: true, exchanges: crash.exchanges, links: crash.links)
      let folder = try OutputFolder()
      if !crash.before.isEmpty {
        try publish(CrashCase.units(crash.before), into: folder)
        try folder.write("mine", to: "site/gone/own.txt")
      }
      _ = try? publish(CrashCase.units(crash.after), into: folder, fault.options(force: crash.force))
      guard fault.happened else {
        #expect(call > 10)
        break
      }
      try self.damage(folder, damage)
      // The content is that of the killed build, or of the one before.
      for pages in [call % 2 == 0 ? crash.after : crash.before, crash.after] {
        var expected = pages.values.reduce(into: [String: String]()) { $0.merge($1) { $1 } }
        if !crash.before.isEmpty { expected["site/gone/own.txt"] = "mine" }
        try publish(CrashCase.units(pages), into: folder)
        #expect(try folder.files().filter { !$0.key.hasSuffix("/") } == expected, "killed at call \(call)")
        #expect(try folder.state().isSubset(of: ["lock", "manifest"]), "killed at call \(call)")
      }
    }
  }
}
