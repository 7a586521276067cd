import ArgumentParser
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenText

/// What an argument of `menugen diff` names.
struct DiffArgument {
  enum Form {
    /// Files of `menu.json`, and the ids of menus with a placeholder page instead of one.
    case published([SourceFile], placeholders: Set<String>)
    case folder(DiskFiles)
    /// A menu file of a content folder, by its path in it.
    case menu(String, DiskFiles)
    /// A menu file outside of content folders.
    case looseMenu(SourceFile)
  }

  let form: Form
  /// The content folder with the settings for a menu file without such a folder.
  let settings: DiskFiles?
  /// Whether it is one file, which is compared with the menu of the same id.
  let isSingle: Bool

  init(_ path: String, _ common: CommonOptions) throws {
    let limit = common.maxFileSize?.bytes ?? FileLimit.content
    let file: SourceFile
    do throws(FileError) {
      file = try DiskFiles(root: "").read(path, limit: limit)
    } catch {
      guard error.reason == .notRegular(.folder) else { throw error }
      self = try Self(folder: path, common, limit: limit)
      return
    }
    isSingle = true
    if file.bytes.contains(UInt8(ascii: "{")), isPublishedMenu(file) {
      (form, settings) = (.published([file], placeholders: []), nil)
      return
    }
    guard [".json", ".yaml", ".yml"].contains(where: { path.hasSuffix($0) }) else {
      throw ValidationError(
        "\(path) is not a menu file: name a content folder, or a file that ends with .yaml or .json")
    }
    let place = Self.place(of: path)
    if place == nil, ContentLayout.site.contains(splitPath(path).name) {
      throw ValidationError(
        "\(path) has the settings of a site, not a menu: name its content folder, or a file of a menu")
    }
    if let (root, name) = place, DiskFiles(root: root).exists(name) {
      let files = DiskFiles(root: root, links: common.links, separatesFolders: true)
      (form, settings) = (.menu(name, files), files)
    } else {
      let content = DiskFiles(root: common.content, links: common.links, separatesFolders: true)
      form = .looseMenu(file)
      settings = ContentLayout.site.contains(where: content.exists) ? content : nil
    }
  }

  private init(folder: String, _ common: CommonOptions, limit: Int) throws {
    isSingle = false
    for site in [folder, joinPath(folder, OutputTree.site.name)] {
      let files = DiskFiles(root: site, links: common.links)
      guard files.exists(OutputLayout.index) else { continue }
      let listed = try files.list(below: "").files
      let paths = listed.filter { Self.isOfMenu($0, OutputLayout.menuJSON) }
      let folders = Set(paths.map { splitPath($0).folder })
      let placeholders = listed.filter { path in
        Self.isOfMenu(path, OutputLayout.index) && !folders.contains(splitPath(path).folder)
      }
      if paths.isEmpty, placeholders.isEmpty { continue }
      let menus = try paths.map { path in (path, try files.read(path, limit: limit)) }
      form = .published(
        menus.filter { !Self.isOfLocation($0, $1) }.map(\.1),
        placeholders: Set(placeholders.map { splitPath(splitPath($0).folder).name }))
      settings = nil
      return
    }
    let files = DiskFiles(root: folder, links: common.links, separatesFolders: true)
    let names = ContentLayout.site + [ContentLayout.name(ContentLayout.menus)]
    guard names.contains(where: files.exists) else {
      let inner = joinPath(folder, "Content")
      let hint = DiskFiles(root: inner).exists(ContentLayout.menus) ? "did you mean \(inner)?" : "name a content folder"
      throw ValidationError("\(folder) has neither \(ContentLayout.menus) nor \(ContentLayout.site[0]): \(hint)")
    }
    (form, settings) = (.folder(files), files)
  }

  /// The content folder of a menu file, and the file's path in it: the last folder named `menus` is in it.
  private static func place(of path: String) -> (root: String, name: String)? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = ContentLayout.name(ContentLayout.menus)
    guard let index = parts.dropLast().lastIndex(where: { $0 == folder }) else { return nil }
    let root = parts[..<index].joined(separator: "/")
    let name = parts[index...].joined(separator: "/")
    return (root.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : root, name)
  }

  /// Whether a path is a menu's file of this name on the site, in any language, or of a location; not of a dish.
  private static func isOfMenu(_ path: String, _ name: String) -> Bool {
    let parts = path.split(separator: "/")
    let menus = OutputLayout.name(OutputLayout.menus)
    guard (3...4).contains(parts.count), parts[parts.count - 1] == name else { return false }
    return parts[parts.count - 3] == menus && (parts.count == 3 || parts[0] != menus)
  }
}

extension DiffArgument {
  /// Whether a published menu is a location's. Its folder is below that of the location, which can't be named like a
  /// language of the site.
  private static func isOfLocation(_ path: String, _ file: SourceFile) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count == 4, let menu = parsePublishedMenu(file).value else { return false }
    return menu.language != parts[0]
  }
}

/// A menu file outside of content folders, as the only menu of a content folder.
struct LooseMenuFiles: FileReading {
  let root = ""
  private let file: SourceFile
  private let path: String
  private let settings: DiskFiles?

  /// - Parameter settings: The content folder with the settings.
  init(_ file: SourceFile, settings: DiskFiles?) {
    self.file = file
    path = ContentLayout.menus + splitPath(file.path).name
    self.settings = settings
  }

  func list(below folder: String, includesHidden: Bool) throws(FileError) -> FileListing {
    let names = ContentLayout.site.filter { settings?.exists($0) ?? false }
    return FileListing(names + [path], below: folder, includesHidden: includesHidden)
  }

  func read(_ path: String, limit: Int) throws(FileError) -> SourceFile {
    if path == self.path { return file }
    guard let settings else { throw FileError(path, .missing) }
    return try settings.read(path, limit: limit)
  }

  func exists(_ path: String) -> Bool { path == self.path || settings?.exists(path) ?? false }
}
