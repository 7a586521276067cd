import Foundation
import Testing

@Suite struct DiskLinkTests {
  @Test("Without an address every link names a file, so that the site opens from a disk; with one, folders")
  func opensFromADisk() throws {
    var files = Sites.small
    files["Content/pages/about.md"] = "---\ntitle: About\n---\n[Menu](/menus/dinner/) [home](/) [there](#x) [up](../)\n"
    files["Content/movements/tips.json"] = #"{"visibility": "public", "movements": [{"name": "Kevin", "amount": 1}]}"#
    let links = /(?:href|src)="([^":#]+)(?:#[^"]*)?"/
    for address in ["", "baseURL: https://menu.example/\n"] {
      files["Content/site.yaml"] = "name: Giuseppe's\ncurrency: EUR\nlanguages: [en, it]\n\(address)"
      let folder = try TemporaryFolder(files)
      #expect(try menugen("build", "--quiet", in: folder.path).status == 0)
      var count = 0
      for (path, data) in try folder.tree("Output/site") where path.hasSuffix(".html") && !path.hasSuffix("404.html") {
        let page = URL(fileURLWithPath: folder.place("Output/site/\(path)"))
        for link in String(decoding: data, as: UTF8.self).matches(of: links) {
          count += 1
          #expect(address.isEmpty ? !link.1.hasSuffix("/") : !link.1.hasSuffix("index.html"), "\(link.1) on \(path)")
          let target = URL(fileURLWithPath: String(link.1).removingPercentEncoding ?? "", relativeTo: page).path
          #expect(FileManager.default.fileExists(atPath: target), "\(link.1) on \(path)")
        }
      }
      #expect(count > 50)
    }
  }
}
