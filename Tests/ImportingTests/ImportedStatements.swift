import Foundation
import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax
import MenugenText
import Testing
@testable import MenugenImporting

/// A ledger in memory that statements are imported into.
struct MemoryLedger {
  var files: [String: [UInt8]] = [:]
  var path = "movements/bank"
  var options = ReadingOptions(currency: .eur)
  var rules = ImportRules()
  private(set) var diagnostics: [Diagnostic] = []

  /// What the last import did: `added 2, present 1, booked 0, conflicts 0`.
  private(set) var summary = ""
  private(set) var list = ""
  private(set) var explanation = ""
  private(set) var missingBalances: [String] = []
  private(set) var openings: (written: [String], missing: [String]) = ([], [])

  /// Imports files, unless there is an error.
  mutating func add(_ statements: [(name: String, bytes: [UInt8])], partLength: Int? = nil, isUnbalanced: Bool = false)
  {
    var statementImport = StatementImport(options)
    for statement in statements {
      do {
        try statementImport.read(statement.name, input(statement.bytes, partLength)) { "0123456789abcdef" }
      } catch {
        Issue.record("\(error)")
      }
    }
    diagnostics = statementImport.diagnostics
    if statementImport.hasErrors { return }
    let result = statementImport.finish(target, rules, isUnbalanced: isUnbalanced)
    diagnostics = result.diagnostics
    summary =
      "added \(result.addedCount), present \(result.presentCount), booked \(result.bookedCount), "
      + "conflicts \(result.conflictCount)"
    var output = ByteBuffer()
    result.list(to: &output)
    list = output.text
    output.removeAll()
    result.explain(to: &output)
    explanation = output.text
    missingBalances = result.missingBalances
    openings = (result.writtenOpenings, result.missingOpenings)
    if hasErrors { return }
    let written = result.files()
    diagnostics += written.diagnostics
    for (path, bytes) in written.value { files[path] = bytes }
  }

  mutating func add(_ name: String, _ text: String) { add([(name, Array(text.utf8))]) }

  private func input(_ bytes: [UInt8], _ partLength: Int?) -> ByteInput {
    guard let partLength else { return ByteInput(bytes) }
    var rest = bytes[...]
    return ByteInput {
      defer { rest = rest.dropFirst(partLength) }
      return rest.isEmpty ? nil : Array(rest.prefix(partLength))
    }
  }

  private var target: ImportTarget {
    var target = ImportTarget(path: path)
    target.isNew = !target.isFile && files["\(path)/ledger.yaml"] == nil
    target.files = files.filter { $0.key.hasPrefix(path) }.sorted { $0.key < $1.key }.map {
      ($0.key, SourceFile(path: $0.key, bytes: $0.value))
    }
    return target
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  var errors: [String] { diagnostics.filter { $0.severity == .error }.map { "\($0.id): \($0.message)" } }
  var errorIDs: [String] { diagnostics.filter { $0.severity == .error }.map(\.id) }
  var notes: [String] { diagnostics.filter { $0.severity == .note }.map(\.message) }

  /// The rows of the ledger's CSV files, without ids and sources.
  var rows: [String] {
    files.filter { $0.key.hasSuffix(".csv") }.sorted { $0.key < $1.key }.flatMap { _, bytes -> [String] in
      var rows: [String] = []
      let file = SourceFile(path: "x.csv", bytes: bytes)
      _ = readRecords(file, .csv, under: "movements", head: { _ in }) { record in
        let value = record.value(in: file)
        rows.append(
          value.members.filter { !["id", "source", "currency"].contains($0.key.text) }.compactMap { $0.value.string() }
            .joined(separator: "|"))
      }
      return rows
    }
  }

  func text(_ path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }
}

/// The bytes of a sample in `Tests/Fixtures/Imports`.
func sample(_ name: String, file: String = #filePath) throws -> [UInt8] {
  let tests = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
  let path = tests.path.hasSuffix("ImportingTests") ? tests.deletingLastPathComponent() : tests
  return Array(try Data(contentsOf: path.appendingPathComponent("Fixtures/Imports/\(name)")))
}
