import MenugenCSystem

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
  // `/proc` isn't mounted everywhere.
  let started = menugen_executable_path().map { String(cString: $0) } ?? CommandLine.arguments.first
  guard stat("/proc/self/exe", &status) == 0 || started.map({ stat($0, &status) == 0 }) == true else { return "" }
  #if canImport(Darwin)
    let time = status.st_mtimespec
  #else
    let time = status.st_mtim
  #endif
  return "\(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
}

/// What the program was called with, after its name; `nil` where the system doesn't say.
///
/// Swift reads `/proc/self/cmdline`, and gives nothing at all where that isn't mounted.
package func programArguments() -> [String]? {
  var count: Int32 = 0
  if let values = menugen_arguments(&count), count > 0 {
    return (1..<max(1, Int(count))).map { index in values[index].map { String(cString: $0) } ?? "" }
  }
  return CommandLine.arguments.isEmpty ? nil : Array(CommandLine.arguments.dropFirst())
}
