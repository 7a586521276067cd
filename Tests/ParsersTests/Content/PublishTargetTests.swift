import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

@testable import MenugenParsers

@Suite struct PublishTargetTests {
  @Test func readsEveryKey() throws {
    let checked = site(
      """
      publish:
        web: "rsync:rosa@host.example:public_html/"
        pages: {to: "git:https://github.com/rosa/rosa.git#gh-pages", maxFiles: 20000, maxFileSize: 25M}
        old: {to: "rclone:remote:bucket/x", maxFileSize: 1000}
        cloud: {to: "folder:x", host: cloudflare-pages, maxFiles: 100000, maxSize: 1G, maxFilesPerFolder: 7}
        net: "netlify:rosa"
        none: null
      """)
    #expect(checked.diagnostics == [])
    let targets = checked.value.targets
    #expect(targets.map(\.name) == ["web", "pages", "old", "cloud", "net"])
    #expect(targets[0].target.kind == .rsync && targets[0].target.address == "rosa@host.example:public_html/")
    let pages = targets[1].target
    #expect(pages.address == "https://github.com/rosa/rosa.git" && pages.branch == "gh-pages")
    #expect(pages.hostLimits == HostLimits(files: 20_000, fileSize: 25 << 20, siteSize: 1 << 30))
    #expect(targets[2].target.hostLimits == HostLimits(fileSize: 1000))
    #expect(
      targets[3].target.hostLimits
        == HostLimits(files: 100_000, filesPerFolder: 7, fileSize: 25 << 20, siteSize: 1 << 30))
    #expect(targets[4].target.hostLimits == HostLimits(filesPerFolder: 54_000))
    #expect(pages.text == "git:https://github.com/rosa/rosa.git#gh-pages")
  }

  @Test(
    "What is written badly is reported where it is",
    arguments: [
      ("publish: folder:x", "value.type 1:10"), ("publish: {web: [x]}", "value.type 1:16"),
      ("publish: {web: x}", "publish.target 1:16"), ("publish: {web: {maxFiles: 1}}", "value.type 1:16"),
      ("publish: {web: {to: 'folder:x', maxFiles: 0}}", "number.range 1:43"),
      ("publish: {web: {to: 'folder:x', maxFileSize: 0}}", "value.type 1:46"),
      ("publish: {web: {to: 'folder:x', maxFileSize: 9999999999999999999G}}", "value.type 1:46"),
      ("publish: {web: {to: 'folder:x', host: neocities}}", "host.unknown 1:39"),
      ("publish: {web: {to: 'folder:x', maxSize: -1}}", "value.type 1:42"),
      ("publish: {web: {to: 'folder:x', maxFilesPerFolder: 0}}", "number.range 1:52"),
      ("publish: {web: {too: 'folder:x'}}", "key.unknown 1:17"),
      ("publish: {'a:b': 'folder:x'}", "publish.name 1:11"),
      ("publish: {web: 'git:https://rosa:x@host.example/r#pages'}", "publish.target 1:16"),
    ])
  func reportsFaults(yaml: String, expected: String) {
    #expect(
      site(yaml).diagnostics.map(\.brief).first == expected, "\(site(yaml).diagnostics.map(\.brief))")
  }

  @Test(
    "A repository on GitHub has the limits of GitHub Pages",
    arguments: [
      ("git:https://github.com/rosa/rosa.git#gh-pages", true), ("git:git@github.com:rosa/rosa.git#gh-pages", true),
      ("git:ssh://git@GitHub.com/rosa/rosa.git#gh-pages", true), ("git:ssh://github.com:22/r#gh-pages", true),
      ("git:https://github.com/rosa/rosa.git#main", false), ("git:https://host.example/github.com/r#gh-pages", false),
      ("git:https://github.com.host.example/r#gh-pages", false), ("git:github.com/r#gh-pages", true),
      ("folder:github.com#gh-pages", false),
    ])
  func knowsGitHub(text: String, isKnown: Bool) throws {
    #expect(try PublishTarget(text).knownHost == (isKnown ? .githubPages : nil))
  }

  @Test("A target is read as it is written, or refused") func readsAnyText() throws {
    let parts = [
      "folder", "rsync", "git", "rclone", ":", ":", "/", "#", "-", "~", "a", "b@c", "..", "pages", "https://", "\0",
      "é",
    ]
    var random = SeededRandom(11)
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 0...7, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
      guard let target = try? PublishTarget(text) else { continue }
      #expect(target.text == text)
      #expect(!target.address.isEmpty && !target.address.hasPrefix("-") && !target.branch.hasPrefix("-"))
    }
  }

  private func site(_ text: String) -> Checked<Site> {
    parseSite(SourceFile(path: "Content/site.yaml", text: text))
  }
}
