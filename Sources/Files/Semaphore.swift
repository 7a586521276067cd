#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A semaphore: lets up to `count` threads work at the same time.
///
/// Blocks instead of spinning like Swift's `Mutex`, as writing a menu's files takes long.
package final class Semaphore: Sendable {
  // The system's objects must not move.
  nonisolated(unsafe) private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  nonisolated(unsafe) private let ended = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Protected by the mutex.
  nonisolated(unsafe) private var free: Int

  /// - Parameter count: The number of threads, at least 1.
  package init(_ count: Int) {
    free = max(1, count)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(ended, nil)
  }

  deinit {
    pthread_cond_destroy(ended)
    pthread_mutex_destroy(mutex)
    ended.deallocate()
    mutex.deallocate()
  }

  /// Waits until fewer threads are working, then runs `body`.
  package func withPermit<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    while free == 0 { pthread_cond_wait(ended, mutex) }
    free -= 1
    pthread_mutex_unlock(mutex)
    defer {
      pthread_mutex_lock(mutex)
      free += 1
      pthread_mutex_unlock(mutex)
      pthread_cond_signal(ended)
    }
    return try body()
  }
}
