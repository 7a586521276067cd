import MenugenDiagnostics
import Foundation
import MenugenPublishing
import Testing
import MenugenText

@Suite struct PublicationTests {
  private let folder: OutputFolder
  private let dinner = TestUnit(
    "menus/dinner",
    [
      "site/menus/dinner/index.html": "Dinner", "site/menus/dinner/menu.txt": "Dinner as text",
      "site/menus/dinner/margherita/index.html": "Margherita", "site/menus/dinner/marinara/index.html": "Marinara",
    ])
  private let home = TestUnit("home", ["site/index.html": "Home"])
  private let bank = TestUnit("ledgers/bank", ["reports/bank/index.html": "Bank", "reports/bank/report.csv": "a,b"])

  init() throws { folder = try OutputFolder() }

  private var pages: [String: String] {
    [dinner, home, bank].reduce(into: [:]) { $0.merge($1.pages) { $1 } }
  }

  /// Buffered pages of a full build: many small ones, one above the limit, and an image between.
  @Test(arguments: [false, true]) func pagesThatWaitAreWrittenAsTheyCame(force: Bool) throws {
    try publish([home], into: folder)
    let publication = try Publication.open(folder.path, PublishingOptions(force: force, durable: false))
    let writer = publication.makeWriter()
    var expected: [String: String] = [:]
    writer.begin("large", ContentHash(low: 1, high: 2))
    for number in 0..<300 {
      let text = String(repeating: "\(number) ", count: number == 150 ? 300_000 : number)
      expected["site/large/\(number)/index.html"] = text
      try writer.write(.site, "large/\(number)/index.html") { $0.append(text) }
      if number % 100 == 7 {
        expected["site/large/\(number).svg"] = "<svg/>"
        try writer.write(.site, "large/\(number).svg", Array("<svg/>".utf8))
      }
    }
    try writer.finish()
    #expect(try publication.commit().written == 303)
    #expect(try folder.files() == expected)
  }

  @Test func firstBuildMakesBothTrees() throws {
    let report = try publish([dinner, home, bank], into: folder)
    #expect(try folder.files() == pages)
    #expect(report.written == 7 && report.unchanged == 0 && report.removed == 0)
    #expect(try folder.state() == ["lock", "manifest"])
  }

  @Test func buildWithNothingChangedTouchesNothing() throws {
    try publish([dinner, home, bank], into: folder)
    let before = try folder.identities()
    var rendered = 0
    let report = try publish([home, bank, dinner], into: folder, rendered: &rendered)
    #expect(rendered == 0)
    #expect(report.written == 0 && report.unchanged == 7)
    #expect(try folder.identities() == before)
  }

  @Test func changedPageAloneIsWritten() throws {
    try publish([dinner, home, bank], into: folder)
    let before = try folder.identities()
    var changed = dinner
    changed.pages["site/menus/dinner/marinara/index.html"] = "Marinara, dearer"
    let report = try publish(
      [changed, home, bank], into: folder, PublishingOptions(durable: false, listsChanges: true))
    #expect(report.changedPaths == ["site/menus/dinner/marinara/index.html"])
    #expect(report.removedPaths == [] && report.written == 1 && report.unchanged == 6)
    let after = try folder.identities()
    let touched = Set(after.keys.filter { after[$0] != before[$0] && !$0.hasPrefix(".menugen") })
    // The exchange changes the page's folder.
    #expect(touched.isSubset(of: ["site/menus/dinner/marinara/index.html", "site/menus/dinner/marinara"]))
    #expect(try folder.files()["site/menus/dinner/marinara/index.html"] == "Marinara, dearer")
    #expect(try folder.state() == ["lock", "manifest"])
  }

