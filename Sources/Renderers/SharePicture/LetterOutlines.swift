import MenugenText

/// The outlines of the display face's letters, in a grid of 500 units to the em.
///
/// A letter is a line of `data`: the letter itself, then numbers in base 64, with digits from `0` to `o`: its advance
/// in two digits, the number of its contours in one, and for each contour the number of its points and the points, each
/// of these in two. A point's x is shifted by 256, its y by 1,024, and 2,048 is added to the x of a point on the curve.
enum LetterOutlines {
  /// The units of an em.
  static let unitsPerEm = 500

  struct Letter {
    var advance: Int
    var contours: [[Point]]
  }

  struct Point {
    var x: Int
    /// Upwards from the baseline.
    var y: Int
    var isOnCurve: Bool
  }

  /// Returns the letters of a text; `nil` if the face lacks one.
  static func letters(of text: String) -> [Letter]? {
    var letters: [Letter] = []
    for scalar in text.unicodeScalars {
      guard let letter = letter(scalar) else { return nil }
      letters.append(letter)
    }
    return letters
  }

  /// Returns the advances of a text's letters, added up, with `tracking` after each; 0 if the face lacks a letter.
  static func width(of text: String, tracking: Int) -> Int {
    var width = 0
    for scalar in text.unicodeScalars {
      guard var place = place(of: scalar) else { return 0 }
      width += number(2, at: &place) + tracking
    }
    return width
  }

  private static let bytes = Array(data.utf8)

  /// The offset of each letter's numbers in `bytes`.
  private static let places: [Unicode.Scalar: Int] = {
    var places: [Unicode.Scalar: Int] = [:]
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var decoder = UTF8()
      var iterator = bytes[start..<end].makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&iterator) { places[scalar] = start + UTF8.width(scalar) }
      start = end + 1
    }
    return places
  }()

  private static func place(of scalar: Unicode.Scalar) -> Int? { places[scalar == "\u{A0}" ? " " : scalar] }

  private static func letter(_ scalar: Unicode.Scalar) -> Letter? {
    guard var place = place(of: scalar) else { return nil }
    let advance = number(2, at: &place)
    let contours = (0..<number(1, at: &place)).map { _ in
      (0..<number(2, at: &place)).map { _ in
        let (x, y) = (number(2, at: &place), number(2, at: &place))
        return Point(x: (x & 2047) - 256, y: y - 1024, isOnCurve: x & 2048 != 0)
      }
    }
    return Letter(advance: advance, contours: contours)
  }

  private static func number(_ digits: Int, at place: inout Int) -> Int {
    var value = 0
    for _ in 0..<digits {
      value = value << 6 | Int(bytes[place] &- UInt8(ascii: "0"))
      place += 1
    }
    return value
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
