import MenugenDomain
import MenugenLocalization
import MenugenViewModels

extension Presentation {
  /// Serving times, one line for each rule: `Fri and Sat 18:00–23:00`, `From 1 May to 30 September 2026`.
  func availability(_ rules: [Availability]) -> [String] {
    rules.compactMap(availability)
  }

  /// Serving times in machine-readable form, with the same text.
  func servingTimes(_ rules: [Availability]) -> [ServingTimeViewModel] {
    rules.compactMap { rule in
      availability(rule).map { text in
        ServingTimeViewModel(
          text: text, days: rule.days.map(\.rawValue), from: rule.from?.iso, to: rule.to?.iso,
          validFrom: rule.validFrom?.iso, validThrough: rule.validThrough?.iso)
      }
    }
  }

  /// Returns `nil` for a rule without restrictions.
  private func availability(_ rule: Availability) -> String? {
    var parts = [daysAndHours(rule), season(rule)].compactMap(\.self)
    if let day = rule.validFrom, day == rule.validThrough {
      // The weekday of a single day is redundant.
      parts = [season(rule), hoursText(from: rule.from, to: rule.to)].compactMap(\.self)
    }
    return parts.isEmpty ? nil : asLine(phrases.contractions(parts.joined(separator: phrases.comma)))
  }

  /// The text with an upper-case first letter, for the beginning of a line.
  func asLine(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    let isTurkic = wordsLanguage == nil && (language.language == "tr" || language.language == "az")
    let capital = isTurkic && first == "i" ? "İ" : first.properties.titlecaseMapping
    return capital + String(text.unicodeScalars.dropFirst())
  }

  /// A menu's services: `Eat in, Takeaway`.
  func services(_ services: [Menu.Service]) -> String? {
    services.isEmpty
      ? nil : services.map { phrases.required("service.\($0.rawValue)") }.joined(separator: phrases.comma)
  }

  private func daysAndHours(_ rule: Availability) -> String? {
    let days = rule.days.isEmpty ? nil : daysText(rule.days)
    let hours = hoursText(from: rule.from, to: rule.to)
    switch (days, hours) {
    // As a list: `Every day, all day`.
    case (_, phrases.allDay): return (days ?? phrases.everyDay) + phrases.comma + phrases.allDay
    case (let days?, let hours?): return phrases.daysAndHours(["days": days, "hours": hours])
    case (let days?, nil): return days
    case (nil, let hours?): return phrases.daysAndHours(["days": phrases.everyDay, "hours": hours])
    case (nil, nil): return nil
    }
  }

  /// `18:00–23:00`, or `all day`. An end at 00:00 is 24:00.
  func hoursText(from: ClockTime?, to: ClockTime?) -> String? {
    let to = to?.minutes == 0 ? ClockTime(hour: 24, minute: 0) : to
    return switch (from, to) {
    case (let from?, let to?) where from.minutes == 0 && to.minutes == 24 * 60: phrases.allDay
    case (let from?, let to?): phrases.hoursSpan(["from": time(from), "to": time(to)])
    case (let from?, nil): phrases.hoursFrom(["from": time(from)])
    case (nil, let to?): phrases.hoursUntil(["to": time(to)])
    case (nil, nil): nil
    }
  }

  func season(_ rule: Availability) -> String? {
    switch (rule.validFrom, rule.validThrough) {
    case (let from?, let through?) where from == through: phrases.seasonDay(["date": date(from).text])
    case (let from?, let through?): phrases.seasonSpan(["from": date(from).text, "to": date(through).text])
    case (let from?, nil): phrases.seasonFrom(["from": date(from).text])
    case (nil, let through?): phrases.seasonUntil(["to": date(through).text])
    case (nil, nil): nil
    }
  }

  private func weekday(_ number: Int) -> String { locale.weekdayName(number, .short) ?? String(number) }

  /// Weekdays in order, with three or more consecutive days as a range: `Tue–Fri, Sun`, also across the week's end:
  /// `Sat–Mon`.
  func daysText(_ days: [Weekday]) -> String {
    let numbers = Set(days.map(\.number)).sorted()
    if numbers.count == 7 { return phrases.everyDay }
    var parts: [String] = []
    var index = 0
    var last = numbers.count
    // Sunday to Thursday is a single range in every language.
    let beginning = zip(numbers, 1...).prefix { $0 == $1 }.count
    let ending = zip(numbers.reversed(), (1...7).reversed()).prefix { $0 == $1 }.count
    if beginning > 0, ending > 0, beginning + ending >= 3 {
      parts.append(
        phrases.hoursSpan(["from": weekday(numbers[last - ending]), "to": weekday(numbers[beginning - 1])]))
      index = beginning
      last -= ending
    }
    while index < last {
      var end = index
      while end + 1 < last, numbers[end + 1] == numbers[end] + 1 { end += 1 }
      if end - index >= 2 {
        parts.append(
          phrases.hoursSpan(["from": weekday(numbers[index]), "to": weekday(numbers[end])]))
      } else {
        parts += numbers[index...end].map { weekday($0) }
      }
      index = end + 1
    }
    return list(parts)
  }
}
