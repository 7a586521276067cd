import Foundation
import Testing

/// Errors of options that name folders, and links in the content.
struct FolderOptionTests {
  @Test(
    "An output folder that overlaps with the content is wrong usage",
    arguments: [
      "--output Content", "--output Content/", "--output ./Content/new/deep", "--output .", "--output linked",
      "--output linked/out", "--output dangling", "--output ''", "--content ''", "--content linked --output Content/x",
    ])
  func refusesOverlaps(options: String) throws {
    let folder = try TemporaryFolder(Sites.small)
    let before = try folder.everything("Content")
    let run = try shell(
      "ln -s Content linked; ln -s Content/new dangling; menugen build \(options)", in: folder.path)
    #expect(run.status == 64)
    #expect(run.errors.contains("Error: --"), "\(run.errors)")
    #expect(try folder.everything("Content") == before)
    #expect(!folder.exists("Output") && !folder.exists("site") && !folder.exists(".menugen"))
  }

  @Test(
    "An output folder inside what another build publishes or keeps is wrong usage",
    arguments: [
      "Output/site", "Output/site/new", "Output/reports", "Output/.menugen", "Output/x/../site", "published",
      "here/site/deep/er",
    ])
  func refusesOutputInsideOutput(path: String) throws {
    let folder = try TemporaryFolder(Sites.small)
    try shell("menugen build --quiet; mkdir Output/x; ln -s Output here; ln -s Output/site published", in: folder.path)
    let before = try folder.everything("Output")
    let run = try menugen("build", "--output", path, in: folder.path)
    #expect(run.status == 64)
    #expect(run.errors.contains("part of another output folder"), "\(run.errors)")
    #expect(try folder.everything("Output") == before)
    #expect(
      try menugen("build", "--output", "Output/x", in: folder.path).status == 0, "beside them is a folder like any")
  }

  @Test(
    "A link to hidden content, or from one folder of the content to another, is an error",
    arguments: [
      ("ln -s ../_draft Content/pages/d", "file.link-hidden"),
      (
        "mkdir Content/pages/.d; cp Content/pages/about.md Content/pages/.d; ln -s .d Content/pages/d",
        "file.link-hidden"
      ),
      ("ln -s ../_draft/a.md Content/pages/a.md", "file.link-hidden"),
      ("ln -s ../movements/till.csv Content/static/till.csv", "file.link-across"),
      ("ln -s ../movements Content/static/mov", "file.link-across"),
      ("ln -s ../movements/till.csv Content/assets/till.csv", "file.link-across"),
      ("ln -s hop Content/assets/mov; ln -s ../movements Content/assets/hop", "file.link-across"),
      ("rmdir Content/assets; ln -s movements Content/assets", "file.link-across"),
      ("rm -r Content/static; ln -s movements Content/static", "file.link-across"),
      ("rm -r Content/static; ln -s _draft Content/static", "file.link-across"),
      ("mkdir out; ln -s ../Content/movements out/mov; ln -s ../../out Content/static/out", "file.link-across"),
    ])
  func refusesLinksWithinTheContent(lines: String, id: String) throws {
    let folder = try TemporaryFolder(Sites.small)
    try shell(
      """
      mkdir -p Content/_draft Content/movements Content/assets Content/static; echo secret >Content/_draft/a.md
      echo ok >Content/static/ok.txt; printf 'date,name,amount\n2026-02-02,Secret,8\n' >Content/movements/till.csv
      \(lines)
      """, in: folder.path)
    for option in ["--quiet", "--follow-links"] {
      let run = try menugen("build", option, in: folder.path)
      #expect(run.status == 1)
      #expect(
        run.ids.contains { $0 == id || $0 == "file.link-hidden" || option == "--quiet" && $0 == "file.link-outside" },
        "\(run.errors)")
      #expect(!folder.exists("Output"))
    }
  }

  @Test("A link within one folder of the content is followed")
  func followsLinksWithinOneFolder() throws {
    let folder = try TemporaryFolder(Sites.small)
    try shell(
      """
      mkdir -p Content/static/.hidden; echo a >Content/static/.hidden/a.txt; ln -s .hidden/a.txt Content/static/b.txt
      ln -s about.md Content/pages/us.md; ln -s real.yaml Content/site.yml; mv Content/site.yaml Content/real.yaml
      rm Content/pages/us.md; menugen build --quiet
      """, in: folder.path)
    #expect(try folder.text("Output/site/b.txt") == "a\n")
  }

  @Test("A copy of a private ledger is not published", arguments: ["static", "assets"])
  func refusesCopiesOfPrivateLedgers(place: String) throws {
    let folder = try TemporaryFolder([
      "Content/movements/till.csv": "date,name,amount\n2026-02-02,Card sales,812.40\n",
      "Content/pages/p.md": "[t](/\(place == "static" ? "" : "assets/")till.csv)",
    ])
    try shell("mkdir Content/\(place); cp Content/movements/till.csv Content/\(place)", in: folder.path)
    for option in ["--force", "--keep-going"] {
      let run = try menugen("build", option, in: folder.path)
      #expect(run.status == 1)
      #expect(run.ids.contains("file.ledger-copy"), "\(run.errors)")
      #expect(!folder.exists("Output/site/till.csv") && !folder.exists("Output/site/assets/till.csv"))
    }
    try folder.write("movements: {visibility: public}\n", to: "Content/site.yaml")
    #expect(try menugen("build", in: folder.path).status == 0, "a public ledger may be published as a file too")
  }

  @Test("A link that leads out of the content is refused without --follow-links")
  func refusesLinksOutOfTheContent() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("menu: {}", to: "elsewhere/menu.yaml")
    try folder.write("[p](/assets/p.txt)", to: "Content/pages/p.md")
    try shell("mkdir -p Content/assets; ln -s /etc/passwd Content/assets/p.txt", in: folder.path)
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 1)
    #expect(run.ids.contains("file.link-outside"))
    #expect(run.errors.contains("Content/assets/p.txt: error: link leads out of its folder, to '/etc/passwd'"))
    #expect(!folder.exists("Output"))
    #expect(try menugen("build", "--follow-links", in: folder.path).status == 0)
  }

  @Test("The content may be a link, and its folder be gone: that is no empty site")
  func endsWith74WithoutContent() throws {
    let folder = try TemporaryFolder(Sites.small)
    let run = try shell("mv Content c; ln -s c Content; menugen build; rm -r c; menugen build", in: folder.path)
    #expect(run.status == 74)
    #expect(run.ids.contains("folder.missing"))
    #expect(folder.exists("Output/site/menus/dinner/index.html"))
  }

  @Test("Names in Unicode's form NFD are read in NFC")
  func normalizesNames() throws {
    let page = "---\ntitle: Café\n---\nHi.\n"
    let folder = try TemporaryFolder(Sites.small)
    try shell("printf '%s' '\(page)' >\"Content/pages/$(printf 'cafe\\314\\201').md\"", in: folder.path)
    #expect(try menugen("build", in: folder.path).status == 0)
    let paths = try folder.tree("Output").keys.map { Array($0.utf8) }
    #expect(paths.contains(Array("site/caf\u{E9}/index.html".utf8)))
    try shell("printf '%s' '\(page)' >\"Content/pages/$(printf 'caf\\303\\251').md\"", in: folder.path)
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 1)
    #expect(run.ids.contains("file.same-name"))
  }
}

/// Tests without `/proc`, which containers and chroots may lack.
@Suite(.enabled(if: canUnmount, "this machine doesn't let this user mount anything (unshare -m)")) struct ProcTests {
  @Test("A build works and its arguments are read")
  func buildsWithoutProc() throws {
    let folder = try TemporaryFolder(Sites.small)
    try folder.write("mount -t tmpfs none /proc\nmenugen build --output elsewhere\n", to: "lines")
    let flags = getuid() == 0 ? "-m" : "-rm"
    let run = try shell("unshare \(flags) sh -eu lines", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("Built 1 menu"), "\(run.output)")
    #expect(folder.exists("elsewhere/site/index.html"))
    // The program is identified anyway, so nothing is rebuilt.
    let again = try menugen("build", "--output", "elsewhere", in: folder.path)
    #expect(again.output.contains(": 0 files written, "), "\(again.output)")
  }
}

private let canUnmount: Bool = {
  guard let folder = try? TemporaryFolder() else { return false }
  try? folder.write("mount -t tmpfs none /proc", to: "lines")
  let flags = getuid() == 0 ? "-m" : "-rm"
  return (try? shell("unshare \(flags) sh -eu lines", in: folder.path).status) == 0
}()
