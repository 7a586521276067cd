import Testing

@testable import MenugenFiles

@Suite struct UTCTimeTests {
  @Test(
    "Dates of HTTP are written and read alike", arguments: [0, 784_111_777, 951_782_400, 1_772_323_199, 4_102_444_799])
  func readsWhatItWrites(seconds: Int) {
    let time = UTCTime(secondsSince1970: seconds)
    #expect(UTCTime(httpDate: time.httpDate) == time)
    #expect(UTCTime(httpDate: time.httpDate)?.secondsSince1970 == seconds)
  }

  @Test("The example of RFC 9110") func readsExample() {
    #expect(UTCTime(httpDate: "Sun, 06 Nov 1994 08:49:37 GMT")?.secondsSince1970 == 784_111_777)
  }

  @Test(
    "Other forms, wrong weekdays and impossible times aren't read",
    arguments: [
      "", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "Mon, 06 Nov 1994 08:49:37 GMT",
      "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Nov 1994 24:49:37 GMT",
      "Wed, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 99999999999999999999 08:49:37 GMT",
      "Sun, 9223372036854775807 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sun, -6 Nov 1994 08:49:37 GMT",
    ])
  func refusesOthers(text: String) { #expect(UTCTime(httpDate: text) == nil) }
}
