import Foundation
import MenugenFiles
import Testing

/// Both ways to find changes: the system's, and by comparing.
@Suite struct FolderWatcherTests {
  /// How long a change may take to be seen, in milliseconds.
  private static let patience = 20_000
  /// Long enough for events that shouldn't come.
  private static let moment = 100

  private static func change(_ name: String, in folder: TemporaryFolder) throws {
    let manager = FileManager.default
    func place(_ name: String) -> String { "\(folder.path)/\(name)" }
    switch name {
    case "edit": try folder.write("new text", to: "Content/menus/dinner.yaml")
    case "save by renaming":
      try folder.write("newer text", to: "Content/menus/.dinner.tmp")
      _ = rename(place("Content/menus/.dinner.tmp"), place("Content/menus/dinner.yaml"))
    case "remove": try manager.removeItem(atPath: place("Content/menus/dinner.yaml"))
    case "move away": try manager.moveItem(atPath: place("Content/menus"), toPath: place("elsewhere"))
    case "new folder": try folder.write("text", to: "Content/pages/deep/er/about.md")
    case "remove all": try manager.removeItem(atPath: place("Content"))
    case "missing folder": try folder.write("text", to: "Themes/own/assets/menu.css")
    default: Issue.record("unknown change")
    }
  }

  static let changes = [
    "edit", "save by renaming", "remove", "move away", "new folder", "remove all", "missing folder",
  ]

  private func watched(polls: Bool) throws -> (TemporaryFolder, FolderWatcher) {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "Content/menus/dinner.yaml")
    try folder.write("text", to: "Output/site/index.html")
    return (folder, FolderWatcher(["\(folder.path)/Content", "\(folder.path)/Themes"], polls: polls))
  }

  @Test("Each kind of change is seen, in any way", arguments: changes, [false, true])
  func seesChanges(name: String, polls: Bool) throws {
    let (folder, watcher) = try watched(polls: polls)
    try Self.change(name, in: folder)
    #expect(watcher.wait(milliseconds: Self.patience))
  }

  @Test("Files that builds don't read cause nothing")
  func ignoresOtherFiles() throws {
    let (folder, watcher) = try watched(polls: false)
    try folder.write("text", to: "Content/menus/.dinner.yaml.swp")
    try folder.write("text", to: "Content/_drafts/a.yaml")
    try folder.write("text", to: "Output/site/index.html")
    try folder.write("text", to: "other.txt")
    _ = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/Content/menus/dinner.yaml"))
    // The folder with a hidden name is new: only that may be reported, and once.
    _ = watcher.wait(milliseconds: Self.moment)
    try folder.write("text", to: "Content/_drafts/b.yaml")
    try folder.write("new", to: "Content/menus/.dinner.yaml.swp")
    #expect(!watcher.wait(milliseconds: Self.moment))
  }

  @Test("A new folder is watched from then on, and one that was replaced")
  func watchesNewFolders() throws {
    let (folder, watcher) = try watched(polls: false)
    try folder.write("text", to: "Content/pages/about.md")
    #expect(watcher.wait(milliseconds: Self.patience))
    _ = watcher.wait(milliseconds: Self.moment)
    try folder.write("text", to: "Content/pages/more.md")
    #expect(watcher.wait(milliseconds: Self.patience))
    try FileManager.default.removeItem(atPath: "\(folder.path)/Content")
    try folder.write("text", to: "Content/menus/lunch.yaml")
    #expect(watcher.wait(milliseconds: Self.patience))
    _ = watcher.wait(milliseconds: Self.moment)
    try folder.write("new text", to: "Content/menus/lunch.yaml")
    #expect(watcher.wait(milliseconds: Self.patience))
  }

  @Test("Links in circles end", arguments: [false, true])
  func endsInCircles(polls: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "Content/menus/dinner.yaml")
    try folder.link("Content/menus/up", to: "\(folder.path)/Content")
    let watcher = FolderWatcher(["\(folder.path)/Content"], polls: polls)
    try folder.write("new text", to: "Content/menus/dinner.yaml")
    #expect(watcher.wait(milliseconds: Self.patience))
  }
}

@Suite struct OpenFileTests {
  @Test("A file is read in parts, a folder is a folder, and all else is neither")
  func opensFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("0123456789", to: "a/b.txt")
    try folder.link("link", to: "a/b.txt")
    try folder.link("out", to: "/etc")
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    let opened = try Folder.open(folder.path)
    guard case .file(let file) = opened.openIfReadable("a/b.txt") else { throw POSIXError(.ENOENT) }
    #expect(file.status.size == 10)
    #expect(file.read(at: 2, count: 3) == Array("234".utf8))
    #expect(file.read(at: 8, count: 30) == Array("89".utf8))
    #expect(file.read(at: 80, count: 3).isEmpty)
    guard case .folder = opened.openIfReadable("a") else { throw POSIXError(.ENOTDIR) }
    for path in ["link", "out/passwd", "pipe", "../etc", "/etc", "a/../../etc", "none", ""] {
      #expect(opened.openIfReadable(path) == nil, "\(path)")
    }
  }

  @Test(arguments: [
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (951_782_399, "Mon, 28 Feb 2000 23:59:59 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
  ])
  func writesDatesOfHTTP(seconds: Int, text: String) {
    #expect(UTCTime(secondsSince1970: seconds).httpDate == text)
  }
}
