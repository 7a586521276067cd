import MenugenLocalization
import Testing

@Suite struct SpreadsheetFormatTests {
  @Test(arguments: [
    ("de", ";,dd.MM.yyyy"), ("de-AT", ";,dd.MM.yyyy"), ("de-CH", ";.dd.MM.yyyy"), ("fr", ";,dd/MM/yyyy"),
    ("fr-CA", ";,yyyy-MM-dd"), ("fr-CH", ";,dd.MM.yyyy"), ("it", ";,dd/MM/yyyy"), ("it-CH", ";.dd.MM.yyyy"),
    ("en", ",.M/d/yyyy"), ("en-US", ",.M/d/yyyy"), ("en-GB", ",.dd/MM/yyyy"), ("en-CA", ",.yyyy-MM-dd"),
    ("es", ";,d/M/yyyy"), ("es-MX", ",.dd/MM/yyyy"), ("nl", ";,dd-MM-yyyy"), ("pl", ";,d.MM.yyyy"),
    ("sv", ";,yyyy-MM-dd"), ("ja", ",.yyyy/MM/dd"), ("ko", ",.yyyy-MM-dd"), ("bg", ";,yyyy-MM-dd"),
    // Not Gregorian, or with digits of another script.
    ("th", ",.yyyy-MM-dd"), ("fa", ";.yyyy-MM-dd"), ("ar-EG", ";.yyyy-MM-dd"), ("xx", ",.M/d/yyyy"),
  ])
  func followsTheRegion(tag: String, form: String) {
    let format = LocaleFormat(tag).spreadsheet
    let marks = String(decoding: [format.delimiter, format.decimalMark], as: UTF8.self)
    #expect(marks + format.datePattern == form)
  }

  @Test("In every locale, fields and decimals have different marks, and a date has its three parts once")
  func isUnambiguous() {
    for tag in LocaleFormat.supportedTags {
      let format = LocaleFormat(tag).spreadsheet
      #expect(format.delimiter != format.decimalMark, "\(tag)")
      let letters = format.datePattern.filter(\.isLetter)
      #expect(letters.count { $0 == "y" } == 4 && Set(letters) == ["y", "M", "d"], "\(tag) \(format.datePattern)")
    }
  }
}
