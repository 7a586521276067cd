import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import Foundation
import MenugenPictures
import MenugenPipeline
import Testing
import MenugenText
import MenugenViewModels

@testable import MenugenCommands
@testable import MenugenParsers
@testable import MenugenPublishing
@testable import MenugenRenderers
@testable import MenugenSiteBuilder
@testable import MenugenTemplates
@testable import MenugenTestSupport
@testable import MenugenVerification

/// Every reader accepts any bytes: it returns a value or diagnostics, and never traps.
///
/// `MENUGEN_MUTATIONS` is the number of seeds for each reader (400). With `MENUGEN_FUZZ_SECONDS`, each continues with
/// new seeds for a twentieth of that time. Seeds are recorded as in `WorldTests`.
struct MutationTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["MENUGEN_MUTATIONS"].flatMap { UInt64($0) } ?? 400

  private func forEachSeed(_ reader: String, _ body: (UInt64, inout SeededRandom) -> Void) {
    let first = Self.environment["MENUGEN_FUZZ_SECONDS"] == nil ? 0 : UInt64.random(in: 0..<1 << 62)
    let end = Self.environment["MENUGEN_FUZZ_SECONDS"].flatMap { Double($0) }.map {
      Date(timeIntervalSinceNow: $0 / 20)
    }
    var count: UInt64 = 0
    while count < Self.count || end.map({ Date() < $0 }) ?? false {
      let seed = first + count
      count += 1
      if let folder = Self.environment["MENUGEN_FUZZ_FOLDER"] {
        try? Data("\(seed)\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(reader)"))
      }
      var random = SeededRandom(seed)
      body(seed, &random)
    }
    if end != nil { print("➜ mutations: \(count) seeds from \(first), \(reader)") }
  }

  private func expectSound(_ diagnostics: [Diagnostic], _ what: @autoclosure () -> String) {
    for diagnostic in diagnostics where diagnostic.message.isEmpty || diagnostic.message.hasSuffix(".") {
      Issue.record("\(what()): \(diagnostic)")
    }
  }

  @Test("Content files with any bytes are read or refused")
  func readsContent() {
    forEachSeed("content") { seed, random in
      var parts: [SourceFile] = []
      for file in Generator.world(seed: seed).files {
        let source = SourceFile(path: file.path, bytes: Mutations.mutated(file.bytes, &random))
        expectSound(diagnostics(of: source), "seed \(seed), \(file.path)")
        if file.path.hasPrefix("Content/movements/") { parts.append(source) }
      }
      // As the files of a single ledger.
      if let head = parts.popLast() {
        expectSound(parseLedger(head: head, parts: parts, site: Site()).diagnostics, "seed \(seed), a folder")
      }
    }
  }

  /// The diagnostics of the file's parser.
  private func diagnostics(of file: SourceFile) -> [Diagnostic] {
    let site = Site()
    let folder = file.path.split(separator: "/").dropFirst().first ?? ""
    switch folder {
    case "menus" where !file.path.hasSuffix(".md"): return parseMenu(file, site: site).diagnostics
    case "movements": return parseLedger(file, site: site).diagnostics
    case "goals": return parseGoal(file, site: site).diagnostics
    case "locations": return parseLocation(file, site: site).diagnostics
    case "assets": return publishable(file).diagnostics
    case "default" where file.path.contains("/strings/"), "own" where file.path.contains("/strings/"):
      return parsePhrases(file, language: .english).diagnostics
    case _ where file.path.hasPrefix("Content/site."): return parseSite(file).diagnostics
    default:
      return parsePage(file, path: "about", site: site).diagnostics
    }
  }

  @Test("Pictures with any bytes are cleaned once and for all, or refused")
  func readsPictures() {
    let svg =
      "<?xml version=\"1.0\"?><!-- c --><svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"x\" width=\"9mm\" height=\"1e9\">"
      + "<style>a{fill:url(#b)}</style><a xlink:href=\"#b\" style=\"fill:red\"><![CDATA[ > ]]>&lt;&#60;</a></svg>"
    let pictures: [[UInt8]] = [
      SamplePictures.jpeg(), SamplePictures.png(), SamplePictures.gif(), SamplePictures.webP(), SamplePictures.avif(),
      Array(svg.utf8),
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 9, 0, 0, 0, 9, 8, 2, 0],
      Array("GIF89a".utf8) + [9, 0, 9, 0, 0, 0, 0, 0x3B],
      [0xFF, 0xD8, 0xFF, 0xE1, 0, 8, 0x45, 0x78, 0x69, 0x66, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 9, 0, 9, 3, 1, 0x22, 0, 2],
      Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 8, 0, 0],
      Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8L".utf8) + [10, 0, 0, 0, 0x2F, 8, 0, 8, 0, 0, 0, 0, 0, 0],
      Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [10, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 8, 0, 8, 0],
      Array("<?xml version=\"1.0\"?><svg width=\"9mm\" height=\"1e9\" viewBox=\"0 0 1 2\"></svg>".utf8),
    ]
    forEachSeed("pictures") { seed, random in
      for picture in pictures {
        for _ in 0..<20 {
          let bytes = Mutations.mutated(picture, &random)
          if let size = ImageSize(of: bytes) { #expect(size.width > 0 && size.height > 0) }
          guard let kind = PictureKind(of: bytes) else { continue }
          let file = SourceFile(path: "assets/a.\(kind.ending)", bytes: bytes)
          let published = publishable(file)
          expectSound(published.diagnostics, "seed \(seed)")
          if let clean = published.value {
            #expect(publishable(SourceFile(path: file.path, bytes: clean)).value == clean, "seed \(seed), \(kind)")
          }
        }
      }
    }
  }

  @Test("Templates with any bytes are compiled or refused")
  func compilesTemplates() {
    let files = EmbeddedTheme.default.files().filter { $0.key.hasSuffix(".mustache") }
    var templates: [String: SourceFile] = [:]
    for (path, file) in files {
      templates[String(path.dropFirst("templates/".count).dropLast(".mustache".count))] = file
    }
    let names = templates.keys.sorted()
    forEachSeed("templates") { seed, random in
      // These are slow: use some of the seeds.
      guard seed % 8 == 0, let name = names.randomElement(using: &random), let file = templates[name] else { return }
      var templates = templates
      templates[name] = SourceFile(path: file.path, bytes: Mutations.mutated(file.bytes, &random))
      let library = TemplateLibrary(templates, wordNames: ["home", "total"])
      expectSound(
        library.diagnostics + library.compile("goal", for: GoalPage.self).diagnostics, "seed \(seed), \(name)")
    }
  }

  @Test("Manifests and journals with any bytes are read or refused, with sound checksums too")
  func readsRecords() {
    let path = Array("menus/dinner/index.html".utf8)
    var outputs: [UInt8] = []
    for tree in OutputTree.allCases {
      ManifestOutput.append(
        to: &outputs, tree: tree, hash: ContentHash(of: path),
        status: FileStatus(size: 9, modified: 9, number: 9, kind: .file), path: path.span)
    }
    let header = ManifestFormat.header(unitCount: 1, outputCount: 2)
    let body =
      ManifestFormat.recordHead(
        key: "menus/dinner", fingerprint: ContentHash(of: path), summary: [1, 2, 3], outputCount: 2,
        outputsLength: outputs.count) + outputs
    let journal = Journal(steps: [
      .place(staged: ".menugen/stage/1-1", target: "site/index.html", number: 7),
      .remove(target: "site/old.html", number: 8, staged: ".menugen/stage/old"),
    ])
    #expect(Manifest(sealed(header, body))?.units.count == 1)
    #expect(Journal(journal.bytes) == journal)
    forEachSeed("records") { seed, random in
      for _ in 0..<20 {
        let isSealed = Bool.random(using: &random)
        let bytes =
          isSealed
          ? sealed(Mutations.mutated(header, &random), Mutations.mutated(body, &random))
          : Mutations.mutated(sealed(header, body), &random)
        if let manifest = Manifest(bytes) {
          manifest.withSpan { bytes in
            for unit in manifest.units {
              var outputs = ManifestOutputs(bytes[unit.outputs])
              while let output = outputs.next() {
                let path = output.shownPath
                #expect(!path.contains(".."), "seed \(seed)")
              }
            }
          }
        }
        let steps = Mutations.mutated(Array(journal.bytes.dropLast(16)), &random)
        var resealed = steps
        resealed.append(ContentHash(of: steps))
        _ = Journal(isSealed ? resealed : steps)
      }
    }
  }

  @Test("Summaries and pages of an output folder are read or refused, whatever they hold")
  func readsSummaries() {
    let text = "a\u{301}"
    var summary = LedgerSummary(
      id: "bank", name: Label(text), language: .english, isPublic: true, count: 9,
      totals: [(.eur, Int128(Int64.max) << 30), (.usd, -1)], categories: [("a/b", .eur, 5), (nil, .usd, -6)])
    summary.inputs = [ReportInput(path: "movements/bank.csv", sha256: "00")]
    let location = SourceLocation(
      file: "a.json", line: 3, column: 9, endColumn: 12, excerpt: SourceExcerpt(text: text, start: 7, isCut: true))
    let diagnostic = Diagnostic(.markdownTooComplex, at: .line(location))
    func bytes(_ value: some CacheCodable) -> [UInt8] {
      var bytes: [UInt8] = []
      value.write(to: &bytes)
      return bytes
    }
    #expect(bytes(summary).read { LedgerSummary(&$0) }?.totals.map(\.units) == summary.totals.map(\.units))
    let negative: [UInt8] = [0, 0x81, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1]
    #expect(negative.read { $0.flag() == false && $0.count() == nil })
    forEachSeed("summaries") { _, random in
      for _ in 0..<20 {
        let ledger = Mutations.mutated(bytes(summary), &random)
        if let found = ledger.read({ LedgerSummary(&$0) }) {
          _ = found.totals.reduce(Int128(found.count)) { $0 + $1.units }
        }
        let diagnostic = Mutations.mutated(bytes(diagnostic), &random)
        if let found = diagnostic.read({ Diagnostic(&$0) }) {
          var output = ByteBuffer(capacity: 256)
          for format in DiagnosticFormat.allCases { format.write(found, to: &output) }
        }
        _ = Mutations.mutated(bytes(Label(text)), &random).read { Label(&$0) }
      }
    }
  }

  @Test(
    "A register with any number in its pages adds up or not",
    arguments: [
      "170141183460469231731687303715884105727", "1701411834604692317316873037158841057.27",
      "39614081257132168796771975168",
      "99999999999999999999999999999999999999999999999999",
    ])
  func readsHugeAmounts(_ amount: String) async throws {
    let records = [
      ["date": "2026-01-02", "amount": "12.34", "account": "a"], ["date": "2026-01-03", "amount": "1", "account": "b"],
    ]
    var world = World(seed: 0)
    world.files = [
      World.File(
        path: "Content/movements/bank.csv",
        content: .records(
          records.map { .object($0.sorted { $0.key < $1.key }.map { .init(key: $0, value: .text($1)) }) }))
    ]
    let built = await BuiltWorld(world)
    var check = RegisterCheck()
    for (path, bytes) in built.files where path.hasPrefix("reports/bank/") && path.hasSuffix(".html") {
      let page = Array(String(decoding: bytes, as: UTF8.self).replacing("12.34", with: amount).utf8)
      check.add(String(path.dropFirst("reports/bank/".count)), page)
    }
    #expect(!check.faults().isEmpty)
  }

  /// A manifest of one unit with its checksum.
  private func sealed(_ header: [UInt8], _ record: [UInt8]) -> [UInt8] {
    var checksum = Fingerprint()
    checksum.combine(header)
    checksum.combine(Array(record.dropFirst(4)))
    var bytes = header + record
    bytes.append(checksum.hash)
    return bytes
  }
}
