import Foundation
import Testing

/// The output and exit codes of the real binary.
struct CommandLineTests {
  @Test func saysItsVersion() throws {
    let run = try menugen("--version", in: "/")
    #expect(run.status == 0)
    #expect(run.output.range(of: #"^\d+\.\d+\.\d+\n$"#, options: .regularExpression) != nil)
    #expect(run.errors == "")
  }

  @Test(arguments: [[], ["build"], ["check"], ["report"], ["import"], ["init"], ["diff"], ["schema"]])
  func explainsItself(_ command: [String]) throws {
    let run = try shell("menugen \(command.joined(separator: " ")) --help", in: "/")
    #expect(run.status == 0)
    #expect(run.output.contains("USAGE: menugen"))
    #expect(run.errors == "")
  }

  @Test(arguments: [
    "build --colour", "biuld", "build --jobs 0", "build --jobs many", "build --date 2026-02-30", "build --date today",
    "build --diagnostics xml", "build --max-file-size -1", "build --max-file-size 99999999999G", "report --format pdf",
    "build stray", "schema menue", "import", "import a.csv", "import a.csv --into movements/bank --decimal-mark x",
  ])
  func refusesWrongUsageWith64(_ arguments: String) throws {
    let folder = try TemporaryFolder(Sites.small)
    let run = try shell("menugen \(arguments)", in: folder.path)
    #expect(run.status == 64)
    #expect(run.errors.contains("Error: ") && run.errors.contains("Usage: menugen"))
    #expect(!folder.exists("Output"))
  }

  @Test(arguments: ["build", "check", "report"]) func endsWith74WhereThereIsNoContent(_ command: String) throws {
    let folder = try TemporaryFolder()
    let run = try menugen(command, in: folder.path)
    #expect(run.status == 74)
    #expect(run.ids == ["folder.missing"])
    #expect(!folder.exists("Output"), "nothing is made for a folder that isn't there")
  }

