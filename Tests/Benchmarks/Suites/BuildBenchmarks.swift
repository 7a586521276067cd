import ArgumentParser
import MenugenCommands

/// Complete builds of 20 menus with 50 items each, on one thread, through the command line's entry point.
let buildBenchmarks: [Benchmark] = [
  Benchmark("build/first") { try building(["build", "--no-sync"], intoNewFolder: true) },
  Benchmark("build/all-again") { try building(["build", "--no-sync", "--force"]) },
  Benchmark("build/nothing") { try building(["build", "--no-sync"]) },
  Benchmark("build/one-price") {
    var isChanged = false
    return try building(["build", "--no-sync"]) { site in
      isChanged.toggle()
      let menu = SampleMenu(1)
      try site.write(isChanged ? menu.withOnePriceChanged : menu)
    }
  },
  Benchmark("build/check") { try building(["check"]) },
]

private func building(
  _ command: [String], intoNewFolder isNew: Bool = false,
  before change: @escaping (SampleSite) throws -> Void = { _ in }
) throws -> Workload {
  let folder = TemporaryFolder("build")
  let site = SampleSite(folder: folder.path, menus: 20, dishes: 50)
  try site.write()
  var run = 0
  return Workload {
    try change(site)
    if isNew { run += 1 }
    var arguments = command + ["--jobs", "1", "--quiet", "--content", site.content]
    // The workload keeps the folder alive.
    if command.first == "build" { arguments += ["--output", "\(folder.path)/Output-\(run)"] }
    var menugen = try Menugen.parseAsRoot(arguments)
    try menugen.run()
  }
}
