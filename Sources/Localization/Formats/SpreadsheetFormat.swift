import MenugenText

/// How spreadsheets of a locale read CSV files.
package struct SpreadsheetFormat: Sendable, Equatable {
  /// The separator of fields.
  package var delimiter: UInt8
  package var decimalMark: UInt8
  /// The letters of a numeric date (UTS #35), such as `dd.MM.yyyy`.
  package var datePattern: String
}

extension LocaleFormat {
  /// The format of the locale's region, as in the regional settings of Windows, which Excel uses.
  ///
  /// Fields are separated by semicolons where a comma is the decimal mark, and in Switzerland and Liechtenstein. Numbers
  /// have the digits 0 to 9. A date has a year of four digits; where it isn't Gregorian, or its pattern has other
  /// characters than separators, it is that of ISO 8601, which every spreadsheet reads.
  package var spreadsheet: SpreadsheetFormat {
    let hasPoint = number.decimal == [UInt8(ascii: ".")]
    let hasComma = number.decimal == [UInt8(ascii: ",")]
    let separates = !hasPoint || ["CH", "LI"].contains { tag.hasSuffix("-" + $0) }
    return SpreadsheetFormat(
      delimiter: UInt8(ascii: separates ? ";" : ","), decimalMark: UInt8(ascii: hasComma ? "," : "."),
      datePattern: dates.numericPattern ?? SpreadsheetFormat.isoPattern)
  }
}

extension SpreadsheetFormat {
  fileprivate static let isoPattern = "yyyy-MM-dd"
}

extension DatePatterns {
  /// The short pattern with a year of four digits; `nil` for another calendar or for characters besides separators.
  var numericPattern: String? {
    guard calendar == "gregorian" || calendar.isEmpty, let pattern = patterns.dropFirst(shortPattern).first else {
      return nil
    }
    var text = ""
    for byte in pattern {
      switch byte {
      case UInt8(ascii: "y"): if text.last != "y" { text += "yyyy" }
      case UInt8(ascii: "M"), UInt8(ascii: "d"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: return nil
      }
    }
    let hasSeparator = Set(text).subtracting(["y", "M", "d"]).count == 1
    return hasSeparator && !text.hasSuffix(".") && !text.contains("MMM") ? text : nil
  }

  private var shortPattern: Int { LocaleFormat.DateStyle.short.rawValue }
}
