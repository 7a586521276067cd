import MenugenDiagnostics
import MenugenFiles

/// A content folder with many menus, settings and a few pages.
struct SampleSite {
  let folder: String
  let menus: Int
  let dishes: Int

  var content: String { "\(folder)/Content" }

  func write() throws {
    let files = DiskFiles(root: content)
    try files.write(
      Array("name: Many Menus\nbaseURL: https://menus.example.org/\nlanguage: en\ncurrency: EUR\n".utf8),
      to: "site.yaml")
    for (name, title) in [("allergens", "Allergens"), ("opening-hours", "Opening hours"), ("contact", "Contact")] {
      try files.write(
        Array("---\ntitle: \(title)\n---\nPlease ask us, *at any time*: we like to explain.\n".utf8),
        to: "pages/\(name).md")
    }
    for number in 1...menus { try write(SampleMenu(number, dishes: dishes)) }
  }

  func write(_ menu: SampleMenu) throws {
    try DiskFiles(root: content).write(menu.jsonFile.bytes, to: "menus/\(menu.id).json")
  }
}
