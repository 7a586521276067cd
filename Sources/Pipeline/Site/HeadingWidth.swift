import MenugenText

/// Returns the width of a heading in letters of average width, 1 to 30, at which a theme chooses its size.
///
/// A long heading wraps: it is the width of its widest line, for about three lines of at least so many letters.
func headingWidth(of text: String, atLeast letters: Int = 14) -> Int {
  let space = asciiAdvances[0]
  // Words with the space before them.
  var words: [(gap: Int, width: Int)] = []
  var (gap, word) = (0, 0)
  for scalar in text.unicodeScalars {
    if scalar == " " {
      words.append((gap, word))
      (gap, word) = (space, 0)
    } else {
      let advance = advance(of: scalar)
      // Ideographs can be at the beginning of any line.
      if advance == ideograph, word > 0 {
        words.append((gap, word))
        (gap, word) = (0, 0)
      }
      word += advance
    }
  }
  words.append((gap, word))
  let third = (words.reduce(space) { $0 + $1.gap + $1.width }) / 3
  let widest = max(letters * average, third, words.map(\.width).max() ?? 0)
  var (line, result) = (0, 0)
  for word in words {
    let longer = line + word.gap + word.width
    line = line == 0 || longer > widest ? word.width : longer
    result = max(result, line)
  }
  return min(30, max(1, (result + average - 1) / average))
}

/// Returns the width as text, each made once.
func headingWidthText(of text: String, atLeast letters: Int = 14) -> String {
  headingWidths[headingWidth(of: text, atLeast: letters)]
}

private let headingWidths = (0...30).map(String.init)

/// In hundredths of the type size, like all advances here.
private let average = 43
private let ideograph = 100

/// The advance of a character in the condensed bold face of the default theme, or in that of the system.
private func advance(of scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0x20..<0x7F: asciiAdvances[Int(scalar.value) - 0x20]
  case 0x7F..<0x300: 48
  case 0x300..<0x370, 0x200B...0x200F, 0xFE00...0xFE0F: 0
  default: displayWidth(of: String(scalar)) > 1 ? ideograph : displayWidth(of: String(scalar)) == 0 ? 0 : 60
  }
}

private let asciiAdvances: [Int] = [
  20, 35, 47, 66, 69, 86, 89, 22, 43, 43, 63, 53, 32, 36, 30, 52, 50, 40, 48, 43, 46, 44, 46, 46, 44, 46, 30, 32, 56,
  56, 56, 56, 110, 65, 55, 57, 61, 54, 53, 61, 65, 32, 48, 69, 51, 81, 58, 57, 55, 57, 60, 49, 59, 61, 65, 90, 65, 63,
  55, 36, 52, 36, 54, 56, 39, 48, 51, 44, 51, 44, 30, 41, 51, 25, 25, 52, 25, 72, 51, 47, 50, 50, 39, 39, 30, 51, 44,
  62, 47, 49, 43, 32, 30, 31, 68,
]
