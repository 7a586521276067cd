import Foundation
import Testing

/// Pages for missing content: remote sources and content with errors.
@Suite struct ContentStateTests {
  private static let elsewhere = [
    "Content/site.yaml": "currency: EUR\n",
    "Content/menus/dinner.json":
      #"{"name": "Dinner", "source": "https://menus.example/dinner.json", "timeout": "5s", "maxAge": "1h"}"#,
    "Content/movements/bank.json": #"{"name": "Bank account", "source": "https://bank.example/movements.json"}"#,
    "Content/movements/till.json":
      #"{"visibility": "public", "source": "https://bank.example/till.json"}"#,
    "Content/goals/oven.json": #"{"name": "New oven", "ledger": "bank", "category": "savings", "goal": 100}"#,
    "Content/movements/sales.json": #"[{"name": "Kevin", "amount": 1, "item": "dinner/margherita"}]"#,
  ]

  @Test func asksToWaitForWhatLivesElsewhere() throws {
    let folder = try TemporaryFolder(Self.elsewhere)
    // Nothing is fetched on purpose, so nothing is reported.
    let run = try menugen("build", "--offline", "--strict", in: folder.path)
    #expect(run.status == 0 && run.errors.isEmpty)
    for (path, name) in [
      ("site/menus/dinner/index.html", "Dinner"), ("site/ledgers/till/index.html", "till"),
      ("reports/bank/index.html", "Bank account"), ("reports/goals/oven/index.html", "New oven"),
    ] {
      let page = words(try folder.text("Output/\(path)"))
      #expect(page.contains("Hi Wait A Moment Please") && page.contains(name), "\(path)")
      #expect(!page.contains("0.00") && !page.contains("Nothing here yet"), "\(path)")
    }
    for path in ["site/menus/dinner/menu.txt", "reports/bank/report.txt", "reports/bank/report.json"] {
      #expect(!folder.exists("Output/\(path)"), "\(path) tells what isn't known")
    }
    #expect(words(try folder.text("Output/site/index.html")).contains("Dinner Wait A Moment Please"))
    #expect(words(try folder.text("Output/reports/index.html")).contains("Bank account Wait A Moment Please"))
    #expect(try folder.text("Output/reports/goals.txt").contains("Wait A Moment Please"))
    // The second build writes nothing.
    let again = try menugen("build", "--offline", in: folder.path)
    #expect(again.status == 0 && again.errors.isEmpty && again.output.contains("0 files written"))
  }

  @Test func asksToWaitInTheReadersLanguage() throws {
    var files = Self.elsewhere
    files["Content/site.yaml"] = "language: de\ncurrency: EUR\nbaseURL: https://a.example/\n"
    let folder = try TemporaryFolder(files)
    #expect(try menugen("build", "--offline", in: folder.path).status == 0)
    let page = words(try folder.text("Output/reports/bank/index.html"))
    #expect(!page.contains("Wait A Moment Please") && page.contains("Moment"))
    #expect(try !folder.text("Output/site/menus/dinner/index.html").contains("/qr/"), "a code that isn't written")
  }

  @Test func reportsNothingOfWhatLivesElsewhere() throws {
    let folder = try TemporaryFolder(Self.elsewhere)
    let run = try menugen("report", "bank", "--offline", in: folder.path)
    #expect(run.status == 1 && run.output.isEmpty && run.ids == ["report.no-movements"])
  }

  @Test func putsAnErrorPageInPlaceOfWhatHasErrors() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n",
      "Content/menus/dinner.json":
        #"{"name": "Dinner", "sections": [{"name": "S", "items": [{"name": "A", "price": "x"}]}]}"#,
      "Content/menus/lunch.json": #"{"name": "Lunch", "sections": []}"#,
      "Content/movements/bank.json": #"{"name": "Bank account", "movements": [{"name": "A", "amount": "x"}]}"#,
      "Content/movements/till.json": #"[{"name": "A", "amount": 1, "category": "sales"}]"#,
      "Content/movements/tips.json":
        #"{"name": "Tips", "visibility": "public", "closingBalance": 2, "movements": [{"name": "A", "amount": 1}]}"#,
      "Content/goals/oven.json": #"{"name": "New oven", "ledger": "bank", "category": "savings", "goal": 100}"#,
      "Content/goals/steps.json": #"{"name": "Steps", "started": true}"#,
      "Content/goals/typo.json": #"{"name": "Typo", "ledger": "tll", "category": "sales", "goal": 100}"#,
      "Content/goals/sound.json": #"{"name": "Sound", "ledger": "till", "category": "sales", "goal": 100}"#,
    ])
    #expect(try menugen("build", in: folder.path).status == 1)
    #expect(!folder.exists("Output/site"))
    let run = try menugen("build", "--keep-going", in: folder.path)
    #expect(run.status == 1)
    #expect(
      run.ids.sorted() == [
        "amount.not-a-number", "goal.no-goal", "goal.unknown-ledger", "ledger.closing-balance", "menu.empty",
        "price.not-a-number",
      ])
    for path in [
      "site/menus/dinner", "reports/bank", "site/ledgers/tips", "reports/goals/oven", "reports/goals/steps",
      "reports/goals/typo",
    ] {
      let page = words(try folder.text("Output/\(path)/index.html"))
      #expect(page.contains("This page could not be made"), "\(path)")
    }
    for path in ["site/menus/lunch", "reports/till", "reports/goals/sound"] {
      #expect(try !folder.text("Output/\(path)/index.html").contains("could not be made"), "\(path)")
    }
    // Each error page is linked.
    let reports = try folder.text("Output/reports/index.html")
    for link in ["bank/", "goals/oven/", "goals/steps/", "goals/typo/", "till/", "goals/sound/"] {
      #expect(reports.contains("href=\"\(link)index.html\""), "\(link)")
    }
    #expect(words(reports).contains("Bank account Its source has errors. Please come back soon."))
    #expect(try folder.text("Output/site/index.html").contains("href=\"ledgers/tips/index.html\""))
    // After the fix, they are normal pages.
    try folder.write(
      #"{"name": "Bank account", "movements": [{"amount": 1, "category": "savings"}]}"#,
      to: "Content/movements/bank.json")
    _ = try menugen("build", "--keep-going", in: folder.path)
    #expect(try folder.text("Output/reports/bank/index.html").contains("€1.00"))
    #expect(words(try folder.text("Output/reports/goals/oven/index.html")).contains("€1.00 of €100.00"))
  }
}
