import Foundation
import MenugenDomain
import MenugenFiles
import Testing

@testable import MenugenFetching

/// All sources of a build, and their copies.
@Suite struct RemoteSourcesTests {
  private let folder: CacheFolder

  init() throws { folder = try CacheFolder() }

  private func sources(
    _ network: FakeNetwork, _ change: (inout RemoteSources.Options) -> Void = { _ in }
  ) -> RemoteSources {
    var options = RemoteSources.Options()
    change(&options)
    return RemoteSources(network, cache: DiskFiles(root: folder.path), options)
  }

  private func fetched(_ sources: RemoteSources, _ source: RemoteSource) -> SourceAnswer? {
    sources.fetch([source])
    return sources.answer(for: source)
  }

  @Test("A source is fetched once a build, and its copy used when it fails later")
  func keepsCopies() throws {
    let network = FakeNetwork(.success(.json("[1]", ("ETag", "\"a\""))))
    let first = sources(network)
    #expect(first.answer(for: source()) == nil)
    #expect(fetched(first, source())?.content?.body == Array("[1]".utf8))
    #expect(fetched(first, source()) != nil && network.seen.requests.count == 1)
    first.keep(source())

    let later = FakeNetwork(.failure(.cantConnect))
    let answer = try #require(fetched(sources(later), source()))
    #expect(answer.content == nil && answer.failure?.state == .internetError)
    #expect(
      answer.copy?.body == Array("[1]".utf8) && answer.copy?.etag == "\"a\"" && answer.copy?.time == 1_800_000_000)
  }

  @Test("What could not be used isn't kept")
  func keepsOnlyGoodContent() {
    _ = fetched(sources(FakeNetwork(.success(.json("[")))), source())
    #expect(fetched(sources(FakeNetwork(.failure(.cantConnect))), source())?.copy == nil)
  }

  @Test("A copy younger than maxAge is used without a request")
  func usesYoungCopies() {
    let network = FakeNetwork(.success(.json("[1]")))
    let first = sources(network)
    _ = fetched(first, source(maxAge: 60_000))
    first.keep(source(maxAge: 60_000))
    for (age, count) in [(0, 1), (59_000, 1), (60_000, 2), (-5_000, 3)] {
      network.change { $0.milliseconds = age }
      _ = fetched(sources(network), source(maxAge: 60_000))
      #expect(network.seen.requests.count == count, "after \(age) ms")
    }
  }

  @Test("Offline, a copy is used, and no request is made")
  func worksOffline() {
    let network = FakeNetwork(.success(.json("[1]")))
    let first = sources(network)
    _ = fetched(first, source())
    first.keep(source())
    let offline = sources(network) { $0.isOffline = true }
    #expect(offline.answer(for: source())?.failure == .offline)
    #expect(offline.answer(for: source())?.copy != nil)
    #expect(offline.answer(for: source("https://other.example/"))?.copy == nil)
    #expect(network.seen.requests.count == 1)
  }

  @Test("Later builds of one run ask again only after the age of an answer or failure")
  func remembersFailures() {
    let network = FakeNetwork(.failure(.invalidCertificate))
    let sources = sources(network) {
      $0.maxAge = 300_000
      $0.failureAge = 60_000
    }
    for (time, count) in [(0, 1), (59_999, 1), (60_000, 2)] {
      network.change { $0.milliseconds = time }
      sources.begin()
      _ = fetched(sources, source())
      #expect(network.seen.requests.count == count)
    }
    network.change { $0.replies = [.success(.json())] }
    for (time, count) in [(120_000, 3), (419_999, 3), (420_000, 4)] {
      network.change { $0.milliseconds = time }
      sources.begin()
      _ = fetched(sources, source())
      #expect(network.seen.requests.count == count)
    }
  }

  @Test("Copies of different tokens are different")
  func separatesTokens() {
    let network = FakeNetwork(.success(.json("[1]")))
    network.change { $0.variables = ["MENUGEN_A": "a", "MENUGEN_B": "b"] }
    let first = sources(network)
    _ = fetched(first, source(token: "MENUGEN_A"))
    first.keep(source(token: "MENUGEN_A"))
    let offline = sources(network) { $0.isOffline = true }
    #expect(offline.answer(for: source(token: "MENUGEN_A"))?.copy != nil)
    #expect(offline.answer(for: source(token: "MENUGEN_B"))?.copy == nil)
    #expect(offline.answer(for: source())?.copy == nil)
  }

  @Test("A damaged copy is ignored, whichever byte is wrong, and one that is cut")
  func ignoresDamage() throws {
    let first = sources(FakeNetwork(.success(.json("[1]", ("ETag", "x")))))
    _ = fetched(first, source())
    first.keep(source())
    let path = try #require(folder.files.first)
    let good = try Data(contentsOf: URL(fileURLWithPath: path))
    func copy() -> FetchedContent? {
      sources(FakeNetwork(.failure(.timedOut))) { $0.isOffline = true }.answer(for: source())?.copy
    }
    #expect(copy() != nil)
    for index in good.indices {
      var bad = good
      bad[index] ^= 1
      try bad.write(to: URL(fileURLWithPath: path))
      #expect(copy() == nil, "byte \(index)")
      try good.prefix(index).write(to: URL(fileURLWithPath: path))
      #expect(copy() == nil, "\(index) bytes")
    }
  }

  @Test("A copy is readable by its user alone")
  func keepsCopiesPrivate() throws {
    let first = sources(FakeNetwork(.success(.json("[1]"))))
    _ = fetched(first, source())
    first.keep(source())
    let path = try #require(folder.files.first)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("Many sources are fetched together")
  func fetchesMany() {
    let network = FakeNetwork(.success(.json("[1]")))
    let all = (0..<100).map { source("https://menus.example/\($0).json") }
    let sources = sources(network)
    sources.fetch(all + all)
    #expect(all.allSatisfy { sources.answer(for: $0)?.content != nil })
    #expect(network.seen.requests.count == 100)
  }
}

/// A temporary folder, removed with this object.
private final class CacheFolder: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("menugen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    var isFolder: ObjCBool = false
    return paths.map { "\(path)/\($0)" }.filter {
      FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }
}
