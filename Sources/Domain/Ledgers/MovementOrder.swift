/// Returns movements by date, those without one last; equal dates, and those without, keep the file's order.
///
/// Movements are mostly in order, which takes one pass.
package func sortedByDate(_ movements: [Movement]) -> [Movement] {
  var latest: UInt64 = 0
  let isSorted = movements.indices.allSatisfy { index in
    let day = sortKey(of: movements[index].date)
    defer { latest = day }
    return day >= latest
  }
  return isSorted ? movements : ordered(movements) { sortKey(of: $0) }
}

/// Returns movements by date and, within a day, in the order of their files. A movement without a date stays after the one
/// before it.
package func sortedAsWritten(_ movements: [Movement]) -> [Movement] {
  var date = movements.lazy.compactMap(\.date).first
  return ordered(movements.sorted { $0.position < $1.position }) { written in
    date = written ?? date
    return sortKey(of: date)
  }
}

/// - Parameter key: Called with each movement's date, from the first movement to the last.
private func ordered(_ movements: [Movement], by key: (CalendarDate?) -> UInt64) -> [Movement] {
  // A day and an index in one number: sorting numbers is quick, and stable since no two are equal.
  var order: [UInt64] = []
  order.reserveCapacity(movements.count)
  for index in movements.indices { order.append(key(movements[index].date) << 32 | UInt64(index)) }
  order.sort()
  return order.map { movements[Int($0 & 0xFFFF_FFFF)] }
}

/// Grows with the day, and is largest without one.
private func sortKey(of date: CalendarDate?) -> UInt64 {
  date.map { UInt64($0.year * 512 + $0.month * 32 + $0.day) } ?? UInt64(UInt32.max)
}
