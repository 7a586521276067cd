import Foundation
import MenugenPublishing
import Testing

/// An output without a manifest: menugen's files can't be identified.
@Suite struct LostManifestTests {
  enum Damage: String, CaseIterable, Sendable { case removed, cut, otherVersion, link, folder }

  private let folder: OutputFolder
  private let home = TestUnit("home", ["site/index.html": "Home", "site/de/index.html": "Home", "site/robots.txt": ""])
  private let published = TestUnit(
    "ledgers/bank",
    [
      "site/ledgers/bank/index.html": "812.40", "site/ledgers/bank/report.csv": "812.40", "site/goals.txt": "812.40",
      "site/de/ledgers/bank/2026-03/index.html": "812.40", "site/pt-BR/goals/trip/index.html": "812.40",
      "site/assets/receipt.pdf": "812.40", "site/about/bank/index.html": "812.40", "site/de/goals.txt": "812.40",
      "reports/index.html": "all", "reports/gone/report.json": "old",
    ])
  private let hidden = TestUnit("ledgers/bank", ["reports/bank/index.html": "812.40", "reports/index.html": "all"])

  init() throws { folder = try OutputFolder() }

  private func damage(_ damage: Damage) throws {
    let path = "\(folder.path)/.menugen/manifest"
    var bytes = try #require(FileManager.default.contents(atPath: path))
    try FileManager.default.removeItem(atPath: path)
    switch damage {
    case .removed: return
    case .cut: bytes.removeLast(9)
    case .otherVersion: bytes[8] = 9
    case .link: return try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../mine")
    case .folder: return try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  @Test("What a build may have written is built again from nothing", arguments: Damage.allCases, [false, true])
  func leavesNothingThatABuildMayHaveWritten(damage: Damage, force: Bool) throws {
    try publish([home, published], into: folder)
    for path in ["site/CNAME", "site/own/photo.jpg", "site/.well-known/x", "reports/plan.xlsx"] {
      try folder.write("mine", to: path)
    }
    try folder.write("mine", to: "site/menus/old/photo.jpg")
    try self.damage(damage)
    let options = PublishingOptions(force: force, durable: false)
    let report = try publish([home, hidden], into: folder, options)
    var expected = home.pages.merging(hidden.pages) { $1 }
    for path in ["site/CNAME", "site/own/photo.jpg", "site/.well-known/x", "reports/plan.xlsx"] {
      expected[path] = "mine"
    }
    #expect(try folder.files() == expected)
    #expect(report.unknownPaths == ["reports/plan.xlsx", "site/CNAME", "site/own/photo.jpg"])
    // Nothing is deleted.
    #expect(try folder.state() == ["lock", "manifest", "replaced"])
    let kept = "\(folder.path)/.menugen/replaced/site"
    #expect(try String(contentsOfFile: "\(kept)/menus/old/photo.jpg", encoding: .utf8) == "mine")
    #expect(try String(contentsOfFile: "\(kept)/assets/receipt.pdf", encoding: .utf8) == "812.40")

    var rendered = 0
    let next = try publish([home, hidden], into: folder, rendered: &rendered)
    #expect(rendered == 0 && next.unknownPaths == [])
  }

  @Test("Files where menugen never built are refused")
  func refusesFilesOfOthers() throws {
    try folder.write("mine", to: "site/index.html")
    let error = #expect(throws: PublishingError.self) { try publish([home], into: folder) }
    #expect(error == .foreignTrees(["\(folder.path)/site"]))
    #expect(try folder.state() == [])
    #expect(try folder.files() == ["site/index.html": "mine"])
  }
}
