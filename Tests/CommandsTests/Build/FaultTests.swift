import Foundation
import Testing

/// System calls of the real binary fail: it reports them, exits with 74 and keeps the old output, or repeats
/// interrupted calls.
@Suite(.enabled(if: canTrace, cannotTrace)) struct FaultTests {
  private static let old = Sites.small.filter { !$0.key.contains("pages") && !$0.key.contains("assets") }
  private static let edited = Sites.dinner.replacing("7.50", with: "7.90")
    .replacing("id: marinara, name: Marinara", with: "id: diavola, name: Diavola")

  /// A site with a previous build in Output, and the options of the next build.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var isFirst = false
    var isEdit: Bool { !isFirst && options.isEmpty }
    var options: [String] = []
  }

  static let cases = [
    Case(testDescription: "a first build", isFirst: true), Case(testDescription: "an edit"),
    Case(testDescription: "by force", options: ["--force"]),
  ]

  private func site(_ kase: Case) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Self.old, inMemory: true)
    if !kase.isFirst { #expect(try menugen("build", "--no-sync", in: folder.path).status == 0) }
    try folder.write(Self.edited, to: "Content/menus/dinner.yaml")
    return folder
  }

  private func build(_ folder: TemporaryFolder, _ kase: Case, _ fault: Fault) throws -> TracedRun {
    try traced(["build", "--jobs", "1"] + kase.options, in: folder.path, below: folder.place("Output"), fault)
  }

  @Test(arguments: cases) func writesAgainWhatTheSystemTookInPart(_ kase: Case) throws {
    let (whole, short) = (try site(kase), try site(kase))
    let calls = try build(whole, kase, .none).calls
    let run = try build(short, kase, .shortWrites)
    #expect(run.run.status == 0)
    #expect(run.calls.count > calls.count + 20)
    #expect(try short.tree("Output") == whole.tree("Output"))
  }

  @Test(arguments: cases) func asksAgainWhereASignalCameInBetween(_ kase: Case) throws {
    let (whole, interrupted) = (try site(kase), try site(kase))
    let calls = try build(whole, kase, .none).calls
    let run = try build(interrupted, kase, .interruptions)
    #expect(run.run.status == 0, "\(run.run.errors)")
    #expect(run.calls == calls.flatMap { [$0, $0] })
    #expect(try interrupted.tree("Output") == whole.tree("Output"))
  }

  /// For a first or forced build, the first and last call of each name; for an edit, every call.
  @Test(arguments: cases) func reportsWhichCallFailedAndKeepsTheOldOutput(_ kase: Case) throws {
    let folder = try site(kase)
    let before = kase.isFirst ? [:] : try folder.everything("Output")
    let calls = try build(try site(kase), kase, .none).calls
    // After the last sync, the build is complete.
    let decided = try #require(calls.lastIndex { $0.hasPrefix("sync") })
    let codes = [ENOSPC, EACCES, EROFS, EMFILE, EIO, EDQUOT]
    for (index, call) in calls.enumerated() where index <= decided && (kase.isEdit || isFirstOrLast(index, of: calls)) {
      let code = codes[index % codes.count]
      let run = try build(folder, kase, .fail(code, at: index + 1)).run
      #expect(run.status == 74, "\(call)")
      #expect(run.ids == ["file.unwritable"], "\(call)")
      #expect(run.errors.hasPrefix("Output") && run.errors.contains(String(cString: strerror(code))), "\(run.errors)")
      #expect(try (folder.exists("Output") ? folder.everything("Output") : [:]) == before, "\(call)")
      #expect(folder.exists("Output") == !kase.isFirst, "\(call)")
    }
    // Later failures are cleaned up by the next build.
    for index in calls.indices.dropFirst(decided + 1) {
      let folder = try site(kase)
      #expect(try build(folder, kase, .fail(EIO, at: index + 1)).run.status == 0)
      #expect(try menugen("build", in: folder.path).output.contains(": 0 files written, "))
      #expect(Set(try folder.everything("Output/.menugen").keys) == ["lock", "manifest"])
    }
  }

  private func isFirstOrLast(_ index: Int, of calls: [String]) -> Bool {
    func name(_ call: String) -> Substring { call.prefix { $0 != " " } }
    let same = calls.indices.filter { name(calls[$0]) == name(calls[index]) }
    return index == same.first || index == same.last
  }
}

