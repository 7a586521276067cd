#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A moment in Universal Time, for protocols. Pages never depend on the clock.
package struct UTCTime: Sendable, Equatable {
  private let fields: (year: Int, month: Int, day: Int, weekday: Int, hour: Int, minute: Int, second: Int)

  package static func == (left: UTCTime, right: UTCTime) -> Bool { left.secondsSince1970 == right.secondsSince1970 }

  package let secondsSince1970: Int

  package init(secondsSince1970 seconds: Int) {
    secondsSince1970 = seconds
    var time = time_t(seconds)
    var parts = tm()
    gmtime_r(&time, &parts)
    fields = (
      Int(parts.tm_year) + 1900, Int(parts.tm_mon), Int(parts.tm_mday), Int(parts.tm_wday), Int(parts.tm_hour),
      Int(parts.tm_min), Int(parts.tm_sec)
    )
  }

  /// Reads HTTP's usual form of a date (RFC 9110, section 5.6.7); `nil` for anything else, such as its obsolete forms.
  package init?(httpDate text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 6, let month = Self.months.firstIndex(of: String(words[2])) else { return nil }
    let clock = words[4].split(separator: ":", omittingEmptySubsequences: false)
    guard let day = Int(words[1]), let year = Int(words[3]), (1970...9999).contains(year), clock.count == 3,
      let hour = Int(clock[0]), let minute = Int(clock[1]), let second = Int(clock[2])
    else { return nil }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (Int32(year - 1900), Int32(month), Int32(clamping: day))
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (
      Int32(clamping: hour), Int32(clamping: minute), Int32(clamping: second)
    )
    self.init(secondsSince1970: Int(timegm(&parts)))
    // A weekday, a month's length or a number of digits that is wrong doesn't come out the same.
    guard httpDate == text else { return nil }
  }

  package static var now: UTCTime { UTCTime(secondsSince1970: time(nil)) }

  /// The seconds since 1970 in base 36: tells runs of a program apart.
  package static var stamp: String { String(time(nil), radix: 36) }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// The form of HTTP's headers (RFC 9110, section 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
  package var httpDate: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(Self.weekdays[fields.weekday % 7]), \(two(fields.day)) \(Self.months[fields.month % 12]) \(fields.year) "
      + "\(two(fields.hour)):\(two(fields.minute)):\(two(fields.second)) GMT"
  }
}

/// Today where the program runs, as the user's clock and time zone (`TZ`) have it.
package func localDay() -> (year: Int, month: Int, day: Int) {
  var now = time(nil)
  var parts = tm()
  localtime_r(&now, &parts)
  return (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
}

/// The computer's name in its network, without a domain; empty if unknown.
package func hostName() -> String {
  var buffer = [CChar](repeating: 0, count: 256)
  guard gethostname(&buffer, buffer.count - 1) == 0 else { return "" }
  let name = buffer.prefix { $0 != 0 && $0 != CChar(bitPattern: UInt8(ascii: ".")) }
  return String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
