import Foundation
import MenugenDiagnostics
import MenugenFiles
import MenugenTestSupport
import MenugenText
import Testing

@testable import MenugenPublishing

/// Output folders that somebody tampered with: nothing outside is read, written or removed.
@Suite struct HostileOutputTests {
  private let folder: OutputFolder
  private let home = TestUnit("home", ["site/index.html": "Home"])
  private let dinner = TestUnit(
    "menus/dinner",
    Dictionary(uniqueKeysWithValues: (0..<40).map { ("site/menus/d/\($0)/index.html", "dish \($0)") }))

  init() throws {
    folder = try OutputFolder()
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: URL(fileURLWithPath: "\(outside)/secret"))
  }

  private var outside: String { folder.root + "/home" }
  private var pages: [String: String] { home.pages.merging(dinner.pages) { $1 } }

  /// Returns the text of every file outside.
  private func outsideFiles() throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: outside) {
      files[name] = (try? String(contentsOfFile: "\(outside)/\(name)", encoding: .utf8)) ?? ""
    }
    return files
  }

  static let badPaths = [
    "../home/secret", "../../home/secret", "site/../../home/secret", "site/..", "site/./x", "site//x", "/etc/passwd",
    "site/", "", ".", "..", "site", "reports", ".menugen/lock", ".menugen", "mine", "site/a\0b", "site/a\nb",
    ".menugen/stage/../../../home/secret", "sites/x", "site/" + String(repeating: "x/", count: 2100) + "y",
  ]

  @Test("A journal with a path outside menugen's own folders is refused whole", arguments: badPaths, [true, false])
  func refusesJournals(path: String, isTarget: Bool) throws {
    try publish([home], into: folder)
    let number = try #require(
      try FileManager.default.attributesOfItem(atPath: "\(outside)/secret")[.systemFileNumber] as? UInt64)
    try folder.write("staged", to: ".menugen/stage/1-1")
    let good = "site/good.html"
    for step in [
      isTarget
        ? Journal.Step.place(staged: ".menugen/stage/1-1", target: path, number: number)
        : .place(staged: path, target: good, number: number),
      isTarget
        ? .remove(target: path, number: number, staged: ".menugen/stage/gone-0")
        : .remove(target: good, number: number, staged: path),
    ] {
      let journal = Journal(steps: [step])
      #expect(Journal(journal.bytes) == nil)
      try Data(journal.bytes).write(to: URL(fileURLWithPath: "\(folder.path)/.menugen/journal"))
      let publication = try Publication.open(folder.path)
      #expect(publication.notes.map(\.id) == ["output.unfinished"])
      #expect(publication.isFull)
      publication.abandon()
      #expect(try outsideFiles() == ["secret": "secret"])
      #expect(try folder.files() == home.pages)
    }
    try publish([home], into: folder)
    #expect(try folder.files() == home.pages)
  }

  @Test("A manifest with an output outside the trees is refused whole", arguments: badPaths)
  func refusesManifests(path: String) throws {
    try publish([home, dinner], into: folder)
    var path = path.hasPrefix("site/") ? String(path.dropFirst(5)) : path
    if ["site", "reports", "mine", ".menugen/lock", ".menugen", "sites/x"].contains(path) { path = "../\(path)" }
    try forgeManifest([path])
    let publication = try Publication.open(folder.path)
    #expect(publication.notes.map(\.id) == ["output.manifest-lost"])
    publication.abandon()
    try publish([home], into: folder)
    #expect(try outsideFiles() == ["secret": "secret"])
    #expect(try folder.files() == home.pages)
  }

  /// Writes a manifest with a valid checksum.
  private func forgeManifest(_ paths: [String]) throws {
    var unit = FinishedUnit(key: "gone")
    for path in paths {
      ManifestOutput.append(
        to: &unit.outputs, tree: .site, hash: unit.fingerprint,
        status: .init(size: 6, modified: 0, number: 0, kind: .file), path: path.utf8.span)
    }
    unit.outputCount = paths.count
    let head = ManifestFormat.recordHead(
      key: unit.key, fingerprint: unit.fingerprint, summary: [], outputCount: paths.count,
      outputsLength: unit.outputs.count)
    var bytes = ManifestFormat.header(unitCount: 1, outputCount: paths.count)
    var checksum = Fingerprint()
    checksum.combine(bytes)
    let record = head + unit.outputs
    checksum.combine(Array(record[4...]))
    bytes += record
    bytes.append(checksum.hash)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/.menugen/manifest"))
  }

  @Test("Forged journals of any steps touch nothing outside", arguments: 1...40)
  func survivesForgedJournals(seed: UInt64) throws {
    var random = SeededRandom(seed)
    try publish([home, dinner], into: folder)
    let names = [
      "..", ".", "", "site", "reports", "home", "secret", "menus", "d", "1", "index.html", ".menugen", "stage",
      "manifest",
      "1-1", "lock",
    ]
    func path() -> String {
      (0..<Int.random(in: 1...6, using: &random)).map { _ in names.randomElement(using: &random) ?? "" }
        .joined(separator: "/")
    }
    for round in 0..<20 {
      try folder.write("staged \(round)", to: ".menugen/stage/1-1")
      let prefix = [".menugen/stage/", "site/", ""]
      var numbers: [UInt64] = [0]
      for name in ["site/index.html", ".menugen/stage/1-1", "../home/secret", "site", "site/menus/d/1/index.html"] {
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
        if let number = attributes?[.systemFileNumber] as? UInt64 { numbers.append(number) }
      }
      let steps = (0..<Int.random(in: 1...4, using: &random)).map { _ -> Journal.Step in
        let staged = (prefix.randomElement(using: &random) ?? "") + path()
        let target = (prefix.randomElement(using: &random) ?? "") + path()
        let number = numbers.randomElement(using: &random) ?? 0
        return Bool.random(using: &random)
          ? .place(staged: staged, target: target, number: number)
          : .remove(target: target, number: number, staged: staged)
      }
      try Data(Journal(steps: steps).bytes).write(to: URL(fileURLWithPath: "\(folder.path)/.menugen/journal"))
      _ = try? publish([home, dinner], into: folder)
      #expect(try outsideFiles() == ["secret": "secret"], "seed \(seed): \(steps)")
    }
    // Changes inside are repaired.
    try publish([home, dinner], into: folder)
    #expect(try folder.files().filter { pages[$0.key] != nil } == pages, "seed \(seed)")
  }

  @Test("Bytes that are changed at random, with a right checksum, never crash a reader", arguments: 1...20)
  func survivesMutatedManifests(seed: UInt64) throws {
    var random = SeededRandom(seed)
    try publish([home, dinner], into: folder)
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/.menugen/manifest")))
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<bytes.count - 16, using: &random)
        bytes[index] =
          [0, 1, 0xFF, 0x2F, 0x2E, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
      }
      signManifest(&bytes)
      guard let manifest = Manifest(bytes) else { continue }
      manifest.withSpan { all in
        for unit in manifest.units {
          var outputs = ManifestOutputs(all[unit.outputs])
          while let output = outputs.next() {
            let isBelow = PathRules.isBelow(output.path)
            #expect(isBelow)
          }
        }
      }
    }
  }

  /// Updates the checksum of changed bytes, as far as their units can be parsed.
  private func signManifest(_ bytes: inout [UInt8]) {
    var checksum = Fingerprint()
    checksum.combine(Array(bytes[..<ManifestFormat.headerSize]))
    var offset = ManifestFormat.headerSize
    while offset + 4 <= bytes.count - 16 {
      let length = bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
      guard offset + 4 + length <= bytes.count - 16 else { return }
      checksum.combine(Array(bytes[offset + 4..<offset + 4 + length]))
      offset += 4 + length
    }
    bytes.removeLast(16)
    bytes.append(checksum.hash)
  }

  /// A folder of pages is replaced by a link to an identical folder outside.
  @Test(
    "A link in the place of a folder is an error, and is not followed", arguments: ["site/menus", "site/menus/d"],
    [false, true])
  func doesNotFollowLinks(place: String, force: Bool) throws {
    try publish([home, dinner], into: folder)
    try FileManager.default.moveItem(atPath: "\(folder.path)/\(place)", toPath: "\(outside)/pub")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(place)", withDestinationPath: "\(outside)/pub")
    let before = try outsideFiles()
    var few = dinner
    few.pages["site/menus/d/39/index.html"] = nil
    few.pages["site/menus/d/new/index.html"] = "new"
    var many = few
    for number in 0..<39 { many.pages["site/menus/d/\(number)/index.html"] = "changed" }
    for durable in [false, true] {
      for unit in [few, many, dinner] {
        let error = #expect(throws: PublishingError.self) {
          try publish([home, unit], into: folder, PublishingOptions(force: force, durable: durable))
        }
        #expect(error == .separate("\(folder.path)/\(place)", .linkInTree))
      }
    }
    // A build without these pages leaves the link alone.
    try publish([home], into: folder, PublishingOptions(force: force, durable: false))
    #expect(try outsideFiles() == before)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/\(place)") == "\(outside)/pub")
  }

  @Test("Links among menugen's own files are not followed", arguments: ["manifest", "journal", "stage"])
  func doesNotFollowLinksOfItsOwn(name: String) throws {
    try publish([home, dinner], into: folder)
    let place = "\(folder.path)/.menugen/\(name)"
    try? FileManager.default.removeItem(atPath: place)
    let target = name == "stage" ? outside : "\(outside)/secret"
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
    try publish([home, dinner], into: folder)
    #expect(try outsideFiles() == ["secret": "secret"])
    #expect(try folder.files() == pages)
  }
}
