/// Text with marks such as `1️⃣`, which are removed and give byte offsets in the clean text.
package struct MarkedText {
  package private(set) var text = ""
  package private(set) var offsets: [Int] = []

  package init(_ marked: String) {
    for character in marked {
      if character.unicodeScalars.contains("\u{20E3}") {
        offsets.append(text.utf8.count)
      } else {
        text.append(character)
      }
    }
  }

  /// Line and column of every mark.
  package var places: [String] {
    offsets.map { offset in
      let before = text.utf8.prefix(offset)
      let line = before.count { $0 == 10 } + 1
      let column = before.reversed().prefix { $0 != 10 }.count + 1
      return "\(line):\(column)"
    }
  }
}
