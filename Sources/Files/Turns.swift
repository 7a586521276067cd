#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets so many work at the same time; others sleep until one of them has ended.
///
/// Swift's `Mutex` would wait on the processor, which for as long as a menu's files take to write costs more than it saves.
package final class Turns: Sendable {
  // The system's own objects must not move.
  nonisolated(unsafe) private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  nonisolated(unsafe) private let ended = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Read and changed under the mutex.
  nonisolated(unsafe) private var free: Int

  /// Where `count` is below 1, one works at a time.
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

  /// Waits for a turn, and ends it when `body` has.
  package func take<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
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
