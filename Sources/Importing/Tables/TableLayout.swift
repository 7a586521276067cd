import MenugenText

/// What was found out about a table: its delimiter, its header and the meaning of its columns.
struct TableLayout {
  var delimiter: UInt8
  /// The line of the header; 0 for none.
  var headerLine: Int
  var header: [String]
  var columns: ResolvedColumns
  /// The mapping with these columns; without a name if they were recognized by their names alone.
  var mapping: TableMapping
  /// The currency that the header of the amounts names.
  var currency: String?

  static let delimiters: [UInt8] = [UInt8(ascii: ";"), UInt8(ascii: ","), 0x09, UInt8(ascii: "|")]
  /// A header follows at most this many rows.
  private static let lastHeader = 40

  /// Finds the layout of a table; nil if no row names a date and an amount.
  init?(_ bytes: [UInt8], _ options: ReadingOptions) {
    let mappings = options.mapping.map { [$0] } ?? TableMapping.builtIn
    if let mapping = options.mapping, mapping.hasNumbers {
      self.init(numbered: mapping, bytes)
      return
    }
    var best: TableLayout?
    for delimiter in Self.delimiters {
      var rows = TableRows(bytes, delimiter: delimiter)
      for _ in 0..<Self.lastHeader where rows.next() && rows.cells.count > 1 && !rows.isCutOff {
        let header = rows.cells.indices.map { columnKey(rows.text($0)) }
        guard let found = Self.layout(header, mappings, options), found.score > best?.score ?? 0 else { continue }
        best = found
        best?.delimiter = delimiter
        best?.headerLine = rows.line
        best?.header = rows.cells.indices.map { rows.text($0) }
      }
    }
    guard let best else { return nil }
    self = best
  }

  private init(
    _ header: [String], _ columns: ResolvedColumns, _ mapping: TableMapping, currency: String? = nil
  ) {
    (delimiter, headerLine, self.header) = (0, 0, header)
    (self.columns, self.mapping, self.currency) = (columns, mapping, currency)
  }

  private init?(numbered mapping: TableMapping, _ bytes: [UInt8]) {
    var best: (count: Int, layout: TableLayout)?
    for delimiter in Self.delimiters {
      var rows = TableRows(bytes, delimiter: delimiter)
      guard rows.next() else { continue }
      let header = rows.cells.map { _ in "" }
      guard let columns = ResolvedColumns(mapping, header: header), header.count > best?.count ?? 0 else { continue }
      var layout = TableLayout(header, columns, mapping)
      layout.delimiter = delimiter
      best = (header.count, layout)
    }
    guard let best else { return nil }
    self = best.layout
  }

  private static func layout(
    _ header: [String], _ mappings: [TableMapping], _ options: ReadingOptions
  ) -> TableLayout? {
    // A saved mapping is a decision, so it comes before the built-in ones.
    let saved = options.mapping == nil ? options.saved : []
    for mapping in saved {
      if let columns = ResolvedColumns(mapping, header: header) { return TableLayout(header, columns, mapping) }
    }
    let known = mappings.compactMap { mapping in
      ResolvedColumns(mapping, header: header).map { TableLayout(header, $0, mapping) }
    }
    if let best = known.filter(\.columns.isComplete).max(by: { $0.score < $1.score }) { return best }
    guard options.mapping == nil else { return nil }
    let (columns, currency) = ColumnWords.roles(of: header)
    guard columns.isComplete else { return nil }
    return TableLayout(header, columns, TableMapping("", [ColumnRole: [String]]()), currency: currency)
  }

  /// The number of columns with a meaning; a mapping counts more than names.
  private var score: Int {
    columns.indexes.values.reduce(0) { $0 + $1.count } * 2 + (mapping.columns.isEmpty ? 0 : 1)
  }

  /// The first row with several columns, for a message about columns without a meaning.
  static func likelyHeader(_ bytes: [UInt8]) -> (line: Int, columns: [String]) {
    var best: (line: Int, columns: [String]) = (1, [])
    for delimiter in delimiters {
      var rows = TableRows(bytes, delimiter: delimiter)
      for _ in 0..<lastHeader where rows.next() && rows.cells.count > best.columns.count {
        best = (rows.line, rows.cells.indices.map { rows.text($0) })
      }
    }
    return best
  }
}
