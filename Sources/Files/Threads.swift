#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs `body` on several threads at once, with each thread's number from 0, and returns when all have ended.
///
/// The calling thread is number 0. A thread that the system can't start is left out, so `body` must take its work from
/// a source that all threads share.
///
/// These aren't the threads of Swift's concurrency: the library behind those watches them through `/proc`, and ends the
/// program where that is missing.
package func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let threads = (1..<max(1, count)).compactMap { number in startThread { body(number) } }
  body(0)
  for thread in threads { pthread_join(thread, nil) }
}

/// Runs `body` on a thread of its own while the caller is suspended, so that long work blocks no thread of Swift's
/// concurrency.
package func onOwnThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    let work: @Sendable () -> Void = { continuation.resume(returning: body()) }
    if let thread = startThread(work) { pthread_detach(thread) } else { work() }
  }
}

/// Runs `body` on a thread that nobody waits for. Returns `false` if the system has no more threads.
package func onBackgroundThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  guard let thread = startThread(body) else { return false }
  pthread_detach(thread)
  return true
}

/// The stack of a thread in bytes, as the main thread's on most systems: some C libraries give others 128 KiB.
private let stackSize = 8 << 20

/// Starts a thread. Returns `nil` if the system has no more.
private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  let work = Unmanaged.passRetained(Work(body: body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let result = pthread_create(&thread, &attributes, { runWork($0) }, work.toOpaque())
  #else
    var thread = pthread_t()
    let result = pthread_create(&thread, &attributes, { runWork($0) }, work.toOpaque())
  #endif
  guard result == 0 else {
    work.release()
    return nil
  }
  return thread
}

private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(body: @escaping @Sendable () -> Void) { self.body = body }
}

#if canImport(Darwin)
  private func runWork(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? { run(work) }
#else
  private func runWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? { work.flatMap(run) }
#endif

private func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  return nil
}
