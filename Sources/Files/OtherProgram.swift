#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program, run with this one's rights and environment.
package struct OtherProgram: Sendable {
  private let arguments: [String]

  /// - Parameter arguments: The program's name, found through `PATH`, and its arguments.
  package init(_ arguments: [String]) { self.arguments = arguments }

  /// Starts the program, without its output, and doesn't wait for it.
  ///
  /// - Returns: Whether there is such a program.
  @discardableResult
  package func start() -> Bool {
    var actions = fileActions()
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
    for stream: Int32 in 1...2 { posix_spawn_file_actions_adddup2(&actions, 0, stream) }
    let texts = arguments.map { strdup($0) }
    defer { for text in texts { free(text) } }
    guard let program = texts.first, let program else { return false }
    var child = pid_t()
    return posix_spawnp(&child, program, &actions, nil, texts + [nil], environ) == 0
  }
}

#if canImport(Darwin)
  private func fileActions() -> posix_spawn_file_actions_t? {
    var actions: posix_spawn_file_actions_t?
    posix_spawn_file_actions_init(&actions)
    return actions
  }
#else
  private func fileActions() -> posix_spawn_file_actions_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    return actions
  }
#endif
