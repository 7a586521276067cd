package import MenugenDiagnostics
package import MenugenDomain

/// Movements that two files of a ledger have: usually an export was copied, or two exports overlap.
///
/// Movements with ids are left out. Only files whose days overlap are compared, in linear time.
package struct MovementOverlaps {
  /// The movements that a file has in common with an earlier one.
  private struct Overlap {
    var file: Int
    var earlier: Int
    var count = 0
    var sums: [Currency: Int128] = [:]
    var days: ClosedRange<CalendarDate>?
    /// The positions of the first movement that both have: in the file, and in the one before it.
    var first: Int32
    var firstEarlier: Int32
  }

  private var overlaps: [Overlap] = []
  /// The positions of the movements that an earlier file has, too.
  package private(set) var repeated: Set<Int32> = []

  /// - Parameters:
  ///   - movements: In the order of their positions.
  ///   - starts: The number of records before each file.
  package init(_ movements: [Movement], starts: [Int32]) {
    if starts.count < 2 { return }
    let files = Self.files(movements, starts)
    var places: [Pair: Int] = [:]
    var known: [Int: Entry] = [:]
    for file in Self.overlapping(files, movements) {
      for index in files[file] where movements[index].id == nil {
        let key = movements[index].sameness
        guard var entry = known[key] else {
          known[key] = Entry(first: index, file: file)
          continue
        }
        guard movements[index].isSame(as: movements[entry.first]) else { continue }
        if entry.file == file {
          entry.count += 1
        } else {
          if entry.user != file { (entry.user, entry.used) = (file, 0) }
          if entry.used < entry.count {
            entry.used += 1
            add(movements[index], file, movements[entry.first], entry.file, &places)
          }
        }
        known[key] = entry
      }
    }
    overlaps.sort { $0.first < $1.first }
  }

  /// The positions whose places `findings` needs.
  package var positions: Set<Int32> { Set(overlaps.flatMap { [$0.first, $0.firstEarlier] }) }

  /// One warning for each pair of files, at the first movement that both have.
  package func findings(
    _ places: [Int32: LedgerPlace], location: (LedgerPlace) -> SourceLocation
  ) -> [LedgerFinding] {
    overlaps.compactMap { overlap in
      guard let place = places[overlap.first], let other = places[overlap.firstEarlier] else { return nil }
      let sums = overlap.sums.sorted { $0.key.code < $1.key.code }
        .map { "\(decimalText($0.value, exponent: $0.key.exponent)) \($0.key.code)" }.joined(separator: ", ")
      return LedgerFinding(
        .duplicateMovements(
          overlap.count, sums: sums, days: overlap.days.map { ($0.lowerBound.iso, $0.upperBound.iso) },
          first: location(other)),
        at: place)
    }
  }

  private struct Pair: Hashable {
    var file: Int
    var earlier: Int
  }

  /// Equal movements: their number in the first file that has any, and in the file being compared.
  private struct Entry {
    var first: Int
    var file: Int
    var count = 1
    var user = -1
    var used = 0
  }

  private mutating func add(
    _ movement: Movement, _ file: Int, _ other: Movement, _ earlier: Int, _ places: inout [Pair: Int]
  ) {
    repeated.insert(movement.position)
    let pair = Pair(file: file, earlier: earlier)
    let place = places[pair] ?? overlaps.count
    if place == overlaps.count {
      places[pair] = place
      overlaps.append(Overlap(file: file, earlier: earlier, first: movement.position, firstEarlier: other.position))
    }
    overlaps[place].count += 1
    overlaps[place].sums[movement.currency, default: 0] += Int128(movement.minorUnits)
    guard let date = movement.date else { return }
    let days = overlaps[place].days ?? date...date
    overlaps[place].days = min(days.lowerBound, date)...max(days.upperBound, date)
  }

  /// The indices of each file's movements.
  private static func files(_ movements: [Movement], _ starts: [Int32]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var place = 0
    for file in starts.indices {
      let end = file + 1 < starts.count ? starts[file + 1] : .max
      let first = place
      while place < movements.count, movements[place].position <= end { place += 1 }
      ranges.append(first..<place)
    }
    return ranges
  }

  /// The files whose days overlap with another's, in order. Files with undated movements overlap with each other.
  private static func overlapping(_ files: [Range<Int>], _ movements: [Movement]) -> [Int] {
    var spans: [(file: Int, first: CalendarDate, last: CalendarDate)] = []
    var undated: [Int] = []
    for (file, range) in files.enumerated() {
      var days: (first: CalendarDate, last: CalendarDate)?
      var isUndated = false
      for movement in movements[range] {
        guard let date = movement.date else {
          isUndated = true
          continue
        }
        days = (min(days?.first ?? date, date), max(days?.last ?? date, date))
      }
      if let days { spans.append((file, days.first, days.last)) }
      if isUndated { undated.append(file) }
    }
    var meeting = undated.count > 1 ? Set(undated) : []
    spans.sort { ($0.first, $0.file) < ($1.first, $1.file) }
    var longest: (file: Int, last: CalendarDate)?
    for span in spans {
      if let longest, span.first <= longest.last { meeting.formUnion([span.file, longest.file]) }
      if span.last >= longest?.last ?? span.last { longest = (span.file, span.last) }
    }
    return meeting.sorted()
  }
}

extension Movement {
  /// A hash of what equal movements without ids have in common.
  fileprivate var sameness: Int {
    var hasher = Hasher()
    hasher.combine(minorUnits)
    hasher.combine(name)
    hasher.combine(date)
    return hasher.finalize()
  }

  fileprivate func isSame(as other: Movement) -> Bool {
    minorUnits == other.minorUnits && date == other.date && currency == other.currency && category == other.category
      && account == other.account && name == other.name && details == other.details
  }
}
