import Foundation
import Testing

/// `menugen publish` to a folder and to a git repository.
@Suite struct PublishCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(Sites.small)
    try folder.write("name: Giuseppe's\ncurrency: EUR\nbaseURL: https://rosa.example/\n", to: "Content/site.yaml")
    #expect(try menugen("build", in: folder.path).status == 0)
  }

  private func change(_ old: String, _ new: String, in path: String = "Content/menus/dinner.yaml") throws {
    try folder.write(try folder.text(path).replacing(old, with: new), to: path)
    #expect(try menugen("build", in: folder.path).status == 0)
  }

  private func last(_ run: Run) -> String { run.output.split(separator: "\n").last.map(String.init) ?? "" }

  @Test("Only the site is published to a folder; the second time nothing, and after one price what changed")
  func publishesToFolder() throws {
    let count = try folder.tree("Output/site").count
    let first = try menugen("publish", "folder:public", in: folder.path)
    #expect(first.status == 0 && last(first) == "sent \(count), removed 0, unchanged 0", "\(first.errors)")
    #expect(try folder.tree("public") == folder.tree("Output/site"))
    let second = try menugen("publish", "folder:public", in: folder.path)
    #expect(last(second) == "sent 0, removed 0, unchanged \(count)" && second.allErrors == "")

    try change("7.50", "7.90")
    let dry = try menugen("publish", "folder:public", "--dry-run", in: folder.path)
    let changed = ["index.html", "margherita/index.html", "menu.json", "menu.txt", "print.html"]
    #expect(
      dry.output
        == changed.map { "send menus/dinner/\($0)\n" }.joined() + "sent 5, removed 0, unchanged \(count - 5)\n")
    #expect(try folder.tree("public") != folder.tree("Output/site"))
    let third = try menugen("publish", "folder:public", in: folder.path)
    #expect(last(third) == "sent 5, removed 0, unchanged \(count - 5)")
    #expect(try folder.tree("public") == folder.tree("Output/site"))
  }

  @Test("Removed pages are removed with their folders; other files stay") func removesPages() throws {
    try folder.write("rosa.example\n", to: "public/CNAME")
    #expect(try menugen("publish", "folder:public", in: folder.path).status == 0)
    try FileManager.default.removeItem(atPath: folder.place("Content/pages/about.md"))
    #expect(try menugen("build", "--accept-removals", in: folder.path).status == 0)
    let run = try menugen("publish", "folder:public", in: folder.path)
    #expect(last(run).contains("removed 1,"))
    #expect(!folder.exists("public/about") && folder.exists("public/CNAME"))
  }

  @Test("A branch gets a commit, and other files in it stay") func publishesToGit() throws {
    let git = ["GIT_AUTHOR_NAME": "R", "GIT_AUTHOR_EMAIL": "r@rosa.example", "GIT_COMMITTER_NAME": "R"]
    try shell(
      """
      git init --quiet --bare pages.git
      git init --quiet --initial-branch=gh-pages clone
      cd clone; echo rosa.example > CNAME; git add CNAME
      git -c user.email=r@rosa.example commit --quiet -m First
      git push --quiet ../pages.git gh-pages
      """, in: folder.path, environment: git)
    let count = try folder.tree("Output/site").count
    let first = try menugen("publish", "git:pages.git#gh-pages", in: folder.path)
    #expect(last(first) == "sent \(count), removed 0, unchanged 0", "\(first.errors)")
    let second = try menugen("publish", "git:pages.git#gh-pages", in: folder.path)
    #expect(last(second) == "sent 0, removed 0, unchanged \(count)")
    try change("7.50", "7.90")
    #expect(last(try menugen("publish", "git:pages.git#gh-pages", in: folder.path)).hasPrefix("sent 5, removed 0,"))
    let log = try shell(
      """
      git --git-dir=pages.git log --format=%an:%s gh-pages
      git clone --quiet --branch=gh-pages pages.git copy
      """, in: folder.path)
    #expect(log.output == "menugen:Publish the site\nmenugen:Publish the site\nR:First\n")
    var expected = try folder.tree("Output/site")
    expected["CNAME"] = Data("rosa.example\n".utf8)
    #expect(try folder.tree("copy").filter { !$0.key.hasPrefix(".git/") } == expected)

    let new = try menugen("publish", "git:pages.git#other", in: folder.path)
    #expect(last(new) == "sent \(count), removed 0, unchanged 0", "\(new.errors)")
  }

  @Test("A push by somebody else in between is an error, and overwrites nothing") func noticesOtherPushes() throws {
    try shell("git init --quiet --bare pages.git", in: folder.path)
    #expect(try menugen("publish", "git:pages.git#gh-pages", in: folder.path).status == 0)
    try change("7.50", "7.90")
    #expect(try menugen("publish", "git:pages.git#gh-pages", "--output", "Output", in: folder.path).status == 0)
    // A second computer with the older content.
    try shell("cp -r Content other; menugen build --content other --output Other --quiet", in: folder.path)
    try folder.write(Sites.dinner.replacing("7.50", with: "6.00"), to: "other/menus/dinner.yaml")
    try shell("menugen build --content other --output Other --quiet", in: folder.path)
    let other = ["publish", "git:pages.git#gh-pages", "--content", "other", "--output", "Other"]
    #expect(try menugen(other[0], other[1], other[2], other[3], other[4], other[5], in: folder.path).status == 0)
    let run = try menugen("publish", "git:pages.git#gh-pages", in: folder.path)
    #expect(run.status == 1 && run.ids == ["publish.elsewhere"])
    #expect(try menugen("publish", "git:pages.git#gh-pages", "--force", in: folder.path).status == 0)
  }

  @Test("Without a target, the only one of site.yaml is used; of several, one must be named") func choosesTarget()
    throws
  {
    let site = "name: Giuseppe's\ncurrency: EUR\nbaseURL: https://rosa.example/\n"
    let none = try menugen("publish", in: folder.path)
    #expect(none.status == 1 && none.ids == ["publish.no-target"])
    try folder.write("\(site)publish: {web: \"folder:public\"}\n", to: "Content/site.yaml")
    try change("", "", in: "Content/site.yaml")
    #expect(try menugen("publish", in: folder.path).status == 0)
    #expect(try menugen("publish", "web", in: folder.path).status == 0)
    try folder.write(
      "\(site)publish: {web: \"folder:public\", test: {to: \"folder:test\", maxFiles: 3, maxFileSize: 2K}}\n",
      to: "Content/site.yaml")
    try change("", "", in: "Content/site.yaml")
    let several = try menugen("publish", in: folder.path)
    #expect(several.status == 1 && several.errors.contains("name a target of site.yaml: web, test"))
    let unknown = try menugen("publish", "tset", in: folder.path)
    #expect(unknown.ids == ["publish.unknown-target"] && unknown.errors.contains("write test"))
    let limits = try menugen("publish", "test", in: folder.path)
    #expect(Set(limits.ids) == ["publish.too-many-files", "publish.file-too-large"] && !folder.exists("test"))
  }

  @Test("A site that isn't what the content says is not published") func checksSite() throws {
    try folder.write(Sites.dinner.replacing("7.50", with: "7.90"), to: "Content/menus/dinner.yaml")
    let old = try menugen("publish", "folder:public", in: folder.path)
    #expect(old.status == 1 && old.ids == ["publish.outdated"])
    try change("", "")
    try folder.write("<h1>Mine</h1>", to: "Output/site/mine.html")
    let foreign = try menugen("publish", "folder:public", in: folder.path)
    #expect(foreign.status == 0 && foreign.ids == ["publish.unknown-file"])
    #expect(folder.exists("public/index.html") && !folder.exists("public/mine.html"))
    try folder.write("name: [", to: "Content/menus/dinner.yaml")
    let broken = try menugen("publish", "folder:public", in: folder.path)
    #expect(broken.status == 1 && broken.ids.allSatisfy { $0.hasPrefix("yaml.") })
    let unbuilt = try menugen("publish", "folder:public", "--output", "Nothing", in: folder.path)
    #expect(unbuilt.status == 74 && !folder.exists("Nothing"))
  }

  @Test(
    "No target makes private files public",
    arguments: [
      "folder:Output", "folder:.", "folder:Output/reports/x", "folder:Output/site", "folder:Output/.menugen/x",
      "folder:Content/static", "folder:../link", "folder:~/public", "folder:", "folder:-x", "rsync:-e sh", "git:-x#y",
      "git:url", "git:url#-x", "git:url#a..b", "git:https://rosa:secret@rosa.example/r.git#pages", "rclone:remote",
      "rclone::s3,secret_access_key=x:bucket", "ftp:x", "x\u{7}:y",
    ])
  func refusesTargets(target: String) throws {
    let text = target.replacing("../link", with: "\(folder.path)-link")
    if text != target {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)-link", withDestinationPath: folder.place("Output/reports"))
    }
    defer { try? FileManager.default.removeItem(atPath: "\(folder.path)-link") }
    let before = try folder.everything("")
    let run = try menugen("publish", text, in: folder.path)
    #expect(run.status == 1 && run.ids.count == 1, "\(run.errors)")
    #expect(!run.errors.contains("secret_access_key") && !run.errors.contains("rosa:secret"))
    #expect(try folder.everything("") == before)
  }

  @Test("A failing program is reported by what it says") func reportsFailures() throws {
    let run = try menugen("publish", "git:nowhere.git#pages", in: folder.path)
    #expect(run.status == 1 && run.ids == ["publish.failed"] && run.errors.contains("git can't publish: "))
    let missing = try menugen("publish", "rclone:x:y", in: folder.path, environment: ["PATH": "/nonexistent"])
    #expect(missing.status == 1 && missing.ids == ["publish.missing-program"])
  }
}
