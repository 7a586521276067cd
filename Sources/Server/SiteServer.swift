import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// Limits of what a client may send, and how long it may take.
package struct ServerLimits: Sendable {
  /// Above it, the connection that has waited longest for a request makes way for a new one.
  package var connections = 512
  /// Open pages that wait for events. These connections have no deadline, so that the oldest makes way for a new one.
  package var listeners = 256
  package var headerBytes = 16 << 10
  package var headerCount = 100
  /// A body is never needed.
  package var bodyBytes = 64 << 10
  /// How long a request may take to arrive, in milliseconds, also after the one before it.
  package var requestTime = 30_000
  /// How long a client may take to accept a part of an answer, in milliseconds.
  package var answerTime = 30_000

  package init() {}
}

/// A web server for one site on one address.
package final class SiteServer: Sendable {
  package let port: Int
  let group: MultiThreadedEventLoopGroup
  private let channel: any Channel
  private let hub: EventHub

  /// Why a server can't start.
  package enum Failure: Error {
    case portTaken
    /// The system's description.
    case other(String)
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - address: The address to listen on: `127.0.0.1`, or `0.0.0.0` for the local network.
  ///   - port: The port; 0 for one that the system chooses.
  ///   - router: Makes the router when the port is known.
  package static func start(
    address: String, port: Int, limits: ServerLimits = ServerLimits(), router: @Sendable (Int) -> SiteRouter
  ) throws(Failure) -> SiteServer {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let hub = EventHub(limits: limits)
    do {
      let bootstrap = ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 256)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .childChannelInitializer { channel in
          var decoding = NIOHTTPDecoderLimitConfiguration()
          decoding.maxHeaderListSize = limits.headerBytes
          decoding.maxHeaderFieldSize = limits.headerBytes
          decoding.maxHeaderFieldCount = limits.headerCount
          return channel.pipeline.configureHTTPServerPipeline(
            withPipeliningAssistance: true, withErrorHandling: true, withDecoderLimitConfiguration: decoding
          ).flatMapThrowing {
            try channel.pipeline.syncOperations.addHandler(RequestHandler(hub))
          }
        }
      let channel = try bootstrap.bind(host: address, port: port).wait()
      let server = SiteServer(group, channel, hub)
      hub.router.withLock { $0 = router(server.port) }
      return server
    } catch {
      try? group.syncShutdownGracefully()
      if let error = error as? IOError, error.errnoCode == addressInUse { throw .portTaken }
      throw .other("\(error)")
    }
  }

  private init(_ group: MultiThreadedEventLoopGroup, _ channel: any Channel, _ hub: EventHub) {
    self.group = group
    self.channel = channel
    self.hub = hub
    port = channel.localAddress?.port ?? 0
  }

  /// The open pages, as paths in the output folder.
  package var openPages: Set<String> { hub.openPages }

  /// Changes what is served, and reports it to all open pages.
  package func update(_ change: @Sendable (inout ServedState) -> Void) {
    let state = hub.state.withLock { state in
      change(&state)
      return state
    }
    group.next().execute { [hub] in hub.send(state) }
  }

  /// Ends all connections and stops listening.
  package func stop() {
    try? channel.close().wait()
    try? group.syncShutdownGracefully()
  }
}

/// `EADDRINUSE`.
#if canImport(Darwin)
  private let addressInUse: CInt = 48
#else
  private let addressInUse: CInt = 98
#endif

/// This computer's IPv4 addresses in its networks, private ones first.
package func networkAddresses() -> [String] {
  let devices = (try? System.enumerateDevices()) ?? []
  let addresses = devices.compactMap { device -> String? in
    guard case .v4 = device.address, let address = device.address?.ipAddress,
      !address.hasPrefix("127."), !address.hasPrefix("169.254.")
    else { return nil }
    return address
  }
  func isPrivate(_ address: String) -> Bool { address.hasPrefix("192.168.") || address.hasPrefix("10.") }
  return addresses.filter(isPrivate) + addresses.filter { !isPrivate($0) }
}

