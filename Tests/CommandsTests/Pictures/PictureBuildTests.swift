import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenPictures
import MenugenPublishing
@testable import MenugenTestSupport
import Synchronization
import Testing

@testable import MenugenSiteBuilder

/// Builds with resized photographs.
@Suite struct PictureBuildTests {
  private static let jpeg = SamplePictures.jpeg()
  private static let menu = """
    name: Dinner
    sections:
      - name: Pizza
        items:
          - {id: a, name: A, price: 1, allergens: [], image: {src: assets/a.jpg, alt: An a}}
          - {id: b, name: B, price: 1, allergens: []}
    """

  private struct Build {
    var diagnostics: [Diagnostic]
    var output: MemoryOutput

    var assets: [String] { output.files.keys.filter { $0.contains("/assets/") }.sorted() }

    func page(_ path: String) -> String { String(decoding: output.files["site/\(path)"] ?? [], as: UTF8.self) }
  }

  private static func build(
    _ files: [String: [UInt8]], _ resizer: CountingResizer?, cache: MemoryFiles? = MemoryFiles(),
    after previous: MemoryOutput = MemoryOutput(), plan: PictureResizingPlan? = nil
  ) -> Build {
    let publication = MemoryPublication(after: previous)
    var options = BuildPlan.Options()
    var all = files
    if all["site.yaml"] == nil { all["site.yaml"] = Array("currency: EUR\nbaseURL: https://a.example/\n".utf8) }
    options.content = MemoryFiles(root: "Content", all)
    options.themes = MemoryFiles(root: "Themes")
    options.memory = publication
    options.workers = 3
    let pictures = plan ?? resizer.map { .resize($0, cache: cache) } ?? .none
    options.pictures = { pictures }
    let outcome = BuildPlan(options: options).run()
    return Build(diagnostics: outcome.diagnostics.sorted(), output: publication.output)
  }

