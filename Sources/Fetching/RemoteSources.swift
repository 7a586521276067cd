package import MenugenDomain
package import MenugenFiles
import Synchronization

/// The remote sources of a program's builds: each is fetched once a build, in parallel, and its last good copy kept.
package final class RemoteSources: Sendable {
  package struct Options: Sendable {
    /// Whether only copies are used.
    package var isOffline = false
    /// Whether sources may be in a private network.
    package var allowsPrivateAddresses = false
    /// How long a copy is used without asking, unless the source has a `maxAge`, in milliseconds.
    package var maxAge = 0
    /// How long a failed source isn't asked again in later builds, in milliseconds.
    package var failureAge = 0
    /// The most bytes of an answer.
    package var sizeLimit = FileLimit.content

    package init() {}
  }

  /// Sources that are never fetched, without copies.
  package static let none: RemoteSources = {
    var options = Options()
    options.isOffline = true
    return RemoteSources(CurlNetwork(program: { nil }, version: ""), cache: nil, options)
  }()

  private let network: any SourceNetwork
  private let cache: SourceCache
  private let options: Options
  private let known = Mutex<[RemoteSource: Known]>([:])

  private struct Known {
    var answer: SourceAnswer
    /// The clock's milliseconds when it was asked.
    var time: Int
    /// Whether the content is in the cache.
    var isKept: Bool
  }

  /// The most requests at once.
  private static let requestsAtOnce = 16

  /// - Parameter cache: The folder of copies; `nil` for none.
  package init(_ network: any SourceNetwork, cache: DiskFiles?, _ options: Options) {
    self.network = network
    self.cache = SourceCache(files: cache)
    self.options = options
  }

  /// Starts a build: forgets answers that are too old for it.
  package func begin() {
    let now = network.milliseconds()
    known.withLock { known in
      known = known.filter { source, known in
        now - known.time < (known.answer.failure == nil ? source.maxAge ?? options.maxAge : options.failureAge)
      }
    }
  }

  /// Returns what is known of a source; `nil` before it is fetched.
  package func answer(for source: RemoteSource) -> SourceAnswer? {
    if options.isOffline { fetch([source]) }
    return known.withLock { $0[source]?.answer }
  }

  /// What became of a source, for the log.
  package func outcome(of source: RemoteSource) -> String {
    guard let known = known.withLock({ $0[source] }) else { return "not fetched" }
    guard let content = known.answer.content else { return known.answer.copy == nil ? "failed" : "failed, used a copy" }
    return "\(known.isKept ? "used a copy" : "fetched"), \(content.body.count) bytes"
  }

  /// Fetches all that aren't known yet.
  package func fetch(_ sources: [RemoteSource]) {
    let unknown = known.withLock { known in Set(sources).filter { known[$0] == nil } }
    // In order, so that the requests of two builds begin alike.
    let wanted = unknown.sorted { $0.address.text < $1.address.text }
    if wanted.isEmpty { return }
    let next = NextIndex()
    onThreads(min(Self.requestsAtOnce, wanted.count)) { [self] _ in
      while let index = next.take(below: wanted.count) {
        let found = find(wanted[index])
        known.withLock { $0[wanted[index]] = found }
      }
    }
  }

  private func find(_ source: RemoteSource) -> Known {
    let copy = cache.copy(of: source)
    var answer = SourceAnswer(copy: copy)
    var isKept = false
    if options.isOffline {
      answer.failure = .offline
    } else if let copy, isYoung(copy, for: source) {
      answer.content = copy
      isKept = true
    } else {
      switch SourceFetch(source, network, options, copy: copy).run() {
      case .success(let content): answer.content = content
      case .failure(let failure): answer.failure = failure
      }
    }
    return Known(answer: answer, time: network.milliseconds(), isKept: isKept)
  }

  private func isYoung(_ copy: FetchedContent, for source: RemoteSource) -> Bool {
    let age = network.now() - copy.time
    // A copy from the future has the time of a wrong clock.
    return age >= 0 && age < (source.maxAge ?? options.maxAge) / 1_000
  }

  /// Keeps the content of a source, which could be used, as its last good copy.
  package func keep(_ source: RemoteSource) {
    let content = known.withLock { known -> FetchedContent? in
      guard let entry = known[source], !entry.isKept else { return nil }
      known[source]?.isKept = true
      known[source]?.answer.copy = entry.answer.content
      return entry.answer.content
    }
    if let content { cache.keep(content, of: source) }
  }
}

/// Hands out numbers to threads.
private final class NextIndex: Sendable {
  private let next = Atomic(0)

  func take(below count: Int) -> Int? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}
