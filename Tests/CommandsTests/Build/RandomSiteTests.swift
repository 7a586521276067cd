import Foundation
import MenugenTestSupport
import Testing

/// Random edits of a site: incremental builds give the same output and diagnostics as a full build.
struct RandomSiteTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>) func buildsTheSameInStepsAsAtOnce(seed: UInt64) throws {
    var site = EditedSite(seed: seed)
    let folder = try TemporaryFolder(inMemory: true)
    var standing: [String: Data] = [:]
    var options: [String] = []
    for round in 0..<14 {
      let edits = round == 0 ? [] : site.edit()
      try site.write(to: folder)
      if site.chance(of: 6) { options = ["--date", "2026-0\(site.number(2...8))-11"] }
      let keepsGoing = site.chance(of: 3) ? ["--keep-going"] : []

      let steps = try build(folder, "Output", options + keepsGoing)
      let atOnce = try build(folder, "Whole", options + keepsGoing)
      let what: Comment = "seed \(seed), round \(round): \(edits.joined(separator: ", "))\n\(steps.errors.prefix(2000))"
      #expect(steps.status == atOnce.status && [0, 1].contains(steps.status), what)
      // Only incremental builds compare prices.
      let told = diagnostics(steps).filter { !$0.contains("[price.jump]") }
      #expect(told.joined() == atOnce.errors.replacing("Whole/", with: "Output/"), what)
      // With errors the old output is kept, unless --keep-going is used.
      if folder.exists("Whole") { standing = try folder.tree("Whole") }
      let built = folder.exists("Output") ? try folder.tree("Output") : [:]
      #expect(built.keys.sorted() == standing.keys.sorted(), what)
      #expect(built.filter { standing[$0.key] != $0.value }.keys.sorted() == [], what)
      try shell("rm -rf Whole", in: folder.path)
    }
  }

  /// The diagnostics on standard error, each with its source line and hint.
  private func diagnostics(_ run: Run) -> [String] {
    run.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast().reduce(into: []) { all, line in
      if line.hasPrefix(" "), !all.isEmpty { all[all.count - 1] += line + "\n" } else { all.append(line + "\n") }
    }
  }

  private func build(_ folder: TemporaryFolder, _ output: String, _ options: [String]) throws -> Run {
    try shell(
      "menugen build --no-sync --accept-removals --jobs 2 --output \(output) \(options.joined(separator: " "))",
      in: folder.path,
      environment: ["LLVM_PROFILE_FILE": "/dev/null"])
  }
}

/// A site's files and random edits.
private struct EditedSite {
  private var random: SeededRandom
  private var files: [String: Data] = [:]
  private var written: [String: Data] = [:]
  private var count = 0

  init(seed: UInt64) {
    random = SeededRandom(seed)
    for (path, text) in Sites.small { files[path] = Data(text.utf8) }
    text("Content/goals/oven.yaml", "name: A new oven\nledger: bank\ngoal: \"5000.00\"\n")
    text(
      "Content/goals/steps.yaml",
      "name: Outrun Nessie\nunit: steps\ngoal: 1000\nstarted: true\nsteps: 640\ndistance: 900\n")
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func chance(of several: Int) -> Bool { number(1...several) == 1 }

  /// Makes one to three edits and returns their descriptions.
  mutating func edit() -> [String] {
    (0..<number(1...3)).map { _ in
      count += 1
      switch number(0...9) {
      case 0...2: return editMenu()
      case 3: return editMenus()
      case 4: return editTheme()
      case 5: return editConfiguration()
      case 6: return editPage()
      case 7: return editAsset()
      case 8: return editLedger()
      default: return editGoal()
      }
    }
  }

  /// Writes the changes since the last call.
  mutating func write(to folder: TemporaryFolder) throws {
    for path in written.keys where files[path] == nil {
      // Also remove emptied folders, as a file may replace one.
      try shell("rm '\(path)'; rmdir -p --ignore-fail-on-non-empty \"$(dirname '\(path)')\"", in: folder.path)
    }
    for (path, bytes) in files where written[path] != bytes { try folder.write(bytes, to: path) }
    written = files
  }
}

extension EditedSite {
  private func text(of path: String) -> String { String(decoding: files[path] ?? Data(), as: UTF8.self) }
  private mutating func text(_ path: String, _ text: String) { files[path] = Data(text.utf8) }

  private mutating func any(below folder: String) -> String? {
    files.keys.filter { $0.hasPrefix(folder) }.sorted().randomElement(using: &random)
  }

  /// Adds, removes, renames or changes an item.
  private mutating func editMenu() -> String {
    guard let path = any(below: "Content/menus/") else { return editMenus() }
    var lines = text(of: path).split(separator: "\n").map(String.init)
    let dishes = lines.indices.filter { lines[$0].contains("- {id:") }
    guard let dish = dishes.randomElement(using: &random) else { return editMenus() }
    let kind = number(0...6)
    switch kind {
    case 0:
      lines.insert("  - {id: new-\(count), name: New \(count), price: \(number(1...90)), allergens: []}", at: dish)
    case 1: lines.remove(at: dish)
    case 2: lines[dish].replace(/id: [a-z0-9-]+/, with: "id: renamed-\(count)")
    case 3: lines[dish].replace(/name: [^,]+/, with: "name: Name & \(count)")
    case 4: lines.swapAt(dish, dishes[0])
    case 5: lines[dish].replace(/price: [^,]+/, with: chance(of: 9) ? "price: 7.505" : "price: \(number(1...90)).25")
    default: lines[dish].replace(/allergens: \[[^\]]*\]/, with: "allergens: [\(chance(of: 2) ? "fish" : "")]")
    }
    text(path, lines.joined(separator: "\n") + "\n")
    return "dish \(kind) of \(path)"
  }

