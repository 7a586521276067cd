import MenugenCMeasuring

/// A named benchmark and the preparation of its workload.
///
/// ```swift
/// Benchmark("json/menu") {
///   let file = SampleMenu(1).jsonFile
///   return Workload(bytes: file.bytes.count) { keep(readJSON(file)) }
/// }
/// ```
struct Benchmark: Sendable {
  /// The category and the subject: `json/menu`.
  let name: String
  /// Creates the input; not measured.
  let prepare: @Sendable () throws -> Workload

  init(_ name: String, prepare: @escaping @Sendable () throws -> Workload) {
    self.name = name
    self.prepare = prepare
  }
}

/// The code that a benchmark runs, and its size.
struct Workload {
  /// The number of operations in a run; results are given for one operation.
  let operations: Int
  /// The number of bytes that a run reads or writes; 0 if meaningless.
  let bytes: Int
  let run: () async throws -> Void

  init(operations: Int = 1, bytes: Int = 0, run: @escaping () async throws -> Void) {
    self.operations = operations
    self.bytes = bytes
    self.run = run
  }
}

/// Prevents the optimizer from removing the code that made a value.
@inline(never)
func keep<Value>(_ value: borrowing Value) {
  withUnsafePointer(to: value) { menugen_look_at($0) }
}

/// The error for an invalid sample.
struct SampleError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
