import Foundation
import Testing

/// `menugen publish` through rsync and rclone to servers on the loopback interface.
///
/// A program that isn't installed skips its tests. `Scripts/setup rsync rclone` installs both, and `Scripts/moto` a
/// server of S3.
@Suite(.serialized) struct RemotePublishTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(Sites.small)
    try folder.write(
      "name: Giuseppe's\nlanguage: en\ncurrency: EUR\nbaseURL: https://rosa.example/\n", to: "Content/site.yaml")
    #expect(try menugen("build", in: folder.path).status == 0)
  }

  @Test("An rsync daemon gets the site, then only changes, and no run leaves a broken link", .enabled(if: has("rsync")))
  func publishesToDaemon() throws {
    let server = try RemoteServer.rsync(in: folder)
    defer { withExtendedLifetime(server) {} }
    try publishEverything(to: "rsync:rsync://127.0.0.1:\(server.port)/site/public", environment: [:]) {
      try folder.everything("served").reduce(into: [:]) { files, file in
        if file.key.hasPrefix("public/") { files[String(file.key.dropFirst(7))] = file.value }
      }
    }
  }

  @Test("rsync copies to a folder of this computer too", .enabled(if: has("rsync")))
  func publishesWithoutServer() throws {
    try publishEverything(to: "rsync:local", environment: [:], isCut: false) {
      folder.exists("local") ? try folder.everything("local") : [:]
    }
  }

  @Test("A WebDAV server gets the site through rclone", .enabled(if: has("rclone")))
  func publishesToWebDAV() throws {
    let server = try RemoteServer.webDAV(in: folder)
    defer { withExtendedLifetime(server) {} }
    let environment = [
      "RCLONE_CONFIG": folder.place("rclone.conf"), "RCLONE_CONFIG_DAV_TYPE": "webdav",
      "RCLONE_CONFIG_DAV_URL": "http://127.0.0.1:\(server.port)",
    ]
    try publishEverything(to: "rclone:dav:sub/public", environment: environment) {
      try folder.everything("served").reduce(into: [:]) { files, file in
        if file.key.hasPrefix("sub/public/") { files[String(file.key.dropFirst(11))] = file.value }
      }
    }
  }

  @Test(
    "A server of S3 gets the site through rclone, with headers for browsers", .enabled(if: has("rclone") && hasMoto))
  func publishesToS3() throws {
    let server = try RemoteServer.s3(in: folder)
    defer { withExtendedLifetime(server) {} }
    let environment = [
      "RCLONE_CONFIG": folder.place("rclone.conf"), "RCLONE_CONFIG_S_TYPE": "s3", "RCLONE_CONFIG_S_PROVIDER": "Other",
      "RCLONE_CONFIG_S_ACCESS_KEY_ID": "x", "RCLONE_CONFIG_S_SECRET_ACCESS_KEY": "y",
      "RCLONE_CONFIG_S_ENDPOINT": "http://127.0.0.1:\(server.port)", "RCLONE_CONFIG_S_REGION": "us-east-1",
    ]
    func read() throws -> [String: Data] {
      try? FileManager.default.removeItem(atPath: folder.place("read"))
      let copied = try shell("rclone copy s:rosa/public read || true", in: folder.path, environment: environment)
      #expect(copied.status == 0)
      return folder.exists("read") ? try folder.everything("read") : [:]
    }
    try publishEverything(to: "rclone:s:rosa/public", environment: environment, read)
    let theme = try #require(try folder.tree("Output/site").keys.first { $0.hasPrefix("theme/") })
    for (path, header) in [("index.html", "no-cache"), (theme, "public, max-age=31536000, immutable")] {
      let listed = try shell(
        "rclone lsjson --metadata s:rosa/public/\(path)", in: folder.path, environment: environment)
      #expect(listed.output.contains("\"cache-control\":\"\(header)\""), "\(listed.output)\(listed.errors)")
    }
  }

  /// Publishes twice, after a change of one price, after removals, and with cuts; then compares with the site.
  private func publishEverything(
    to target: String, environment: [String: String], isCut: Bool = true, _ read: () throws -> [String: Data]
  ) throws {
    func publish(_ cut: Int? = nil) throws -> Run {
      var environment = environment
      if let cut { environment.merge(try cutting(after: cut)) { $1 } }
      return try menugen("publish", target, in: folder.path, environment: environment)
    }
    func isWhole() throws -> Bool {
      try read().filter { $0.key != ".menugen-published" } == folder.tree("Output/site")
    }
    let count = try folder.tree("Output/site").count
    let first = try publish()
    #expect(first.output == "sent \(count), removed 0, unchanged 0\n", "\(first.errors)")
    #expect(try isWhole())
    #expect(try publish().output == "sent 0, removed 0, unchanged \(count)\n")

    try folder.write(Sites.dinner.replacing("7.50", with: "7.90"), to: "Content/menus/dinner.yaml")
    #expect(try menugen("build", in: folder.path).status == 0)
    #expect(try publish().output == "sent 5, removed 0, unchanged \(count - 5)\n")
    #expect(try isWhole())

    // A file that somebody else has put in the place of a new one.
    try folder.write("Mine\n", to: "Content/static/caffè.txt")
    #expect(try menugen("build", in: folder.path).status == 0)
    if target == "rsync:local" {
      try folder.write("Theirs\n", to: "local/caffè.txt")
      let run = try publish()
      #expect(run.ids == ["publish.occupied"] && run.errors.contains("'caffè.txt'"), "\(run.errors)")
      try FileManager.default.removeItem(atPath: folder.place("local/caffè.txt"))
    }
    #expect(try publish().output == "sent 1, removed 0, unchanged \(count)\n")
    if !isCut { return }
    // Each run is cut one request later than the one before: the last one finishes.
    let crawl = RemoteCrawl()
    var (cuts, isFinished) = (0, false)
    try FileManager.default.removeItem(atPath: folder.place("Content/pages/about.md"))
    try folder.write("---\ntitle: News\n---\nNew pizzas.\n", to: "Content/pages/news.md")
    try folder.write("Late!\n", to: "Content/static/a \"b\" é.txt")
    #expect(try menugen("build", "--accept-removals", in: folder.path).status == 0)
    while !isFinished, cuts < 40 {
      let run = try publish(cuts)
      isFinished = run.status == 0
      if !isFinished { #expect(run.status == 1 && run.ids == ["publish.failed"], "\(run.errors)") }
      #expect(crawl.brokenLinks(in: try read()) == [], "after \(cuts) requests")
      cuts += 1
    }
    #expect(isFinished && cuts > 4)
    #expect(try isWhole())
    #expect(try publish().output.hasPrefix("sent 0, removed 0,"))
  }

  /// Programs in `PATH` that end with an error when they have been run a number of times.
  private func cutting(after count: Int) throws -> [String: String] {
    try? FileManager.default.removeItem(atPath: folder.place("runs"))
    for name in ["rsync", "rclone"] {
      try folder.write(
        """
        #!/bin/sh
        echo run >> "\(folder.place("runs"))"
        [ "$(wc -l < "\(folder.place("runs"))")" -gt \(count) ] && { echo "cut" >&2; exit 12; }
        PATH=/usr/local/bin:/usr/bin:/bin exec \(name) "$@"

        """, to: "cut/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.place("cut/\(name)"))
    }
    return ["PATH": "\(folder.place("cut")):/usr/local/bin:/usr/bin:/bin"]
  }
}

private let folders = ["/usr/local/bin", "/usr/bin", "/bin"]
private func has(_ program: String) -> Bool {
  folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
}

/// The path of moto's server, if it is installed.
private let moto: String? =
  (["\(Repository.root)/.build/moto/bin"] + folders).map { "\($0)/moto_server" }
  .first { FileManager.default.isExecutableFile(atPath: $0) }
private let hasMoto = moto != nil

/// A server on the loopback interface, ended with this object.
private final class RemoteServer {
  let port: Int
  private let process = Process()

  private init(_ program: String, port: Int, _ arguments: [String], in folder: TemporaryFolder) throws {
    self.port = port
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<600 where process.isRunning {
      if Self.isOpen(port) { return }
      usleep(50_000)
    }
    Issue.record("\(program) doesn't listen on port \(port)")
  }

  deinit {
    // A child may inherit a mask that blocks SIGTERM.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  static func rsync(in folder: TemporaryFolder) throws -> RemoteServer {
    let port = freePort()
    try FileManager.default.createDirectory(atPath: folder.place("served"), withIntermediateDirectories: true)
    // The daemon of a test run as root is another user.
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.place("served"))
    try folder.write(
      """
      use chroot = no
      port = \(port)
      address = 127.0.0.1
      [site]
      path = \(folder.place("served"))
      read only = no

      """, to: "rsyncd.conf")
    return try RemoteServer(
      path("rsync"), port: port, ["--daemon", "--no-detach", "--config=\(folder.place("rsyncd.conf"))"], in: folder)
  }

  static func webDAV(in folder: TemporaryFolder) throws -> RemoteServer {
    let port = freePort()
    try FileManager.default.createDirectory(atPath: folder.place("served"), withIntermediateDirectories: true)
    return try RemoteServer(
      path("rclone"), port: port, ["serve", "webdav", "--addr", "127.0.0.1:\(port)", folder.place("served")],
      in: folder)
  }

  static func s3(in folder: TemporaryFolder) throws -> RemoteServer {
    let port = freePort()
    return try RemoteServer(moto ?? "", port: port, ["-H", "127.0.0.1", "-p", String(port)], in: folder)
  }

  private static func path(_ program: String) -> String {
    folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) } ?? program
  }

  private static func freePort() -> Int {
    withSocket { descriptor, address in
      address.sin_port = 0
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          _ = bind(descriptor, $0, size)
          _ = getsockname(descriptor, $0, &size)
        }
      }
      return Int(UInt16(bigEndian: address.sin_port))
    }
  }

  private static func isOpen(_ port: Int) -> Bool {
    withSocket { descriptor, address in
      address.sin_port = UInt16(port).bigEndian
      return withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
    }
  }

  private static func withSocket<Result>(_ body: (Int32, inout sockaddr_in) -> Result) -> Result {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return body(descriptor, &address)
  }
}