/// What all connections share: the state, and the connections that wait for events.
final class EventHub: Sendable {
  let limits: ServerLimits
  let state = Mutex(ServedState())
  let router = Mutex<SiteRouter?>(nil)
  /// From the oldest.
  private let listeners = Mutex<[Listener]>([])
  private let connections = Mutex(Connections())

  private struct Connections {
    var all: Set<ObjectIdentifier> = []
    /// Those that wait for a request, from the one that has waited longest.
    var idle: [any Channel] = []
  }

  private struct Listener {
    let channel: any Channel
    /// The open page's path in the output folder; `nil` if unknown.
    let page: String?
    let showsSources: Bool
  }

  /// More changed paths aren't listed in an event: pages then fetch everything again.
  private static let listedPaths = 500

  init(limits: ServerLimits) { self.limits = limits }

  /// Counts a new connection, which waits for a request; returns false if all others are busy and there may be no more.
  func connect(_ channel: any Channel) -> Bool {
    let (isAccepted, surplus) = connections.withLock { connections -> (Bool, (any Channel)?) in
      var surplus: (any Channel)?
      if connections.all.count >= limits.connections {
        guard !connections.idle.isEmpty else { return (false, nil) }
        let oldest = connections.idle.removeFirst()
        connections.all.remove(ObjectIdentifier(oldest))
        surplus = oldest
      }
      connections.all.insert(ObjectIdentifier(channel))
      connections.idle.append(channel)
      return (true, surplus)
    }
    surplus?.close(promise: nil)
    return isAccepted
  }

  /// Notes that a connection waits for a request, or that it has one.
  func note(_ channel: any Channel, isIdle: Bool) {
    connections.withLock { connections in
      if isIdle, connections.all.contains(ObjectIdentifier(channel)) {
        connections.idle.append(channel)
      } else {
        connections.idle.removeAll { $0 === channel }
      }
    }
  }

  func listen(_ channel: any Channel, page: String?, showsSources: Bool) {
    let listener = Listener(channel: channel, page: page, showsSources: showsSources)
    let surplus = listeners.withLock { all in
      all.append(listener)
      return all.count > limits.listeners ? all.removeFirst() : nil
    }
    surplus?.channel.close(promise: nil)
  }

  var openPages: Set<String> { listeners.withLock { Set($0.compactMap(\.page)) } }

  /// Forgets a connection that ended.
  func forget(_ channel: any Channel) {
    listeners.withLock { $0.removeAll { $0.channel === channel } }
    note(channel, isIdle: false)
    _ = connections.withLock { $0.all.remove(ObjectIdentifier(channel)) }
  }

  /// Sends the state to every page that listens.
  func send(_ state: ServedState) {
    for listener in listeners.withLock({ $0 }) { send(state, to: listener) }
  }

  /// Sends the state to one page: the first event of its connection.
  func sendFirst(to channel: any Channel, showsSources: Bool) {
    // The page may have missed several builds.
    var state = state.withLock { $0 }
    state.changedPaths = nil
    send(state, to: Listener(channel: channel, page: nil, showsSources: showsSources))
  }

  private func send(_ state: ServedState, to listener: Listener) {
    guard let router = router.withLock({ $0 }) else { return }
    var previous = state
    previous.build -= 1
    var state = state
    // A page needn't know of others.
    if let page = listener.page { state.changedPaths?.removeAll { $0.hasSuffix(".html") && $0 != page } }
    if state.changedPaths?.count ?? 0 > Self.listedPaths { state.changedPaths = nil }
    let text = eventText(
      state, build: router.build(state), previous: router.build(previous), showsSources: listener.showsSources)
    let part = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: text)))
    listener.channel.writeAndFlush(part, promise: nil)
  }

  /// Keeps connections open, and finds those that are gone.
  func sendComment(to channel: any Channel) {
    let part = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: ":\n\n")))
    channel.writeAndFlush(part, promise: nil)
  }
}
