import Foundation
import MenugenDeploying
import MenugenFiles
import MenugenTestSupport
import Synchronization
import Testing

/// A publish sends what differs, and a run that is cut at any point leaves no broken link and is finished by the next.
@Suite struct PublisherTests {
  private let output: TemporaryFolder
  private let crawl = Crawl()

  init() throws { output = try TemporaryFolder() }

  private func hashes(_ site: [String: [UInt8]]) -> [String: String] { site.mapValues { FileDigest(of: $0).hex } }

  /// Publishes a site, and returns the plan.
  @discardableResult
  private func publish(
    _ site: [String: [UInt8]], to target: MemoryTarget, from folder: String? = nil, force: Bool = false
  ) throws -> PublishPlan {
    let memory = PublishMemory(output: folder ?? output.path, target: "memory")
    var publisher = Publisher(hashes(site), to: target, memory: memory)
    let plan = try publisher.plan(force: force)
    try publisher.publish(plan)
    return plan
  }

  private func text(_ files: [String: String]) -> [String: [UInt8]] { files.mapValues { Array($0.utf8) } }

  /// A target's files without the record.
  private func files(_ target: MemoryTarget) -> [String: [UInt8]] {
    target.files.filter { $0.key != PublishedFiles.name }
  }

  @Test("A second publish sends nothing, and one after a change sends what changed", arguments: [false, true])
  func sendsChanges(isAtomic: Bool) throws {
    var site = text(["index.html": "a", "style.css": "b", "about/index.html": "c"])
    let first = MemoryTarget(site: site, isAtomic: isAtomic)
    #expect(try publish(site, to: first).sentCount == 3)
    #expect(files(first) == site)

    let second = MemoryTarget(first.files, site: site, isAtomic: isAtomic)
    let none = try publish(site, to: second)
    #expect(none.isEmpty && none.unchangedCount == 3 && second.changeCount == 0)

    site["index.html"] = Array("d".utf8)
    site["about/index.html"] = nil
    let third = MemoryTarget(second.files, site: site, isAtomic: isAtomic)
    let plan = try publish(site, to: third)
    #expect(plan.sentCount == 1 && plan.removedPaths == ["about/index.html"] && plan.unchangedCount == 1)
    #expect(files(third) == site)
  }

  @Test("Assets are sent first, then new pages and the home page, then changed pages; removals are last")
  func ordersSteps() throws {
    let old = text(["index.html": "1", "old/index.html": "1", "old.jpg": "1"])
    let target = MemoryTarget(site: old)
    try publish(old, to: target)
    let site = text([
      "index.html": "2", "a.jpg": "", "style.css": "", "new/index.html": "", "feed.xml": "", "sitemap.xml": "",
      "robots.txt": "",
    ])
    let record = try #require(target.readRecord())
    let plan = PublishPlan(from: try #require(PublishedFiles(record)), to: hashes(site))
    #expect(
      plan.steps.map(\.paths) == [
        ["a.jpg"], ["style.css"], ["new/index.html"], ["feed.xml"], ["sitemap.xml"], ["robots.txt"], ["index.html"],
      ])
    #expect(plan.removals == [["old/index.html"], ["old.jpg"]])
    let first = PublishPlan(from: PublishedFiles(), to: hashes(site))
    #expect(first.steps.map(\.paths).suffix(3) == [["index.html"], ["sitemap.xml"], ["robots.txt"]])
  }

  @Test("A file in place of which a folder is needed is removed first") func removesObstacles() {
    var published = PublishedFiles()
    published.files = ["about": .hash("x"), "menu/a.html": .hash("x"), "menu/b.html": .hash("x")]
    let plan = PublishPlan(from: published, to: ["about/index.html": "1", "menu": "2", "x.html": "3"])
    #expect(plan.obstacles == ["about", "menu/a.html", "menu/b.html"] && plan.removals.isEmpty)
  }

  @Test("Files that menugen didn't publish stay, and are replaced only with force") func leavesForeignFiles() throws {
    let site = text(["index.html": "new", "a.html": "a"])
    let target = MemoryTarget(text(["index.html": "theirs", "CNAME": "x"]), site: site)
    #expect(throws: PublishFault.self) { try publish(site, to: target) }
    #expect(target.changeCount == 0)
    try publish(site, to: target, force: true)
    let more = site.merging(text(["CNAME": "mine"])) { $1 }
    let next = MemoryTarget(target.files, site: more)
    #expect(throws: PublishFault.self) { try publish(more, to: next) }
    #expect(next.changeCount == 0)
    let last = MemoryTarget(target.files, site: [:])
    try publish([:], to: last)
    #expect(files(last) == text(["CNAME": "x"]))
  }

