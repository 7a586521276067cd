/// A day and a time of day, in a locale's calendar.
struct CalendarDay {
  var year: Int
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0

  /// The weekday of a Gregorian day: 0 is Sunday.
  var weekday: Int { (daysSinceEpoch % 7 + 11) % 7 }

  /// Converts a Gregorian day to the calendar with this name in the locale tables.
  func inCalendar(_ calendar: String) -> CalendarDay {
    var result = self
    switch calendar {
    // The Thai solar calendar only has another era.
    case "buddhist": result.year += 543
    case "persian": (result.year, result.month, result.day) = persian
    default: break
    }
    return result
  }

  /// Days of the proleptic Gregorian calendar since 1970-01-01.
  private var daysSinceEpoch: Int {
    // Years begin in March, so that the leap day is the last; 400 years have 146,097 days.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The Persian (Solar Hijri) date by the 33-year cycle, which matches the astronomical calendar from 1800 to 2123.
  private var persian: (Int, Int, Int) {
    // 1 Farvardin 1 was 19 March 622 (Julian): 492,268 days before 1970.
    let days = daysSinceEpoch + 492_268
    let year = floorDivide(33 * days + 3, 12_053) + 1
    let newYear = 365 * (year - 1) + floorDivide(8 * year + 21, 33)
    let dayOfYear = days - newYear
    // Six months of 31 days, then of 30.
    let month = dayOfYear < 186 ? dayOfYear / 31 : 6 + (dayOfYear - 186) / 30
    let first = month <= 6 ? month * 31 : 186 + (month - 6) * 30
    return (year, month + 1, dayOfYear - first + 1)
  }
}

private func floorDivide(_ value: Int, _ divisor: Int) -> Int {
  value >= 0 ? value / divisor : (value - divisor + 1) / divisor
}
