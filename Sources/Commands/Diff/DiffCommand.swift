import ArgumentParser
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenSiteBuilder
import MenugenText

/// `menugen diff`: prints what guests see differently between two versions of menus.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Print what differs between two versions of menus.",
    discussion: """
      <old> and <new> are content folders, menu files, published menu.json files or published sites, in any mix.
      A file is compared with the menu of the same id; two files are compared whatever their ids.
      Errors of content are printed, and the rest is compared.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Argument(help: "The old content folder or file.")
  var old: String

  @Argument(help: "The new content folder or file.")
  var new: String

  @Option(help: "Output format: text or json.")
  var format = Format.text

  @ArgumentParser.OptionGroup var common: CommonOptions
  @ArgumentParser.OptionGroup var remote: SourceOptions

  func validate() throws {
    for (name, path) in [("<old>", old), ("<new>", new)] where path.isEmpty {
      throw ValidationError("\(name) is empty: name a content folder or a file, such as menugen diff Old Content")
    }
  }

  func run() throws {
    StandardStream.prepare()
    let console = common.console
    do {
      try compare(try DiffArgument(old, common), try DiffArgument(new, common), console)
    } catch let error as FileError {
      console.report([error.diagnostic])
      throw Exit.fileErrors
    }
  }

  private func compare(_ old: DiffArgument, _ new: DiffArgument, _ console: Console) throws {
    var sides = (
      old: menus(of: old, settings: old.settings ?? new.settings),
      new: menus(of: new, settings: new.settings ?? old.settings)
    )
    try select(&sides.old, of: old, &sides.new, of: new)
    let diagnostics = sides.old.diagnostics + sides.new.diagnostics
    console.report(diagnostics.filter { $0.severity == .error })
    if sides.old.hasFileFailure || sides.new.hasFileFailure { throw Exit.fileErrors }
    // Without a currency, the same digits may be another price.
    console.report(diagnostics.filter { $0.id == DiagnosticMessage.defaultCurrency.id })
    let changes = ComparedMenus.changes(from: sides.old, to: sides.new)
    var output = ByteBuffer()
    let writer = DiffWriter(changes: changes, menuCount: Set(sides.old.ids).union(sides.new.ids).count)
    switch format {
    case .text: writer.writeText(to: &output)
    case .json: writer.writeJSON(to: &output)
    }
    try console.print(output)
  }

  private func menus(of argument: DiffArgument, settings: DiskFiles?) -> ComparedMenus {
    var options = common.buildOptions
    switch argument.form {
    case .published(let files, let placeholders):
      var menus = ComparedMenus(published: files, placeholders: placeholders)
      menus.hasAllLanguages = !argument.isSingle
      return menus
    case .folder(let files): options.content = files
    case .menu(let path, let files):
      options.content = files
      options.sources = remote.sources(common)
      return ComparedMenus(content: options, menu: path)
    case .looseMenu(let file): options.content = LooseMenuFiles(file, settings: settings)
    }
    options.sources = remote.sources(common)
    return ComparedMenus(content: options)
  }

  /// Compares a single file with the menu of the same id, and two files with each other.
  private func select(
    _ oldMenus: inout ComparedMenus, of old: DiffArgument, _ newMenus: inout ComparedMenus, of new: DiffArgument
  ) throws {
    switch (old.isSingle ? oldMenus.ids.first : nil, new.isSingle ? newMenus.ids.first : nil) {
    case (nil, nil): break
    case (let oldID?, let newID?): if oldID != newID { oldMenus.select(oldID, as: newID) }
    case (let id?, nil):
      let found = try only(id, among: newMenus.ids, in: self.new)
      oldMenus.select(id, as: found)
      newMenus.select(found, as: found)
    case (nil, let id?):
      let found = try only(id, among: oldMenus.ids, in: self.old)
      oldMenus.select(found, as: found)
      newMenus.select(id, as: found)
    }
  }

  /// The id of the menu to compare with the only menu of the other side.
  private func only(_ id: String, among ids: [String], in folder: String) throws -> String {
    if ids.contains(id) { return id }
    if ids.count == 1 { return ids[0] }
    let hint = nearestName(to: id, among: ids).map { "; did you mean '\($0)'?" } ?? ""
    throw ValidationError("\(folder) has no menu '\(id)': name the file to compare\(hint)")
  }
}
