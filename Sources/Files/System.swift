#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Calls again for as long as a signal came in between (`EINTR`).
@inline(__always)
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// The system's words for an error number.
func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Waits without doing anything.
package func pause(milliseconds: Int) {
  usleep(useconds_t(clamping: milliseconds * 1000))
}
