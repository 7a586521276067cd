/// A restaurant's menu: sections of items, and their choices.
package struct Menu: Sendable {
  package var id: String
  package var name: Label
  package var description: Optional<Localized<Markup>>
  /// The language of text without a language tag.
  package var language: LanguageTag
  package var updated: Optional<CalendarDate>
  package var availability: [Availability]
  package var services: [Service]
  package var disclaimer: Optional<Localized<Markup>>
  package var sections: [MenuSection]
  package var optionGroups: [OptionGroup]
  package var source: Optional<RemoteSource> = nil
  package var missing: Optional<MissingContent> = nil
  package var copyTime: Optional<Int> = nil
  /// Its place among the menus; `nil` after those with one.
  package var order: Optional<Int> = nil

  package enum Service: String, Sendable, CaseIterable {
    case eatIn = "eat-in"
    case takeaway, delivery
  }

  package init(
    id: String, name: Label, description: Localized<Markup>? = nil, language: LanguageTag, updated: CalendarDate? = nil,
    availability: [Availability] = [], services: [Service] = [], disclaimer: Localized<Markup>? = nil,
    sections: [MenuSection] = [], optionGroups: [OptionGroup] = []
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.language = language
    self.updated = updated
    self.availability = availability
    self.services = services
    self.disclaimer = disclaimer
    self.sections = sections
    self.optionGroups = optionGroups
  }
}

/// A part of a menu, such as starters or wines. Sections can be nested.
package struct MenuSection: Sendable {
  package var id: String
  package var name: Label
  package var description: Optional<Localized<Markup>>
  package var image: Optional<MenuImage>
  package var availability: [Availability]
  /// The ids of the option groups that apply to every item of the section.
  package var optionGroups: [String]
  package var items: [MenuItem]
  package var sections: [MenuSection]

  package init(
    id: String, name: Label, description: Localized<Markup>? = nil, image: MenuImage? = nil,
    availability: [Availability] = [], optionGroups: [String] = [], items: [MenuItem] = [], sections: [MenuSection] = []
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.image = image
    self.availability = availability
    self.optionGroups = optionGroups
    self.items = items
    self.sections = sections
  }
}

/// When something is served. A missing value means no restriction.
package struct Availability: Sendable, Hashable {
  package var days: [Weekday]
  package var from: Optional<ClockTime>
  /// Earlier than `from` if it ends after midnight.
  package var to: Optional<ClockTime>
  package var validFrom: Optional<CalendarDate>
  package var validThrough: Optional<CalendarDate>

  package init(
    days: [Weekday] = [], from: ClockTime? = nil, to: ClockTime? = nil, validFrom: CalendarDate? = nil,
    validThrough: CalendarDate? = nil
  ) {
    self.days = days
    self.from = from
    self.to = to
    self.validFrom = validFrom
    self.validThrough = validThrough
  }
}

package enum Weekday: String, Sendable, CaseIterable {
  case mon, tue, wed, thu, fri, sat, sun

  /// From 1 (Monday) to 7 (ISO 8601).
  package var number: Int { (Weekday.allCases.firstIndex(of: self) ?? 0) + 1 }
}

/// A time of day, in minutes from midnight: `18:00` is 1080, `24:00` is 1440.
package struct ClockTime: Sendable, Hashable {
  package let minutes: Int

  package var hour: Int { minutes / 60 }
  package var minute: Int { minutes % 60 }

  package init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour) && (0...59).contains(minute) || hour == 24 && minute == 0 else { return nil }
    minutes = hour * 60 + minute
  }

  init?(minutes: Int) { self.init(hour: minutes / 60, minute: minutes % 60) }

  /// Reads `18:00` or `8:30`.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
      let hour = Int(Substring(parts[0])), let minute = Int(Substring(parts[1]))
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// The time as in schema.org and `datetime` attributes: `18:00`.
  package var iso: String { (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)" }
}