  private static func content(_ more: [String: String] = [:], menu: String = menu) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = ["assets/a.jpg": jpeg, "menus/dinner.yaml": Array(menu.utf8)]
    for (path, text) in more { files[path] = Array(text.utf8) }
    return files
  }

  @Test("Copies of a photograph are published in its place, and the pages show them")
  func publishesCopies() throws {
    let resizer = CountingResizer()
    let build = Self.build(Self.content(), resizer)
    #expect(build.diagnostics.isEmpty && resizer.count == 1)
    #expect(build.assets.count == 12 && build.assets.allSatisfy { $0.hasPrefix("site/assets/a-") })
    #expect(!build.output.files.keys.contains("site/assets/a.jpg"))
    for path in ["menus/dinner/index.html", "menus/dinner/a/index.html"] {
      let page = build.page(path)
      let size = path.contains("/a/") ? #"width="1280" height="960""# : #"width="1280" height="800""#
      #expect(page.contains(size) && page.contains(#"alt="An a""#), "\(page)")
      for link in links(in: page, to: "assets/") {
        let name = try #require(link.split(separator: "/").last)
        #expect(build.output.files["site/assets/\(name)"] != nil, "\(link)")
      }
    }
    #expect(build.page("menus/dinner/menu.json").contains(#"-1280x800."#))
  }

  private func links(in page: String, to folder: String) -> [String] {
    page.split(whereSeparator: { "\" ,".contains($0) }).map(String.init).filter { $0.contains("../\(folder)") }
  }

  @Test("A second build resizes nothing: with the old output, with a new one, and after other edits")
  func resizesOnce() {
    let cache = MemoryFiles()
    let first = Self.build(Self.content(), CountingResizer(), cache: cache)
    let second = CountingResizer()
    #expect(
      Self.build(Self.content(), second, cache: cache, after: first.output).output.files == first.output.files)
    #expect(Self.build(Self.content(), second, cache: cache).output.files == first.output.files)
    let edited = Self.content(menu: Self.menu.replacing("name: B", with: "name: C"))
    #expect(Self.build(edited, second, cache: cache, after: first.output).assets == first.assets)
    #expect(second.count == 0)
  }

  @Test("Another picture, focus or version of the tool makes new copies with new names")
  func makesNewCopies() {
    let cache = MemoryFiles()
    let first = Self.build(Self.content(), CountingResizer(), cache: cache)
    var other = Self.content()
    other["assets/a.jpg"] = SamplePictures.jpeg(orientation: 3)
    let focused = Self.content(menu: Self.menu.replacing("alt: An a", with: "alt: An a, focus: 50% 30%"))
    for (files, version) in [(other, "1"), (focused, "1"), (Self.content(), "2")] {
      let resizer = CountingResizer(version: version)
      let build = Self.build(files, resizer, cache: cache, after: first.output)
      #expect(resizer.count == 1 && build.diagnostics.isEmpty)
      #expect(build.assets.count == 12 && Set(build.assets).isDisjoint(with: first.assets))
      if files == focused { #expect(resizer.focuses == [.init(x: 50, y: 30)]) }
    }
  }

  @Test("A damaged cache entry is made again, and so is a removed one")
  func mendsCache() throws {
    let cache = MemoryFiles()
    let first = Self.build(Self.content(), CountingResizer(), cache: cache)
    let path = try #require(cache.list(below: "").files.first)
    let bytes = try cache.read(path, limit: .max).bytes
    for place in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[place] ^= 0x40
      try cache.write(damaged, to: path)
      let resizer = CountingResizer()
      #expect(Self.build(Self.content(), resizer, cache: cache).output.files == first.output.files)
      #expect(resizer.count == 1)
      #expect(try cache.read(path, limit: .max).bytes == bytes)
    }
    try cache.write(Array(bytes.prefix(40)), to: path)
    #expect(Self.build(Self.content(), CountingResizer(), cache: cache).output.files == first.output.files)
    // Without a cache, the copies are kept in memory for the build.
    #expect(Self.build(Self.content(), CountingResizer(), cache: nil).output.files == first.output.files)
  }

  @Test("A picture that can't be resized is a warning: neither it nor a link to it is published")
  func omitsFailures() {
    let resizer = CountingResizer(fault: ResizingFault("it is strange"))
    let build = Self.build(Self.content(), resizer)
    #expect(build.diagnostics.map(\.id) == ["image.not-resized"] && build.diagnostics[0].severity == .warning)
    #expect(
      build.diagnostics[0].file == "Content/assets/a.jpg" && build.diagnostics[0].message.contains("it is strange"))
    #expect(build.assets.isEmpty)
    #expect(!build.page("menus/dinner/index.html").contains("assets/a"))
    #expect(!build.page("menus/dinner/a/index.html").contains("assets/a"))
    // The next build tries again.
    let mended = Self.build(Self.content(), CountingResizer(), after: build.output)
    #expect(mended.assets.count == 12 && mended.page("menus/dinner/index.html").contains("<img"))
  }

  @Test("The file itself is published too for a link of a text, and below the reports for a private one")
  func publishesFilesForLinks() {
    let linked = Self.build(Self.content(["pages/about.md": "[large](assets/a.jpg)\n"]), CountingResizer())
    #expect(linked.assets.count == 13 && linked.assets.contains("site/assets/a.jpg"))
    let note = "note: '[r](assets/a.jpg)'\nmovements: [{name: A, amount: 1}]\n"
    let receipt = Self.build(Self.content(["movements/bank.yaml": note]), CountingResizer())
    #expect(receipt.assets.filter { $0.hasPrefix("reports/") } == ["reports/assets/a.jpg"])
    #expect(!receipt.assets.contains("site/assets/a.jpg"))
    var alone = Self.content(["movements/bank.yaml": note], menu: "[{name: A, price: 1}]")
    alone["menus/dinner.yaml"] = Array("[{name: A, price: 1, allergens: []}]".utf8)
    let resizer = CountingResizer()
    #expect(Self.build(alone, resizer).assets == ["reports/assets/a.jpg"] && resizer.count == 0)
  }

  @Test("Hidden dishes, drawings and animations need no copies")
  func leavesOthersAlone() {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>"#
    let resizer = CountingResizer()
    let drawing = Self.content(["assets/b.svg": svg], menu: Self.menu.replacing("a.jpg", with: "b.svg"))
    let build = Self.build(drawing, resizer)
    #expect(build.assets == ["site/assets/b.svg"] && build.page("menus/dinner/index.html").contains("b.svg"))
    let hidden = Self.content(menu: Self.menu.replacing("id: a,", with: "id: a, status: hidden,"))
    #expect(Self.build(hidden, resizer).assets.isEmpty)
    #expect(resizer.count == 0)
  }

  @Test("The restaurant's picture is cropped, its logo isn't, and each picture is resized once for all its dishes")
  func resizesForEachPlace() {
    let site = "currency: EUR\nrestaurant: {image: assets/a.jpg, logo: assets/b.jpg}\n"
    var files = Self.content(
      ["site.yaml": site],
      menu: Self.menu.replacing(
        "id: b, name: B, price: 1", with: "id: b, name: B, price: 1, image: {src: assets/a.jpg, alt: An a}"))
    files["assets/b.jpg"] = SamplePictures.jpeg(orientation: 1)
    let resizer = CountingResizer()
    let build = Self.build(files, resizer)
    #expect(
      build.diagnostics.map(\.id).allSatisfy { $0 == "site.no-base-url" || $0 == "image.no-alt" },
      "\(build.diagnostics)")
    #expect(resizer.count == 3)
    #expect(build.assets.contains { $0.hasPrefix("site/assets/b-1280x1280.") })
    #expect(build.page("index.html").contains("assets/a-1280x960."))
  }

  @Test("A faulty picture is an error as before, and one in HEIC isn't")
  func checksPictures() {
    var files = Self.content()
    files["assets/a.jpg"] = SamplePictures.png()
    #expect(Self.build(files, CountingResizer()).diagnostics.map(\.id) == ["image.type"])
    let heic = Array("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic".utf8)
    files = Self.content(menu: Self.menu.replacing("a.jpg", with: "a.heic"))
    files["assets/a.jpg"] = nil
    files["assets/a.heic"] = heic
    #expect(Self.build(files, CountingResizer()).diagnostics.isEmpty)
    #expect(Self.build(files, nil).diagnostics.map(\.id).contains("image.unsupported"))
  }

  @Test("Content without files in assets/ doesn't look for a tool", arguments: [false, true])
  func looksForNoTool(hasAssets: Bool) {
    let searches = Atomic(0)
    var options = BuildPlan.Options()
    var files = ["site.yaml": Array("currency: EUR\n".utf8)]
    if hasAssets { files["assets/a.jpg"] = Self.jpeg }
    options.content = MemoryFiles(root: "Content", files)
    options.themes = MemoryFiles(root: "Themes")
    options.memory = MemoryPublication(after: MemoryOutput())
    options.pictures = {
      searches.add(1, ordering: .relaxed)
      return .none
    }
    #expect(BuildPlan(options: options).run().report != nil)
    #expect(searches.load(ordering: .relaxed) == (hasAssets ? 1 : 0))
  }

  @Test("A missing tool is one note, and the files are published without metadata")
  func notesMissingTool() {
    let build = Self.build(Self.content(), nil, plan: .toolIsMissing)
    #expect(build.diagnostics.map(\.id) == ["image.no-resizer"] && build.diagnostics[0].severity == .note)
    #expect(build.assets == ["site/assets/a.jpg"])
    #expect(
      Self.build(Self.content(menu: "[{name: A, price: 1, allergens: []}]"), nil, plan: .toolIsMissing)
        .diagnostics.map(\.id) == ["asset.unused"])
  }
}