/// Follows the links of a published site from its entry points.
final class RemoteCrawl {
  func brokenLinks(in files: [String: Data]) -> [String] {
    var broken: Set<String> = []
    var seen: Set<String> = []
    var pending = ["index.html", "404.html", "sitemap.xml"].filter { files[$0] != nil }
    while let page = pending.popLast() {
      guard seen.insert(page).inserted, let data = files[page] else { continue }
      let text = String(decoding: data, as: UTF8.self)
      for match in text.matches(of: #/(?:href|src)="([^"]*)"|<loc>([^<]*)<\/loc>/#) {
        let link = String(match.1 ?? match.2 ?? "")
        guard let path = target(of: link, on: page) else { continue }
        let places = [path, path.isEmpty ? "index.html" : "\(path)/index.html"]
        guard let found = places.first(where: { files[$0] != nil }) else {
          broken.insert("\(page): \(link)")
          continue
        }
        pending.append(found)
      }
    }
    return broken.sorted()
  }

  private func target(of link: String, on page: String) -> String? {
    let base = "https://rosa.example"
    var link = link.hasPrefix(base) ? String(link.dropFirst(base.count)) : link
    link = String(link.prefix { $0 != "#" && $0 != "?" })
    if link.isEmpty || link.contains(":") { return nil }
    var parts = link.hasPrefix("/") ? [] : page.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part).removingPercentEncoding ?? "") }
    }
    return parts.joined(separator: "/")
  }
}
