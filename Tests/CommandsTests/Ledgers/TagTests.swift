import Foundation
import MenugenDomain
import MenugenPublishing
import MenugenTestSupport
import Testing

/// Tags and states of movements, in every form of a report.
@Suite struct TagTests {
  static let ledger = """
    openingBalance: {assets/bank: 100}
    movements:
    - {id: a, date: 2026-03-01, name: Marquee, amount: -10, account: assets/bank, tags: [wedding, garden, wedding]}
    - {id: b, date: 2026-03-02, name: Deposit, amount: 50, account: assets/bank, tags: wedding, status: pending}
    - {id: c, date: 2026-03-03, name: Roses, amount: -4, account: assets/bank, tags: " garden ; ; <b>", reference: R 1}
    - {id: d, date: 2026-03-04, name: Rent, amount: -7, account: assets/till, tags: []}
    - {id: e, date: 2026-03-05, name: Tip, amount: 1, account: assets/till, tags: null, status: booked}
    - id: f
      date: 2026-03-06
      name: Market
      amount: -6
      account: assets/till
      status: pending
      tags: [2026]
      splits: [{amount: -4, category: costs}, {amount: -2, category: fees}]

    """

  private func page(_ site: MemorySite, _ path: String) -> String {
    String(decoding: site.output.files[path] ?? [], as: UTF8.self)
  }

  private func lines(_ text: String, with word: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { $0.contains(word) }
  }

  @Test("Pages, text, CSV and JSON show tags and pending movements") func showsTags() async throws {
    var site = MemorySite(["movements/bank.yaml": Self.ledger])
    #expect(await site.build() == [])
    let register = page(site, "reports/bank/index.html")
    #expect(lines(register, with: "id=\"m-a\"").first?.contains("Tags: wedding, garden</small>") == true)
    #expect(lines(register, with: "id=\"m-b\"").first?.contains("Pending · Tags: wedding</small>") == true)
    #expect(lines(register, with: "id=\"m-c\"").first?.contains("Tags: garden, &lt;b&gt;</small>") == true)
    #expect(lines(register, with: "id=\"m-e\"").first?.contains("Pending") == false)
    let movement = page(site, "reports/bank/movements/b/index.html")
    #expect(movement.contains("<dt>Tags</dt><dd>wedding</dd>") && movement.contains("<dt>Status</dt><dd>Pending</dd>"))
    #expect(!page(site, "reports/bank/movements/d/index.html").contains("Tags"))
    let csv = page(site, "reports/bank/report.csv").components(separatedBy: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let (tags, status) = (csv[0].firstIndex(of: "tags") ?? 0, csv[0].firstIndex(of: "status") ?? 0)
    #expect(
      csv.dropFirst().filter { $0.count > 1 }.map { "\($0[tags]) \($0[status])" } == [
        "wedding;garden ", "wedding pending", "garden;<b> ", " ", " ", "2026 pending", "2026 pending",
      ])
    let json = page(site, "reports/bank/report.json")
    #expect(lines(json, with: "\"id\":\"a\"").first?.contains(#""tags":["wedding","garden"]"#) == true)
    #expect(lines(json, with: "\"id\":\"b\"").first?.contains(#""status":"pending","tags":["wedding"]"#) == true)
    #expect(lines(json, with: "\"id\":\"d\"").first?.contains("tags") == false)
    let text = page(site, "reports/bank/report.txt")
    #expect(text.contains("Tags: wedding, garden\n") && text.contains("Pending · Tags: wedding\n"))
  }

  @Test("Pending movements are added up apart, with the balance that the bank has booked") func addsUpPending() async {
    var site = MemorySite(["movements/bank.yaml": Self.ledger])
    #expect(await site.build() == [])
    let json = page(site, "reports/bank/report.json")
    // 100 - 10 + 50 - 4 is the balance, and 50 of it is pending.
    #expect(
      json.contains(
        #""assets/bank|EUR":{"booked":"86.00","count":1,"in":"50.00","out":"0.00","total":"50.00"}"#), "\(json)")
    #expect(
      json.contains(#""assets/till|EUR":{"booked":"-6.00","count":2,"in":"0.00","out":"-6.00","total":"-6.00"}"#))
    let text = page(site, "reports/bank/report.txt")
    #expect(text.contains("Booked balance") && text.contains("The totals and balances include"))
    #expect(page(site, "reports/bank/index.html").contains("Booked balance"))
  }

  @Test("A ledger without tags and pending movements has none of their words, columns and tables")
  func showsNothingWithout() async {
    var site = MemorySite(["movements/bank.csv": "name,amount,tags,status\nA,5,,booked\n"])
    #expect(await site.build() == [])
    for path in ["index.html", "report.txt", "report.csv", "report.json"] {
      let text = page(site, "reports/bank/\(path)")
      #expect(!text.isEmpty && !text.contains("Pending") && !text.contains("tags") && !text.contains("Tags"), "\(path)")
    }
  }

  @Test("A report of tags counts a movement in each of its tags, and --tag selects movements of any")
  func reportsTags() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: USD\n", "Content/movements/bank.yaml": Self.ledger,
      "Content/movements/plain.yaml": "[{name: A, amount: 1}]\n",
    ])
    func report(_ arguments: String...) throws -> String {
      let run = try menugen(["report"] + arguments, in: folder.path)
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }
    #expect(
      try report("tags", "bank", "--format", "csv").components(separatedBy: "\r\n") == [
        "tag,currency,count,in,out,total", "2026,USD,2,0.00,-6.00,-6.00", "<b>,USD,1,0.00,-4.00,-4.00",
        "garden,USD,2,0.00,-14.00,-14.00", "wedding,USD,2,50.00,-10.00,40.00", "",
      ])
    let text = try report("tags", "bank")
    #expect(text.contains("By tag") && text.contains("counts in each of them"))
    let json = try report("tags", "bank", "--format", "json", "--tag", "garden")
    #expect(
      json.contains(#""wedding|USD":{"count":1"#) && json.contains(#""tag":["garden"]"#) && !json.contains("2026|"))
    let both = try report("register", "bank", "--format", "csv", "--tag", "garden", "--tag", "2026")
    #expect(both.components(separatedBy: "\r\n").dropFirst().compactMap(\.first) == ["a", "c", "f", "f"])
    let missing = try menugen(["report", "bank", "--tag", "weding"], in: folder.path)
    #expect(missing.status == 1 && missing.errors.contains("did you mean 'wedding'?"), "\(missing.errors)")
    #expect(try menugen(["report", "tags", "plain"], in: folder.path).errors.contains("write \"tags\""))
    #expect(try menugen(["report", "bank", "--tag", ""], in: folder.path).status == 64)
  }
}
