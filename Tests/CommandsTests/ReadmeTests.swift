import Foundation
import Testing

/// The tour in README.md, followed as it is written.
@Suite struct ReadmeTests {
  @Test("README's tour runs as typed, and prints what it says") func runsTheTour() throws {
    let readme = try String(contentsOfFile: "\(Repository.root)/README.md", encoding: .utf8)
    let tour = try #require(readme.components(separatedBy: "## A tour in five minutes\n").last)
      .components(separatedBy: "\n## ")[0]
    let folder = try TemporaryFolder()
    let commands = blocks("sh", in: tour)
    try #require(commands.count == 2)
    let begun = try shell(commands[0], in: folder.path)
    #expect(begun.status == 0 && begun.errors == "", "\(begun.errors)")
    for page in ["index.html", "menus/dinner/index.html", "menus/dinner/menu.txt", "menus/dinner/print.html"] {
      #expect(folder.exists("mysite/Output/site/\(page)"), "\(page)")
    }

    let site = folder.place("mysite")
    let menu = try #require(blocks("yaml", in: tour).first)
    try folder.write(menu, to: "mysite/Content/menus/dinner.yaml")
    #expect(try menugen("build", in: site).ids.contains("menu.items-removed"))
    let changed = try shell(commands[1], in: site)
    #expect(changed.status == 0)
    #expect(Set(changed.ids) == ["label.untranslated", "allergens.undeclared"], "\(changed.errors)")
    #expect(folder.exists("mysite/Output/site/menus/dinner/four-cheeses/index.html"))

    let wrong = menu.replacingOccurrences(of: "price: 8.50\n", with: "price: 8.505\n")
    #expect(wrong != menu)
    try folder.write(wrong, to: "mysite/Content/menus/dinner.yaml")
    let mistake = try #require(blocks("", in: tour).first)
    for command in ["build", "check"] {
      let run = try menugen(command, in: site)
      #expect(run.status == 1)
      #expect(run.errors.contains(mistake), "\(run.errors)")
    }
    try folder.write(menu, to: "mysite/Content/menus/dinner.yaml")

    let movements = try #require(blocks("json", in: tour).first)
    try folder.write(movements, to: "mysite/Content/movements/books.json")
    #expect(try menugen("build", in: site).status == 0)
    #expect(folder.exists("mysite/Output/reports/books/index.html"))
    let report = try menugen("report", "books", in: site)
    #expect(report.status == 0 && report.output.contains("579"), "\(report.output)\(report.errors)")
  }

  /// The code blocks of a language, each with the line break at its end.
  private func blocks(_ language: String, in text: String) -> [String] {
    let parts = text.components(separatedBy: "\n```")
    // Those with an odd index are within a block: the language and a line break come first.
    return parts.indices.filter { $0 % 2 == 1 }.compactMap { index in
      let lines = parts[index].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return lines.count == 2 && lines[0] == language ? "\(lines[1])\n" : nil
    }
  }
}
