import Foundation
import MenugenTestSupport
import Testing

/// `menugen serve` as a process, asked through a socket.
@Suite struct ServeCommandTests {
  private func site() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Content/site.yaml": "name: Rosa\nlanguage: en\ncurrency: EUR\n",
      "Content/menus/dinner.yaml": Self.menu(price: "7.50"),
      "Content/pages/about.md": "---\ntitle: About\n---\nOld words.\n",
      "Content/movements/till.json": #"[{"name": "Kevin", "amount": 123}]"#,
    ])
  }

  private static func menu(price: String) -> String {
    "name: Dinner\nsections:\n  - name: Pizzas\n    items:\n      - {name: Margherita, price: \"\(price)\", allergens: [milk]}\n"
  }

  @Test("Every change is built and reported to open pages, and errors are shown until they are corrected")
  func servesChanges() throws {
    let folder = try site()
    let server = try ServeProcess("--port", "0", in: folder)
    #expect(try server.get("/").contains("/.menugen/live.js"))
    #expect(try server.get("/reports/").hasPrefix("HTTP/1.1 200"))
    #expect(try !folder.text("Output/site/index.html").contains("live.js"), "the script is never written")
    let page = try server.listen()
    page.read(until: #""isReady":true"#)

    page.forget()
    try folder.write(Self.menu(price: "8.25"), to: "Content/menus/dinner.yaml")
    page.read(until: "\"site/menus/dinner/index.html\"")
    #expect(page.read(until: "}\n\n").contains("\"overlay\":\"\""))
    #expect(try server.get("/menus/dinner/").contains("8.25"))

    page.forget()
    try folder.write(Self.menu(price: "8.255"), to: "Content/menus/dinner.yaml")
    let broken = page.read(until: "[price.decimals]")
    #expect(broken.contains("dinner.yaml:5:"))
    #expect(page.read(until: "}\n\n").contains("^~~~~"))
    #expect(try server.get("/menus/dinner/").contains("8.25"), "the last good page stays")
    #expect(try server.get("/.menugen/live.js").contains("EventSource"))

    page.forget()
    try folder.write(Self.menu(price: "9.75"), to: "Content/menus/dinner.yaml")
    #expect(page.read(until: "}\n\n").contains("\"overlay\":\"\""))
    #expect(try server.get("/menus/dinner/").contains("9.75"))

    try folder.write("---\ntitle: New\n---\nNew.\n", to: "Content/pages/more/new.md")
    page.read(until: "site/more/new/index.html")
    #expect(try server.get("/more/new/").contains("New."))

    let run = try server.stop()
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("http://127.0.0.1:\(server.port)/\n"))
    #expect(run.errors.contains("[price.decimals]"))
  }

  @Test("A site that can't be built is served when it is corrected")
  func startsWithErrors() throws {
    let folder = try site()
    try folder.write("name: [", to: "Content/menus/dinner.yaml")
    let server = try ServeProcess("--port", "0", in: folder)
    let waiting = try server.get("/")
    #expect(waiting.hasPrefix("HTTP/1.1 503"))
    #expect(waiting.contains("<h1>Hi</h1>"))
    let page = try server.listen()
    page.read(until: "[yaml.")
    try folder.write(Self.menu(price: "1.00"), to: "Content/menus/dinner.yaml")
    page.read(until: #""isReady":true"#)
    #expect(try server.get("/menus/dinner/").contains("1.00"))
    #expect(try server.stop().status == 0)
  }

  @Test("The tool that resizes pictures is looked for once, not at every build")
  func findsToolOnce() throws {
    let folder = try site()
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "Content/assets/plate.svg")
    try folder.write("#!/bin/sh\necho >>'\(folder.place("starts"))'\necho vips-8.14.1\n", to: "tools/vips")
    try folder.write("#!/bin/sh\n", to: "tools/vipsthumbnail")
    for tool in ["tools/vips", "tools/vipsthumbnail"] { #expect(chmod(folder.place(tool), 0o755) == 0) }
    let server = try ServeProcess("--port", "0", in: folder, environment: ["MENUGEN_VIPS": folder.place("tools/vips")])
    let page = try server.listen()
    page.read(until: #""isReady":true"#)
    try folder.write(Self.menu(price: "8.25"), to: "Content/menus/dinner.yaml")
    page.read(until: "\"site/menus/dinner/index.html\"")
    #expect(try folder.text("starts") == "\n")
    #expect(try server.stop().status == 0)
  }

  @Test("Ctrl-C and SIGTERM end it with 0, even if its parent blocks signals", arguments: [SIGINT, SIGTERM])
  func stops(signal: Int32) throws {
    var blocked = sigset_t()
    var before = sigset_t()
    sigfillset(&blocked)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let server = try ServeProcess("--port", "0", in: try site())
    #expect(try server.stop(signal).status == 0)
  }

  @Test("nohup keeps it running")
  func staysWithoutTerminal() throws {
    let folder = try site()
    let run = try shell(
      """
      trap '' HUP
      menugen serve --port 0 >out 2>err & server=$!
      while [ ! -s out ]; do sleep 0.05; done
      kill -HUP $server
      sleep 0.2
      kill -TERM $server
      wait $server
      """, in: folder.path)
    #expect(run.status == 0)
  }

  @Test("Whatever an editor or a person does to the folders, the site follows")
  func followsTheFolders() throws {
    let folder = try site()
    let server = try ServeProcess("--port", "0", "--accept-removals", in: folder)
    let manager = FileManager.default
    func page(_ words: String) -> String { "---\ntitle: About\n---\n\(words)\n" }
    func expect(_ words: String, at path: String = "/about/") throws {
      var isShown = false
      for _ in 0..<3_000 where !isShown {
        isShown = try server.get(path).contains(words)
        if !isShown { usleep(10_000) }
      }
      #expect(isShown, "\(words)")
    }
    let about = folder.place("Content/pages/about.md")

    try folder.write(page("Saved by renaming."), to: "Content/pages/about.md~")
    #expect(rename(about + "~", about) == 0)
    try expect("Saved by renaming.")

    try manager.moveItem(atPath: about, toPath: about + "~")
    try folder.write(page("Moved away first."), to: "Content/pages/about.md")
    try manager.removeItem(atPath: about + "~")
    try expect("Moved away first.")

    try manager.removeItem(atPath: folder.place("Content/pages"))
    try folder.write(page("In a new folder."), to: "Content/pages/about.md")
    try expect("In a new folder.")

    try manager.moveItem(atPath: folder.place("Content"), toPath: folder.place("first"))
    try manager.copyItem(atPath: folder.place("first"), toPath: folder.place("second"))
    try folder.write(page("Behind a link."), to: "second/pages/about.md")
    try manager.createSymbolicLink(atPath: folder.place("Content"), withDestinationPath: "first")
    try manager.createSymbolicLink(atPath: folder.place("link"), withDestinationPath: "second")
    #expect(rename(folder.place("link"), folder.place("Content")) == 0)
    try expect("Behind a link.")

    for number in 0..<500 { try folder.write(page("Many \(number)."), to: "second/pages/many/\(number).md") }
    try folder.write(page("After many."), to: "second/pages/about.md")
    try expect("After many.")
    try expect("Many 499.", at: "/many/499/")
    try manager.removeItem(atPath: folder.place("second/pages/many"))

    // A build may be writing into the folder, and a removal that meets new files fails: a person tries again.
    func remove(_ path: String) throws {
      for _ in 0..<1_000 {
        if (try? manager.removeItem(atPath: folder.place(path))) != nil { return }
        usleep(10_000)
      }
      try manager.removeItem(atPath: folder.place(path))
    }
    try remove("Output")
    try expect("After many.")
    try remove("Output/site")
    try expect("After many.")
    // Other pages are looked at after the next build.
    try remove("Output/site/menus/dinner/index.html")
    try folder.write(page("The menu is back."), to: "second/pages/about.md")
    try expect("The menu is back.")
    try expect("7.50", at: "/menus/dinner/")
    #expect(try server.stop().status == 0)
  }

  @Test("The next free port is used and reported, but a port that was asked for must be free")
  func choosesPorts() throws {
    let (one, two) = (try site(), try site())
    let first = try ServeProcess(in: one)
    let second = try ServeProcess(in: two)
    #expect(second.port != first.port)
    let taken = try menugen("serve", "--port", "\(first.port)", in: two.path)
    #expect(taken.status == 74)
    #expect(taken.ids == ["serve.port-taken"])
    #expect(taken.output.isEmpty)
    #expect(try second.stop().errors.contains("[serve.other-port]"))
    #expect(try first.stop().status == 0)
  }

  @Test(arguments: [["--port", "70000"], ["--port", "-1"], ["--output", "Content/x"]])
  func refusesWrongOptions(arguments: [String]) throws {
    let folder = try site()
    let line = (["menugen", "serve"] + arguments).joined(separator: " ")
    #expect(try shell(line, in: folder.path).status == 64)
  }

  @Test func needsContent() throws {
    let folder = try TemporaryFolder()
    let run = try menugen("serve", in: folder.path)
    #expect(run.status == 74)
    #expect(run.ids == ["folder.missing"])
  }

  @Test("In the network the site is served without the reports, under the address that is printed as a code")
  func servesTheNetwork() throws {
    let folder = try site()
    guard let server = try? ServeProcess("--port", "0", "--lan", in: folder) else {
      // A machine without a network.
      #expect(try menugen("serve", "--lan", in: folder.path).ids == ["serve.no-network"])
      return
    }
    #expect(try server.get("/reports/").hasPrefix("HTTP/1.1 404"))
    #expect(try server.get("/", host: "evil.example").hasPrefix("HTTP/1.1 403"))
    let run = try server.stop()
    let lines = run.output.split(separator: "\n")
    let other = try #require(lines.dropFirst().first)
    #expect(other.contains(/^http:\/\/\d+\.\d+\.\d+\.\d+:\d+\/$/) && !other.contains("127.0.0.1"))
    #expect(lines.count > 14 && lines.last?.contains("█") == true)
  }
}

/// A running `menugen serve`, ended with this object.
private final class ServeProcess {
  private let process = Process()
  private let folder: TemporaryFolder
  private let printed: TemporaryFolder
  let port: Int

  private struct NotReady: Error {}

  init(_ arguments: String..., in folder: TemporaryFolder, environment: [String: String] = ["MENUGEN_VIPS": ""]) throws
  {
    self.folder = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    printed = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: MenugenBinary.path)
    process.arguments = ["serve"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try printed.handle("output")
    process.standardError = try printed.handle("errors")
    try process.run()
    var line: String?
    waitAMinute { [process, printed] in
      let text = (try? printed.text("output")) ?? ""
      line = text.contains("\n") ? text.split(separator: "\n").first.map(String.init) : nil
      return line != nil || !process.isRunning
    }
    guard let number = line?.split(separator: ":").last?.dropLast(), let port = Int(number) else { throw NotReady() }
    self.port = port
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  func get(_ target: String, host: String = "127.0.0.1") throws -> String {
    let connection = try RawConnection(port: port)
    connection.send("GET \(target) HTTP/1.1\r\nHost: \(host):\(port)\r\nConnection: close\r\n\r\n")
    return connection.read()
  }

  /// Opens the stream of events, as a page does.
  func listen() throws -> RawConnection {
    let connection = try RawConnection(port: port, seconds: 60)
    connection.send("GET /.menugen/events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
    connection.read(until: "\n\n")
    return connection
  }

  /// Asks it to end, as Ctrl-C does.
  func stop(_ signal: Int32 = SIGINT) throws -> Run {
    kill(process.processIdentifier, signal)
    waitAMinute { !process.isRunning }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return Run(
      status: process.terminationReason == .exit ? process.terminationStatus : -1, output: try printed.text("output"),
      errors: try printed.text("errors"))
  }
}

/// Waits for a condition, but not for ever: a test that hangs says less than one that fails.
private func waitAMinute(until isMet: () -> Bool) {
  for _ in 0..<6_000 {
    if isMet() { return }
    usleep(10_000)
  }
}
