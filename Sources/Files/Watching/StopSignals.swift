import MenugenCSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that ask a program to stop: Ctrl-C, `kill`, and a closed terminal.
package struct StopSignals {
  private let descriptor: Int32

  /// Takes the signals from now on. A second one ends the program at once.
  package init() { descriptor = menugen_catch_stop_signals() }

  /// Waits for one of the signals.
  package func wait() {
    var byte: UInt8 = 0
    // Without a pipe, a signal ends the program.
    if descriptor < 0 { while true { sleep(3600) } }
    _ = retrying { read(descriptor, &byte, 1) }
  }
}
