import Foundation
import MenugenKit
import Testing

@Suite struct SiteBuilderTests {
  private let content = MemoryFiles([
    "site.yaml": Array("name: Trattoria\ncurrency: EUR\nbaseURL: https://example.com/\n".utf8),
    "menus/soups.yaml": Array("[{name: Ribollita, price: 8.00, allergens: []}]".utf8),
    "movements/bank.csv": Array("date,name,amount\n2026-03-01,Flour,-120.00\n".utf8),
  ])

  @Test("Pages come in the order of their paths, and reports are apart from them")
  func pages() async throws {
    let builder = SiteBuilder(content: content)
    var site: [RenderedPage] = []
    for try await page in builder.pages(in: .site) { site.append(page) }
    var reports: [RenderedPage] = []
    for try await page in builder.pages(in: .reports) { reports.append(page) }
    #expect(site.map(\.path) == site.map(\.path).sorted() && Set(site.map(\.path)).count == site.count)
    #expect(site.contains { $0.path == "menus/soups/index.html" && $0.text.contains("Ribollita") })
    #expect(!site.contains { $0.text.contains("Flour") })
    #expect(reports.contains { $0.path == "bank/index.html" && $0.text.contains("120.00") })
  }

  @Test("Content with errors gives no page, but every diagnostic")
  func wrongContent() async throws {
    try content.write(Array("[{name: A, price: 8.005}, {name: B, price: x}]".utf8), to: "menus/soups.yaml")
    let builder = SiteBuilder(content: content)
    let error = await #expect(throws: BuildError.self) {
      for try await page in builder.pages(in: .site) { Issue.record("\(page.path) was rendered") }
    }
    guard case .content(let diagnostics) = error else { Issue.record("\(error as Any)"); return }
    #expect(diagnostics.count { $0.severity == .error } == 2)
    #expect(diagnostics.first?.file == "menus/soups.yaml")
    let checked = await builder.check()
    #expect(checked == diagnostics)
    let output = MemoryFiles()
    await #expect(throws: BuildError.self) { try await builder.build(into: output) }
    #expect(output.files.isEmpty)
  }

  @Test("Warnings stop a build only where they are errors")
  func warnings() async throws {
    try content.write(Array("[{name: A}, {name: B, price: 8.00}]".utf8), to: "menus/soups.yaml")
    var builder = SiteBuilder(content: content)
    let result = try await builder.build(into: MemoryFiles())
    #expect(result.diagnostics.contains { $0.id == "item.no-price" && $0.severity == .warning })
    builder.options.treatsWarningsAsErrors = true
    let error = await #expect(throws: BuildError.self) { try await builder.build(into: MemoryFiles()) }
    #expect(error?.diagnostics.contains { $0.id == "item.no-price" && $0.severity == .error } == true)
  }

  @Test("A build changes what differs, removes what is gone, and leaves other files alone")
  func rebuild() async throws {
    let output = MemoryFiles(["notes.txt": [1]])
    let builder = SiteBuilder(content: content)
    let first = try await builder.build(into: output)
    #expect(first.menuCount == 1 && first.itemCount == 1 && first.ledgerCount == 1)
    #expect(first.changedPaths.contains("site/menus/soups/index.html") && first.unchangedCount == 0)
    #expect(output.files["site/menus/soups/index.html"] != nil && output.files["notes.txt"] == [1])
    let again = try await builder.build(into: output)
    #expect(again.changedPaths.isEmpty && again.unchangedCount == first.changedPaths.count)
    try content.remove("menus/soups.yaml")
    let last = try await builder.build(into: output)
    #expect(last.removedPaths.contains("site/menus/soups/index.html") && last.menuCount == 0)
    #expect(output.files["site/menus/soups/index.html"] == nil && output.files["notes.txt"] == [1])
    #expect(Set(output.files.keys).isSuperset(of: ["site/index.html", "notes.txt", ".menugen/files"]))
  }

  @Test("A file that no build wrote is not overwritten, and nothing else is written")
  func foreignFile() async throws {
    let output = MemoryFiles(["site/index.html": [1]])
    let error = await #expect(throws: BuildError.self) { try await SiteBuilder(content: content).build(into: output) }
    #expect(error?.description.contains("site/index.html") == true)
    #expect(output.files == ["site/index.html": [1]])
  }

  @Test("A build after an interrupted one completes it")
  func interruptedBuild() async throws {
    let builder = SiteBuilder(content: content)
    let whole = MemoryFiles()
    try await builder.build(into: whole)
    for count in [1, 2, whole.files.count - 1] {
      let output = LimitedFiles(writes: count)
      let error = await #expect(throws: BuildError.self) { try await builder.build(into: output) }
      guard case .output(let failure) = error else { Issue.record("\(error as Any)"); return }
      #expect(failure.reason == .failed("no space left"))
      try await builder.build(into: output.files)
      #expect(output.files.files == whole.files)
    }
  }

  @Test("Files that can't be read are reported with the storage's explanation")
  func unreadableContent() async throws {
    for failing in ["", "menus/soups.yaml"] {
      let builder = SiteBuilder(content: FailingFiles(files: content, failing: failing))
      let error = await #expect(throws: BuildError.self) { try await builder.build(into: MemoryFiles()) }
      guard case .files(let diagnostics) = error else { Issue.record("\(error as Any)"); return }
      #expect(diagnostics.contains { $0.message.contains("connection lost") && $0.file == failing })
    }
  }

  @Test("A folder on disk gets the bytes that memory gets")
  func diskOutput() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("menugen-kit-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (DiskFiles(folder.path + "/Content"), DiskFiles(folder.path + "/Output"))
    for (path, bytes) in content.files { try source.write(bytes, to: path) }
    let memory = MemoryFiles()
    let result = try await SiteBuilder(content: source).build(into: target)
    try await SiteBuilder(content: content).build(into: memory)
    #expect(result.changedPaths == memory.files.keys.filter { $0 != ".menugen/files" }.sorted())
    for path in result.changedPaths { #expect(try target.read(path) == memory.files[path]) }
    #expect(Set(try source.paths()) == Set(content.files.keys))
    await #expect(throws: BuildError.self) { try await SiteBuilder(content: source).build(into: source) }
    #expect(throws: FileError(path: folder.path + "/Content/none", reason: .missing)) { try source.read("none") }
  }

  @Test("A theme replaces words of the default theme")
  func themes() async throws {
    let themes = MemoryFiles(["ours/strings/en.yaml": Array("soldOut: All gone\n".utf8)])
    try content.write(Array("[{name: A, price: 8.00, status: sold-out, allergens: []}]".utf8), to: "menus/soups.yaml")
    var builder = SiteBuilder(content: content, themes: themes)
    builder.options.theme = "ours"
    let output = MemoryFiles()
    try await builder.build(into: output)
    let page = try #require(output.files["site/menus/soups/index.html"])
    #expect(String(decoding: page, as: UTF8.self).contains("All gone"))
  }
}

extension RenderedPage {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Files of which one, or the list, can't be read.
private struct FailingFiles: FileReading {
  let files: MemoryFiles
  let failing: String

  func paths() throws(FileError) -> [String] {
    if failing.isEmpty { throw FileError(path: failing, reason: .failed("connection lost")) }
    return try files.paths()
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == failing { throw FileError(path: path, reason: .failed("connection lost")) }
    return try files.read(path)
  }
}

/// Files that fail after a number of writes.
private final class LimitedFiles: FileReading, FileWriting, @unchecked Sendable {
  let files = MemoryFiles()
  private var writes: Int

  init(writes: Int) { self.writes = writes }

  func paths() throws(FileError) -> [String] { try files.paths() }
  func read(_ path: String) throws(FileError) -> [UInt8] { try files.read(path) }
  func remove(_ path: String) throws(FileError) { try files.remove(path) }

  func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if writes == 0 { throw FileError(path: path, reason: .failed("no space left")) }
    writes -= 1
    try files.write(bytes, to: path)
  }
}
