import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenPipeline

/// Finds files of one kind with the same id.
///
/// - Parameter origins: Parses a file; called for duplicates only.
func duplicateIDs(
  _ kind: String, _ files: [(path: String, id: String?)], _ context: BuildContext,
  origins: @escaping (SourceFile) -> Origins?
) -> [Diagnostic] {
  DuplicateIDCheck(kind).duplicates(
    among: files.map { path, id in
      DuplicateIDCheck.File(context.tree.shown(path), id: id) {
        let file = try? context.tree.read(path)
        return file.flatMap { origins($0)?.place(in: $0) } ?? .file(context.tree.shown(path))
      }
    })
}

/// Finds menus with the same name in some language.
func duplicateNames(of menus: [BuiltMenu], _ context: BuildContext) -> [Diagnostic] {
  let names = menus.compactMap { menu -> (path: String, names: [String])? in
    guard let summary = menu.entry.summary, summary.isServed else { return nil }
    let languages = LanguageContext(file: summary.language, site: context.site.language)
    return (menu.path, context.languages.map { summary.name.find($0.presentation.language, languages).value })
  }
  return duplicateMenuNames(names) { path in
    guard let file = try? context.tree.read(path),
      let origins = parseMenu(file, site: context.site).value?.origins, let name = origins.name
    else { return .file(context.tree.shown(path)) }
    return origins.place(of: name, in: file)
  }
}
