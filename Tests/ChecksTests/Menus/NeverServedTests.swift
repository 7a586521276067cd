import Testing

/// Days and hours that never come together.
@Suite struct NeverServedTests {
  @Test(
    "Items and sections outside the times of what they are in are reported, items of such a section aren't",
    arguments: [
      ("days: [mon]", "days: [mon, tue]", "days: [tue]", ["'A'"]),
      ("days: [mon]", "days: [tue]", "days: [wed]", ["section 'S'"]),
      ("days: [mon, tue]", "days: [tue]", "days: [tue, wed]", []),
      ("from: \"11:00\", to: \"14:00\"", "days: [mon]", "from: \"14:00\", to: \"15:00\"", ["'A'"]),
      ("from: \"22:00\", to: \"02:00\"", "days: [mon]", "from: \"01:00\", to: \"01:30\"", []),
    ]) func reports(menu: String, section: String, item: String, expected: [String])
  {
    let text = """
      name: Menu
      availability: {\(menu)}
      sections:
        - name: S
          availability: {\(section)}
          items:
            - name: A
              availability: {\(item)}
      """
    let messages = found("availability.never", in: text)
    #expect(messages.count == expected.count, "\(messages)")
    for (message, subject) in zip(messages, expected) {
      #expect(message.contains(" \(subject) is") && message.hasPrefix(subject == "'A'" ? "8:" : "5:"), "\(message)")
    }
  }
}
