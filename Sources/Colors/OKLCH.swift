package import MenugenDomain

/// A colour by lightness, chroma and hue, which are perceptually even (Björn Ottosson's Oklab, 2020).
///
/// The arithmetic is plain, so that every machine computes the same bytes.
struct OKLCH {
  /// From 0, black, to 1, white.
  var lightness: Double
  /// From 0, grey.
  var chroma: Double
  /// The direction of the hue, as a unit vector: no sine or cosine is needed.
  private let hue: (a: Double, b: Double)

  init(_ color: Color) {
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    let a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    let b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    let length = (a * a + b * b).squareRoot()
    // The rounding of grey has no hue.
    chroma = length < 0.0001 ? 0 : length
    hue = chroma == 0 ? (1, 0) : (a / length, b / length)
  }

  /// This hue with another lightness and chroma.
  func with(lightness: Double, chroma: Double) -> OKLCH {
    var color = self
    color.lightness = min(1, max(0, lightness))
    color.chroma = chroma
    return color
  }

  /// The colour in sRGB, with as much of its chroma as sRGB can show.
  var color: Color {
    var candidate = self
    while candidate.chroma > 0 {
      let light = candidate.light
      let isShown = [light.red, light.green, light.blue].allSatisfy { (-0.0001...1.0001).contains($0) }
      if isShown { return Self.color(of: light) }
      candidate.chroma -= 0.001
    }
    candidate.chroma = 0
    return Self.color(of: candidate.light)
  }

  /// The linear light of each channel.
  private var light: (red: Double, green: Double, blue: Double) {
    let (a, b) = (chroma * hue.a, chroma * hue.b)
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      blue: -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    )
  }

  private static func color(of light: (red: Double, green: Double, blue: Double)) -> Color {
    Color(red: encoded(light.red), green: encoded(light.green), blue: encoded(light.blue))
  }
}

extension Color {
  /// The relative luminance (WCAG 2.2).
  var luminance: Double { 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) }

  /// The contrast of two colours, from 1 to 21 (WCAG 2.2).
  package func contrast(with other: Color) -> Double {
    let (own, others) = (luminance, other.luminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }
}

// MARK: - Arithmetic

/// The linear light of an sRGB channel (IEC 61966-2-1).
private func linear(_ channel: UInt8) -> Double {
  let value = Double(channel) / 255
  if value <= 0.04045 { return value / 12.92 }
  let base = (value + 0.055) / 1.055
  // base to the power of 2.4.
  return base * base * root(5, of: base * base)
}

/// The sRGB channel of linear light.
private func encoded(_ light: Double) -> UInt8 {
  let light = min(1, max(0, light))
  // light to the power of 1 / 2.4.
  let value = light <= 0.0031308 ? 12.92 * light : 1.055 * root(12, of: light * cube(light) * light) - 0.055
  return UInt8(min(255, max(0, value * 255 + 0.5)))
}

private func cube(_ value: Double) -> Double { value * value * value }

private func cubeRoot(_ value: Double) -> Double { value < 0 ? -root(3, of: -value) : root(3, of: value) }

/// The root of a number from 0 to 1 by Newton's method, from above: it falls until the last bit.
private func root(_ degree: Int, of value: Double) -> Double {
  guard value > 0 else { return 0 }
  var guess = max(1, value)
  while true {
    var power = 1.0
    for _ in 1..<degree { power *= guess }
    let next = guess - (guess * power - value) / (Double(degree) * power)
    guard next < guess else { return guess }
    guess = next
  }
}
