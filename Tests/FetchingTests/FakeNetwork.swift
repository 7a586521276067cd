import MenugenDomain
import MenugenFetching
import MenugenFiles
import Synchronization

/// A network in memory, whose clock only moves when something waits.
final class FakeNetwork: SourceNetwork {
  struct State: Sendable {
    var hosts: [String: [HostAddress]] = [:]
    var variables: [String: String] = [:]
    /// The replies in order; the last one is repeated.
    var replies: [Result<HTTPAnswer, NetworkFault>] = []
    var requests: [HTTPRequest] = []
    var pauses: [Int] = []
    var milliseconds = 0
    /// The milliseconds that each request takes.
    var latency = 0
  }

  private let state: Mutex<State>

  static let publicHost = HostAddress([93, 184, 215, 14])

  init(_ replies: Result<HTTPAnswer, NetworkFault>...) {
    var state = State()
    state.replies = replies
    state.hosts = ["menus.example": [Self.publicHost], "other.example": [Self.publicHost]]
    self.state = Mutex(state)
  }

  func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }
  var seen: State { state.withLock { $0 } }

  func addresses(of host: String, milliseconds: Int) -> [HostAddress]? { state.withLock { $0.hosts[host] } }

  func answer(to request: HTTPRequest) -> Result<HTTPAnswer, NetworkFault> {
    state.withLock { state in
      state.requests.append(request)
      state.milliseconds += state.latency
      return state.replies.count > 1 ? state.replies.removeFirst() : state.replies[0]
    }
  }

  func variable(_ name: String) -> String? { state.withLock { $0.variables[name] } }
  func now() -> Int { 1_800_000_000 + milliseconds() / 1_000 }
  func milliseconds() -> Int { state.withLock { $0.milliseconds } }

  func pause(milliseconds: Int) {
    state.withLock { state in
      state.pauses.append(milliseconds)
      state.milliseconds += milliseconds
    }
  }
}

extension HTTPAnswer {
  static func json(_ body: String = "[]", _ headers: (String, String)...) -> HTTPAnswer {
    HTTPAnswer(
      status: 200, headers: [("Content-Type", "application/json")] + headers.map { (name: $0.0, value: $0.1) },
      body: Array(body.utf8))
  }

  static func redirect(_ address: String?, status: Int = 302) -> HTTPAnswer {
    HTTPAnswer(status: status, redirect: address)
  }
}

func source(
  _ address: String = "https://menus.example/dinner.json", timeout: Int? = nil, maxAge: Int? = nil, token: String? = nil
) -> RemoteSource {
  guard let address = WebAddress(address) else { preconditionFailure("not an address: \(address)") }
  return RemoteSource(address, timeout: timeout, maxAge: maxAge, tokenName: token)
}
