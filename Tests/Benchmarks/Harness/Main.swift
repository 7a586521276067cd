import ArgumentParser

@main
enum Main {
  static func main() async {
    await Benchmarks.main()
  }
}

/// Measures parts of the program, or complete builds of large sites.
struct Benchmarks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "menugen-benchmarks", abstract: "Measures what menugen costs.",
    subcommands: [PartsCommand.self, SiteCommand.self], defaultSubcommand: PartsCommand.self)
}
