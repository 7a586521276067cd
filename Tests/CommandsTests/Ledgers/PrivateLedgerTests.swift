import Foundation
import MenugenText
import Testing

@testable import MenugenPublishing

/// A ledger that is now private, in an output folder without a manifest.
struct PrivateLedgerTests {
  @Test(
    "No figure stays below site/",
    arguments: [
      "rm Output/.menugen/manifest", "printf x >>Output/.menugen/manifest", ": >Output/.menugen/manifest",
      "printf 'menugen\\n\\011' | dd of=Output/.menugen/manifest conv=notrunc bs=1 2>/dev/null",
    ])
  func leavesNoFigure(damage: String) throws {
    let ledger = """
      {"visibility": "public", "name": "Bank",
       "movements": [{"id": "m1", "date": "2026-03-02", "name": "Card sales", "amount": "8127.40"}]}
      """
    let folder = try TemporaryFolder(
      Sites.small.merging([
        "Content/site.yaml": "name: Giuseppe's\ncurrency: EUR\nlanguage: en\nlanguages: [en, de, it]\n",
        "Content/movements/bank.json": ledger,
        "Content/goals/trip.json":
          #"{"id": "trip", "name": "Trip", "ledger": "bank", "goal": "9000.00", "started": true}"#,
      ]) { $1 })
    #expect(try menugen("build", in: folder.path).status == 0)
    func figures() throws -> [String] {
      try folder.tree("Output").filter { path, bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        return path.hasPrefix("site/") && (text.contains("8127") || text.contains("8,127") || text.contains("8.127"))
      }.keys.sorted()
    }
    #expect(try figures().count > 6)
    try folder.write(ledger.replacing("public", with: "private"), to: "Content/movements/bank.json")
    try shell(damage, in: folder.path)
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.ids.contains("output.manifest-lost"))
    #expect(try figures() == [])
    let fresh = try shell("cp -R Content Fresh; menugen build --content Fresh --output FreshOutput", in: folder.path)
    #expect(fresh.status == 0)
    #expect(try folder.tree("Output").keys.sorted() == folder.tree("FreshOutput").keys.sorted())
  }

  @Test("Without menugen's own folder nothing is published until site/ and reports/ are gone, which the error says")
  func refusesWhatNoRecordNames() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "currency: EUR\n",
      "Content/movements/bank.yaml": "visibility: public\nmovements: [{name: A, amount: 8127.40}]\n",
      "Content/movements/till.yaml": "movements: [{name: A, amount: 1}]\n",
    ])
    #expect(try menugen("build", in: folder.path).status == 0)
    let before = try folder.tree("Output")
    #expect(
      before.contains { $0.key.hasPrefix("site/") && String(decoding: $0.value, as: UTF8.self).contains("8127.40") })
    try shell("rm -r Output/.menugen; sed -i s/public/private/ Content/movements/bank.yaml", in: folder.path)
    for options in ["", "--force", "--keep-going", "--accept-removals"] {
      let run = try shell("menugen build \(options)", in: folder.path)
      #expect(run.status == 74 && run.places == ["Output/reports output.foreign", "Output/site output.foreign"])
      #expect(run.errors.contains("delete Output/site if an earlier build made it"))
    }
    #expect(try folder.tree("Output") == before)
    try shell("rm -r Output/site Output/reports", in: folder.path)
    #expect(try menugen("build", in: folder.path).status == 0)
    let site = try folder.tree("Output").filter { $0.key.hasPrefix("site/") }
    #expect(!site.isEmpty && !site.contains { String(decoding: $0.value, as: UTF8.self).contains("27.40") })
  }

  @Test("Every file that a build writes is in a place that counts as one of a build's")
  func knowsThePlacesOfBuilds() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try shell("cp -R \(Repository.root)/Content . && menugen build --no-sync", in: folder.path)
    let paths = try folder.tree("Output").keys
    #expect(paths.count > 100)
    for path in paths {
      let tree: OutputTree = path.hasPrefix("site/") ? .site : .reports
      #expect(GeneratedPaths.matches(tree, String(path.dropFirst(tree.name.count + 1))), "\(path)")
    }
  }
}
