import Foundation
import MenugenPublishing
import MenugenTestSupport
import MenugenText
import Testing

@Suite struct RandomEditTests {
  @Test(arguments: 1...8)
  func incrementalBuildsGiveTheBytesOfFullBuilds(seed: UInt64) throws {
    var generator = SeededRandom(seed)
    let folder = try OutputFolder()
    var units: [TestUnit] = []
    let known = KnownOutput()
    for round in 0..<25 {
      for _ in 0..<Int.random(in: 0...4, using: &generator) { edit(&units, round, &generator) }
      units.shuffle(using: &generator)
      let force = Int.random(in: 0..<10, using: &generator) == 0
      var options = PublishingOptions(force: force, durable: false)
      // Each build is sometimes that of the process of the last one, and sometimes that of another.
      options.known = Bool.random(using: &generator) ? known : nil
      let report = try publish(units, into: folder, options)
      let pages = units.reduce(into: [String: String]()) { $0.merge($1.pages) { $1 } }
      #expect(try folder.files().filter { !$0.key.hasSuffix("/") } == pages, "seed \(seed), round \(round)")
      #expect(report.written + report.unchanged == pages.count)
    }
    let fresh = try OutputFolder()
    try publish(units, into: fresh)
    #expect(try folder.files() == fresh.files())
  }

  /// Adds or removes a unit or page, or changes a page. Units don't share pages.
  private func edit(_ units: inout [TestUnit], _ round: Int, _ generator: inout SeededRandom) {
    let name = "\(Int.random(in: 0..<6, using: &generator))"
    let tree = Bool.random(using: &generator) ? "site" : "reports"
    func isFree(_ path: String, _ units: [TestUnit]) -> Bool {
      units.allSatisfy { unit in
        unit.pages.keys.allSatisfy { $0 != path && !$0.hasPrefix(path + "/") && !path.hasPrefix($0 + "/") }
      }
    }
    // A path may change from a file to a folder and back.
    let folder = "\(tree)/menus/\(name)"
    let below = "\(folder)/\(Int.random(in: 0..<4, using: &generator))"
    let path = [folder, below, "\(below)/index.html", "\(below)/index.html"].randomElement(using: &generator) ?? below
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      if units.allSatisfy({ $0.key != name }) { units.append(TestUnit(name, [:])) }
      fallthrough
    case 1, 2:
      if isFree(path, units), let index = units.indices.randomElement(using: &generator) {
        units[index].pages[path] = "\(round)"
      }
    case 3:
      if let index = units.indices.randomElement(using: &generator),
        let page = units[index].pages.keys.sorted().randomElement(using: &generator)
      {
        units[index].pages[page] = "\(round) again"
      }
    case 4:
      if let index = units.indices.randomElement(using: &generator),
        let page = units[index].pages.keys.sorted().randomElement(using: &generator)
      {
        units[index].pages[page] = nil
      }
    default:
      if units.count > 3 { units.remove(at: Int.random(in: 0..<units.count, using: &generator)) }
    }
  }
}

@Suite struct WorkersTests {
  @Test func manyWorkersWriteAtOnceWhatOneWouldWrite() async throws {
    let units = (0..<40).map { unit in
      TestUnit(
        "menus/\(unit)",
        Dictionary(uniqueKeysWithValues: (0..<20).map { ("site/menus/\(unit)/\($0)/index.html", "\(unit) \($0)") }))
    }
    let folder = try OutputFolder()
    let publication = try Publication.open(folder.path, PublishingOptions(durable: false))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          let writer = publication.makeWriter()
          for unit in units.enumerated().filter({ $0.offset % 4 == worker }).map(\.element) {
            writer.begin(unit.key, unit.fingerprint)
            for (path, text) in unit.pages { try writer.write(.site, String(path.dropFirst(5)), Array(text.utf8)) }
            try writer.finish(summary: Array(unit.key.utf8))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try publication.commit().written == 800)
    var rendered = 0
    try publish(units, into: folder, rendered: &rendered)
    #expect(rendered == 0)
    #expect(try folder.files() == units.reduce(into: [:]) { $0.merge($1.pages) { $1 } })
  }
}

@Suite struct ContentHashTests {
  @Test func everyBitAndTheLengthCount() {
    var seen: Set<ContentHash> = []
    var count = 0
    for length in [0, 1, 15, 16, 63, 64, 65, 128, 200] {
      let bytes = [UInt8](repeating: 0, count: length)
      seen.insert(ContentHash(of: bytes))
      count += 1
      for bit in 0..<length * 8 {
        var changed = bytes
        changed[bit / 8] ^= 1 << (bit % 8)
        seen.insert(ContentHash(of: changed))
        count += 1
      }
    }
    #expect(seen.count == count)
    // Each half of the hash is unique, too.
    #expect(Set(seen.map(\.low)).count == count && Set(seen.map(\.high)).count == count)
  }

  /// The order of blocks, and of parts of a block, changes the hash.
  @Test(arguments: [8, 16, 64, 128]) func orderCounts(size: Int) {
    var random = SeededRandom(UInt64(size))
    let bytes = (0..<1024).map { _ in UInt8.random(in: 0...255, using: &random) }
    let parts = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<$0 + size]) }
    var seen: Set = [ContentHash(of: bytes)]
    var count = 1
    for first in parts.indices {
      for second in parts.indices where first < second && parts[first] != parts[second] {
        var changed = parts
        changed.swapAt(first, second)
        seen.insert(ContentHash(of: Array(changed.joined())))
        count += 1
      }
    }
    #expect(seen.count == count)
    #expect(Set(seen.map(\.low)).count == count && Set(seen.map(\.high)).count == count)
  }

  @Test func partsOfAFingerprintDoNotRunTogether() {
    func fingerprint(_ parts: String...) -> ContentHash {
      parts.reduce(into: Fingerprint()) { $0.combine($1) }.hash
    }
    #expect(fingerprint("ab", "c") != fingerprint("a", "bc"))
    #expect(fingerprint("a", "b") != fingerprint("b", "a"))
    #expect(fingerprint("a") != fingerprint("a", ""))
    #expect(fingerprint("a", "b") == fingerprint("a", "b"))
  }

  /// Manifests on users' disks contain these hashes: a change needs a new manifest version.
  @Test func hashesStayWhatTheyAre() {
    let hash = ContentHash(of: Array("The quick brown fox jumps over the lazy dog".utf8))
    #expect(String(hash.low, radix: 16) == "15ddfc5548587850")
    #expect(String(hash.high, radix: 16) == "252bb51a780e2eaf")
  }
}
