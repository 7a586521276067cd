import MenugenText

/// A table read from a page's HTML.
struct PageTable {
  enum Part { case head, body, foot }

  struct Cell {
    /// The text without `<small>`.
    var text: String
    /// The tag's attributes: ` class="figure negative"`.
    var attributes: String
    /// The target of its link.
    var link: String?
  }

  struct Row {
    var part: Part
    /// The attributes of the row, and of its part of the table.
    var attributes, body: String
    var cells: [Cell]
  }

  var attributes: String
  /// The `id` of its section.
  var section: String?
  var rows: [Row] = []

  /// The cells of its first head row.
  var head: [Cell] { rows.first { $0.part == .head }?.cells ?? [] }

  /// All tables of a page in order. Nested tables aren't supported.
  static func tables(of page: [UInt8]) -> [PageTable] {
    var reader = PageTableReader()
    reader.read(page)
    return reader.tables
  }

  /// The value of `name="value"`.
  static func value(of name: String, in attributes: String) -> String? {
    guard let start = attributes.firstRange(of: " \(name)=\"") else { return nil }
    return String(attributes[start.upperBound...].prefix { $0 != "\"" })
  }
}

private struct PageTableReader {
  private(set) var tables: [PageTable] = []
  private var section: String?
  private var table: PageTable?
  private var part = PageTable.Part.body
  private var body = ""
  private var row: PageTable.Row?
  private var cell: PageTable.Cell?
  private var isSmall = false

  mutating func read(_ page: [UInt8]) {
    var place = 0
    while let open = page[place...].firstIndex(of: UInt8(ascii: "<")) {
      addText(page[place..<open])
      var end = open + 1
      var quote: UInt8?
      while end < page.count, quote != nil || page[end] != UInt8(ascii: ">") {
        if let mark = quote {
          if page[end] == mark { quote = nil }
        } else if page[end] == UInt8(ascii: "\"") {
          quote = page[end]
        }
        end += 1
      }
      take(page[(open + 1)..<end])
      place = min(end + 1, page.count)
    }
  }

  private mutating func addText(_ bytes: ArraySlice<UInt8>) {
    if cell == nil || isSmall || bytes.isEmpty { return }
    cell?.text += plainText(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func take(_ tag: ArraySlice<UInt8>) {
    let name = String(decoding: tag.prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
    // Fast path for tags outside tables.
    guard table != nil || name == "section" || name == "table" else { return }
    let attributes = String(decoding: tag.dropFirst(name.utf8.count), as: UTF8.self)
    switch name {
    case "section": section = PageTable.value(of: "id", in: attributes)
    case "table": table = PageTable(attributes: attributes, section: section)
    case "/table":
      if let table { tables.append(table) }
      table = nil
    case "thead", "tbody", "tfoot":
      part = name == "thead" ? .head : name == "tbody" ? .body : .foot
      body = attributes
    case "tr": row = PageTable.Row(part: part, attributes: attributes, body: body, cells: [])
    case "/tr":
      if let row { table?.rows.append(row) }
      row = nil
    case "th", "td": cell = PageTable.Cell(text: "", attributes: attributes)
    case "/th", "/td":
      if let cell { row?.cells.append(cell) }
      cell = nil
    case "a": cell?.link = PageTable.value(of: "href", in: attributes)
    case "small": isSmall = true
    case "/small": isSmall = false
    default: break
    }
  }
}

/// Decodes the character references that menugen writes.
private func plainText(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
  return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
    .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
}

/// An amount read from a page in any language: its digits, and its currency's symbol or code.
struct ReadAmount: Hashable {
  var units: Int128
  var currency: String

  /// Above the sum of two billion amounts; as many figures can be added without overflow.
  private static let limit = Int128(1) << 95

  /// Returns `nil` for a text without digits, and for a number above the limit.
  init?(_ text: String) {
    var units: Int128 = 0
    var (hasDigits, isNegative) = (false, false)
    var currency = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
        hasDigits = true
        guard units <= Self.limit else { return nil }
        units = units * 10 + Int128(digit)
      } else if scalar == "-" || scalar == "\u{2212}" {
        isNegative = true
      } else if scalar.properties.generalCategory == .currencySymbol || scalar.properties.isAlphabetic {
        currency.unicodeScalars.append(scalar)
      }
    }
    guard hasDigits, units <= Self.limit else { return nil }
    self.units = isNegative ? -units : units
    self.currency = currency
  }
}