  /// Adds, removes, renames or breaks a menu.
  private mutating func editMenus() -> String {
    let path = any(below: "Content/menus/")
    let kind = number(0...4)
    switch (kind, path) {
    case (0, let path?): files[path] = nil
    case (1, let path?): files["Content/menus/menu-\(count).yaml"] = files.removeValue(forKey: path)
    case (2, let path?): text(path, text(of: path) + "colour: red\n")
    case (3, _): text("Content/menus/broken.yaml", chance(of: 3) ? "name: [" : Sites.dinner)
    default: text("Content/menus/menu-\(count).yaml", Sites.dinner.replacing("Dinner", with: "Menu \(count)"))
    }
    return "menu \(kind) of \(path ?? "")"
  }

  /// Changes or removes a template, the phrases or the style sheet.
  private mutating func editTheme() -> String {
    let paths = [
      "templates/item.mustache", "templates/home.mustache", "templates/layout.mustache", "templates/text.mustache",
      "strings/en.yaml", "assets/menu.css",
    ]
    guard let path = paths.randomElement(using: &random) else { return "" }
    if files.removeValue(forKey: "Themes/default/\(path)") != nil, chance(of: 2) { return "no own \(path)" }
    let original = (try? String(contentsOfFile: "\(Repository.root)/Themes/default/\(path)", encoding: .utf8)) ?? ""
    text(
      "Themes/default/\(path)",
      path.hasPrefix("strings")
        ? original.replacing("Skip to content", with: "Skip \(count)") : original + "/* \(count) */\n")
    return "theme \(path)"
  }

  private mutating func editConfiguration() -> String {
    let lines = [
      "name: Giuseppe's \(number(1...3))", "currency: \(chance(of: 2) ? "EUR" : "USD")",
      chance(of: 2) ? "languages: [en, de]" : "", chance(of: 2) ? "baseURL: https://giuseppe.example" : "",
      chance(of: 8) ? "profile: mars" : "",
    ]
    text("Content/site.yaml", lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n")
    return lines.joined(separator: " ")
  }

  private mutating func editPage() -> String {
    let path = ["about.md", "about.de.md", "visit/us.md", "menus.md"].randomElement(using: &random) ?? "about.md"
    if chance(of: 3), files.removeValue(forKey: "Content/pages/\(path)") != nil { return "no page \(path)" }
    let links = [
      "menus/dinner", "menus/dinner/margherita", "assets/photo.gif", "assets/note.txt", "assets/deep/plan", "about",
    ]
    let link = links.randomElement(using: &random) ?? "about"
    text(
      "Content/pages/\(path)",
      "---\ntitle: Page \(number(1...3))\n---\nSee [this](/\(link)) and ![that](/assets/photo.gif), \(count).\n")
    return "page \(path)"
  }

  private mutating func editAsset() -> String {
    let path = ["photo.gif", "note.txt", "deep/plan", "deep"].randomElement(using: &random) ?? "note.txt"
    let removed = files.keys.filter { $0 == "Content/assets/\(path)" || $0.hasPrefix("Content/assets/\(path)/") }
    for path in removed { files[path] = nil }
    if !removed.isEmpty, chance(of: 3) { return "no asset \(path)" }
    // A file and a folder of the same name replace each other.
    if path == "deep/plan" { files["Content/assets/deep"] = nil }
    let end: [UInt8] = [0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0, 0x3B]
    files["Content/assets/\(path)"] =
      path == "photo.gif" ? Data(Array("GIF89a".utf8) + [UInt8(number(1...9)), 0, 3] + end) : Data("\(count)".utf8)
    return "asset \(path)"
  }

  private mutating func editLedger() -> String {
    let name = ["bank", "till"].randomElement(using: &random) ?? "bank"
    let path = "Content/movements/\(name).json"
    if chance(of: 4), files.removeValue(forKey: path) != nil { return "no ledger \(name)" }
    let items = ["dinner/margherita", "dinner/marinara"]
    let movements = (0..<number(0...4)).map { index in
      let item = chance(of: 3) ? #", "item": "\#(items[index % 2])""# : ""
      return
        #"{"date": "2026-0\#(number(1...9))-02", "name": "Sale \#(index)", "amount": "\#(number(1...900)).10"\#(item)}"#
    }
    let visibility = chance(of: 2) ? "public" : "private"
    text(path, #"{"visibility": "\#(visibility)", "movements": [\#(movements.joined(separator: ", "))]}"#)
    return "ledger \(name)"
  }

  private mutating func editGoal() -> String {
    let path = "Content/goals/\(["oven", "steps"].randomElement(using: &random) ?? "oven").yaml"
    if chance(of: 3), files.removeValue(forKey: path) != nil { return "no goal \(path)" }
    text(
      path,
      path.contains("oven")
        ? "name: Oven \(count)\nledger: \(chance(of: 3) ? "till" : "bank")\ngoal: \"\(number(1...9))00.00\"\n"
        : "name: Walk\nunit: steps\ngoal: 1000\nstarted: true\nsteps: \(number(1...1000))\ndistance: 900\n")
    return "goal \(path)"
  }
}
