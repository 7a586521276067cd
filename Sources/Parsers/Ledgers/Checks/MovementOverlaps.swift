import MenugenDiagnostics
import MenugenDomain
import MenugenSyntax

/// Movements that two files of a ledger share, mostly because an export was copied or two exports overlap.
///
/// Movements with ids are excluded. Only files with overlapping dates are compared.
struct MovementOverlaps {
  /// The movements that a file shares with an earlier one.
  struct Overlap {
    var file: Int
    var earlier: Int
    var count = 0
    var sums: [Currency: Int128] = [:]
    var days: ClosedRange<CalendarDate>?
    /// The positions of the first shared movement in both files.
    var first: Int32
    var firstEarlier: Int32
  }

  private(set) var overlaps: [Overlap] = []
  /// The positions of movements that are also in an earlier file.
  private(set) var repeated: Set<Int32> = []

  /// - Parameters:
  ///  - movements: In the order of their positions.
  ///  - starts: The number of records before each file.
  init(_ movements: [Movement], starts: [Int32]) {
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

  private struct Pair: Hashable {
    var file: Int
    var earlier: Int
  }

  /// Equal movements: their number in the first file that has any, and in the current file.
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

  /// The range of each file's movements.
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

  /// The files whose dates overlap those of another, in order; undated movements overlap with each other.
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
  /// A hash of what makes two movements without ids equal.
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

extension LedgerDecoder {
  /// Reports the number and sums of movements that two files share, and drops their duplicate references.
  mutating func tellOverlaps(_ files: inout [ContentDecoder]) {
    let found = MovementOverlaps(movements, starts: fileStarts)
    if found.overlaps.isEmpty { return }
    twins.removeAll { $0.position.map(found.repeated.contains) ?? false }
    let places = places(of: Set(found.overlaps.flatMap { [$0.first, $0.firstEarlier] }), in: files.map(\.file))
    for overlap in found.overlaps {
      guard let claim = places[overlap.first], let other = places[overlap.firstEarlier] else { continue }
      let first = files[other.file].file.location(of: other.range)
      let sums = overlap.sums.sorted { $0.key.code < $1.key.code }
        .map { "\(decimalText($0.value, exponent: $0.key.exponent)) \($0.key.code)" }.joined(separator: ", ")
      let days =
        overlap.days.map {
          $0.lowerBound == $0.upperBound
            ? " on \($0.lowerBound.iso)" : " from \($0.lowerBound.iso) to \($0.upperBound.iso)"
        } ?? ""
      let place = "\(first.file):\(first.line):\(first.column)"
      files[claim.file].warning(
        "movement.duplicate",
        overlap.count == 1
          ? "the same movement is in two files: \(sums)\(days), first at \(place)"
          : "\(overlap.count) movements are also in \(first.file): \(sums) in all\(days), first at \(place)",
        hint: "remove them from one of the files if an export was read in twice, else give each movement its own id",
        at: claim.range)
    }
  }

  /// The locations of movements by position; reads the files again.
  ///
  /// - Parameter field: The field to locate; `nil` for the whole movement.
  mutating func places(
    of positions: Set<Int32>, _ field: StaticString? = nil, in files: [SourceFile]
  ) -> [Int32: Claim] {
    var found: [Int32: Claim] = [:]
    var position: Int32 = 0
    for (place, file) in files.enumerated() {
      guard let syntax = FileFormat(path: file.path) else { continue }
      // Syntax errors were reported before.
      _ = readRecords(file, syntax, under: "movements", columns: ContentObject.movement.names, head: { _ in }) {
        record in
        position &+= 1
        guard positions.contains(position) else { return }
        let value = record.value(in: file)
        let part = field.flatMap { value.member($0) } ?? value
        found[position] = Claim(file: place, range: part.range)
      }
    }
    return found
  }
}
