#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells one build of this program from another: its file's size and time. Empty where that can't be known.
///
/// Two builds of one version may make different pages; what the other one made isn't kept.
package func executableStamp() -> String {
  var status = stat()
  #if os(Linux)
    let path = "/proc/self/exe"
  #else
    let path = CommandLine.arguments.first ?? ""
  #endif
  guard stat(path, &status) == 0 else { return "" }
  #if canImport(Darwin)
    let time = status.st_mtimespec
  #else
    let time = status.st_mtim
  #endif
  return "\(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
}
