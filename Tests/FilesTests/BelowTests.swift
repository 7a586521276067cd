import MenugenCSystem
import Foundation
import Testing

/// Opens files in a folder without following links, by the kernel's call and by its fallback.
@Suite struct BelowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Both ways open the same files and refuse the same links")
  func followsNoLink() throws {
    try folder.write("1", to: "outside/file")
    try folder.write("2", to: "root/a/b/file")
    try folder.link("root/link", to: "../outside")
    try folder.link("root/a/link", to: "b")
    try folder.link("root/a/b/link", to: "file")
    let root = open("\(folder.path)/root", O_RDONLY | O_DIRECTORY)
    try #require(root >= 0)
    defer { close(root) }
    let cases: [(String, Int32)] = [
      ("a/b/file", 0), ("a/b", 0), (".", 0), ("link/file", ELOOP), ("link", ELOOP), ("a/link/file", ELOOP),
      ("a/b/link", ELOOP), ("a/none", ENOENT), ("none/a", ENOENT), ("a/b/file/x", ENOTDIR), ("../outside/file", EXDEV),
      ("/etc/passwd", EXDEV), (String(repeating: "x", count: 300), ENAMETOOLONG),
    ]
    for (path, expected) in cases {
      for opened in [menugen_open_below(root, path, O_RDONLY, 0), menugen_open_below_by_steps(root, path, O_RDONLY, 0)]
      {
        #expect(opened >= 0 ? expected == 0 : errno == expected, "\(path): \(errno)")
        if opened >= 0 { close(opened) }
      }
    }
    let made = menugen_open_below_by_steps(root, "a/new", O_WRONLY | O_CREAT | O_EXCL, 0o644)
    #expect(made >= 0)
    close(made)
    #expect(menugen_open_below_by_steps(root, "link/new", O_WRONLY | O_CREAT | O_EXCL, 0o644) == -1)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/outside/new"))
  }
}
