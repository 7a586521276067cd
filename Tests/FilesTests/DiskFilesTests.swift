import MenugenDiagnostics
import MenugenFiles
import Foundation
import Synchronization
import Testing

@Suite struct DiskFilesTests {
  private let folder: TemporaryFolder
  private let files: DiskFiles

  init() throws {
    folder = try TemporaryFolder()
    files = DiskFiles(root: folder.path)
  }

  @Test func listsFilesBelowAFolderInTheOrderOfTheirBytes() throws {
    for name in ["b/x.json", "b.json", "é.json", "z.json", "B.json", "b/a/deep.json"] {
      try folder.write("{}", to: "menus/\(name)")
    }
    try folder.write("{}", to: "other.json")
    let names = ["B.json", "b.json", "b/a/deep.json", "b/x.json", "z.json", "é.json"]
    #expect(try files.list(below: "menus") == FileListing(files: names.map { "menus/\($0)" }))
  }

  @Test func leavesHiddenNamesAlone() throws {
    for name in [".hidden", "_draft.md", ".git/config", "_old/a.json", "a/.b", "a/kept.json"] {
      try folder.write("x", to: name)
    }
    #expect(try files.list(below: "") == FileListing(files: ["a/kept.json"]))
  }

  @Test("Writers of the same file at once leave one of their files whole, and nothing else")
  func replacesWholeFiles() throws {
    let failures = Atomic(0)
    onThreads(8) { writer in
      for _ in 1...40 {
        let bytes = Array(repeating: UInt8(writer), count: 100_000 + writer)
        if (try? files.write(bytes, to: "shared/file")) == nil { failures.wrappingAdd(1, ordering: .relaxed) }
        let read = (try? files.read("shared/file").bytes) ?? []
        if read.count != 100_000 + Int(read.first ?? 0) || Set(read).count != 1 {
          failures.wrappingAdd(1, ordering: .relaxed)
        }
      }
    }
    #expect(failures.load(ordering: .relaxed) == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/shared") == ["file"])
  }

  @Test func missingFolderHoldsNoFiles() throws {
    #expect(try files.list(below: "menus") == FileListing())
  }

  @Test func missingRootIsAnErrorOfTheDisk() {
    let error = #expect(throws: FileError.self) { try DiskFiles(root: "\(folder.path)/none").list(below: "menus") }
    #expect(error == FileError("\(folder.path)/none", .missingFolder))
    #expect(error?.isContentError == false)
    #expect(error?.diagnostic.id == "folder.missing")
  }

  @Test func followsLinksToFilesAndFolders() throws {
    try folder.write("1", to: "_shared/a.json")
    try folder.link("linked", to: "_shared")
    try folder.link("b.json", to: "_shared/a.json")
    #expect(try files.list(below: "") == FileListing(files: ["b.json", "linked/a.json"]))
    #expect(try files.read("linked/a.json").bytes == [0x31])
  }

