import Testing

/// The rules for every file of `Sources/`. Violations are shown as `file:line: rule`.
@Suite struct ArchitectureTests {
  let sources: [ScannedSource]

  init() throws {
    sources = try SourceTree.swiftSources()
    try #require(!sources.isEmpty)
  }

  @Test func importsOnlyWhatTheTableAllows() { expectNone(sources.flatMap(\.forbiddenImports)) }

  @Test func keepsFloatsAwayFromMoney() { expectNone(sources.flatMap(\.floats)) }

  @Test func endsNoProgramOnBadInput() { expectNone(sources.flatMap(\.crashes)) }

  @Test func namesTypesByTheirPurpose() { expectNone(sources.flatMap(\.emptyNames)) }

  @Test func tableHasARowForEveryModule() {
    #expect(Set(sources.map(\.module)) == Set(ModuleTable.mayImport.keys))
  }

  @Test func tableSaysWhatPackageDeclares() throws {
    let declared = Manifest(text: try SourceTree.text("Package.swift")).dependencies
    for module in Set(declared.keys).union(ModuleTable.mayImport.keys).sorted() {
      #expect(declared[module] == ModuleTable.mayImport[module], "Package.swift and the table differ on \(module)")
    }
  }

  @Test func documentationShowsTheTable() throws {
    let documented = tableRows(of: try SourceTree.text("ARCHITECTURE.md"))
    for module in Set(documented.keys).union(ModuleTable.mayImport.keys).sorted() {
      #expect(documented[module] == ModuleTable.mayImport[module], "ARCHITECTURE.md and the table differ on \(module)")
    }
  }

  @Test("The documentation names what to read first in each module, and it exists")
  func documentationNamesEntryPoints() throws {
    let document = try SourceTree.text("ARCHITECTURE.md")
    let entries = document.matches(of: #/^- \*\*(\w+)\*\*: begin with (.*)\.$/#.anchorsMatchLineEndings())
    #expect(Set(entries.map { String($0.1) }) == Set(ModuleTable.mayImport.keys).subtracting(["menugen"]))
    let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func"]
    for entry in entries {
      let declared = Set(
        sources.filter { $0.module == entry.1 }.flatMap { source in
          zip(source.tokens, source.tokens.dropFirst()).filter { kinds.contains($0.0.text) }.map(\.1.text)
        })
      for name in entry.2.matches(of: #/`(\w+)`/#) {
        #expect(declared.contains(String(name.1)), "ARCHITECTURE.md: \(entry.1) has no \(name.1)")
      }
    }
  }

  private func expectNone(_ violations: [Violation]) {
    for violation in violations { Issue.record("\(violation)") }
  }
}

/// The rows of the module table: ``| `Module` | responsibility | `A`, `B` |``. A row may have several C modules.
private func tableRows(of document: String) -> [String: Set<String>] {
  var rows: [String: Set<String>] = [:]
  for row in document.matches(of: #/^\| `(\w+)` \|[^|\n]*\|([^|\n]*)\|$/#.anchorsMatchLineEndings()) {
    rows[String(row.1)] = Set(row.2.matches(of: #/`(\w+)`/#).map { String($0.1) })
  }
  return rows
}