  @Test("Pages without a source are removed with their folders") func removesStalePages() throws {
    try publish([dinner, home, bank], into: folder)
    var smaller = dinner
    smaller.pages["site/menus/dinner/marinara/index.html"] = nil
    let report = try publish([smaller, home], into: folder, PublishingOptions(durable: false, listsChanges: true))
    #expect(
      report.removedPaths == [
        "reports/bank/index.html", "reports/bank/report.csv", "site/menus/dinner/marinara/index.html",
      ])
    #expect(try folder.files() == smaller.pages.merging(home.pages) { $1 })
  }

  @Test func pageMayMoveFromOneUnitToAnother() throws {
    try publish([dinner, home], into: folder)
    var without = dinner
    let moved = without.pages.removeValue(forKey: "site/menus/dinner/menu.txt")
    var with = home
    with.pages["site/menus/dinner/menu.txt"] = "\(moved!), moved"
    try publish([without, with], into: folder)
    #expect(try folder.files() == without.pages.merging(with.pages) { $1 })
  }

  @Test(arguments: [false, true], [false, true]) func pageAndFolderMayChangePlaces(force: Bool, isOneUnit: Bool) throws
  {
    let file = TestUnit("a", ["site/a": "file"])
    let below = TestUnit(isOneUnit ? "a" : "b", ["site/a/index.html": "below", "site/a/deep/x": "deep"])
    for unit in [file, below, file] {
      try publish([unit, home], into: folder, PublishingOptions(force: force, durable: false))
      #expect(try folder.files() == unit.pages.merging(home.pages) { $1 })
      #expect(try folder.state() == ["lock", "manifest"])
    }
  }

  /// A user's file is in a folder that a page would replace, or has the path of a required folder.
  @Test(arguments: [false, true], ["site/a/own", "site/a/deep/own", "site/b", "site/index.html/own"])
  func pagesLeaveOthersFoldersAlone(force: Bool, own: String) throws {
    try publish([home, TestUnit("a", ["site/a/index.html": "a", "site/a/deep/x": "deep"])], into: folder)
    if own.hasPrefix("site/index") { try FileManager.default.removeItem(atPath: "\(folder.path)/site/index.html") }
    try folder.write("mine", to: own)
    let before = try folder.identities()
    let new = [
      TestUnit("home", ["site/index.html": "new"]), TestUnit("a", ["site/a": "file"]),
      TestUnit("b", ["site/b/index.html": "b"]),
    ]
    let error = #expect(throws: PublishingError.self) {
      try publish(new, into: folder, PublishingOptions(force: force, durable: false))
    }
    guard case .occupied(let paths) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(paths.count == 1 && own.hasPrefix("site/\(paths.first?.split(separator: "/")[1] ?? "?")"))
    let after = try folder.identities()
    #expect(after.filter { $0.key != ".menugen" } == before.filter { $0.key != ".menugen" })
  }

  @Test(
    arguments: [false, true],
    [
      ("site/menus/A/index.html", "site/menus/a/index.html"), ("site/a.html", "site/A.html"),
      ("site/caf\u{E9}.html", "site/cafe\u{301}.html"), ("site/STRASSE", "site/straße"),
    ])
  func pathsThatManyDisksTakeForOneAreErrors(isFirst: Bool, paths: (String, String)) throws {
    let (one, other) = (TestUnit("one", [paths.0: "1"]), TestUnit("other", [paths.1: "2"]))
    if !isFirst { try publish([one], into: folder) }
    let before = try folder.files()
    let error = #expect(throws: PublishingError.self) { try publish([one, other], into: folder) }
    let isInOrder = paths.0.utf8.lexicographicallyPrecedes(paths.1.utf8)
    let (low, high) = isInOrder ? paths : (paths.1, paths.0)
    let collision = PublishingError.Collision(path: low, units: ["one", "other"], kind: .folded(high))
    #expect(error == .collisions([collision]))
    #expect(error?.isContentError == true)
    #expect(error?.diagnostics.first?.message.hasSuffix("can't tell apart: the other is \(high)") == true)
    #expect(try folder.files() == before)
    // A page may replace another.
    try publish([other], into: folder)
    #expect(try folder.files() == other.pages)
  }

  @Test(arguments: [false, true]) func pageWhereAnotherNeedsAFolderIsAnError(isFirst: Bool) throws {
    let (file, below) = (TestUnit("file", ["site/a": "1"]), TestUnit("below", ["site/a/b/index.html": "2"]))
    if !isFirst { try publish([file], into: folder) }
    let error = #expect(throws: PublishingError.self) { try publish([below, file], into: folder) }
    let collision = PublishingError.Collision(
      path: "site/a", units: ["file", "below"], kind: .folder(of: "site/a/b/index.html"))
    #expect(error == .collisions([collision]))
    #expect(
      error?.diagnostics.first?.message.hasPrefix("'below' and 'file' produce a page where a folder") == true)
    #expect(try folder.files() == (isFirst ? [:] : file.pages))
  }

  @Test(arguments: [false, true])
  func filesOfOthersStay(force: Bool) throws {
    try publish([dinner, home, bank], into: folder)
    try folder.write("mine", to: "site/CNAME")
    try folder.write("mine", to: "site/menus/dinner/marinara/photo.jpg")
    try folder.write("mine", to: "site/own/deep/file")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/site/empty/below", withIntermediateDirectories: true)
    try folder.write("", to: ".gitkeep")
    var smaller = dinner
    smaller.pages["site/menus/dinner/marinara/index.html"] = nil
    try publish([smaller, home], into: folder, PublishingOptions(force: force, durable: false))
    var expected = smaller.pages.merging(home.pages) { $1 }
    for name in ["site/CNAME", "site/menus/dinner/marinara/photo.jpg", "site/own/deep/file"] { expected[name] = "mine" }
    expected["site/empty/below/"] = ""
    #expect(try folder.files() == expected)
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/.gitkeep"))
    #expect(try folder.state() == ["lock", "manifest"])
  }

  @Test func foreignTreeIsRefusedAndUntouched() throws {
    try folder.write("mine", to: "site/index.html")
    let before = try folder.identities()
    let error = #expect(throws: PublishingError.self) { try publish([home], into: folder) }
    #expect(error == .foreignTrees(["\(folder.path)/site"]))
    #expect(error?.diagnostics.first?.id == "output.foreign")
    let after = try folder.identities()
    #expect(after.filter { !$0.key.hasPrefix(".menugen") } == before)
  }

  @Test(arguments: ["file", "link"], [false, true])
  func treeDoesNotTakeThePlaceOfWhatSomebodyPutThere(kind: String, force: Bool) throws {
    try publish([dinner, home, bank], into: folder)
    try FileManager.default.moveItem(atPath: "\(folder.path)/site", toPath: "\(folder.root)/elsewhere")
    if kind == "file" {
      try folder.write("mine", to: "site")
    } else {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/site", withDestinationPath: "../elsewhere")
    }
    let before = try folder.identities()
    let error = #expect(throws: PublishingError.self) {
      try publish([home], into: folder, PublishingOptions(force: force, durable: false))
    }
    let place = "\(folder.path)/site"
    #expect(error == (kind == "file" ? .foreignTrees([place]) : .separate(place, .link)))
    #expect(try folder.identities() == before)
  }

  @Test(arguments: [false, true])
  func pageDoesNotTakeThePlaceOfAnothersFile(force: Bool) throws {
    try publish([home], into: folder)
    try folder.write("mine", to: "site/menus/dinner/index.html")
    let before = try folder.files()
    let error = #expect(throws: PublishingError.self) {
      try publish([home, dinner], into: folder, PublishingOptions(force: force, durable: false))
    }
    #expect(error == .occupied(["site/menus/dinner/index.html"]))
    #expect(try folder.files() == before)
    #expect(try folder.state() == ["lock", "manifest"])
  }

  @Test(arguments: [false, true])
  func twoUnitsWithOnePageAreAnErrorThatNamesBoth(isFirst: Bool) throws {
    if !isFirst { try publish([dinner], into: folder) }
    var other = home
    other.pages["site/menus/dinner/index.html"] = "twice"
    let error = #expect(throws: PublishingError.self) { try publish([dinner, other], into: folder) }
    let collision = PublishingError.Collision(path: "site/menus/dinner/index.html", units: ["home", "menus/dinner"])
    #expect(error == .collisions([collision]))
    #expect(error?.isContentError == true)
    #expect(try folder.files() == (isFirst ? [:] : dinner.pages))
    #expect(FileManager.default.fileExists(atPath: folder.path) == !isFirst)
  }

  @Test(arguments: [
    "", "/etc/passwd", "../x", "a/../../x", "a//b", "a/", "./a", "a\0b", "a\nb", "a\u{7F}b",
    String(repeating: "a/", count: 3000) + "b",
  ])
  func pathsThatLeadOutOfTheTreeAreRefused(path: String) throws {
    let publication = try Publication.open(folder.path)
    let writer = publication.makeWriter()
    writer.begin("evil", ContentHash(low: 1, high: 1))
    #expect(throws: PublishingError.badPath(path, unit: "evil")) { try writer.write(.site, path, [1]) }
    // Also with the path in parts.
    for end in [0, 1, path.count / 2] where end <= path.count {
      let (first, last) = (String(path.prefix(end)), String(path.dropFirst(end)))
      #expect(throws: PublishingError.badPath(path, unit: "evil")) {
        try writer.write(.site, first, "", last) { $0.append("x") }
      }
    }
    publication.abandon()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func deletedAndEditedOutputsAreMadeAgain() throws {
    try publish([dinner, home], into: folder)
    try FileManager.default.removeItem(atPath: "\(folder.path)/site/index.html")
    try folder.write("tampered", to: "site/menus/dinner/index.html")
    try publish([dinner, home], into: folder)
    #expect(try folder.files() == dinner.pages.merging(home.pages) { $1 })
  }

  @Test func touchedFilesWithTheSameBytesStay() throws {
    try publish([dinner, home], into: folder)
    let file = "\(folder.path)/site/index.html"
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: file)
    let before = try folder.identities()["site/index.html"]
    let report = try publish([dinner, home], into: folder)
    #expect(report.written == 0)
    #expect(try folder.identities()["site/index.html"] == before)
    var rendered = 0
    try publish([dinner, home], into: folder, rendered: &rendered)
    #expect(rendered == 0)
  }

  @Test(arguments: ["cut", "flipped", "foreign", "older", "empty"])
  func manifestThatCanNotBeUsedMeansAFullBuild(damage: String) throws {
    try publish([dinner, home], into: folder)
    try folder.write("mine", to: "site/CNAME")
    let path = URL(fileURLWithPath: "\(folder.path)/.menugen/manifest")
    var bytes = [UInt8](try Data(contentsOf: path))
    switch damage {
    case "cut": bytes.removeLast(20)
    case "flipped": bytes[bytes.count / 2] ^= 1
    case "foreign": bytes = Array("something else".utf8)
    case "older": bytes[8] = 0
    default: bytes = []
    }
    try Data(bytes).write(to: path)
    let probe = try Publication.open(folder.path)
    #expect(probe.notes.map(\.id) == ["output.manifest-lost"])
    probe.abandon()
    var rendered = 0
    try publish([dinner, home], into: folder, rendered: &rendered)
    #expect(rendered == 2)
    #expect(try folder.files() == dinner.pages.merging(home.pages) { $1 }.merging(["site/CNAME": "mine"]) { $1 })
    rendered = 0
    try publish([dinner, home], into: folder, rendered: &rendered)
    #expect(rendered == 0)
  }

  @Test func secondBuildSaysWhoHoldsTheLock() throws {
    let first = try Publication.open(folder.path)
    let error = #expect(throws: PublishingError.self) {
      try Publication.open(folder.path, PublishingOptions(patience: 50))
    }
    guard case .locked(let path, _) = error else { return #expect(Bool(false), "not locked") }
    #expect(path == folder.path)
    first.abandon()
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func processThatHoldsTheLockIsNamed() throws {
    try publish([home], into: folder)
    let other = Process()
    other.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    // Takes the lock like `FolderLock`, in another process.
    let script = """
      import fcntl, sys
      lock = open(sys.argv[1], "r+")
      fcntl.flock(lock, fcntl.LOCK_EX)
      fcntl.lockf(lock, fcntl.LOCK_EX)
      print("held", flush=True)
      sys.stdin.read()
      """
    let (input, output) = (Pipe(), Pipe())
    other.arguments = ["-c", script, "\(folder.path)/.menugen/lock"]
    other.standardInput = input
    other.standardOutput = output
    try other.run()
    #expect(output.fileHandleForReading.availableData.starts(with: "held".utf8))
    #expect(throws: PublishingError.locked(folder.path, by: other.processIdentifier)) {
      try Publication.open(folder.path, PublishingOptions(patience: 50))
    }
    try input.fileHandleForWriting.close()
    other.waitUntilExit()
    try publish([home], into: folder)
  }

  @Test(.enabled(if: FileManager.default.isReadableFile(atPath: "/proc/locks")))
  func heldLockIsSeenByOtherProcesses() throws {
    let publication = try Publication.open(folder.path)
    let inode = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/.menugen/lock")[.systemFileNumber]!
    // The kernel writes the list in pieces: a reading can miss a lock while other processes take and release theirs.
    let isSeen = try (0..<1_000).contains { _ in
      let locks = try String(contentsOfFile: "/proc/locks", encoding: .utf8)
      let ours = locks.split(separator: "\n").filter { $0.contains(":\(inode) ") }
      return ours.contains { $0.contains("FLOCK") } && ours.contains { $0.contains("POSIX") }
    }
    #expect(isSeen)
    publication.abandon()
  }

  @Test func abandonedBuildLeavesTheOldOutput() throws {
    try publish([dinner, home], into: folder)
    let before = try folder.identities()
    let publication = try Publication.open(folder.path)
    let writer = publication.makeWriter()
    writer.begin(home.key, ContentHash(low: 0, high: 1))
    try writer.write(.site, "index.html", Array("new".utf8))
    try writer.finish()
    publication.abandon()
    let after = try folder.identities()
    #expect(after.filter { $0.key != ".menugen" } == before.filter { $0.key != ".menugen" })
  }

  @Test func forceSwitchesToFreshTrees() throws {
    try publish([dinner, home, bank], into: folder)
    let before = try folder.identities()["site/index.html"]
    let report = try publish([dinner, home], into: folder, PublishingOptions(force: true, durable: true))
    #expect(try folder.files() == dinner.pages.merging(home.pages) { $1 })
    #expect(try folder.identities()["site/index.html"] != before)
    #expect(report.written == 5 && report.removed == 2)
    #expect(try folder.state() == ["lock", "manifest"])
  }
}
