package import MenugenDiagnostics

/// How a content file is written, known by its name.
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

/// Reads a file of records, such as a ledger, one record at a time, without a tree of them all.
///
/// The records are the elements of the file's array or, where the file is an object, of the array under `key`; the
/// lines of NDJSON; the rows of CSV.
///
/// `head` is called once, before any record, and gets what encloses them: the object with all its other members,
/// wherever they stand, and with `key`'s value still there (an array, in JSON one without its elements). It gets nil
/// where nothing encloses the records, and whatever else the file holds where it holds no records.
/// `record` is lent each record while the reader stays at it; see `Record`.
///
/// A table may write the names among `columns` in any case.
///
/// Neither is called for what the reader could make nothing of; that is in the diagnostics.
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
