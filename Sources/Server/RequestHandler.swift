import MenugenFiles
import NIOCore
import NIOHTTP1
import Synchronization

/// One connection: passes requests to the router and sends its answers.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let hub: EventHub
  private var head: HTTPRequestHead?
  private var bodyBytes = 0
  /// The number of requests without a complete answer.
  private var pending = 0
  /// Closes the connection unless something happens in time.
  private var deadline: Scheduled<Void>?
  private var heartbeat: RepeatedTask?

  private static let partSize = 256 << 10
  private static let heartbeatSeconds: Int64 = 20

  init(_ hub: EventHub) { self.hub = hub }

  func channelActive(context: ChannelHandlerContext) {
    guard hub.connect(context.channel) else { return context.close(promise: nil) }
    expect(within: hub.limits.requestTime, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    heartbeat?.cancel()
    hub.forget(context.channel)
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      if pending == 0 { hub.note(context.channel, isIdle: false) }
      pending += 1
      self.head = head
      bodyBytes = 0
    case .body(let body):
      bodyBytes += body.readableBytes
      if bodyBytes > hub.limits.bodyBytes { context.close(promise: nil) }
    case .end:
      guard let head else { return }
      self.head = nil
      deadline?.cancel()
      answer(head, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  /// Closes the connection if this isn't called again in time.
  private func expect(within milliseconds: Int, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: .milliseconds(Int64(milliseconds))) {
      channel.close(mode: .all, promise: nil)
    }
  }

  // MARK: - Answers

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard let router = hub.router.withLock({ $0 }) else { return context.close(promise: nil) }
    let request = Request(head, context.channel)
    let response = router.respond(to: request, hub.state.withLock { $0 })
    let isKept = head.isKeepAlive && response.status < 500 && response.status != 400
    var headers = HTTPHeaders(response.headers.map { ($0.name, $0.value) })
    if let length = response.contentLength, response.status != 304 {
      headers.add(name: "Content-Length", value: "\(length)")
    }
    if case .events = response.body {
    } else {
      headers.add(name: "Connection", value: isKept ? "keep-alive" : "close")
    }
    let status = HTTPResponseStatus(statusCode: response.status)
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers))), promise: nil)
    if head.method == .HEAD { return finish(isKept, context) }
    switch response.body {
    case .bytes(let bytes):
      expect(within: hub.limits.answerTime, context)
      if !bytes.isEmpty {
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil)
      }
      finish(isKept, context)
    case .file(let file, let range): send(file, range, isKept, context)
    case .events(let page): beginEvents(page: page, isFromThisComputer: request.isFromThisComputer, context)
    }
  }

  /// Sends a file in parts, each when the client has accepted the one before.
  private func send(_ file: OpenFile, _ range: Range<Int>, _ isKept: Bool, _ context: ChannelHandlerContext) {
    if range.isEmpty { return finish(isKept, context) }
    let bytes = file.read(at: range.lowerBound, count: min(range.count, Self.partSize))
    // The file became shorter: the client must notice.
    if bytes.isEmpty { return context.close(promise: nil) }
    expect(within: hub.limits.answerTime, context)
    let rest = range.lowerBound + bytes.count..<range.upperBound
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes))))).whenSuccess {
      let (handler, context) = bound.value
      handler.send(file, rest, isKept, context)
    }
  }

  private func finish(_ isKept: Bool, _ context: ChannelHandlerContext) {
    expect(within: hub.limits.requestTime, context)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      let (handler, context) = bound.value
      guard isKept else { return context.close(promise: nil) }
      handler.pending -= 1
      if handler.pending == 0 { handler.hub.note(context.channel, isIdle: true) }
    }
  }

  private func beginEvents(page: String?, isFromThisComputer: Bool, _ context: ChannelHandlerContext) {
    let channel = context.channel
    context.flush()
    hub.listen(channel, page: page, showsSources: isFromThisComputer)
    hub.sendFirst(to: channel, showsSources: isFromThisComputer)
    heartbeat = context.eventLoop.scheduleRepeatedTask(
      initialDelay: .seconds(Self.heartbeatSeconds), delay: .seconds(Self.heartbeatSeconds)
    ) { [hub] _ in hub.sendComment(to: channel) }
  }
}

extension Request {
  fileprivate init(_ head: HTTPRequestHead, _ channel: any Channel) {
    self.init(method: head.method.rawValue, target: head.uri, hosts: head.headers["Host"])
    origin = head.headers.first(name: "Origin")
    range = head.headers.first(name: "Range")
    ifRange = head.headers.first(name: "If-Range")
    ifNoneMatch = head.headers["If-None-Match"]
    localAddress = channel.localAddress?.ipAddress ?? ""
    isFromThisComputer = channel.remoteAddress?.ipAddress?.hasPrefix("127.") ?? false
  }
}
