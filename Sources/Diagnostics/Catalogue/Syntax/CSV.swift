extension DiagnosticMessage {
  package static var emptyColumn: Self {
    .error("csv.empty-column", "column without a name", hint: "write its name in the header row")
  }

  package static func duplicateColumn(_ name: String) -> Self {
    .error("csv.duplicate-column", "duplicate column '\(name)'", hint: "keep only one of them")
  }

  package static func wrongFieldCount(_ count: Int, header: Int) -> Self {
    .error(
      "csv.field-count", "row has \(count) \(count == 1 ? "field" : "fields"), but the header has \(header)",
      hint: count < header
        ? "write a comma for every field, even an empty one" : "put a field that contains a comma in double quotes")
  }

  /// - Parameter separators: A plural, such as `semicolons`.
  package static func wrongSeparator(_ separators: String) -> Self {
    .error(
      "csv.separator", "fields are separated by \(separators) instead of commas",
      hint: "save it with commas between fields and points in amounts; a bank's table is read by menugen import FILE "
        + "--into movements/NAME")
  }

  package static var quoteInField: Self {
    .error(
      "csv.quote", "double quote in a field that is not in quotes",
      hint: "put the whole field in double quotes, and write each quote inside it twice")
  }

  package static var textAfterQuote: Self {
    .error("csv.quote", "text after the closing quote", hint: "write a quote inside a field twice")
  }

  package static var unclosedField: Self {
    .error("csv.unclosed", "the field is not closed", hint: "write '\"' at its end")
  }
}