/// Two builds into one folder, the first one suspended.
@Suite(.enabled(if: canTrace, cannotTrace)) struct LockTests {
  @Test func namesTheBuildThatHoldsTheFolder() throws {
    let folder = try TemporaryFolder(Sites.small)
    var second: Run?
    var holder: Int32 = 0
    let first = try traced(["build"], in: folder.path, below: folder.place("Output"), at: 10) { process in
      holder = process
      second = try? menugen("build", in: folder.path)
    }
    #expect(first.run.status == 0)
    let refused = try #require(second)
    #expect(refused.status == 74)
    #expect(
      refused.errors.hasPrefix("Output: error: another build (process \(holder)) is writing to this folder"),
      "\(refused.errors)")
    #expect(folder.exists("Output/site/index.html"))
  }

  @Test func waitsForABuildThatIsAboutToEnd() throws {
    let folder = try TemporaryFolder(Sites.small)
    let first = try traced(["build"], in: folder.path, below: folder.place("Output"), at: 10) { _ in
      _ = try? shell("(menugen build >second 2>&1 && echo 0 >status || echo $? >status) &", in: folder.path)
    }
    #expect(first.run.status == 0)
    // It ends within seconds.
    let waited = try shell("until [ -s status ]; do sleep 0.05; done; cat status second", in: folder.path)
    // A busy machine may exceed its timeout.
    #expect(
      waited.output.hasPrefix("0\n") || waited.output.contains("[output.locked]"), "\(waited.output)")
    #expect(try menugen("build", in: folder.path).output.contains(": 0 files written, "))
  }
}

/// Resource limits of the system.
struct LimitTests {
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/env")))
  func reportsThatFilesMayNotBeThatLarge() throws {
    let folder = try TemporaryFolder(Sites.small)
    // Test runners may ignore the signal, and child processes inherit that.
    let run = try shell(
      "ulimit -f 4; env --default-signal=XFSZ menugen build", in: folder.path,
      environment: ["LLVM_PROFILE_FILE": "/dev/null"])
    #expect(run.status == 74)
    #expect(run.ids == ["file.unwritable"] && run.errors.contains(String(cString: strerror(EFBIG))), "\(run.errors)")
    #expect(!folder.exists("Output"))
  }

  /// With fewer than eight, Swift's runtime can't create its event loop.
  @Test(arguments: [[], ["--force"]]) func livesWithFewOpenFiles(_ options: [String]) throws {
    let folder = try TemporaryFolder(Sites.small)
    let isFirst = options.isEmpty
    if !isFirst { #expect(try menugen("build", in: folder.path).status == 0) }
    let before = isFirst ? [:] : try folder.everything("Output")
    var seen: Set<Int32> = []
    for count in 8... {
      let build = "ulimit -n \(count); menugen build --no-sync --jobs 1 \(options.joined())"
      let run = try shell(build, in: folder.path, environment: ["LLVM_PROFILE_FILE": "/dev/null"])
      seen.insert(run.status)
      guard run.status != 0 else { break }
      #expect(run.ids.allSatisfy { ["file.unwritable", "file.unreadable"].contains($0) }, "\(run.errors)")
      #expect(run.errors.contains(String(cString: strerror(EMFILE))), "\(count): \(run.errors)")
      #expect(folder.exists("Output") == !isFirst, "\(count)")
      if !isFirst { #expect(try folder.everything("Output") == before, "\(count)") }
      if count > 100 { break }
    }
    #expect(seen == [0, 74])
  }
}
