#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Repeats a call interrupted by a signal (`EINTR`).
@inline(__always)
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// The system's message for an error number.
func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Sleeps.
package func pause(milliseconds: Int) {
  usleep(useconds_t(clamping: milliseconds * 1000))
}
