import Foundation
import MenugenParsers
import MenugenTestSupport
import Testing

/// The pages in `Documentation/Reference/`. Their tables of keys and options are generated from the descriptions of
/// keys and from the commands; `MENUGEN_RECORD=all` writes them.
@Suite struct ReferenceTests {
  private static let folder = "\(Repository.root)/Documentation/Reference"

  static let pages = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  @Test("The tables of a page say what the program does", arguments: pages)
  func hasTables(_ name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let page = ReferencePage(name: name, text: try String(contentsOfFile: path, encoding: .utf8))
    let tables = try ReferenceTables()
    expectSnapshot(page.withRows { tables.rows(of: $0, on: name) }, at: path)
  }

  @Test("Every object and every command has one table") func describesEverything() throws {
    let tables = try ReferenceTables()
    let found = tables.pages.flatMap(\.tables).sorted()
    let expected =
      ContentObject.all.map { "Key of \($0.title)" } + tables.commands.keys.map { "Option of \($0)" }
      + ["Common option", "Kind"]
    #expect(found == expected.sorted())
  }

  @Test("Every link to a heading of the documentation leads to one")
  func linksToHeadings() throws {
    let root = "\(Repository.root)/Documentation"
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) where path.hasSuffix(".md") {
      let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      for link in text.matches(of: #/\]\(([^():]*\.md)?(?:#([^()]+))?\)/#) where link.1 != nil || link.2 != nil {
        let folder = URL(fileURLWithPath: "\(root)/\(path)").deletingLastPathComponent()
        let target = link.1.map { folder.appendingPathComponent(String($0)).path } ?? "\(root)/\(path)"
        let other = try? String(contentsOfFile: target, encoding: .utf8)
        #expect(other != nil, "\(link.0) in \(path)")
        guard let heading = link.2, let other else { continue }
        count += 1
        let anchors = ReferencePage(name: "", text: other).anchors
        #expect(anchors.contains(String(heading)), "\(link.0) in \(path)")
      }
    }
    #expect(count > 20)
  }
}

/// A page with tables. The first header of a table names its subject, such as `Key of an item`.
private struct ReferencePage {
  let name: String
  let text: String

  private var lines: [String] { text.components(separatedBy: "\n") }

  /// The ids of all headings, as code hosts generate them.
  var anchors: [String] { lines.filter { $0.hasPrefix("#") }.map(Self.anchor) }

  private static func anchor(_ heading: String) -> String {
    let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
    return String(words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.map { $0 == " " ? "-" : $0 })
  }

  private static func subject(_ line: String) -> String? {
    line.firstMatch(of: #/^\| (Key of .+?|Option of .+?|Common option|Kind) \|/#).map { String($0.1) }
  }

  /// The subjects of the tables.
  var tables: [String] { lines.compactMap(Self.subject) }

  /// Returns the id of the heading above a table.
  func anchor(above table: String) -> String? {
    var last: String?
    for line in lines {
      if line.hasPrefix("#") { last = Self.anchor(line) }
      if Self.subject(line) == table { return last }
    }
    return nil
  }

  /// Returns the page with the given rows in its tables.
  func withRows(_ rows: (String) -> [String]) -> String {
    var result: [String] = []
    var isRow = false
    for line in lines {
      if let subject = Self.subject(line) {
        let columns = line.split(separator: "|").count
        result += [line, "|" + String(repeating: "---|", count: columns)] + rows(subject)
        isRow = true
      } else if !isRow || !line.hasPrefix("|") {
        isRow = false
        result.append(line)
      }
    }
    return result.joined(separator: "\n")
  }
}

/// The rows of the tables, from the descriptions of keys and the help of commands.
private struct ReferenceTables {
  let pages: [ReferencePage]
  /// The options of each command, and those that several commands share.
  let commands: [String: [Option]]
  let common: [Option]

  struct Option: Equatable {
    var name: String
    var standard: String
    var meaning: String
  }

  init() throws {
    pages = try ReferenceTests.pages.map { name in
      let path = "\(Repository.root)/Documentation/Reference/\(name)"
      return ReferencePage(name: name, text: try String(contentsOfFile: path, encoding: .utf8))
    }
    var commands = try Self.options()
    // `build`, `check` and `report` share a group of options.
    let shared = ["build", "check", "report"].map { commands[$0] ?? [] }
    let common = shared[0].filter { option in shared.allSatisfy { $0.contains(option) } }
    for (name, options) in commands { commands[name] = options.filter { !common.contains($0) } }
    self.common = common
    self.commands = commands
  }

