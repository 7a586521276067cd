import Foundation
@testable import MenugenLocalization
import Testing

/// Compares the formats of the theme's languages with recorded samples of CLDR, on every platform.
@Suite struct CLDRSampleTests {
  struct Sample: CustomTestStringConvertible {
    var tag: String
    var kind: String
    var input: String
    var text: String

    var testDescription: String { "\(tag) \(kind) \(input)" }
  }

  /// Written by `Scripts/record-cldr-samples.py`.
  static var samples: [Sample] {
    get throws {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let text = try String(contentsOf: tests.appendingPathComponent("Fixtures/CLDR/samples.tsv"), encoding: .utf8)
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return Sample(tag: fields[0], kind: fields[1], input: fields[2], text: fields[3])
      }
    }
  }

  @Test("Every language of the theme formats as CLDR's samples") func formats() throws {
    let samples = try Self.samples
    #expect(Set(samples.map(\.tag)).count == 27)
    for sample in samples {
      let text = try #require(format(sample), "\(sample.testDescription)")
      #expect(visible(text) == visible(sample.text), "\(sample.testDescription)")
    }
  }

  @Test("The samples have every language of the theme") func languages() throws {
    let strings = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Themes/default/strings")
    let words = try FileManager.default.contentsOfDirectory(atPath: strings.path)
      .map { $0.replacingOccurrences(of: ".yaml", with: "") }
    let tags = try Set(Self.samples.map { LocaleFormat($0.tag).tag })
    for language in words { #expect(tags.contains(LocaleFormat(language).tag), "\(language)") }
  }

  private func format(_ sample: Sample) -> String? {
    let format = LocaleFormat(sample.tag)
    let fields = sample.input.split(separator: " ").map(String.init)
    let numbers = sample.input.split { !"0123456789".contains($0) }.compactMap { Int($0) }
    func day(_ style: LocaleFormat.DateStyle) -> String {
      format.date(year: numbers[0], month: numbers[1], day: numbers[2], style: style)
    }
    switch sample.kind {
    case "money":
      guard let amount = Int64(fields[1]), let digits = Int(fields[2]) else { return nil }
      return format.money(minorUnits: amount, currency: fields[0], exponent: digits)
    case "number": return format.number(numbers[0])
    case "decimal": return format.decimal(scaled: Int64(numbers[0]), scale: 3)
    case "percent": return format.percent(scaled: Int64(numbers[0]))
    case "list": return format.list(fields)
    case "weekdays": return (1...7).compactMap { format.weekdayName($0) }.joined(separator: "|")
    case "months": return (1...12).compactMap { format.monthName($0) }.joined(separator: "|")
    case "full": return day(.full)
    case "long": return day(.long)
    case "medium": return day(.medium)
    case "monthDay": return day(.monthDay)
    case "time": return format.time(hour: numbers[0], minute: numbers[1])
    default: return nil
    }
  }

  private func visible(_ text: String) -> String {
    text.unicodeScalars.map {
      $0.properties.generalCategory == .format || $0.value == 0xA0 || $0.value == 0x202F
        ? "<\(String($0.value, radix: 16))>" : String($0)
    }.joined()
  }
}
