import MenugenFiles
import Foundation
import Testing

/// A child process has its limits, and nothing of its parent.
@Suite struct ChildProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ script: String, environment: [String: String] = [:], _ change: (inout ChildProcess.Limits) -> Void = { _ in }
  ) -> ChildProcess {
    var limits = ChildProcess.Limits()
    change(&limits)
    return ChildProcess("/bin/sh", ["-c", script], in: folder.path, environment: environment, limits: limits)
  }

  @Test("Exit status and both outputs are kept") func keepsOutput() {
    let run = run("echo one; echo two >&2; exit 3")
    #expect(run.ending == .exited(3) && run.output == "one\ntwo\n" && !run.isSuccess)
    #expect(self.run("true").isSuccess)
  }

  @Test("A long output is cut, and doesn't block the child") func cutsOutput() {
    let run = run("i=0; while [ $i -lt 3000 ]; do echo 0123456789012345678901234567890123456789; i=$((i+1)); done")
    #expect(run.isSuccess && run.output.utf8.count == 1 << 16)
  }

  @Test("A child has its own environment and folder, and no input") func startsClean() throws {
    setenv("MENUGEN_TEST_SECRET", "x", 1)
    let run = run("echo $MENUGEN_TEST_SECRET $NAME; pwd; cat", environment: ["NAME": "value"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "value" && lines.count == 2)
    #expect(
      lines.last.map { URL(fileURLWithPath: String($0)).lastPathComponent }
        == URL(fileURLWithPath: folder.path).lastPathComponent)
  }

  @Test("A trusted program has the environment and rights of its parent, and may read a file") func trusts() throws {
    setenv("MENUGEN_TEST_NAME", "x", 1)
    setenv("MENUGEN_TEST_OTHER", "y", 1)
    try folder.write("input", to: "file")
    let run = ChildProcess(
      trusted: "/bin/sh", ["-c", "cat; echo; echo $MENUGEN_TEST_NAME $MENUGEN_TEST_OTHER $ADDED; umask; ulimit -v"],
      in: folder.path, changing: ["MENUGEN_TEST_OTHER": nil, "ADDED": "z"], input: "\(folder.path)/file")
    let lines = run.output.split(separator: "\n")
    #expect(run.isSuccess && lines.prefix(2) == ["input", "x z"] && lines.dropFirst(2) != ["0077", "2097152"])
    #expect(
      !ChildProcess(trusted: "/bin/sh", ["-c", "true"], in: folder.path, input: "\(folder.path)/none").isSuccess)
  }

  @Test("A child inherits no open file") func closesDescriptors() throws {
    try folder.write("secret", to: "secret")
    let descriptor = open("\(folder.path)/secret", O_RDONLY)
    defer { close(descriptor) }
    #expect(descriptor > 2)
    #expect(!run("cat <&\(descriptor)").isSuccess)
  }

  @Test("A child that writes too much, computes too long, or doesn't end is killed") func hasLimits() {
    let written = run("head -c 20000 /dev/zero > file") { $0.fileSize = 10_000 }
    #expect(!written.isSuccess)
    #expect(((try? FileManager.default.attributesOfItem(atPath: "\(folder.path)/file"))?[.size] as? Int ?? 0) <= 10_000)
    #expect(run("while :; do :; done") { $0.processorSeconds = 1 }.ending.isOutOfTime)
    #expect(run("sleep 600") { $0.seconds = 0 }.ending == .timedOut)
  }

  @Test("A child of a killed child is killed too") func killsGroup() throws {
    let run = run("(trap '' TERM; sleep 600) & echo $!; wait") { $0.seconds = 1 }
    #expect(run.ending == .timedOut)
    let id = try #require(Int32(run.output.split(separator: "\n").first ?? ""))
    // It is gone, or its parent will collect it. A killed process ends when it is next scheduled.
    var isAlive = true
    for _ in 0..<1_000 where isAlive {
      let state = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8))?.split(separator: ")").last
      isAlive = state.map { !$0.hasPrefix(" Z") } ?? false
      if isAlive { usleep(10_000) }
    }
    #expect(!isAlive)
  }

  #if os(Linux)
    @Test("A child can't take more memory than it may") func limitsMemory() {
      let run = run("head -c 300000000 /dev/zero | tail -c 300000000 | wc -c") { $0.memory = 100 << 20 }
      #expect(run.output.split(separator: "\n").last != "300000000")
    }
  #endif

  @Test("A program that can't be started is a failure") func reportsMissingProgram() {
    let run = ChildProcess("/nonexistent/program", [], in: folder.path)
    #expect(run.ending == .exited(127))
  }

  @Test("A scratch folder is removed with its contents") func removesScratchFolder() throws {
    var path = ""
    do {
      let scratch = try ScratchFolder()
      path = scratch.path
      try scratch.write([1, 2], to: "a")
      #expect(try scratch.read("a") == [1, 2])
      #expect(try scratch.read("b") == nil)
      _ = ChildProcess("/bin/sh", ["-c", "mkdir -p b/c; echo x > b/c/d; ln -s / e"], in: path)
      #expect(FileManager.default.fileExists(atPath: "\(path)/b/c/d"))
    }
    #expect(!FileManager.default.fileExists(atPath: path) && FileManager.default.fileExists(atPath: "/bin/sh"))
  }

  @Test("Programs are found in absolute folders of PATH") func findsPrograms() {
    #expect(programPath("sh")?.hasSuffix("/sh") == true)
    #expect(programPath("no-such-program") == nil)
  }
}
