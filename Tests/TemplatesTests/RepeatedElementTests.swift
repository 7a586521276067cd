import MenugenTemplates
import Testing

/// Lists, rendered one element at a time with the models around them.
@Suite struct RepeatedElementTests {
  private func rows(_ names: String...) -> Table {
    Table(rows: names.map { Row(name: $0, cells: $0.map { Item(item: String($0)) }) })
  }

  @Test func writesElementsThatAreAlikeEachTime() throws {
    let page = try render(
      "{{#rows}}{{#cells}}<i title=\"{{item}}\">{{item}}</i>{{/cells}};{{/rows}}", with: rows("abba", "b<a"))
    func cell(_ text: String) -> String { "<i title=\"\(text)\">\(text)</i>" }
    #expect(page == "\(cell("a"))\(cell("b"))\(cell("b"))\(cell("a"));\(cell("b"))\(cell("&lt;"))\(cell("a"));")
  }

  @Test func asksWhatIsAroundAnElementEachTime() throws {
    let page = try render(
      "{{#rows}}{{#cells}}{{item}} in {{name}}, {{/cells}}{{/rows}}", with: rows("ab", "ba"))
    #expect(page == "a in ab, b in ab, b in ba, a in ba, ")
  }

  @Test func asksForAnOuterElementOfTheSameTypeEachTime() throws {
    // `cells` enters and leaves a person: the next one is the table's.
    let cells = ["x", "y", "x"].map { Cell(person: Person(name: $0)) }
    let tables = ["A", "B"].map { Owned(owner: Person(name: $0), cells: cells) }
    let page = try render(
      "{{#tables}}{{#owner}}{{#cells}}{{#person}}{{name}}{{/person}}{{name}} {{/cells}}{{/owner}}{{/tables}}",
      with: Both(tables: tables))
    #expect(page == "xA yA xA xB yB xB ")
  }

  @Test("A name refers to the outer model in a list of the same type") func recursiveLists() throws {
    // `name` is the outer owner's, stored in the outer element; the inner element has the same slot.
    func branch(_ name: String, _ inner: [Branch] = []) -> Branch { Branch(owner: Person(name: name), branches: inner) }
    let trunk = branch("trunk", [branch("a", [branch("b"), branch("c")]), branch("d", [branch("e")])])
    let page = try render(
      "{{#branches}}{{#owner}}({{#branches}}{{name}}{{/branches}}{{name}}){{/owner}}{{/branches}}", with: trunk)
    #expect(page == "(aaa)(dd)")
  }

  @Test func doesNotTakeOneListsStepsForAnothers() throws {
    let page = try render(
      "{{#rows}}{{#cells}}({{item}}){{/cells}}{{#cells}}[{{item}}]{{/cells}}{{/rows}}", with: rows("ab"))
    #expect(page == "(a)(b)[a][b]")
  }
}

private struct Table: TemplateModel {
  var rows: [Row]
  static let shape = Shape<Table>("table", [.list("rows", \.rows)])
}

private struct Row: TemplateModel {
  var name: String
  var cells: [Item]
  static let shape = Shape<Row>("row", [.text("name", \.name), .list("cells", \.cells)])
}

private struct Cell: TemplateModel {
  var person: Person
  static let shape = Shape<Cell>("cell", [.object("person", \.person)])
}

private struct Owned: TemplateModel {
  var owner: Person
  var cells: [Cell]
  static let shape = Shape<Owned>("owned", [.object("owner", \.owner), .list("cells", \.cells)])
}

private struct Branch: TemplateModel {
  var owner: Person
  var branches: [Branch]
  static let shape = Shape<Branch>("branch", [.object("owner", \.owner), .list("branches", \.branches)])
}

private struct Both: TemplateModel {
  var tables: [Owned]
  static let shape = Shape<Both>("both", [.list("tables", \.tables)])
}
