package import MenugenViewModels

extension PrintMetrics {
  // The height is that of US Letter and the width that of A4, which are the smaller ones.

  /// The metrics of `book.css` in the default theme, as Chromium prints it.
  package static let defaultTheme: PrintMetrics = {
    var metrics = PrintMetrics()
    metrics.sheet = 7_340
    metrics.tableHead = 150
    metrics.row = 125
    metrics.line = 103
    metrics.groupRow = 210
    metrics.heading = 10
    metrics.title = 620
    metrics.titleLine = 220
    metrics.totals = 200
    metrics.total = 400
    metrics.hasTotalsBesideTitle = true
    metrics.footer = 130
    metrics.footerLine = 120
    metrics.date = 11
    metrics.name = 27
    (metrics.widths.category, metrics.widths.account, metrics.widths.figure) = (20, 12, 14)
    (metrics.broadWidths.category, metrics.broadWidths.account, metrics.broadWidths.figure) = (14, 12, 20)
    metrics.figureLength = 14
    metrics.percent = 66
    metrics.padding = 75
    metrics.advances = neoGrotesque
    metrics.fullWidth = 100
    metrics.otherWidth = 65
    metrics.smallSize = 85
    metrics.footerLength = 120
    return metrics
  }()

  /// The metrics of `report.css` in the theme `trattoria`.
  package static let trattoria: PrintMetrics = {
    var metrics = PrintMetrics()
    metrics.sheet = 6_800
    metrics.tableHead = 320
    metrics.row = 190
    metrics.line = 125
    metrics.groupRow = 330
    metrics.heading = 480
    metrics.title = 1_300
    metrics.titleLine = 290
    metrics.totals = 800
    metrics.total = 190
    metrics.footer = 460
    metrics.footerLine = 150
    metrics.date = 13
    metrics.name = 37
    (metrics.widths.category, metrics.widths.account, metrics.widths.figure) = (18, 15, 15)
    (metrics.broadWidths.category, metrics.broadWidths.account, metrics.broadWidths.figure) = (15, 12, 20)
    metrics.figureLength = 14
    metrics.percent = 59
    metrics.padding = 70
    metrics.advances = sansSerif
    metrics.fullWidth = 100
    metrics.otherWidth = 65
    metrics.smallSize = 80
    return metrics
  }()

  /// The character widths of Arial or Noto Sans, the larger of both, from U+0020 on.
  private static let neoGrotesque: [Int] =
    Array(repeating: 0, count: 32) + [
      28, 28, 41, 65, 58, 89, 74, 23, 34, 34, 56, 59, 28, 34, 28, 38,
      58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 28, 28, 59, 59, 59, 56,
      102, 67, 67, 73, 73, 67, 62, 78, 75, 34, 50, 67, 56, 91, 76, 79,
      67, 79, 73, 67, 62, 74, 67, 95, 67, 67, 62, 33, 38, 33, 58, 56,
      34, 57, 62, 50, 62, 57, 35, 62, 62, 26, 26, 54, 26, 94, 62, 61,
      62, 62, 42, 50, 37, 62, 51, 79, 53, 51, 50, 38, 56, 38, 59, 60,
    ]

  /// The character widths of a wide sans-serif font.
  private static let sansSerif: [Int] = (UInt8(0)..<128).map { byte in
    switch byte {
    case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "I"), UInt8(ascii: "t"),
      UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "J"):
      42
    case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"), UInt8(ascii: "@"),
      UInt8(ascii: "%"):
      93
    case UInt8(ascii: "O"), UInt8(ascii: "Q"), UInt8(ascii: "D"), UInt8(ascii: "G"), UInt8(ascii: "N"),
      UInt8(ascii: "H"), UInt8(ascii: "U"):
      78
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 67
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): 61
    case UInt8(ascii: " "): 28
    default: 58
    }
  }
}
