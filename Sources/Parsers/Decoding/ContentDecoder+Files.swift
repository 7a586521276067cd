import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText

/// Decodes what all content files share: syntax, id, remote source.
extension ContentDecoder {
  /// Reads a JSON or YAML file, depending on its extension.
  mutating func readTree() -> Value? {
    let tree: Checked<Value?>
    switch FileFormat(path: file.path) {
    case .json?: tree = readJSON(file)
    case .yaml?: tree = readYAML(file)
    default:
      report(.unknownFileType(expected: "JSON (.json) or YAML (.yaml, .yml)"), at: nil)
      return nil
    }
    append(tree.diagnostics)
    return tree.value
  }

  /// Reads the id, or derives it from the file's name without its extension.
  ///
  /// Reports an id that can't be part of a path, and returns `nil`.
  mutating func fileID(_ written: Value?) -> String? { fileID(written, fallback: fileName(file.path)) }

  mutating func fileID(_ written: Value?, fallback name: String) -> String? {
    if let written, !written.isNull { return id(written, "id") }
    guard let fault = idFault(name) else { return name }
    report(.invalidFileName(name, fault), at: nil)
    return nil
  }

  /// Reads an id that becomes a folder's or file's name.
  mutating func id(_ value: Value, _ field: String) -> String? {
    guard let id = textOrDigits(value, field) else { return nil }
    if isPlain(id) { return id }
    guard let fault = idFault(id) else { return id }
    report(.invalidID(field, id, fault, example: slug(id, fallback: "dinner")), at: value.range)
    return nil
  }
}

/// `dinner` for `Content/menus/dinner.json`.
func fileName(_ path: String) -> String {
  let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[path.endIndex...]
  guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return String(Substring(name)) }
  return String(Substring(name[..<dot]))
}

/// `bank` for `Content/movements/bank/ledger.yaml`.
func folderName(_ path: String) -> String { path.split(separator: "/").dropLast().last.map(String.init) ?? "" }

private func isPlain(_ id: String) -> Bool {
  id.withSpan { isPlainID($0) }
}
