package import MenugenViewModels

extension PrintMetrics {
  /// The metrics of `report.css` in the default theme, for the height of US Letter and the width of A4, which are the
  /// smaller ones.
  package static let defaultTheme: PrintMetrics = {
    var metrics = PrintMetrics()
    metrics.sheet = 6_800
    metrics.tableHead = 320
    metrics.row = 190
    metrics.line = 125
    metrics.groupRow = 330
    metrics.heading = 480
    metrics.title = 1_300
    metrics.titleLine = 290
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
