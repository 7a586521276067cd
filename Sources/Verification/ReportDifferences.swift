import MenugenDiagnostics
import MenugenFiles
import MenugenSyntax
import MenugenText

/// A figure of a report that differs from the content's; `nil` if missing.
struct ReportDifference: Equatable {
  var name: String
  var published: String?
  var expected: String?
}

/// Returns the differing figures of two versions of a `report.json` or `report.csv`, by name.
///
/// `nil` for other files, and for unreadable ones.
func reportDifferences(_ path: String, published: [UInt8], expected: [UInt8]) -> [ReportDifference]? {
  guard [OutputLayout.reportJSON, OutputLayout.reportCSV].contains(splitPath(path).name) else { return nil }
  let (published, expected) = (SourceFile(path: path, bytes: published), SourceFile(path: path, bytes: expected))
  // Keep only the figures of differing owners, as a report may have millions.
  var hashes: [String: Int] = [:]
  guard forEachGroup(of: published, { hashes[$0.owner, default: 0] &-= $0.hash }),
    forEachGroup(of: expected, { hashes[$0.owner, default: 0] &+= $0.hash })
  else { return nil }
  let differing = Set(hashes.lazy.filter { $0.value != 0 }.map(\.key))
  var new: [FigureName: String] = [:]
  forEachGroup(of: expected) { group in
    guard differing.contains(group.owner) else { return }
    for (field, value) in group.fields { new[FigureName(owner: group.owner, field: field)] = value }
  }
  var changed: [ReportDifference] = []
  var removed: [FigureName: String] = [:]
  forEachGroup(of: published) { group in
    guard differing.contains(group.owner) else { return }
    for (field, value) in group.fields {
      let name = FigureName(owner: group.owner, field: field)
      guard let other = new.removeValue(forKey: name) else {
        removed[name] = value
        continue
      }
      if other != value { changed.append(ReportDifference(name: name.text, published: value, expected: other)) }
    }
  }
  return changed
    + leftovers(removed).map { ReportDifference(name: $0.name, published: $0.value, expected: nil) }
    + leftovers(new).map { ReportDifference(name: $0.name, published: nil, expected: $0.value) }
}

/// `byCategory sales|EUR`, `register bank|EUR m-1 amount`. A register's rows are named by id, so that a missing row
/// doesn't change other names.
private struct FigureName: Hashable {
  var owner: String
  var field: String
  var text: String { owner.isEmpty ? field : "\(owner) \(field)" }
}

/// The figures that only one file has; for a missing row only its id.
private func leftovers(_ figures: [FigureName: String]) -> [(name: String, value: String)] {
  let rows = Set(figures.keys.lazy.filter { $0.field == "id" }.map(\.owner))
  return figures.filter { $0.key.field == "id" || !rows.contains($0.key.owner) }
    .map { name, value in name.field == "id" ? (name.owner, value) : (name.text, value) }
    .sorted { $0.name < $1.name }
}

// MARK: - Reading

/// The figures of a JSON object or CSV row.
private struct Group {
  var owner: String
  var fields: [(name: String, value: String)]

  var hash: Int {
    var hasher = Hasher()
    for (name, value) in fields {
      hasher.combine(name)
      hasher.combine(value)
    }
    return hasher.finalize()
  }
}

/// Calls `body` with each group of a file. Returns false if it can't be read.
@discardableResult
private func forEachGroup(of file: SourceFile, _ body: (Group) -> Void) -> Bool {
  if file.path.hasSuffix(".csv") { return forEachRow(of: file, body) }
  let json = readJSON(file)
  guard let value = json.value, json.diagnostics.isEmpty else { return false }
  walk(value, "", body)
  return true
}

private func walk(_ value: Value, _ owner: String, _ body: (Group) -> Void) {
  var group = Group(owner: owner, fields: [])
  func add(_ name: String, _ part: Value) {
    if part.kind == .object || part.kind == .array {
      walk(part, owner.isEmpty ? name : "\(owner) \(name)", body)
    } else {
      group.fields.append((name, part.string() ?? part.numberText ?? part.bool().map { "\($0)" } ?? "null"))
    }
  }
  for (key, part) in value.members { add(key.text, part) }
  for (place, part) in value.elements.enumerated() {
    // The parts of a split movement have the same id.
    let split = part.member("split")?.string().map { " \($0)" } ?? ""
    add(
      part.kind == .object ? part.member("id")?.string().map { $0 + split } ?? String(place + 1) : String(place), part)
  }
  body(group)
}

private func forEachRow(of file: SourceFile, _ body: (Group) -> Void) -> Bool {
  var columns: [String] = []
  let diagnostics = readRecords(file, .csv, under: "", head: { _ in }) { record in
    let fields = record.value(in: file).members.map { (name: $0.key.text, value: $0.value.string() ?? "") }
    if columns.isEmpty {
      columns = fields.map(\.name)
      body(Group(owner: "column", fields: columns.enumerated().map { (String($0 + 1), $1) }))
    }
    // The column named by the input's hash has no values.
    let split = fields.first { $0.name == "split" && !$0.value.isEmpty }.map { " \($0.value)" } ?? ""
    body(Group(owner: "row \(fields[0].value)\(split)", fields: fields.filter { !$0.name.hasPrefix("sha256:") }))
  }
  return diagnostics.isEmpty && columns.first == "id"
}
