import Foundation
import Testing

/// `menugen schema`: JSON Schema of content files.
struct SchemaCommandTests {
  @Test("Without a kind, the kinds are listed, one a line") func listsKinds() throws {
    let run = try menugen("schema", in: "/")
    #expect(run.status == 0)
    let kinds = run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(kinds == ["site", "menu", "location", "ledger", "movement", "goal", "page", "theme", "strings"])
  }

  @Test("A kind's schema is JSON, and refers only to what it defines", arguments: ["site", "menu", "ledger", "goal"])
  func printsSchema(_ kind: String) throws {
    let run = try menugen("schema", kind, in: "/")
    #expect(run.status == 0)
    let schema = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["$id"] as? String == "urn:menugen:schema:\(kind)")
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let references = run.output.matches(of: #/"\$ref": "#\/\$defs\/(\w+)"/#).map { String($0.1) }
    #expect(Set(references) == Set(definitions.keys))
  }

  @Test("The nearest kind is proposed for an unknown one")
  func proposesKind() throws {
    let run = try menugen("schema", "menue", in: "/")
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("unknown kind 'menue': did you mean menu?"))
  }
}
