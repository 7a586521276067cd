import ArgumentParser
import MenugenFiles
import MenugenPublishing

/// The value of `--shard`: `2/4`, or `auto` for what a scheduler chose.
enum ShardOption: ExpressibleByArgument {
  case given(Shard)
  case auto(Result<Shard, Fault>)

  struct Fault: Error {
    let message: String
  }

  init?(argument: String) {
    if argument == "auto" {
      self = .auto(Result { () throws(Fault) in try Self.detect(environmentVariable) })
    } else if let shard = Shard(argument) {
      self = .given(shard)
    } else {
      return nil
    }
  }

  var shard: Shard? {
    switch self {
    case .given(let shard): shard
    case .auto(let detected): try? detected.get()
    }
  }

  /// Throws if there is no scheduler.
  func validate() throws {
    if case .auto(.failure(let fault)) = self { throw ValidationError("--shard auto: \(fault.message)") }
  }
}

// MARK: - Schedulers

extension ShardOption {
  /// The environment variables of a scheduler's task.
  private struct Scheduler {
    var name: String
    var index: String
    var count: String
    /// The variable with the first index; `nil` if that is 0.
    var first: String?
    /// The variable with the difference of two indexes.
    var step: String?
  }

  private static let schedulers = [
    Scheduler(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: "MENUGEN_SHARD_COUNT"),
    Scheduler(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", first: "SLURM_ARRAY_TASK_MIN",
      step: "SLURM_ARRAY_TASK_STEP"),
    Scheduler(name: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    Scheduler(name: "Cloud Run", index: "CLOUD_RUN_TASK_INDEX", count: "CLOUD_RUN_TASK_COUNT"),
    Scheduler(name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
  ]

  /// Returns the shard of this task of the only scheduler with variables.
  ///
  /// - Parameter variable: Returns an environment variable.
  static func detect(_ variable: (String) -> String?) throws(Fault) -> Shard {
    let found = schedulers.filter { variable($0.index) != nil }
    guard let scheduler = found.first else {
      throw Fault(
        message: "no task of a cluster: none of \(schedulers.map(\.index).joined(separator: ", ")) is set; "
          + "write the number and count, such as --shard 1/4")
    }
    if found.count > 1 {
      throw Fault(
        message: "\(found.map(\.index).joined(separator: " and ")) are set; write the number and count, such as "
          + "--shard 1/4")
    }
    let index = try number(scheduler.index, variable)
    let count = try number(scheduler.count, variable)
    let first = try scheduler.first.map { name throws(Fault) in try number(name, variable) } ?? 0
    var step = 1
    if let name = scheduler.step, variable(name) != nil { step = try number(name, variable) }
    guard index >= first, step > 0, (index - first).isMultiple(of: step),
      let shard = Shard((index - first) / step + 1, of: count)
    else {
      throw Fault(
        message: "\(scheduler.index)=\(index) isn't one of \(count) tasks from \(first) on; number the tasks of "
          + "\(scheduler.name) without gaps")
    }
    return shard
  }

  private static func number(_ name: String, _ variable: (String) -> String?) throws(Fault) -> Int {
    guard let text = variable(name) else { throw Fault(message: "\(name) isn't set") }
    guard let number = Shard.number(text), number < 1 << 32 else {
      throw Fault(message: "\(name) is '\(text)', which isn't a number")
    }
    return number
  }
}