  func rows(of table: String, on page: String) -> [String] {
    if table == "Kind" { return ContentKind.all.map { "| `\($0.name)` | `\($0.files)` | \($0.summary) |" } }
    if table == "Common option" { return common.map(row) }
    if let command = table.wholeMatch(of: #/Option of (.+)/#)?.1 { return (commands[String(command)] ?? []).map(row) }
    guard let object = ContentObject.all.first(where: { table == "Key of \($0.title)" }) else { return [] }
    return object.keys.map { key in
      let standard = key.isRequired ? "**required**" : key.defaultValue ?? "–"
      let mark = object.structuralNames.contains(key.name) ? "\\*" : ""
      return "| `\(key.name)`\(mark) | \(words(key.form, page)) | \(standard) | \(key.meaning) | `\(key.example)` |"
    }
  }

  private func row(_ option: Option) -> String { "| `\(option.name)` | \(option.standard) | \(option.meaning) |" }

  // MARK: - Types

  private func words(_ form: ContentForm, _ page: String) -> String {
    func link(_ words: String, _ target: String, _ anchor: String) -> String {
      "[\(words)](\(target == page ? "" : target)#\(anchor))"
    }
    switch form {
    case .text: return "text"
    case .pattern(_, let title): return title
    case .words(let words) where words.count > 6: return link("word", "menus.md", "diets")
    case .words(let words): return words.map { "`\($0)`" }.joined(separator: ", ")
    case .flag: return "`true`, `false`"
    case .integer(let range): return "whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number: return "number"
    case .amount: return link("amount", "content.md", "money")
    case .allergens: return link("allergens", "menus.md", "allergens")
    case .allergenList: return "list of " + link("allergens", "menus.md", "allergens")
    case .localized(.text): return link("label", "content.md", "labels-and-languages")
    case .localized(let form): return words(form, page) + ", perhaps by language"
    case .markdown: return link("Markdown", "content.md", "markdown")
    case .list(.object(let id)), .list(.fullObject(let id)):
      return "list of " + objectLink(id, isPlural: true, page)
    case .list(let form): return "list of " + words(form, page) + "s"
    case .map(let keys, let form): return "\(words(form, page)) by \(keys)"
    case .either(let forms): return alternatives(forms, page)
    case .fullObject(let id): return objectLink(id, page)
    case .object(let id):
      let short = (ContentObject.named(id)?.shortForms ?? []).map { words($0, page) }
      return (short + [objectLink(id, page)]).joined(separator: " or ")
    }
  }

  /// Joins forms; a form and a list of it become `one or a list`.
  private func alternatives(_ forms: [ContentForm], _ page: String) -> String {
    var all: [String] = []
    for (index, form) in forms.enumerated() {
      if case .list(let element) = form, index > 0, words(element, page) == words(forms[index - 1], page) {
        all[all.count - 1] += ", one or a list"
      } else if !all.contains(words(form, page)) {
        all.append(words(form, page))
      }
    }
    return all.joined(separator: ", or ")
  }

  private func objectLink(_ id: String, isPlural: Bool = false, _ page: String) -> String {
    guard let object = ContentObject.named(id) else { return id }
    let noun = object.title.replacing(#/^(an?|the) /#, with: "") + (isPlural ? "s" : "")
    let table = "Key of \(object.title)"
    let target = pages.first { $0.tables.contains(table) }
    let file = target?.name == page ? "" : target?.name ?? ""
    return "[\(noun)](\(file)#\(target?.anchor(above: table) ?? ""))"
  }

  // MARK: - Options

  private struct Help: Decodable {
    struct Command: Decodable {
      var commandName: String
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
      var names: [Name]?
      var valueName: String?
      var defaultValue: String?
      var abstract: String?
    }

    var command: Command
  }

  /// Returns the options of each command from `--experimental-dump-help`.
  private static func options() throws -> [String: [Option]] {
    let run = try menugen("--experimental-dump-help", in: "/")
    let help = try JSONDecoder().decode(Help.self, from: Data(run.output.utf8))
    var options: [String: [Option]] = [:]
    func add(_ command: Help.Command, _ name: String) {
      options[name] = (command.arguments ?? []).filter { $0.shouldDisplay && !isHelp($0) }.map(option)
    }
    for command in help.command.subcommands ?? [] where command.commandName != "help" {
      guard let inner = command.subcommands else {
        add(command, command.commandName)
        continue
      }
      for part in inner where part.arguments?.contains(where: { $0.shouldDisplay && !isHelp($0) }) ?? false {
        add(part, "\(command.commandName) \(part.commandName)")
      }
    }
    return options
  }

  private static func isHelp(_ argument: Help.Argument) -> Bool {
    argument.names?.contains { $0.name == "help" || $0.name == "version" } ?? false
  }

  private static func option(_ argument: Help.Argument) -> Option {
    let value = argument.valueName ?? ""
    let name =
      switch (argument.kind, argument.names?.first { $0.kind == "long" }?.name) {
      case ("option", let name?): "--\(name) <\(value)>"
      case ("flag", let name?): "--\(name)"
      default: "<\(value)>"
      }
    // A default in words is part of the abstract.
    let abstract = argument.abstract ?? ""
    let written = abstract.firstMatch(of: #/ ?\(default: ([^)]+)\)/#)
    let standard = argument.defaultValue.map { "`\($0)`" } ?? written.map { String($0.1) } ?? "–"
    return Option(
      name: name, standard: standard, meaning: abstract.replacing(#/ ?\(default: [^)]+\)/#, with: ""))
  }
}