  @Test func buildsAndEndsWith0() throws {
    let folder = try TemporaryFolder(Sites.small)
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("Built 1 menu, 2 dishes and 1 ledger into Output: "))
    #expect(folder.exists("Output/site/index.html") && folder.exists("Output/reports/bank/index.html"))
  }

  @Test func checksWithoutWriting() throws {
    let folder = try TemporaryFolder(Sites.small)
    let before = try folder.everything("")
    let run = try menugen("check", in: folder.path)
    #expect(run.status == 0)
    #expect(run.output == "Checked 1 menu, 2 dishes and 1 ledger: 0 errors, 0 warnings\n")
    #expect(try folder.everything("") == before)
  }

  @Test("Movements whose ids differ by case alone have a page each")
  func reportsIDsApartByCase() throws {
    let folder = try TemporaryFolder([
      "Content/movements/bank.json": #"""
      {"currency": "EUR", "movements": [{"id": "aa", "amount": 1}, {"id": "AA", "amount": 2}]}
      """#
    ])
    for command in ["check", "build"] { #expect(try menugen(command, in: folder.path).status == 0) }
    #expect(folder.exists("Output/reports/bank/movements/aa/index.html"))
    #expect(folder.exists("Output/reports/bank/movements/~41~41/index.html"))
  }

  @Test func checksPagesOfDifferentFilesAgainstEachOther() throws {
    let folder = try TemporaryFolder([
      "Content/menus/dinner.yaml": "name: D\nsections: [{name: S, items: [{name: A, allergens: []}]}]\n",
      "Content/pages/menus/dinner.md": "---\ntitle: X\n---\nWe cook.\n",
      "Content/pages/About.md": "---\ntitle: X\n---\nHi.\n",
      "Content/pages/about.md": "---\ntitle: X\n---\nHello.\n",
    ])
    let built = try menugen("build", in: folder.path)
    let checked = try menugen("check", in: folder.path)
    #expect(built.status == 1 && checked.status == 1)
    #expect(checked.ids == ["output.collision", "output.collision"])
    #expect(checked.errors.contains("'Content/pages/About.md' and 'Content/pages/about.md' produce pages"))
    #expect(checked.errors.contains("'Content/menus/dinner.yaml' and 'Content/pages/menus/dinner.md' produce the same"))
    #expect(built.errors == checked.errors)
  }

  @Test func refusesATextOfADishThatIsNotUTF8() throws {
    let folder = try TemporaryFolder([
      "Content/menus/dinner.yaml": "name: D\nsections: [{name: S, items: [{id: a, name: A, allergens: []}]}]\n"
    ])
    try folder.write(Data("Caf\u{E9}".unicodeScalars.map { UInt8($0.value) }), to: "Content/menus/dinner/a.md")
    for command in ["build", "check"] {
      let run = try menugen(command, in: folder.path)
      #expect(run.status == 1 && run.ids == ["file.not-utf8"], "\(command)")
      #expect(run.errors.hasPrefix("Content/menus/dinner/a.md:1:4: error: "))
    }
  }

  @Test func letsTheLastOfARepeatedOptionCount() throws {
    let folder = try TemporaryFolder(Sites.small)
    #expect(try menugen("build", "--output", "a", "--output", "b", in: folder.path).status == 0)
    #expect(!folder.exists("a") && folder.exists("b/site/index.html"))
  }
}

/// Diagnostics on standard output and standard error.
struct DiagnosticOutputTests {
  /// Content with an error, a warning and a note.
  private static let faulty = [
    "Content/menus/dinner.yaml":
      "name: Dinner\nsections:\n- name: Pizzas\n  items:\n  - {name: Margherita, price: 7.505, allergens: []}\n",
    "Content/menus/stray.txt": "?",
  ]

  @Test func printsDiagnosticsOnStandardErrorByFileAndLine() throws {
    let folder = try TemporaryFolder(Self.faulty)
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.places == [
        "Content/menus/dinner.yaml currency.default", "Content/menus/dinner.yaml:5:31 price.decimals",
        "Content/menus/stray.txt file.unused",
      ])
  }

  @Test func printsErrorsOnlyWhenQuiet() throws {
    let folder = try TemporaryFolder(Self.faulty)
    let run = try menugen("build", "--quiet", in: folder.path)
    #expect(run.ids == ["price.decimals"])
    try folder.write(Sites.dinner, to: "Content/menus/dinner.yaml")
    let good = try menugen("build", "--quiet", in: folder.path)
    #expect(good.status == 0)
    #expect(good.output + good.errors == "")
  }

  @Test func printsOneObjectALineAsJSON() throws {
    let folder = try TemporaryFolder(Self.faulty)
    let run = try menugen("check", "--diagnostics", "json", in: folder.path)
    let objects = try run.errors.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.count == 3)
    #expect(objects.map { $0["severity"] as? String } == ["note", "error", "warning"])
    #expect(objects[1]["file"] as? String == "Content/menus/dinner.yaml")
    #expect(objects[1]["line"] as? Int == 5)
    #expect(objects[1]["column"] as? Int == 31)
    #expect(objects[1]["endColumn"] as? Int == 36)
    #expect(objects[1]["id"] as? String == "price.decimals")
    #expect(objects[1]["hint"] as? String == "write at most 2 decimals, for example 7.50")
  }

  @Test func printsAnnotationsForGitHub() throws {
    let folder = try TemporaryFolder(Self.faulty)
    let run = try menugen("check", "--diagnostics", "github", in: folder.path)
    #expect(
      run.errors.contains(
        "::error file=Content/menus/dinner.yaml,line=5,col=31,endColumn=36,title=price.decimals::price of 'Margherita' "
          + "has more decimals than USD allows%0Ahint: "))
  }

  @Test func colorsNothingThatIsNoTerminal() throws {
    let folder = try TemporaryFolder(Self.faulty)
    for environment in [[:], ["NO_COLOR": "1"], ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"]] {
      let run = try menugen("check", in: folder.path, environment: environment)
      #expect(!run.errors.contains("\u{1B}"))
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func colorsATerminalUnlessToldNotTo() throws {
    let folder = try TemporaryFolder(Self.faulty)
    // `script` runs the program in a terminal and prints its output.
    let lines = "script -qec 'menugen check' /dev/null </dev/null"
    #expect(try shell(lines, in: folder.path).output.contains("\u{1B}[1;31merror"))
    #expect(!(try shell(lines, in: folder.path, environment: ["NO_COLOR": "1"]).output.contains("\u{1B}")))
    #expect(try shell(lines, in: folder.path, environment: ["NO_COLOR": ""]).output.contains("\u{1B}[1;31merror"))
  }

  @Test(arguments: ["2>&-", ">&-", "<&-", ">&- 2>&- <&-", "2>/dev/full", ">/dev/full 2>/dev/full"])
  func livesWithClosedAndFullStreams(_ redirections: String) throws {
    let folder = try TemporaryFolder(Self.faulty)
    #expect(try shell("menugen build \(redirections)", in: folder.path).status == 1)
    #expect(!folder.exists("Output"))
    try folder.write(Sites.dinner, to: "Content/menus/dinner.yaml")
    #expect(try shell("menugen build \(redirections)", in: folder.path).status == 0)
    let clean = try TemporaryFolder(["Content/menus/dinner.yaml": Sites.dinner])
    #expect(try menugen("build", in: clean.path).status == 0)
    // A warning must not be written to a file that reuses the descriptor of a closed stream.
    #expect(try folder.tree("Output") == clean.tree("Output"))
    #expect(try folder.text("Output/.menugen/lock") == "")
  }

  @Test func letsNoReportVanishInAFullDisk() throws {
    let folder = try TemporaryFolder(Sites.small)
    let run = try shell("menugen report >/dev/full", in: folder.path)
    #expect(run.status == 74)
    #expect(run.ids == ["file.unwritable"])
  }

  @Test func mindsNoReaderThatGoesAway() throws {
    let folder = try TemporaryFolder(Sites.small)
    let run = try shell("(menugen report; echo $? >status) | :", in: folder.path)
    #expect(run.errors == "")
    #expect(try folder.text("status") == "0\n")
  }
}
