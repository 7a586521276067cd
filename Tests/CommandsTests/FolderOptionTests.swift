import Foundation
import Testing

/// What the options that name folders refuse, and links in the content.
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

/// Without `/proc`, which containers and chroots may lack.
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
    // The program is known all the same: nothing is built again.
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
