package import MenugenDiagnostics

/// The format of a content file, by its extension.
package enum FileFormat: Sendable {
  case json, yaml, ndjson, csv

  package init?(path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "json": self = .json
    case "yaml", "yml": self = .yaml
    case "ndjson": self = .ndjson
    case "csv": self = .csv
    default: return nil
    }
  }
}

/// Reads a file of records, such as a ledger, one record at a time.
///
/// The records are the elements of the file's array or, if the file is an object, of the array under `key`; the lines
/// of NDJSON; or the rows of CSV. Neither closure is called for values with syntax errors.
///
/// - Parameters:
///   - columns: Names that a table's header may write in any case.
///   - head: Called once before the first record, with the object that contains the records: its other members, and
///     `key`'s value as an array, which is empty for JSON. `nil` if the records aren't in an object. Another value if the
///     file has no records.
///   - record: Called with each record; see `Record`.
package func readRecords(
  _ file: SourceFile, _ syntax: FileFormat, under key: StaticString, columns: [String] = [], head: (Value?) -> Void,
  record: (borrowing Record) -> Void
) -> [Diagnostic] {
  guard !isTooLarge(file) else { return [tooLarge(file)] }
  switch syntax {
  case .json: return readJSONRecords(file, under: key, head: head, record: record)
  case .ndjson:
    head(nil)
    return readJSONLines(file, record: record)
  case .csv:
    head(nil)
    return readCSV(file, columns: columns, record: record)
  case .yaml:
    let tree = readYAML(file)
    guard let value = tree.value else { return tree.diagnostics }
    head(value.kind == .array ? nil : value)
    for element in (value.kind == .array ? value : value.member(key) ?? value).elements where !element.isInvalid {
      element.lend(to: record)
    }
    return tree.diagnostics
  }
}
