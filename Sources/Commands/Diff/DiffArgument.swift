import ArgumentParser
import MenugenDiagnostics
import MenugenFiles
import MenugenParsers
import MenugenText

/// What an argument of `menugen diff` names.
struct DiffArgument {
  enum Form {
    /// Files of `menu.json`.
    case published([SourceFile])
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
      (form, settings) = (.published([file]), nil)
      return
    }
    guard [".json", ".yaml", ".yml"].contains(where: { path.hasSuffix($0) }) else {
      throw ValidationError(
        "\(path) is not a menu file: name a content folder, or a file that ends with .yaml or .json")
    }
    if let (root, name) = Self.place(of: path), DiskFiles(root: root).exists(name) {
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
      let paths = try files.list(below: "").files.filter(Self.isPublishedMenuPath)
      if paths.isEmpty { continue }
      form = .published(try paths.map { path in try files.read(path, limit: limit) })
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

  /// Whether it is a menu of the site, in any language, not of a location.
  private static func isPublishedMenuPath(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return (3...4).contains(parts.count) && parts[parts.count - 1] == OutputLayout.menuJSON
      && parts[parts.count - 3] == OutputLayout.name(OutputLayout.menus)
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