  @Test("A publish from elsewhere in between is an error, until forced") func noticesOthers() throws {
    let others = try TemporaryFolder()
    let (mine, theirs) = (text(["index.html": "mine"]), text(["index.html": "theirs"]))
    let target = MemoryTarget(site: mine)
    try publish(mine, to: target)
    let next = MemoryTarget(target.files, site: theirs)
    try publish(theirs, to: next, from: others.path)
    let last = MemoryTarget(next.files, site: mine)
    #expect(throws: PublishFault.self) { try publish(mine, to: last) }
    #expect(last.changeCount == 0)
    try publish(mine, to: last, force: true)
    #expect(files(last) == mine)
  }

  @Test("Files that others changed or removed are sent again with force", arguments: [false, true])
  func repairsFiles(isAtomic: Bool) throws {
    let site = text(["index.html": "a", "menus/a/index.html": "b", "a.css": "c"])
    let first = MemoryTarget(site: site, isAtomic: isAtomic)
    try publish(site, to: first)
    first.files["menus/a/index.html"] = nil
    first.files["index.html"] = Array("theirs".utf8)
    #expect(try publish(site, to: MemoryTarget(first.files, site: site, isAtomic: isAtomic)).isEmpty)
    let second = MemoryTarget(first.files, site: site, isAtomic: isAtomic)
    let plan = try publish(site, to: second, force: true)
    #expect(plan.steps.map(\.paths) == [["a.css"], ["menus/a/index.html"], ["index.html"]])
    #expect(files(second) == site)
    #expect(try publish(site, to: MemoryTarget(second.files, site: site, isAtomic: isAtomic)).isEmpty)
  }

  @Test("A damaged record is an error, until forced") func refusesDamagedRecord() throws {
    let site = text(["index.html": "a"])
    for record in ["", "x", "# menugen 1\n", "# menugen 1\n\(String(repeating: "0", count: 64))  ../x\n# end\n"] {
      let target = MemoryTarget([PublishedFiles.name: Array(record.utf8)], site: site)
      #expect(throws: PublishFault.self) { try publish(site, to: target) }
      try publish(site, to: target, force: true)
      #expect(files(target) == site)
    }
  }

  @Test("No bytes of a record crash, or name a path outside the target") func readsAnyRecord() throws {
    var random = SeededRandom(7)
    var record = PublishedFiles()
    record.files = ["index.html": .hash(String(repeating: "a", count: 64)), "b/c.css": .replacing, "d": .uncertain]
    #expect(PublishedFiles(record.bytes) == record)
    for _ in 0..<3000 {
      var bytes = record.bytes
      for _ in 0...Int.random(in: 0..<4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default:
          bytes.insert(contentsOf: Array([".", "..", "/", "\n", "  "].randomElement(using: &random)!.utf8), at: place)
        }
      }
      guard let read = PublishedFiles(bytes) else { continue }
      for path in read.files.keys {
        #expect(!path.hasPrefix("/") && !path.split(separator: "/").contains("..") && !path.contains("\n"))
      }
    }
  }
}

// MARK: - Cuts

extension PublisherTests {
  /// A site whose pages link to each other, to pictures and to a style sheet, without a broken link.
  private func randomSite(_ random: inout SeededRandom) -> [String: [UInt8]] {
    let names = (0..<12).filter { _ in Bool.random(using: &random) }.map { "menus/\($0)/index.html" } + ["index.html"]
    let pictures = (0..<6).filter { _ in Bool.random(using: &random) }.map { "assets/\($0).jpg" }
    let theme = "theme/\(Int.random(in: 0..<3, using: &random))"
    var site: [String: String] = [:]
    for page in names {
      var body = "<link href=\"/\(theme)/style.css\"><link href=\"/feed.xml\">"
      // Every page has the navigation: the first pages. Others are reached from one of them.
      for other in names where Int.random(in: 0..<3, using: &random) > 0 { body += "<a href=\"/\(other)\">" }
      for picture in pictures where Bool.random(using: &random) { body += "<img src=\"/\(picture)\">" }
      site[page] = body
    }
    for picture in pictures { site[picture] = "\(Int.random(in: 0..<2, using: &random))" }
    site["\(theme)/style.css"] = "b { background: url(/\(theme)/paper.svg) }"
    site["\(theme)/paper.svg"] = "<svg/>"
    let addresses = names.map { "<loc>https://rosa.example/\($0)</loc>" }.joined()
    site["sitemap.xml"] = addresses
    site["feed.xml"] = names.map { "<link href=\"/\($0)\"/>" }.joined()
    site["404.html"] = "<a href=\"/\">"
    site["robots.txt"] = "Sitemap: https://rosa.example/sitemap.xml\n"
    return text(site)
  }

