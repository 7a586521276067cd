import Foundation

/// The ids of all diagnostics, found in the catalogue.
enum DiagnosticIDs {
  /// The values of placeholders in ids.
  private static let placeholders = [
    "amountWord": ["price", "amount"], "kind": ["menu", "location", "ledger", "goal"],
    "syntax": ["json", "yaml", "csv"],
    "tree": ["json", "yaml"], "text": ["json", "yaml", "csv", "markdown"],
  ]
  /// File extensions, to exclude literals that are file names.
  private static let extensions: Set<String> = [
    "css", "csv", "html", "js", "json", "md", "mustache", "ndjson", "svg", "txt", "xml", "yaml", "yml",
  ]

  static let all: Set<String> = {
    let root = "\(Repository.root)/Sources/Diagnostics/Catalogue"
    let paths = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }
    return paths.reduce(into: []) { ids, path in
      guard let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else { return }
      ids.formUnion(find(in: text))
    }
  }()

  /// String literals of the form `thing.rule`, except in comments, subscripts and file names.
  static func find(in source: String) -> Set<String> {
    let literal = /(?<before>.)"(?<thing>[a-z][a-z0-9-]*|\\\([a-zA-Z]+\))\.(?<rule>[a-z][a-z0-9-]*)"/
    var ids: Set<String> = []
    for line in source.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      for match in line.matches(of: literal) where match.before != "[" {
        // `markdown.html` is an id, `index.html` a file.
        if extensions.contains(String(match.rule)), match.thing != "markdown" { continue }
        if match.thing.hasPrefix("\\") {
          let name = String(match.thing.dropFirst(2).dropLast())
          // An unknown placeholder makes the test fail.
          ids.formUnion((placeholders[name] ?? ["\\(\(name))"]).map { "\($0).\(match.rule)" })
        } else {
          ids.insert("\(match.thing).\(match.rule)")
        }
      }
    }
    return ids
  }
}
