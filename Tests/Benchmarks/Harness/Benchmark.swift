import MenugenCMeasuring

/// One thing to measure: the name it is chosen by, and how to make what is run.
///
/// ```swift
/// Benchmark("json/menu") {
///   let file = SampleMenu(1).jsonFile
///   return Workload(bytes: file.bytes.count) { keep(readJSON(file)) }
/// }
/// ```
struct Benchmark: Sendable {
  /// The kind and the thing, `json/menu`.
  let name: String
  /// Makes the input; not measured, and not done for what isn't chosen.
  let prepare: @Sendable () throws -> Workload

  init(_ name: String, prepare: @escaping @Sendable () throws -> Workload) {
    self.name = name
    self.prepare = prepare
  }
}

/// What a benchmark runs, and how much one run is.
struct Workload {
  /// How many operations one run does: figures are given for one of them.
  let operations: Int
  /// How many bytes one run reads or makes; 0 where that says nothing.
  let bytes: Int
  let run: () async throws -> Void

  init(operations: Int = 1, bytes: Int = 0, run: @escaping () async throws -> Void) {
    self.operations = operations
    self.bytes = bytes
    self.run = run
  }
}

/// Lets a result count as used, so that the optimizer can't leave out what made it.
@inline(never)
func keep<Value>(_ value: borrowing Value) {
  withUnsafePointer(to: value) { menugen_look_at($0) }
}

/// Why a benchmark can't run: its sample is refused by what it measures.
struct SampleError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
