package import MenugenDiagnostics

/// Finds menus with the same name in some language: guests can't tell them apart in the navigation.
///
/// - Parameters:
///   - menus: Each with its path and its names, one for each language of the site.
///   - place: Returns the place of the name in a file; called for duplicates only.
/// - Returns: A warning at each menu but the first, which names both places.
package func duplicateMenuNames(
  _ menus: [(path: String, names: [String])], place: (String) -> Diagnostic.Place
) -> [Diagnostic] {
  var reported: Set<String> = []
  var diagnostics: [Diagnostic] = []
  for language in 0..<(menus.first?.names.count ?? 0) {
    var first: [String: String] = [:]
    for menu in menus {
      let name = menu.names[language]
      guard let other = first[name] else {
        first[name] = menu.path
        continue
      }
      guard reported.insert(menu.path).inserted else { continue }
      diagnostics.append(Diagnostic(.duplicateMenuName(name, other: place(other)), at: place(menu.path)))
    }
  }
  return diagnostics
}
