import Foundation
import MenugenDiagnostics
import MenugenSyntax
import Testing

@testable import MenugenParsers

/// The schemas of `menugen schema`, compared with content on disk. `WorldTests` compares them with generated worlds.
@Suite struct SchemaTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  private static let errors = "\(root)/Tests/Fixtures/Errors"

  @Test("Every kind of content file has a schema")
  func hasASchemaForEveryKind() {
    #expect(SchemaValidator.all.count > 6)
    for (kind, validator) in SchemaValidator.all { #expect(validator.id == "urn:menugen:schema:\(kind)") }
  }

  @Test("A schema accepts the sample content and the fixtures of sites")
  func acceptsValidContent() throws {
    var count = 0
    for folder in ["Content", "Themes", "Tests/Fixtures/Sites"] {
      for path in try FileManager.default.subpathsOfDirectory(atPath: "\(Self.root)/\(folder)").sorted() {
        let found = try Self.faults("\(Self.root)/\(folder)", folder == "Content" ? "Content/\(path)" : path)
        #expect(found?.isEmpty ?? true, "\(folder)/\(path): \(found ?? [])")
        if found != nil { count += 1 }
      }
    }
    #expect(count > 25)
  }

  @Test("A schema accepts the fixtures of warnings, but those of unknown keys")
  func acceptsContentWithWarnings() throws {
    var count = 0
    for id in try FileManager.default.contentsOfDirectory(atPath: Self.errors).sorted() where id != "key.unknown" {
      let expected = try String(contentsOfFile: "\(Self.errors)/\(id)/expected.txt", encoding: .utf8)
      if expected.contains(" error: ") { continue }
      for (path, faults) in try Self.faults(ofFixture: id) {
        #expect(faults.isEmpty, "\(id)/\(path): \(faults)")
        count += 1
      }
    }
    #expect(count > 60)
  }

  @Test(
    "A schema refuses unknown keys, wrong types and unknown words",
    arguments: [
      "allergen.unknown", "allergen-codes.unknown", "alcohol.range", "balance.no-amount",
      "detail-pages.unknown", "diet.unknown", "grouping.unknown", "image.no-src", "item.no-name", "key.misplaced",
      "key.misspelt", "key.unknown", "movement.no-amount", "number.not-a-number", "number.range", "profile.unknown",
      "rate.incomplete", "service.unknown", "size.no-price", "source.duration", "status.unknown", "value.type",
      "visibility.unknown",
    ])
  func refusesFaults(_ id: String) throws {
    #expect(try Self.faults(ofFixture: id).contains { !$0.faults.isEmpty })
  }

  /// Returns the files of a fixture that have a schema, with their schema errors.
  private static func faults(ofFixture id: String) throws -> [(path: String, faults: [String])] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(errors)/\(id)").sorted().compactMap { path in
      try faults("\(errors)/\(id)", path).map { (path, $0) }
    }
  }

  /// Returns the schema errors of a file; `nil` if it has no schema or can't be read.
  ///
  /// - Parameter path: The path from the folder with `Content`, or from the folder of the site.
  private static func faults(_ folder: String, _ path: String) throws -> [String]? {
    guard let kind = schemaKind(of: path), let validator = SchemaValidator.all[kind], kind != "movement",
      let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
    else { return nil }
    var file = SourceFile(path: path, bytes: Array(data))
    if kind == "page" {
      guard let front = FrontMatter(of: file)?.yaml else { return nil }
      file = front
    }
    let read = path.hasSuffix(".json") ? readJSON(file) : readYAML(file)
    guard let value = read.value, !read.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    return validator.faults(Node(value))
  }
}
