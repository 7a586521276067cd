import MenugenDiagnostics
import MenugenDomain
import MenugenParsers
import MenugenPipeline

/// Finds menus with the same name, which guests couldn't distinguish in the navigation.
///
/// - Returns: A warning for each but the first, which names both locations.
func duplicateNames(of menus: [BuiltMenu], _ context: BuildContext) -> [Diagnostic] {
  var reported: Set<String> = []
  var diagnostics: [Diagnostic] = []
  for language in context.languages.map(\.presentation.language) {
    var first: [String: String] = [:]
    for menu in menus {
      guard let summary = menu.entry.summary, summary.isServed else { continue }
      let name = summary.name.find(language, LanguageContext(file: summary.language, site: context.site.language)).value
      guard let other = first[name] else {
        first[name] = menu.path
        continue
      }
      guard reported.insert(menu.path).inserted else { continue }
      let (place, otherPlace) = (placeOfName(menu.path, context), placeOfName(other, context))
      let shown: String
      if case .line(let location) = otherPlace {
        shown = "\(location.file):\(location.line)"
      } else {
        shown = otherPlace.file ?? other
      }
      diagnostics.append(
        Diagnostic(
          .warning, "menu.duplicate-name", "two menus are shown as '\(name)': this one and \(shown)",
          hint: "give one of them another name, such as '\(name) (terrace)'", at: place))
    }
  }
  return diagnostics
}

/// The location of a menu's name, or the file. Reads the file again.
private func placeOfName(_ path: String, _ context: BuildContext) -> Diagnostic.Place {
  let file = Diagnostic.Place.file(context.tree.shown(path))
  guard let source = try? context.tree.read(path),
    let origins = parseMenu(source, site: context.site).value?.origins, let name = origins.name
  else { return file }
  return origins.place(of: name, in: source)
}

extension Diagnostic.Place {
  fileprivate var file: String? {
    switch self {
    case .line(let location): location.file
    case .file(let path): path
    case .run: nil
    }
  }
}
