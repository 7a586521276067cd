import MenugenTestSupport

@testable import MenugenParsers

/// Variations of whole worlds: keys without values, and unexpected values.
extension Generator {
  /// Adds keys without values to many objects, which must not change the output.
  mutating func addNulls() { world.addNulls(&random) }

  private static let oddValues: [Node] =
    [
      "0", "-1", "1", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e999", "1e-999", "0.5",
      "-0.000000000000000000000000001", "true", "false", "null",
    ].map(Node.literal)
    + [
      "", " ", "\u{0}", "\u{200B}", ".", "..", "../x", "/", "a/b", "//", ":", "2026-02-30", "0000-01-01", "9999-12-31",
      "0001-01-01", "24:01", "24:00", "00:00", "99999999999999999999", "1e18", "USD", "zz-ZZ", "en", "fr-CA-x-a",
      "https://", "https://[", "%", "100 g", "0 g", "<b>", "{{", "#", "\n", "- ", "mon-mon", "sun-sat", "null",
      String(repeating: "x", count: 300), String(repeating: "a/", count: 70), String(repeating: "\u{301}", count: 40),
    ].map(Node.text)
    + [
      .list([]), .object([]), .list([.null]), .list([.list([])]), .texts((0...100).map { "t\($0)" }),
      .object([.init(key: "", value: .text(""))]), .object([.init(key: "amount", value: .literal("1"))]),
      .object([.init(key: "en", value: .text("x")), .init(key: "de", value: .null)]),
      .object([.init(key: "name", value: .text("x"))]), .object((0...100).map { .init(key: "k\($0)", value: .null) }),
    ]

  /// Replaces some values with ones of any type and size, which builds may reject.
  mutating func makeOdd() {
    world.isOdd = true
    for _ in 0..<int(1...3) {
      guard let index = world.files.indices.randomElement(using: &random) else { return }
      switch world.files[index].content {
      case .tree(let node): world.files[index].content = .tree(odd(node))
      case .records(let records):
        // Records must be objects, one on each line.
        world.files[index].content = .records(
          odd(.list(records)).elements.filter { !$0.isList && $0.written == nil })
      case .page(let front?, let text): world.files[index].content = .page(front: odd(front), text: text)
      case .page, .bytes: break
      }
    }
  }

  private mutating func odd(_ node: Node) -> Node {
    switch node {
    case .object(var members) where !members.isEmpty && chance(92):
      let index = int(0...members.count - 1)
      members[index].value = odd(members[index].value)
      return .object(members)
    case .list(var elements) where !elements.isEmpty && chance(92):
      let index = int(0...elements.count - 1)
      elements[index] = odd(elements[index])
      return .list(elements)
    default: return pick(Generator.oddValues)
    }
  }
}

extension World {
  /// Adds keys without values to some objects.
  fileprivate mutating func addNulls(_ random: inout SeededRandom) {
    for index in files.indices {
      files[index].forEachObject { kind, members in
        guard Int.random(in: 0..<100, using: &random) < 50 else { return }
        let unused = (ContentObject.named(kind)?.names ?? []).filter { key in !members.contains { $0.key == key } }
        for key in unused.shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)) {
          members.insert(.init(key: key, value: .null), at: Int.random(in: 0...members.count, using: &random))
        }
      }
    }
  }

  /// The world with keys without values, the same ones each time.
  var withNulls: World {
    var world = self
    var random = SeededRandom(seed ^ 0x0011)
    world.addNulls(&random)
    return world
  }
}
