/// The text in Normalization Form C (UAX #15).
package func nfc(_ text: String) -> String {
  // No scalar below U+0300 composes or decomposes into another text.
  guard text.utf8.contains(where: { $0 >= 0xCC }) else { return text }
  var scalars: [ClassedScalar] = []
  scalars.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars { decompose(scalar.value, into: &scalars) }
  reorder(&scalars)
  compose(&scalars)
  var result = String.UnicodeScalarView()
  for entry in scalars { if let scalar = Unicode.Scalar(entry.scalar) { result.append(scalar) } }
  return String(result)
}

/// A key that is equal for names that collide in a file system ignoring case or normalisation.
///
/// Upper-casing then lower-casing merges all that default case folding does (`ß` and `SS`, both sigmas) and a little
/// more (`ı` and `i`).
package func collisionKey(_ name: String) -> String {
  nfc(nfc(name).uppercased().lowercased())
}

private struct ClassedScalar {
  var scalar: UInt32
  /// The canonical combining class; 0 starts a new run.
  var order: UInt8
}

/// Hangul is composed by arithmetic: The Unicode Standard, section 3.12.
private enum Hangul {
  static let syllables: Range<UInt32> = 0xAC00..<0xD7A4
  static let leads: Range<UInt32> = 0x1100..<0x1113
  static let vowels: Range<UInt32> = 0x1161..<0x1176
  /// 0x11A7 means no trailing consonant.
  static let trails: Range<UInt32> = 0x11A8..<0x11C3
}

private func decompose(_ scalar: UInt32, into result: inout [ClassedScalar]) {
  if scalar < 0xC0 {
    result.append(ClassedScalar(scalar: scalar, order: 0))
  } else if Hangul.syllables.contains(scalar) {
    let index = scalar - 0xAC00
    result.append(ClassedScalar(scalar: 0x1100 + index / 588, order: 0))
    result.append(ClassedScalar(scalar: 0x1161 + index % 588 / 28, order: 0))
    if index % 28 != 0 { result.append(ClassedScalar(scalar: 0x11A7 + index % 28, order: 0)) }
  } else if let (first, second) = decomposition(of: scalar) {
    // Only the first part decomposes further, at most three levels deep.
    decompose(first, into: &result)
    if second != 0 { decompose(second, into: &result) }
  } else {
    let order = Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
    result.append(ClassedScalar(scalar: scalar, order: order))
  }
}

/// Sorts each run of marks by class, keeping the order within a class.
private func reorder(_ scalars: inout [ClassedScalar]) {
  var start = 0
  while start < scalars.count {
    guard scalars[start].order != 0 else {
      start += 1
      continue
    }
    var end = start + 1
    var isSorted = true
    while end < scalars.count, scalars[end].order != 0 {
      if scalars[end].order < scalars[end - 1].order { isSorted = false }
      end += 1
    }
    if !isSorted {
      let sorted = scalars[start..<end].enumerated().sorted {
        ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
      }
      scalars.replaceSubrange(start..<end, with: sorted.map(\.element))
    }
    start = end
  }
}

/// Joins each starter with the unblocked marks that follow, in place.
private func compose(_ scalars: inout [ClassedScalar]) {
  var starter: Int?
  var written = 0
  for index in scalars.indices {
    let entry = scalars[index]
    if let place = starter {
      let isAdjacent = written == place + 1
      let isBlocked = !isAdjacent && scalars[written - 1].order >= entry.order
      if !isBlocked, let composite = composite(of: scalars[place].scalar, entry.scalar) {
        scalars[place].scalar = composite
        continue
      }
    }
    scalars[written] = entry
    if entry.order == 0 { starter = written }
    written += 1
  }
  scalars.removeSubrange(written...)
}

private func composite(of first: UInt32, _ second: UInt32) -> UInt32? {
  if Hangul.leads.contains(first), Hangul.vowels.contains(second) {
    return 0xAC00 + ((first - 0x1100) * 21 + (second - 0x1161)) * 28
  }
  if Hangul.syllables.contains(first), (first - 0xAC00) % 28 == 0, Hangul.trails.contains(second) {
    return first + (second - 0x11A7)
  }
  let wanted = UInt64(first) << 21 | UInt64(second)
  var low = 0
  var high = primaryComposites.count
  while low < high {
    let middle = (low + high) / 2
    let entry = canonicalDecompositions[Int(primaryComposites[middle])]
    let pair = entry & 0x3FF_FFFF_FFFF
    if pair == wanted { return UInt32(entry >> 42) }
    if pair < wanted { low = middle + 1 } else { high = middle }
  }
  return nil
}

private func decomposition(of scalar: UInt32) -> (UInt32, UInt32)? {
  var low = 0
  var high = canonicalDecompositions.count
  while low < high {
    let middle = (low + high) / 2
    let entry = canonicalDecompositions[middle]
    let key = UInt32(entry >> 42)
    if key == scalar { return (UInt32(entry >> 21 & 0x1F_FFFF), UInt32(entry & 0x1F_FFFF)) }
    if key < scalar { low = middle + 1 } else { high = middle }
  }
  return nil
}
