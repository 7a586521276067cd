import Foundation
import MenugenPublishing
import Testing

/// A process that builds again and again looks at the files of kept units later.
@Suite struct KnownOutputTests {
  private let folder: OutputFolder
  private let known = KnownOutput()
  private let home = TestUnit("home", ["site/index.html": "Home"])
  private let bank = TestUnit("bank", ["reports/bank/index.html": "Bank", "reports/bank/report.csv": "a,b"])
  private var changed: TestUnit { TestUnit("home", ["site/index.html": "New home"]) }
  private var pages: [String: String] { changed.pages.merging(bank.pages) { $1 } }

  init() throws { folder = try OutputFolder() }

  @discardableResult
  private func build(_ units: [TestUnit]) throws -> Int {
    var options = PublishingOptions(durable: false)
    options.known = known
    var rendered = 0
    try publish(units, into: folder, options, rendered: &rendered)
    return rendered
  }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
  }

  @Test("A file that is removed after a build is missed by the next one, found by the check, and written again")
  func findsRemovedFiles() throws {
    try build([home, bank])
    #expect(known.check(100, in: folder.path) == .intact)
    try remove("reports/bank/report.csv")
    #expect(try build([changed, bank]) == 1)
    #expect(try folder.files()["reports/bank/report.csv"] == nil)
    #expect(known.check(100, in: folder.path) == .changed)
    known.forget()
    #expect(try build([changed, bank]) == 1)
    #expect(try folder.files() == pages)
    #expect(known.check(100, in: folder.path) == .intact)
  }

  @Test("A changed file is found, too", arguments: ["site/index.html", "reports/bank/index.html"])
  func findsChangedFiles(path: String) throws {
    try build([home, bank])
    try folder.write("Other bytes", to: path)
    #expect(known.check(100, in: folder.path) == .changed)
    known.forget()
    try build([changed, bank])
    #expect(try folder.files() == pages)
  }

  @Test("After another program's build, every file is looked at")
  func seesOtherBuilds() throws {
    try build([home, bank])
    try publish([changed, bank], into: folder)
    #expect(known.check(100, in: folder.path) == .changed)
    try remove("reports/bank/report.csv")
    #expect(try build([changed, bank]) == 1)
    #expect(try folder.files() == pages)
  }

  @Test("A build looks at every file if the output or its record was deleted", arguments: ["", ".menugen/manifest"])
  func seesDeletedOutput(path: String) throws {
    try build([home, bank])
    try remove(path)
    #expect(known.check(100, in: folder.path) == .changed)
    try build([changed, bank])
    #expect(try folder.files().filter { $0.value != "" } == pages)
  }

  @Test("A check may stop and go on") func goesOn() throws {
    #expect(known.check(1, in: folder.path) == .intact, "nothing is known")
    try build([home, bank])
    // The units are in the order of their keys: `bank` has two files.
    #expect(known.check(1, in: folder.path) == .unfinished)
    #expect(known.check(1, in: folder.path) == .intact)
    #expect(known.check(1, in: folder.path) == .intact)
    try remove("site/index.html")
    try build([home, bank])
    #expect(known.check(1, in: folder.path) == .unfinished)
    #expect(known.check(1, in: folder.path) == .changed)
  }

  @Test("Whatever it knew, a build after changes and removals gives the bytes of a first one")
  func equalsFirstBuilds() throws {
    for units in [[home, bank], [changed, bank], [bank], [bank], [changed], [home, bank], [home, bank]] {
      try build(units)
      let pages = units.reduce(into: [String: String]()) { $0.merge($1.pages) { $1 } }
      #expect(try folder.files() == pages)
      #expect(known.check(100, in: folder.path) == .intact)
    }
  }
}
