import ArgumentParser
import MenugenFiles

/// Builds sites of several sizes with the program.
struct SiteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site", abstract: "Makes content of so many menus and measures the builds of it.")

  @Argument(help: "How many menus, for each site.")
  var menus: [Int]

  @Option(help: "How many dishes a menu has.")
  var dishes = 50

  @Option(help: ArgumentHelp("The program to measure.", valueName: "file"))
  var menugen = ".build/release/menugen"

  @Option(help: ArgumentHelp("Where the sites are made; in memory if you name no place.", valueName: "dir"))
  var folder = TemporaryFolder.parent

  @Option(help: "How often each build is run; the median counts.")
  var runs = 3

  @Flag(help: "Leave the sites where they were made.")
  var keep = false

  func run() async throws {
    let meter = Meter()
    for count in menus {
      let folder = TemporaryFolder("site-\(count)", in: folder, keeps: keep)
      try withExtendedLifetime(folder) {
        let site = SampleSite(folder: folder.path, menus: count, dishes: dishes)
        try site.write()
        // Print at once: removing the site may take longer than building it.
        let text = table(try costs(of: site, meter), of: site).text
        try StandardStream.output.write(text.utf8.span)
      }
    }
  }

  private func table(_ costs: [(name: String, cost: ProcessCost)], of site: SampleSite) -> Table {
    var table = Table([
      "\(site.menus) × \(site.dishes)", "wall s", "CPU s", "peak MB", "µs CPU/page", "instructions/page",
    ])
    let pages = Double(site.menus * (site.dishes + 1))
    for (name, cost) in costs {
      table.add([
        name, rounded(cost.wall, digits: 3), rounded(cost.cpu, digits: 3), rounded(cost.peakMegabytes, digits: 1),
        rounded(cost.cpu * 1e6 / pages, digits: 1), cost.instructions.map { shown($0 / pages) } ?? "–",
      ])
    }
    return table
  }

  /// The median cost of each kind of build.
  private func costs(of site: SampleSite, _ meter: Meter) throws -> [(name: String, cost: ProcessCost)] {
    var costs: [[ProcessCost]] = [[], [], []]
    for run in 1...max(runs, 1) {
      // A new folder each time, for first builds.
      let output = "\(site.folder)/Output-\(run)"
      let build = [menugen, "build", "--quiet", "--content", site.content, "--output", output]
      costs[0].append(try ProcessCost(running: build, meter))
      costs[1].append(try ProcessCost(running: build, meter))
      try site.write(SampleMenu(1, dishes: dishes).withOnePriceChanged)
      costs[2].append(try ProcessCost(running: build, meter))
      try site.write(SampleMenu(1, dishes: dishes))
      if !keep, run < runs { try Folder.open(site.folder).removeAll("Output-\(run)") }
    }
    return Array(
      zip(["first build", "nothing changed", "one price changed"], costs.map(median)))
  }

  private func median(_ costs: [ProcessCost]) -> ProcessCost { costs.sorted { $0.cpu < $1.cpu }[costs.count / 2] }
}