  @Test("Each folder is read once, at its own place or at the first link to it")
  func readsEachFolderOnce() throws {
    try folder.write("1", to: "real/a.json")
    try folder.write("2", to: "_shared/b.json")
    for link in ["x", "y", "real/z"] { try folder.link(link, to: link == "real/z" ? "../_shared" : "_shared") }
    try folder.link("again", to: "real")
    let listing = try files.list(below: "")
    #expect(listing.files == ["real/a.json", "real/z/b.json"])
    let read = [("again", "real"), ("x", "real/z"), ("y", "real/z")]
    #expect(
      listing.problems == read.map { FileError("\(folder.path)/\($0)", .readAlready(as: "\(folder.path)/\($1)")) })
    #expect(listing.problems.allSatisfy { $0.diagnostic.severity == .warning })
  }

  @Test("Folders full of links to each other are read in a moment", .timeLimit(.minutes(20)))
  func readsFoldersOfLinks() throws {
    for number in 0..<22 { try folder.write("1", to: "f\(number)/a.json") }
    for number in 0..<21 {
      try folder.link("f\(number)/a", to: "../f\(number + 1)")
      try folder.link("f\(number)/b", to: "../f\(number + 1)")
    }
    let listing = try files.list(below: "")
    #expect(listing.files.count == 22)
    #expect(listing.problems.count == 42)
  }

  @Test("Links that lead out of the folder are refused, unless they are allowed")
  func refusesLinksThatLeadOut() throws {
    try folder.write("secret", to: "outside/file")
    try folder.write("1", to: "in/a.json")
    for (link, target) in [
      ("in/file", "../outside/file"), ("in/folder", "../outside"), ("in/absolute", "\(folder.path)/outside/file"),
      ("in/twice", "file"), ("in/own", "../in/a.json"), ("in2", "in"), ("in/sibling", "../in2x"),
    ] { try folder.link(link, to: target) }
    try folder.write("1", to: "in2x/a")
    // The root may be a link.
    for root in ["in", "in2"] {
      let listing = try DiskFiles(root: "\(folder.path)/\(root)").list(below: "")
      #expect(listing.files == ["a.json", "own"])
      #expect(listing.problems.map(\.diagnostic.id) == Array(repeating: "file.link-outside", count: 5))
      #expect(
        listing.problems.contains(FileError("\(folder.path)/\(root)/file", .linkOutside(target: "../outside/file"))))
    }
    let all = try DiskFiles(root: "\(folder.path)/in", links: .anywhere).list(below: "")
    #expect(all == FileListing(files: ["a.json", "absolute", "file", "folder/file", "own", "sibling/a", "twice"]))
    let none = DiskFiles(root: "\(folder.path)/in", links: .notFollowed)
    #expect(try none.list(below: "").files == ["a.json", "absolute", "file", "folder", "own", "sibling", "twice"])
    #expect(throws: FileError.self) { try none.read("file") }
    #expect(throws: FileError.self) { try none.read("folder/file") }
    // The listed folder, such as a theme's.
    #expect(try DiskFiles(root: "\(folder.path)/in").list(below: "folder").problems.count == 1)
  }

  @Test("Folders overlap through links, and where they aren't there yet")
  func findsOverlaps() throws {
    try folder.write("1", to: "Content/menus/a.json")
    try folder.link("linked", to: "Content")
    try folder.link("Content/out", to: "../Output")
    try folder.link("dangling", to: "Content/new")
    let cases: [(String, String, FolderOverlap?)] = [
      ("Content", "Content", .same), ("linked", "Content", .same), ("Content/", "Content", .same),
      ("Content/../Content", "Content", .same), ("Content/x/y", "Content", .inside), ("linked/x", "Content", .inside),
      ("dangling", "Content", .inside), (".", "Content", .around), ("Content/menus/..", "linked", .same),
      ("Output", "Content", nil), ("Content/out", "Content", nil), ("Content2", "Content", nil),
      ("nowhere/Content/..", "nowhere/Content", .around), ("nowhere/a", "nowhere/a/b", .around),
    ]
    for (one, other, expected) in cases {
      let found = FolderOverlap(of: "\(folder.path)/\(one)", with: "\(folder.path)/\(other)")
      #expect(found == expected, "\(one), \(other)")
    }
  }

  @Test("Loops, pipes, devices and broken links are reported, and other files listed", .timeLimit(.minutes(20)))
  func reportsSpecialFiles() throws {
    try folder.write("1", to: "a/fine.json")
    try folder.link("a/up", to: "..")
    try folder.link("self", to: "self")
    try folder.link("broken", to: "nowhere")
    try folder.link("device", to: "/dev/null")
    mkfifo("\(folder.path)/pipe", 0o644)
    let listing = try files.list(below: "")
    #expect(listing.files == ["a/fine.json"])
    let expected: [(String, FileError.Reason)] = [
      ("a/up", .symlinkLoop), ("broken", .missing), ("device", .notRegular(.device)), ("pipe", .notRegular(.pipe)),
      ("self", .symlinkLoop),
    ]
    #expect(listing.problems == expected.map { FileError("\(folder.path)/\($0.0)", $0.1) })
  }

  @Test func reportsNamesThatAreNotUTF8() throws {
    let descriptor = open(
      "\(folder.path)/".utf8CString.dropLast() + [CChar(bitPattern: 0xFF), 0], O_CREAT | O_WRONLY, 0o644)
    try #require(descriptor >= 0)
    close(descriptor)
    let listing = try files.list(below: "")
    #expect(listing.files == [])
    #expect(listing.problems.map(\.reason) == [.nameNotUTF8])
  }

  @Test(
    .timeLimit(.minutes(20)),
    arguments: [
      ("pipe", FileError.Reason.notRegular(.pipe)), ("folder", .notRegular(.folder)), ("none", .missing),
      ("loop", .symlinkLoop),
    ])
  func refusesToReadWhatIsNoFile(name: String, reason: FileError.Reason) throws {
    mkfifo("\(folder.path)/pipe", 0o644)
    try folder.write("", to: "folder/x")
    try folder.link("loop", to: "loop")
    #expect(throws: FileError("\(folder.path)/\(name)", reason)) { try files.read(name) }
  }

  @Test(arguments: [0, 1, 4095, 4096, 100_000])
  func readsFilesOfEverySizeUpToTheLimit(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    try folder.write(bytes, to: "file")
    let file = try files.read("file", limit: size)
    #expect(file.bytes == bytes)
    #expect(file.path == "\(folder.path)/file")
    guard size > 0 else { return }
    let error = #expect(throws: FileError.self) { try files.read("file", limit: size - 1) }
    #expect(error?.reason == .tooLarge(limit: size - 1))
    #expect(error?.isContentError == true)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/maps")))
  func readsFilesThatDoNotSayTheirSize() throws {
    let file = try DiskFiles(root: "/proc/self").read("maps")
    #expect(file.bytes.count > 4096)
    #expect(file.bytes.last == UInt8(ascii: "\n"))
  }

  @Test func saysWhereTextIsNotUTF8() throws {
    try folder.write(Array("ok\nCaf".utf8) + [0xE9] + Array("\n".utf8), to: "menu.json")
    let error = #expect(throws: FileError.self) { try files.readText("menu.json") }
    let diagnostic = try #require(error?.diagnostic)
    #expect(diagnostic.id == "file.not-utf8")
    guard case .line(let location) = diagnostic.place else { return #expect(Bool(false), "no place") }
    #expect(location.line == 2 && location.column == 4)
  }

  @Test func writesFilesWithTheFoldersAboveThem() throws {
    try files.write([1, 2], to: "a/b/c.bin")
    try files.write([3], to: "a/b/c.bin")
    #expect(try files.read("a/b/c.bin").bytes == [3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/a/b") == ["c.bin"])
    #expect(files.exists("a/b"))
    try files.remove("a/b/c.bin")
    try files.remove("a/b/c.bin")
    #expect(!files.exists("a/b/c.bin"))
  }

  @Test func saysWhyAFileCanNotBeWritten() throws {
    try folder.write("", to: "file")
    let error = #expect(throws: FileError.self) { try files.write([1], to: "file/below") }
    #expect(error?.reason == .unreadable(ENOTDIR) || error?.reason == .unwritable(ENOTDIR))
    #expect(error?.isContentError == false)
  }
}
