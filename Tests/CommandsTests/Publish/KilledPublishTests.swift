import Foundation
import Testing

/// Kills `menugen publish` itself with SIGKILL. At each point a visitor finds no broken link, and the next run finishes.
@Suite struct KilledPublishTests {
  private let folder: TemporaryFolder
  private let crawl = RemoteCrawl()

  init() throws {
    folder = try TemporaryFolder(Sites.small, inMemory: true)
    try folder.write(
      "name: Giuseppe's\nlanguage: en\ncurrency: EUR\nbaseURL: https://rosa.example/\n", to: "Content/site.yaml")
    try build()
  }

  private func build() throws { #expect(try menugen("build", "--accept-removals", in: folder.path).status == 0) }

  /// Publishes the old site unless it is a first publish, changes the content, and keeps a copy of everything.
  private func prepare(_ target: String, isFirst: Bool) throws {
    if !isFirst {
      #expect(try menugen("publish", target, in: folder.path).status == 0)
      try folder.write(Sites.dinner.replacing("7.50", with: "7.90"), to: "Content/menus/dinner.yaml")
      try FileManager.default.removeItem(atPath: folder.place("Content/pages/about.md"))
      try folder.write("---\ntitle: News\n---\nNew pizzas.\n", to: "Content/pages/news.md")
      try folder.write("h1 { color: red; }\n", to: "Themes/default/assets/ink.css")
      try build()
    }
    try shell("mkdir ../$(basename $PWD)-before; cp -a . ../$(basename $PWD)-before", in: folder.path)
  }

  private func restore() throws {
    try shell("rm -rf public pages.git Output runs; cp -a ../$(basename $PWD)-before/. .", in: folder.path)
  }

  private func removeCopy() { try? FileManager.default.removeItem(atPath: folder.path + "-before") }

  /// The published files.
  private func published(_ target: String) throws -> [String: Data] {
    if !target.hasPrefix("git:") { return folder.exists("public") ? try folder.tree("public") : [:] }
    try shell(
      """
      rm -rf read; mkdir read
      if git --git-dir=pages.git rev-parse --quiet --verify gh-pages > rev; then
        git --git-dir=pages.git archive gh-pages | tar -x -C read
      fi
      """, in: folder.path)
    return try folder.tree("read")
  }

  private func expectToFinish(_ target: String, _ when: String) throws {
    #expect(crawl.brokenLinks(in: try published(target)) == [], "killed \(when)")
    let run = try menugen("publish", target, in: folder.path)
    #expect(run.status == 0, "killed \(when): \(run.errors)")
    #expect(try published(target) == folder.tree("Output/site"), "killed \(when)")
  }

  @Test("Killed before any change of a folder", .enabled(if: canTrace, cannotTrace), arguments: [true, false])
  func isKilledInFolders(isFirst: Bool) throws {
    let target = "folder:public"
    try prepare(target, isFirst: isFirst)
    defer { removeCopy() }
    func publish(_ fault: Fault) throws -> TracedRun {
      try restore()
      return try traced(["publish", target], in: folder.path, below: folder.place("public"), fault)
    }
    let whole = try publish(.none)
    #expect(whole.run.status == 0 && whole.calls.count > 20, "\(whole.run.errors)")
    // Files of a first publish are written alike.
    for (index, call) in whole.calls.enumerated() where !isFirst || index % 7 == 0 || index > whole.calls.count - 20 {
      #expect(try publish(.kill(at: index + 1)).wasKilled, "\(index + 1): \(call)")
      try expectToFinish(target, "before \(index + 1): \(call)")
    }
  }

  @Test(
    "Killed before and after each run of another program",
    arguments: [("rsync", "rsync:public"), ("git", "git:pages.git#gh-pages")], [true, false])
  func isKilledAroundPrograms(_ program: (name: String, target: String), isFirst: Bool) throws {
    let path = ["/usr/local/bin", "/usr/bin", "/bin"].map { "\($0)/\(program.name)" }
      .first(where: FileManager.default.isExecutableFile)
    guard let path else { return }
    if program.name == "git" { try shell("git init --quiet --bare pages.git", in: folder.path) }
    // Kills the process that started it.
    try folder.write(
      """
      #!/bin/sh
      echo run >> "$RUNS"
      [ $(wc -l < "$RUNS") -gt $AT ] && kill -9 $PPID && exit 1
      \(path) "$@"
      code=$?
      [ $(wc -l < "$RUNS") -eq $AT ] && [ $AFTER = 1 ] && kill -9 $PPID
      exit $code

      """, to: "bin/\(program.name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.place("bin/\(program.name)"))
    try prepare(program.target, isFirst: isFirst)
    defer { removeCopy() }
    // A first publish is killed after each run, another one before.
    var (count, isFinished) = (isFirst ? 1 : 0, false)
    while !isFinished, count < 60 {
      try restore()
      let run = try shell(
        "'\(MenugenBinary.path)' publish '\(program.target)' || echo killed", in: folder.path,
        environment: [
          "PATH": "\(folder.place("bin")):/usr/local/bin:/usr/bin:/bin", "RUNS": folder.place("runs"),
          "AT": "\(count)", "AFTER": isFirst ? "1" : "0",
        ])
      isFinished = run.output.hasPrefix("sent ")
      if !isFinished { #expect(run.output == "killed\n" && run.ids == [], "\(run.errors)") }
      try expectToFinish(program.target, "\(isFirst ? "after" : "before") run \(count)")
      count += 1
    }
    #expect(isFinished && count > 2, "\(count)")
  }
}
