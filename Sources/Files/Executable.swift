import MenugenCSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Identifies this build of the program by its file's size and time; empty if unknown.
///
/// Used to discard caches of other builds of the same version.
package func executableStamp() -> String {
  var status = stat()
  // `/proc` isn't always mounted.
  let started = menugen_executable_path().map { String(cString: $0) } ?? CommandLine.arguments.first
  guard stat("/proc/self/exe", &status) == 0 || started.map({ stat($0, &status) == 0 }) == true else { return "" }
  #if canImport(Darwin)
    let time = status.st_mtimespec
  #else
    let time = status.st_mtim
  #endif
  return "\(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
}

/// Identifies the program by its bytes, which are the same on all machines; empty if they can't be read.
package let executableDigest: String = {
  let started = menugen_executable_path().map { String(cString: $0) } ?? CommandLine.arguments.first
  for path in ["/proc/self/exe", started].compactMap(\.self) {
    let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { continue }
    defer { close(descriptor) }
    if let bytes = try? readAll(descriptor, path: path, limit: 1 << 31) { return FileDigest(of: bytes).hex }
  }
  return ""
}()

/// The command-line arguments without the program's name; `nil` if unknown.
///
/// Unlike Swift's `CommandLine`, doesn't need `/proc/self/cmdline`.
package func programArguments() -> [String]? {
  var count: Int32 = 0
  if let values = menugen_arguments(&count), count > 0 {
    return (1..<max(1, Int(count))).map { index in values[index].map { String(cString: $0) } ?? "" }
  }
  return CommandLine.arguments.isEmpty ? nil : Array(CommandLine.arguments.dropFirst())
}