  @Test("However often a publish is cut, no page links to a missing file, and the next run finishes", arguments: 0..<8)
  func survivesCuts(seed: Int) throws {
    var random = SeededRandom(UInt64(seed))
    var published: [String: [UInt8]] = [:]
    for round in 0..<6 {
      let site = randomSite(&random)
      #expect(crawl.brokenLinks(in: site) == [], "the sample itself")
      // Each cut comes at a random point. In between, the content may change.
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        let attempt = Bool.random(using: &random) ? site : randomSite(&random)
        let cut = Int.random(in: 0..<50, using: &random)
        let target = MemoryTarget(published, site: attempt, changes: cut) { files in
          let broken = crawl.brokenLinks(in: files)
          #expect(broken == [], "seed \(seed), round \(round)")
        }
        _ = try? publish(attempt, to: target)
        published = target.files
      }
      let target = MemoryTarget(published, site: site) { files in #expect(crawl.brokenLinks(in: files) == []) }
      try publish(site, to: target)
      #expect(files(target) == site, "nothing is missing or left over")
      published = target.files
    }
  }

  @Test("Whatever change of a folder fails, no page links to a missing file, and the next run finishes")
  func survivesFailingDisk() throws {
    var random = SeededRandom(5)
    let (old, new) = (randomSite(&random), randomSite(&random))
    for (path, bytes) in old { try output.write(bytes, to: "old/\(path)") }
    for (path, bytes) in new { try output.write(bytes, to: "new/\(path)") }
    var (cut, isFinished) = (0, false)
    while !isFinished, cut < 500 {
      // The whole history in one folder: the old site, a run that fails, and one that doesn't.
      let place = "\(output.path)/public-\(cut)"
      func publish(_ site: [String: [UInt8]], _ name: String, failingAfter limit: Int = .max) throws {
        let changes = Mutex(0)
        let target = FolderTarget(place, site: try Folder.open("\(output.path)/\(name)"), durable: false) { _ in
          changes.withLock { count in
            count += 1
            return count > limit ? EIO : nil
          }
        }
        let memory = PublishMemory(output: place + "-memory", target: "folder")
        var publisher = Publisher(hashes(site), to: target, memory: memory)
        try publisher.publish(try publisher.plan(force: false))
      }
      try publish(old, "old")
      isFinished = (try? publish(new, "new", failingAfter: cut)) != nil
      #expect(crawl.brokenLinks(in: try files(below: place)) == [], "after \(cut) changes")
      try publish(new, "new")
      #expect(try files(below: place).filter { $0.key != PublishedFiles.name } == new, "after \(cut) changes")
      cut += 1
    }
    #expect(isFinished && cut > 40)
  }

  /// The files below a folder, as another program sees them.
  private func files(below folder: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
      if !isFolder.boolValue { files[path] = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))) }
    }
    return files
  }

  @Test("A publish that is cut after each change is finished by the next run") func survivesEachCut() throws {
    var random = SeededRandom(99)
    let (old, new) = (randomSite(&random), randomSite(&random))
    let before = MemoryTarget(site: old)
    try publish(old, to: before)
    let whole = MemoryTarget(before.files, site: new)
    try publish(new, to: whole, from: try TemporaryFolder().path)
    for cut in 0..<whole.changeCount {
      let folder = try TemporaryFolder()
      let target = MemoryTarget(before.files, site: new, changes: cut)
      #expect(throws: PublishFault.self) { try publish(new, to: target, from: folder.path) }
      #expect(crawl.brokenLinks(in: target.files) == [])
      let next = MemoryTarget(target.files, site: new)
      let plan = try publish(new, to: next, from: folder.path)
      #expect(next.files == whole.files)
      #expect(plan.unchangedCount + plan.sentCount == new.count)
    }
  }
}
