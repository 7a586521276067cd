import MenugenCTracing
import Foundation
import Testing

/// A fault at one of the binary's calls that change the disk; calls count from 1.
enum Fault: Sendable {
  case none
  /// `kill -9` before the call.
  case kill(at: Int)
  /// The call fails once with an error number.
  case fail(Int32, at: Int)
  /// The call and all later ones fail.
  case keepFailing(Int32, from: Int)
  /// Every call is interrupted once by a signal (`EINTR`).
  case interruptions
  /// Every write is shortened by half.
  case shortWrites
}

/// A run of the real binary under `ptrace`.
struct TracedRun: Sendable {
  let run: Run
  let wasKilled: Bool
  /// The calls of all threads that changed the watched folder, in order: `rename .menugen/manifest`, with paths
  /// relative to it.
  let calls: [String]
}

/// Whether this machine allows tracing; containers often don't.
let canTrace: Bool = {
  guard let folder = try? TemporaryFolder() else { return false }
  return (try? traced(["--version"], in: folder.path, below: folder.path)) != nil
}()

let cannotTrace: Comment = "this machine doesn't let a process trace its children (ptrace)"

/// Runs `menugen` in a folder with a fault. `below` is the full path of the watched folder.
func traced(
  _ arguments: [String], in folder: String, below: String, _ fault: Fault = .none
) throws -> TracedRun {
  try traced(arguments, in: folder, below: below, fault, at: 0) { _ in }
}

/// Runs `menugen` with a fault; calls `body` with the process id while it is suspended before a call.
func traced(
  _ arguments: [String], in folder: String, below: String, _ fault: Fault = .none, at call: Int,
  _ body: (Int32) -> Void
) throws -> TracedRun {
  let printed = try TemporaryFolder()
  let (output, errors) = (try printed.handle("output"), try printed.handle("errors"))
  defer {
    try? output.close()
    try? errors.close()
  }
  let words = cStrings([MenugenBinary.path] + arguments)
  let environment = cStrings(["PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no", "LLVM_PROFILE_FILE=/dev/null"])
  let paths = cStrings([folder, below])
  defer { for string in words + environment + paths { free(string) } }

  var trace = menugen_trace()
  trace.at = Int32(call)
  (trace.folder, trace.below) = (UnsafePointer(paths[0]), UnsafePointer(paths[1]))
  (trace.output, trace.errors) = (output.fileDescriptor, errors.fileDescriptor)
  switch fault {
  case .none: trace.fault = MENUGEN_FAULT_NONE
  case .kill(let at): (trace.fault, trace.at) = (MENUGEN_FAULT_KILL, Int32(at))
  case .fail(let code, let at): (trace.fault, trace.code, trace.at) = (MENUGEN_FAULT_FAIL, code, Int32(at))
  case .keepFailing(let code, let at): (trace.fault, trace.code, trace.at) = (MENUGEN_FAULT_FAIL_ON, code, Int32(at))
  case .interruptions: (trace.fault, trace.code) = (MENUGEN_FAULT_ODD, EINTR)
  case .shortWrites: trace.fault = MENUGEN_FAULT_SHORT
  }
  var result = menugen_traced()
  defer { free(result.log) }
  let code = withoutActuallyEscaping(body) { body in
    var body = body
    return withUnsafeMutablePointer(to: &body) { body in
      words.map { UnsafePointer($0) }.withUnsafeBufferPointer { words in
        environment.map { UnsafePointer($0) }.withUnsafeBufferPointer { environment in
          trace.arguments = words.baseAddress
          trace.environment = environment.baseAddress
          trace.context = UnsafeMutableRawPointer(body)
          trace.reached = { process, body in body?.assumingMemoryBound(to: ((Int32) -> Void).self).pointee(process) }
          return menugen_trace_run(&trace, &result)
        }
      }
    }
  }
  guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }

  let calls = result.log.map { String(cString: $0) } ?? ""
  let signal = result.status & 0x7f
  if signal != 0, signal != SIGKILL { Issue.record("it was ended by signal \(signal): \(calls)") }
  return TracedRun(
    run: Run(
      status: signal == 0 ? result.status >> 8 & 0xff : -1, output: try printed.text("output"),
      errors: try printed.text("errors")),
    wasKilled: signal == SIGKILL,
    calls: calls.split(separator: "\n").map { String($0.replacing(below, with: "").replacing(" /", with: " ")) })
}

/// C strings with a terminating null pointer; the caller must free them.
private func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] { strings.map { strdup($0) } + [nil] }
