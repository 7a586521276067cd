import Domain

/// Dishes and sections whose hours never meet those of what they stand in: they could never be ordered.
@Sendable func findNeverServed(_ checked: CheckedMenu) -> [MenuFinding] {
  var findings: [MenuFinding] = []
  var (item, section) = (0, 0)
  func add(_ subject: String, _ range: Range<Int>?) {
    findings.append(
      MenuFinding(
        message: "\(subject) is never served: its days and hours never meet those of what it stands in",
        hint: "write days and hours within those of its section and its menu", range: range))
  }
  func visit(_ part: MenuSection, _ around: ServedTimes) {
    guard section < checked.sectionPlaces.count else { return }
    let places = checked.sectionPlaces[section]
    section += 1
    var times = around.intersection(part.availability)
    if times.isNever {
      add("section '\(part.name.entries[0].value)'", places.availability)
      // Told once, not for each of its dishes.
      times = .always
    }
    for dish in part.items {
      if !dish.availability.isEmpty, times.intersection(dish.availability).isNever {
        add("'\(dish.shownName)'", checked.places[item].availability)
      }
      item += 1
    }
    for inner in part.sections { visit(inner, times) }
  }
  let menu = ServedTimes.always.intersection(checked.menu.availability)
  for part in checked.menu.sections { visit(part, menu) }
  return findings
}

/// The times of a week in which something is served, each within some days of the calendar.
private struct ServedTimes {
  private struct Span {
    /// Minutes from Monday's midnight.
    var minutes: Range<Int>
    var from: CalendarDate?
    var through: CalendarDate?
  }

  private var spans: [Span]

  static let always = ServedTimes(spans: [Span(minutes: 0..<week)])
  private static let day = 24 * 60
  private static let week = 7 * day
  /// More rules than a menu has: what would take long to compare is taken to be served.
  private static let limit = 4000

  var isNever: Bool { spans.isEmpty }

  /// What is left of them by these rules; no rules leave all.
  func intersection(_ rules: [Availability]) -> ServedTimes {
    if rules.isEmpty { return self }
    let others = rules.flatMap(Self.spans)
    guard spans.count * others.count <= Self.limit else { return .always }
    return ServedTimes(
      spans: spans.flatMap { span in
        others.compactMap { other in
          let minutes = span.minutes.clamped(to: other.minutes)
          let from = [span.from, other.from].compactMap(\.self).max()
          let through = [span.through, other.through].compactMap(\.self).min()
          if let from, let through, through < from { return nil }
          return minutes.isEmpty ? nil : Span(minutes: minutes, from: from, through: through)
        }
      })
  }

  /// A rule's hours on each of its days; what runs past Sunday's midnight begins the week.
  private static func spans(_ rule: Availability) -> [Span] {
    let from = rule.from?.minutes ?? 0
    let to = rule.to?.minutes ?? day
    let length = to > from ? to - from : to - from + day
    return (rule.days.isEmpty ? Weekday.allCases : rule.days).flatMap { weekday in
      let start = (weekday.number - 1) * day + from
      let end = start + length
      let parts = end <= week ? [start..<end] : [start..<week, 0..<end - week]
      return parts.filter { !$0.isEmpty }
        .map { Span(minutes: $0, from: rule.validFrom, through: rule.validThrough) }
    }
  }
}
