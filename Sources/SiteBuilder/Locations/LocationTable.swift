import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPublishing
import MenugenText

/// The rows of `locations.csv`. Each is a unit that depends on the header and its own bytes.
struct LocationTable: Sendable {
  let path: String
  let file: SourceFile
  let rows: [LocationRow]
  let diagnostics: [Diagnostic]
  /// A hash of the bytes before the first row.
  private let header: ContentHash

  init(_ path: String, in tree: ContentTree, site: Site) throws(FileError) {
    self.path = path
    file = try tree.read(path)
    let checked = locationRows(in: file, site: site)
    var diagnostics = checked.diagnostics
    var first: [String: LocationRow] = [:]
    for row in checked.value {
      guard let other = first.updateValue(row, forKey: collisionKey(row.id)) else { continue }
      let (here, there) = (file.location(of: row.idRange), file.location(of: other.idRange))
      diagnostics.append(
        Diagnostic(
          .duplicateID(
            row.id, of: "location", in: "\(file.path):\(there.line)", and: "\(file.path):\(here.line)"), at: .line(here)
        ))
    }
    // Each unit has its own key.
    var known: Set<String> = []
    rows = checked.value.filter { known.insert(collisionKey($0.id)).inserted }
    self.diagnostics = diagnostics
    var header = Fingerprint()
    header.combine(Array(file.bytes[..<(rows.first?.range.lowerBound ?? 0)]))
    self.header = header.hash
  }

  /// The key of a row's unit.
  func key(of row: LocationRow) -> String { "\(path)/\(row.id)" }

  func combine(_ row: LocationRow, into fingerprint: inout Fingerprint) {
    fingerprint.combine(header)
    fingerprint.combine(Array(file.bytes[row.range]))
  }

  /// The place of a location's id, by its unit's key.
  func place(ofKey key: String) -> Diagnostic.Place? {
    rows.first { self.key(of: $0) == key }.map { .line(file.location(of: $0.idRange)) }
  }
}
