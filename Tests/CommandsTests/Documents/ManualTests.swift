import Foundation
import MenugenTestSupport
import Testing

/// The manual page, `Documentation/menugen.1`, generated from the commands' help. `MENUGEN_RECORD=all` writes it.
@Suite struct ManualTests {
  @Test("The manual page describes every command and option")
  func describesCommands() throws {
    let run = try menugen("--experimental-dump-help", in: "/")
    let help = try JSONDecoder().decode(Help.self, from: Data(run.output.utf8))
    let version = try menugen("--version", in: "/").output.trimmingCharacters(in: .whitespacesAndNewlines)
    expectSnapshot(ManualPage(help.command, version).text, at: "\(Repository.root)/Documentation/menugen.1")
  }
}

private struct Help: Decodable {
  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var subcommands: [Command]?
    var arguments: [Argument]?
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    var kind: String
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var abstract: String?

    var isHelp: Bool { names?.contains { $0.name == "help" || $0.name == "version" } ?? false }
  }

  var command: Command
}

/// A page of manual section 1 in the macros of `man(7)`.
private struct ManualPage {
  var text: String

  init(_ program: Help.Command, _ version: String) {
    let commands = (program.subcommands ?? []).filter { $0.commandName != "help" }
    let groups = commands.map { Self.options(of: $0) }
    let shared = groups.first?.filter { option in groups.prefix(3).allSatisfy { $0.contains(option) } } ?? []
    var lines = [
      ".TH MENUGEN 1 \"\" \"menugen \(version)\" \"User Commands\"",
      ".SH NAME",
      "menugen \\- \(Self.roff((program.abstract ?? "").lowercasedFirst.withoutStop))",
      ".SH SYNOPSIS",
    ]
    for command in commands { lines += [".B menugen \(command.commandName)", Self.synopsis(of: command), ".br"] }
    lines += [".SH DESCRIPTION", Self.roff(program.discussion ?? "")]
    lines += [".SH COMMON OPTIONS"] + shared.flatMap(\.lines)
    lines.append(".SH COMMANDS")
    for (command, options) in zip(commands, groups) {
      lines += [".SS \(command.commandName)", Self.roff(command.abstract ?? "")]
      if let discussion = command.discussion { lines += [".PP", Self.roff(discussion)] }
      lines += options.filter { !shared.contains($0) }.flatMap(\.lines)
    }
    lines += [
      ".SH EXIT STATUS",
      ".TP", ".B 0", "Done. There may have been warnings.",
      ".TP", ".B 1", "The content has errors, or warnings with \\-\\-strict. The published site is unchanged.",
      ".TP", ".B 64", "The command line is wrong.",
      ".TP", ".B 74", "A file couldn't be read or written. The published site is unchanged.",
      ".SH FILES",
      ".TP", ".I Content/", "Menus, movements, goals, pages, pictures and the settings in site.yaml.",
      ".TP", ".I Themes/", "Themes of your own.",
      ".TP", ".I Output/site/", "The site to publish.",
      ".TP", ".I Output/reports/", "Private reports.",
      "",
    ]
    text = lines.joined(separator: "\n")
  }

  struct Option: Equatable {
    var term: String
    var meaning: String

    var lines: [String] { [".TP", ".B \(ManualPage.roff(term))", ManualPage.roff(meaning)] }
  }

  private static func options(of command: Help.Command) -> [Option] {
    (command.arguments ?? []).filter { $0.shouldDisplay && !$0.isHelp }.map { argument in
      let standard = argument.defaultValue.map { " (default: \($0))" } ?? ""
      return Option(term: term(argument), meaning: (argument.abstract ?? "") + standard)
    }
  }

  private static func term(_ argument: Help.Argument) -> String {
    let value = argument.valueName ?? ""
    switch (argument.kind, argument.names?.first { $0.kind == "long" }?.name) {
    case ("option", let name?): return "--\(name) <\(value)>"
    case ("flag", let name?): return "--\(name)"
    default: return "<\(value)>"
    }
  }

  private static func synopsis(of command: Help.Command) -> String {
    let names = (command.arguments ?? []).filter { $0.kind == "positional" && $0.shouldDisplay }.map { argument in
      let name = "\\fI\(roff(argument.valueName ?? ""))\\fR" + (argument.isRepeating ? "\\&..." : "")
      return argument.isOptional ? "[\(name)]" : name
    }
    return (["[\\fIoptions\\fR]"] + names).joined(separator: " ")
  }

  /// Escapes text: a backslash, a hyphen that is typed, and a line that begins with a control character.
  private static func roff(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : $0.isEmpty ? ".PP" : String($0) }
    .joined(separator: "\n")
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
  fileprivate var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
