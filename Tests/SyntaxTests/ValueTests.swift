import MenugenDiagnostics
import Testing

@testable import MenugenSyntax

@Suite struct ValueTests {
  let menu = readJSON(
    SourceFile(
      path: "menu.json",
      text: #"{"name": "Piz\u007aas", "items": [1.50, true, null, {"id": "a"}], "name": "twice", "é": -0e1}"#)
  ).value

  @Test func walksMembersAndElementsInTheOrderOfTheFile() throws {
    let menu = try #require(menu)
    #expect(menu.kind == .object)
    #expect(menu.count == 4)
    #expect(menu.members.map(\.key.text) == ["name", "items", "name", "é"])
    #expect(describe(menu) == #"{name: "Pizzas", items: [1.50, true, null, {id: "a"}], name: "twice", é: -0e1}"#)
  }

  @Test func findsTheFirstMemberOfAName() throws {
    let menu = try #require(menu)
    #expect(menu.member("name")?.string() == "Pizzas")
    #expect(menu.member("é")?.numberText == "-0e1")
    #expect(menu.member("nam") == nil)
  }

  @Test func switchesOverKeys() throws {
    var found: [String] = []
    for (key, value) in try #require(menu).members {
      switch key {
      case "items": found.append("\(value.count) items")
      case "name": found.append(value.string() ?? "?")
      default: found.append("unknown \(key.text)")
      }
    }
    #expect(found == ["Pizzas", "4 items", "twice", "unknown é"])
  }

  @Test func knowsWhereKeysAndValuesStand() throws {
    let menu = try #require(menu)
    #expect(menu.range == 0..<94)
    #expect(menu.members.map(\.key.range).first == 1..<7)
    #expect(menu.member("name")?.range == 9..<22)
    #expect(menu.member("items")?.elements.map(\.range) == [34..<38, 40..<44, 46..<50, 52..<63])
  }

  @Test func answersOnlyForItsKind() throws {
    let number = try #require(menu?.member("é"))
    #expect(number.string() == nil)
    #expect(number.bool() == nil)
    #expect(number.count == 0)
    #expect(number.elements.map(\.range).isEmpty)
    #expect(number.members.map(\.key.text).isEmpty)
    #expect(menu?.member("name")?.numberText == nil)
    #expect(menu?.string() == nil)
  }
}
