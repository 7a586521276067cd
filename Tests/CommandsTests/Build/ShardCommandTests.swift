import Foundation
import Testing

/// `menugen build --shard` and `menugen merge` with the real binary.
struct ShardCommandTests {
  /// A site whose parts are in several shards.
  private static var content: [String: String] {
    var files = Sites.small
    for name in ["lunch", "brunch", "drinks", "wine", "kids"] {
      files["Content/menus/\(name).yaml"] = Sites.dinner.replacing("name: Dinner", with: "name: \(name.capitalized)")
    }
    files["Content/movements/cash.json"] = Sites.katas
    files["Content/movements/open.json"] = #"{"visibility": "public", "movements": [{"name": "A", "amount": 1}]}"#
    files["Content/site.yaml"] = "name: Giuseppe's\ncurrency: EUR\nbaseURL: https://example.com/\n"
    return files
  }

  private func built(_ count: Int, _ files: [String: String] = content) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    for number in 1...count {
      let run = try menugen("build", "--shard", "\(number)/\(count)", "--output", "shards/\(number)", in: folder.path)
      #expect(run.status == 0, "\(run.errors)")
    }
    return folder
  }

  private func merge(_ folder: TemporaryFolder, _ shards: String...) throws -> Run {
    try menugen(["merge"] + shards.map { "shards/\($0)" }, in: folder.path)
  }

  @Test("Merged shards are one build", arguments: [1, 2, 3, 7])
  func mergesShards(_ count: Int) throws {
    let folder = try built(count)
    let merged = try menugen(["merge"] + (1...count).reversed().map { "shards/\($0)" }, in: folder.path)
    #expect(merged.status == 0, "\(merged.errors)")
    let whole = try menugen("build", "--output", "Whole", in: folder.path)
    #expect(whole.status == 0 && whole.errors == merged.errors)
    let tree = try folder.tree("Whole")
    #expect(try folder.tree("Output") == tree)
    #expect(tree.keys.contains("site/sitemap.xml") && tree.keys.contains("reports/index.html"))
    // No page is in two shards, and each shard has a part.
    let parts = try (1...count).map { Set(try folder.tree("shards/\($0)").keys) }
    #expect(parts.reduce(0) { $0 + $1.count } == parts.reduce(Set()) { $0.union($1) }.count)
  }

  @Test("The sample's shards are one build, with its pictures") func mergesSample() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: "\(Repository.root)/Content", toPath: folder.place("Content"))
    for number in 1...3 {
      #expect(
        try menugen("build", "--shard", "\(number)/3", "--output", "shards/\(number)", in: folder.path).status == 0)
    }
    #expect(try merge(folder, "2", "3", "1").status == 0)
    #expect(try menugen("build", "--output", "Whole", in: folder.path).status == 0)
    #expect(try folder.tree("Output") == folder.tree("Whole"))
  }

  @Test("A copied shard is merged, even though its files have other times and numbers") func mergesCopies() throws {
    let folder = try built(2)
    #expect(try shell("cp -r shards/1 shards/copy && rm -r shards/1", in: folder.path).status == 0)
    let merged = try merge(folder, "copy", "2")
    #expect(merged.status == 0, "\(merged.errors)")
    #expect(try menugen("build", "--output", "Whole", in: folder.path).status == 0)
    #expect(try folder.tree("Output") == folder.tree("Whole"))
  }

  @Test("Missing, duplicate and foreign shards are named") func namesFaults() throws {
    let folder = try built(3)
    let missing = try merge(folder, "1", "3")
    #expect(missing.status == 1 && missing.ids == ["shard.missing"])
    #expect(missing.errors.contains("shard 2 of 3 is missing") && missing.errors.contains("--shard 2/3"))

    let twice = try merge(folder, "1", "3", "2", "3")
    #expect(twice.status == 1 && twice.ids == ["shard.duplicate"])
    #expect(twice.errors.contains("shards/3: error: shard 3 of 3 is given twice"))
    #expect(try shell("cp -r shards/3 shards/third", in: folder.path).status == 0)
    #expect(try merge(folder, "1", "3", "2", "third").ids == ["shard.duplicate"])

    let other = try menugen("build", "--shard", "2/4", "--output", "shards/other", in: folder.path)
    #expect(other.status == 0)
    let foreign = try merge(folder, "other", "1", "2", "3")
    #expect(foreign.status == 1 && foreign.ids == ["shard.foreign"])
    #expect(foreign.errors.contains("shards/other: error: this is shard 2 of 4, but the others are of 3"))

    #expect(try menugen("build", "--output", "shards/whole", in: folder.path).status == 0)
    #expect(try merge(folder, "1", "2", "3", "whole").ids == ["shard.foreign"])
    try folder.write("", to: "shards/empty/file")
    #expect(try merge(folder, "1", "2", "empty", "3").ids == ["shard.foreign"])
    #expect(try merge(folder, "1", "2", "3", "gone").status == 74)
    #expect(!folder.exists("Output"))
  }

  @Test(
    "A shard that isn't of this content is stale",
    arguments: [
      ("Content/menus/lunch.yaml", Sites.dinner.replacing("7.50", with: "8.50"), "menus/lunch.yaml"),
      ("Content/menus/new.yaml", Sites.dinner.replacing("name: Dinner", with: "name: New"), "menus/new.yaml"),
      ("Content/movements/cash.json", #"[{"name": "A", "amount": 1}]"#, "movements/cash.json"),
      ("Content/site.yaml", "name: Luigi's\ncurrency: EUR\n", "the settings"),
      ("Themes/default/assets/menu.css", "body { color: red }\n", "the theme"),
    ])
  func namesStaleShards(_ path: String, _ text: String, _ changed: String) throws {
    let folder = try built(4)
    try folder.write(text, to: path)
    let stale = try merge(folder, "1", "2", "3", "4")
    #expect(stale.status == 1 && Set(stale.ids) == ["shard.stale"], "\(stale.errors)")
    #expect(stale.errors.contains("\(changed)"), "\(stale.errors)")
    #expect(!folder.exists("Output"))
    // Building the named shards again mends it. Ledgers are compared when the menus are known.
    var merged = stale
    for _ in 1...2 where merged.status != 0 {
      let numbers = merged.errors.matches(of: /--shard (\d)\/4/).map { String($0.1) }
      #expect(!numbers.isEmpty)
      for number in numbers {
        let run = try menugen("build", "--shard", "\(number)/4", "--output", "shards/\(number)", in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
      }
      merged = try merge(folder, "4", "3", "2", "1")
    }
    #expect(merged.status == 0, "\(merged.errors)")
    #expect(try menugen("build", "--output", "Whole", in: folder.path).status == 0)
    #expect(try folder.tree("Output") == folder.tree("Whole"))
  }

  @Test("A shard with pages of removed content is stale") func namesOutdatedShards() throws {
    let folder = try built(3)
    try FileManager.default.removeItem(atPath: folder.place("Content/movements/cash.json"))
    let stale = try merge(folder, "1", "2", "3")
    #expect(stale.status == 1 && stale.ids == ["shard.stale"], "\(stale.errors)")
    #expect(stale.errors.contains("it has pages of movements/cash.json, which is no longer in the content"))
  }

  @Test("A damaged shard is named with its file") func namesDamagedFiles() throws {
    let folder = try built(2)
    let number = folder.exists("shards/1/site/menus/dinner/index.html") ? 1 : 2
    let page = "shards/\(number)/site/menus/dinner/index.html"
    let text = try folder.text(page)
    try folder.write(text.replacing("Margherita", with: "Margharita"), to: page)
    let changed = try merge(folder, "1", "2")
    #expect(changed.status == 1 && changed.ids == ["shard.damaged"] && changed.errors.contains(page))
    try FileManager.default.removeItem(atPath: folder.place(page))
    let missing = try merge(folder, "1", "2")
    #expect(missing.status == 1 && missing.ids == ["shard.damaged"] && missing.errors.contains(page))
    try FileManager.default.createSymbolicLink(
      atPath: folder.place(page), withDestinationPath: folder.place("Content/site.yaml"))
    #expect(try merge(folder, "1", "2").ids == ["shard.damaged"])
    try folder.write("nonsense", to: "shards/1/.menugen/manifest")
    #expect(try merge(folder, "1", "2").ids == ["shard.damaged"])
    #expect(!folder.exists("Output"))
    // The shard is built again.
    for number in 1...2 {
      #expect(
        try menugen("build", "--shard", "\(number)/2", "--output", "shards/\(number)", in: folder.path).status == 0)
    }
    #expect(try merge(folder, "1", "2").status == 0)
  }

  @Test("Content with errors stops its shard, and a merge reports what only the whole content shows")
  func reportsErrors() throws {
    let folder = try TemporaryFolder(Self.content)
    try folder.write("name: Broken\nsections: 3\n", to: "Content/menus/broken.yaml")
    let runs = try (1...3).map {
      try menugen("build", "--shard", "\($0)/3", "--output", "shards/\($0)", in: folder.path)
    }
    #expect(runs.map(\.status).sorted() == [0, 0, 1])
    try folder.write("id: dinner\n" + Sites.dinner.replacing("7.50", with: "9.50"), to: "Content/menus/broken.yaml")
    for number in 1...3 {
      #expect(
        try menugen("build", "--shard", "\(number)/3", "--output", "shards/\(number)", in: folder.path).status == 0)
    }
    let merged = try merge(folder, "1", "2", "3")
    #expect(merged.status == 1 && merged.ids.contains("menu.duplicate-id"), "\(merged.errors)")
    #expect(!folder.exists("Output"))
  }

  @Test("A merge into an earlier output replaces it, and protects from losses") func replacesOutput() throws {
    let folder = try built(2)
    #expect(try merge(folder, "1", "2").status == 0)
    try FileManager.default.removeItem(atPath: folder.place("Content/menus/wine.yaml"))
    for number in 1...2 {
      #expect(
        try menugen("build", "--shard", "\(number)/2", "--output", "shards/\(number)", in: folder.path).status == 0)
    }
    let refused = try merge(folder, "1", "2")
    #expect(refused.status == 1 && refused.ids == ["menu.removed"])
    #expect(folder.exists("Output/site/menus/wine/index.html"))
    let accepted = try menugen("merge", "shards/1", "shards/2", "--accept-removals", in: folder.path)
    #expect(accepted.status == 0)
    #expect(!folder.exists("Output/site/menus/wine/index.html"))
    // A build in the folder knows its files.
    let again = try menugen("build", in: folder.path)
    #expect(again.status == 0 && again.output.contains(" 0 files written"))
  }

  @Test("A shard doesn't replace a whole site, and a merge none of its shards") func protectsFolders() throws {
    let folder = try built(2)
    #expect(try menugen("build", in: folder.path).status == 0)
    let run = try menugen("build", "--shard", "1/2", in: folder.path)
    #expect(run.status == 1 && run.ids == ["shard.whole-output"])
    #expect(folder.exists("Output/site/index.html"))
    let merged = try menugen("merge", "shards/1", "shards/2", "--output", "shards/1", in: folder.path)
    #expect(merged.status == 64 && merged.errors.contains("is the shard"))
    let inside = try menugen("merge", "shards/1", "shards/2", "--output", "shards/1/x", in: folder.path)
    #expect(inside.status == 64)
    // A shard can't be published in place of the site.
    let published = try menugen("publish", "folder:public", "--output", "shards/1", in: folder.path)
    #expect(published.status != 0 && !folder.exists("public"))
  }

  @Test(
    "--shard auto reads the variables of each scheduler",
    arguments: [
      (["JOB_COMPLETION_INDEX": "2", "MENUGEN_SHARD_COUNT": "4"], "3 of 4"),
      (["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "5"], "3 of 4"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "0",
          "SLURM_ARRAY_TASK_STEP": "2",
        ], "3 of 3"
      ),
      (["AWS_BATCH_JOB_ARRAY_INDEX": "0", "AWS_BATCH_JOB_ARRAY_SIZE": "2"], "1 of 2"),
      (["CLOUD_RUN_TASK_INDEX": "1", "CLOUD_RUN_TASK_COUNT": "2"], "2 of 2"),
      (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "1"], "1 of 1"),
    ])
  func readsVariables(_ variables: [String: String], _ shard: String) throws {
    let folder = try TemporaryFolder(Sites.small)
    let run = try menugen("build", "--shard", "auto", "--output", "shard", in: folder.path, environment: variables)
    #expect(run.status == 0 && run.output.contains("Built shard \(shard), "), "\(run.errors)")
  }

  @Test(
    "Unclear variables and shards are errors of use",
    arguments: [
      [:], ["JOB_COMPLETION_INDEX": "2"], ["JOB_COMPLETION_INDEX": "4", "MENUGEN_SHARD_COUNT": "4"],
      ["JOB_COMPLETION_INDEX": "-1", "MENUGEN_SHARD_COUNT": "4"],
      ["JOB_COMPLETION_INDEX": "", "MENUGEN_SHARD_COUNT": "4"],
      ["JOB_COMPLETION_INDEX": "99999999999999999999", "MENUGEN_SHARD_COUNT": "4"],
      ["SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "1"],
      [
        "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "0",
        "SLURM_ARRAY_TASK_STEP": "0",
      ],
      ["CLOUD_RUN_TASK_INDEX": "1", "CLOUD_RUN_TASK_COUNT": "two"],
      [
        "CLOUD_RUN_TASK_INDEX": "1", "CLOUD_RUN_TASK_COUNT": "2", "JOB_COMPLETION_INDEX": "1",
        "MENUGEN_SHARD_COUNT": "2",
      ],
    ])
  func rejectsVariables(_ variables: [String: String]) throws {
    let folder = try TemporaryFolder(Sites.small)
    let run = try menugen("build", "--shard", "auto", in: folder.path, environment: variables)
    #expect(run.status == 64 && run.errors.contains("--shard auto: "), "\(run.errors)")
    #expect(!folder.exists("Output"))
  }

  @Test(arguments: ["0/4", "5/4", "1/0", "-1/4", "+1/4", "1", "1/", "/4", "1/4/2", "a/b", "1/100001", "1 / 4", ""])
  func rejectsShards(_ text: String) throws {
    let folder = try TemporaryFolder(Sites.small)
    #expect(try menugen("build", "--shard=\(text)", in: folder.path).status == 64)
    #expect(!folder.exists("Output"))
  }

  @Test func rejectsKeepGoing() throws {
    let folder = try TemporaryFolder(Sites.small)
    #expect(try menugen("build", "--shard", "1/2", "--keep-going", in: folder.path).status == 64)
    #expect(try menugen("merge", in: folder.path).status == 64)
  }
}
