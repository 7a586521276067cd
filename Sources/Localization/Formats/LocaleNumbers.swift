import MenugenText

extension LocaleFormat {
  /// A whole number with grouping.
  package func number(_ value: Int) -> String { decimal(scaled: Int64(value), scale: 0) }

  /// A decimal number from its digits: in German, 1250 with a scale of 2 is `12,50`.
  package func decimal(scaled value: Int64, scale: Int, grouping: Bool = true) -> String {
    return String.written { output in
      if value < 0 { output.append(minus) }
      number.write(value.magnitude, fractionDigits: scale, grouping: grouping, to: &output)
    }
  }

  /// As `decimal(scaled:scale:grouping:)`, for sums.
  package func decimal(sum value: Int128, scale: Int, grouping: Bool = true) -> String {
    return String.written { output in
      if value < 0 { output.append(minus) }
      number.write(value.magnitude, fractionDigits: scale, grouping: grouping, to: &output)
    }
  }

  /// A percentage: in German, 125 with a scale of 1 is `12,5 %`.
  package func percent(scaled value: Int64, scale: Int = 0) -> String {
    return String.written { output in
      percent.write(isNegative: value < 0, to: &output) { output in
        number.write(value.magnitude, fractionDigits: scale, grouping: true, to: &output)
      }
    }
  }

  /// Two texts joined as a range: `18:00–23:00`.
  package func range(_ first: String, _ last: String) -> String { first + rangeMark + last }

  /// A list in words: `a, b and c`.
  package func list(_ items: [String]) -> String { lists.joined(items) }
}
