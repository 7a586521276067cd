import Testing

/// Items that share an order code.
@Suite struct DuplicateOrderCodesTests {
  @Test(
    "Each item with the code of one before it is reported, in nested sections too",
    arguments: [
      ("{name: A, orderCode: 1}, {name: B, orderCode: 2}, C, D", []),
      ("{name: A, orderCode: 1}, {name: B, orderCode: 1}, {name: C, orderCode: 1}", ["'A' and 'B'", "'A' and 'C'"]),
      ("{name: A, orderCode: a}, {name: B, orderCode: A}", []),
      ("{name: A, orderCode: 1, status: hidden}, {name: B, orderCode: 1}", []),
      ("{name: A, orderCode: 7}", ["'A' and 'Z'"]),
    ]) func reports(items: String, pairs: [String])
  {
    let text = """
      name: Menu
      sections:
        - {name: S, items: [\(items)], sections: [{name: T, items: [{name: Z, orderCode: 7}]}]}
      """
    let messages = found("item.duplicate-order-code", in: text)
    #expect(messages.count == pairs.count && zip(messages, pairs).allSatisfy { $0.hasSuffix(": \($1)") }, "\(messages)")
    #expect(messages.allSatisfy { $0.hasPrefix("3:") })
  }
}
