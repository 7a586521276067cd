public import ArgumentParser

/// The command line: `menugen build`, `check`, `report`, `init`.
public struct Menugen: ParsableCommand {
  public static let configuration = CommandConfiguration(commandName: "menugen", version: "0.1.0")

  public init() {}
}
