import MenugenChecks
import MenugenDiagnostics
import MenugenDomain
import MenugenPipeline
import MenugenText
import MenugenViewModels

extension String: CacheCodable {
  func write(to record: inout [UInt8]) { record.write(self) }

  init?(_ record: inout BinaryReader) {
    guard let text = record.text() else { return nil }
    self = text
  }
}

extension Diagnostic: CacheCodable {
  func write(to record: inout [UInt8]) {
    record.write(severity.rawValue)
    record.write(id)
    record.write(message)
    record.write(hint)
    record.write(count)
    switch place {
    case .run: record.write(0)
    case .file(let path):
      record.write(1)
      record.write(path)
    case .line(let location):
      record.write(2)
      record.write(location.file)
      record.write(location.line)
      record.write(location.column)
      record.write(location.endColumn)
      record.write(location.excerpt.text)
      record.write(location.excerpt.start)
      record.write(location.excerpt.isCut)
    }
  }

  init?(_ record: inout BinaryReader) {
    guard let severity = record.text().flatMap(Severity.init), let id = record.text(), let message = record.text(),
      let hint = record.optionalText(), let count = record.small(), let kind = record.number()
    else { return nil }
    let place: Place
    switch kind {
    case 0: place = .run
    case 1:
      guard let path = record.text() else { return nil }
      place = .file(path)
    default:
      guard let file = record.text(), let line = record.small(), let column = record.small(),
        let endColumn = record.small(), let text = record.text(), let start = record.small(),
        let isCut = record.flag()
      else { return nil }
      place = .line(
        SourceLocation(
          file: file, line: line, column: column, endColumn: endColumn,
          excerpt: SourceExcerpt(text: text, start: start, isCut: isCut)))
    }
    self.init(restoring: severity, id: id, message: message, hint: hint, at: place)
    self.count = count
  }
}

extension Localized<String>: CacheCodable {
  func write(to record: inout [UInt8]) {
    record.write(count)
    forEachInPlace { entry in
      record.write(entry.language?.code)
      record.write(entry.value)
    }
  }

  init?(_ record: inout BinaryReader) {
    guard let count = record.count() else { return nil }
    var entries: [Entry] = []
    for _ in 0..<count {
      guard let code = record.optionalText(), let value = record.text() else { return nil }
      entries.append(Entry(language: code.flatMap { LanguageTag($0) }, value: value))
    }
    self.init(entries)
  }
}

extension Availability: CacheCodable {
  func write(to record: inout [UInt8]) {
    record.write(days.map(\.rawValue))
    record.write(from?.iso)
    record.write(to?.iso)
    record.write(validFrom?.iso)
    record.write(validThrough?.iso)
  }

  init?(_ record: inout BinaryReader) {
    guard let days = record.array(String.self), let from = record.optionalText(), let to = record.optionalText(),
      let validFrom = record.optionalText(), let validThrough = record.optionalText()
    else { return nil }
    self.init(
      days: days.compactMap { Weekday(rawValue: $0) }, from: from.flatMap { ClockTime($0) },
      to: to.flatMap { ClockTime($0) },
      validFrom: validFrom.flatMap { CalendarDate($0) }, validThrough: validThrough.flatMap { CalendarDate($0) })
  }
}

extension MenuSummary: CacheCodable {
  func write(to record: inout [UInt8]) {
    writeShown(to: &record)
    record.write(prices)
    record.write(costs)
    record.write(source.map { [$0] } ?? [])
    record.write(Int(bitPattern: UInt(truncatingIfNeeded: sourceStamp)))
  }

  /// Writes the values that movements' references depend on. If one changes, ledgers are rebuilt.
  func writeReferences(to record: inout [UInt8]) {
    record.write(id)
    record.write(items)
    record.write(unlisted)
    record.write(isServed)
    record.write(missing?.rawValue)
    record.write(costs)
  }

  /// Writes the values that other pages show. If one changes, these pages are rebuilt.
  func writeShown(to record: inout [UInt8]) {
    record.write(id)
    name.write(to: &record)
    record.write(description != nil)
    description?.write(to: &record)
    record.write(language.code)
    record.write(updated?.iso)
    record.write(availability)
    record.write(order != nil)
    record.write(order ?? 0)
    record.write(items)
    record.write(unlisted)
    record.write(isServed)
    record.write(missing?.rawValue)
    record.write(links)
    record.write(imageLinks)
    record.write(bodyLinks)
    record.write(unlistedLinks)
    record.write(pictures)
    record.write(imageUses)
    record.write(Int(bitPattern: UInt(truncatingIfNeeded: pictureSizes)))
    record.write(unmeasured)
  }

  init?(_ record: inout BinaryReader) {
    guard let id = record.text(), let name = Label(&record), let hasDescription = record.flag() else { return nil }
    let description = hasDescription ? Label(&record) : nil
    guard let language = record.text().flatMap({ LanguageTag($0) }), let updated = record.optionalText(),
      let availability = record.array(Availability.self), let hasOrder = record.flag(), let order = record.number(),
      let items = record.array(String.self), let unlisted = record.array(String.self), let isServed = record.flag(),
      let missing = record.optionalText(), let links = record.array(String.self),
      let imageLinks = record.array(String.self), let bodyLinks = record.array(String.self),
      let unlistedLinks = record.array(String.self),
      let pictures = record.array(String.self), let imageUses = record.array(ImageUse.self),
      let pictureSizes = record.number(),
      let unmeasured = record.array(String.self)
    else { return nil }
    self.init(
      id: id, name: name, description: description, language: language, updated: updated.flatMap { CalendarDate($0) },
      availability: availability, items: items, unlisted: unlisted, isServed: isServed,
      missing: missing.flatMap(MissingContent.init),
      links: links, unmeasured: unmeasured)
    self.order = hasOrder ? order : nil
    self.bodyLinks = bodyLinks
    self.unlistedLinks = unlistedLinks
    self.imageLinks = imageLinks
    self.pictures = pictures
    self.imageUses = imageUses
    self.pictureSizes = UInt64(bitPattern: Int64(pictureSizes))
    guard let prices = record.array(KnownPrice.self), let costs = record.array(KnownPrice.self),
      let sources = record.array(RemoteSource.self),
      let stamp = record.number()
    else { return nil }
    self.prices = prices
    self.costs = costs
    source = sources.first
    sourceStamp = UInt64(bitPattern: Int64(stamp))
  }
}

extension ImageUse: CacheCodable {
  func write(to record: inout [UInt8]) {
    record.write(source)
    record.write(Int(focus.x))
    record.write(Int(focus.y))
    record.write(crops.count)
    for crop in crops { record.write(Int(crop.rawValue)) }
  }

  init?(_ record: inout BinaryReader) {
    guard let source = record.text(), let x = record.small().flatMap(UInt8.init(exactly:)),
      let y = record.small().flatMap(UInt8.init(exactly:)), let count = record.count()
    else { return nil }
    var crops: [ImageCrop] = []
    for _ in 0..<count {
      guard let crop = record.small().flatMap(UInt8.init(exactly:)).flatMap(ImageCrop.init) else { return nil }
      crops.append(crop)
    }
    self.init(source: source, focus: ImageFocus(x: x, y: y), crops: crops)
  }
}

extension KnownPrice: CacheCodable {
  func write(to record: inout [UInt8]) {
    record.write(item)
    record.write(terms)
    record.write(money.currency.code)
    record.write(Int(money.minorUnits))
  }

  init?(_ record: inout BinaryReader) {
    guard let item = record.text(), let terms = record.text(),
      let currency = record.text().flatMap({ Currency(code: $0) }),
      let units = record.number()
    else { return nil }
    self.init(item: item, terms: terms, money: Money(minorUnits: Int64(units), currency: currency))
  }
}

extension LedgerSummary: CacheCodable {
  func write(to record: inout [UInt8]) {
    record.write(id)
    name.write(to: &record)
    record.write(language.code)
    record.write(isPublic)
    record.write(state.rawValue)
    record.write(count)
    record.write(totals.count)
    for total in totals { record.write(total.currency, total.units) }
    record.write(categories.count)
    for category in categories {
      record.write(category.name)
      record.write(category.currency, category.units)
    }
    record.write(inputs.count)
    for input in inputs {
      record.write(input.path)
      record.write(input.sha256)
    }
    record.write(links)
    record.write(namedFiles)
    record.write(receipts)
    record.write(missingReceipts)
    record.write(accountSpans)
    record.write(source.map { [$0] } ?? [])
    record.write(Int(bitPattern: UInt(truncatingIfNeeded: sourceStamp)))
  }

  init?(_ record: inout BinaryReader) {
    guard let id = record.text(), let name = Label(&record), let language = record.text().flatMap({ LanguageTag($0) }),
      let isPublic = record.flag(), let state = record.text().flatMap(State.init), let count = record.small(),
      let totalCount = record.count()
    else { return nil }
    var totals: [(currency: Currency, units: Int128)] = []
    for _ in 0..<totalCount {
      guard let total = record.sum() else { return nil }
      totals.append(total)
    }
    guard let categoryCount = record.count() else { return nil }
    var categories: [(name: String?, currency: Currency, units: Int128)] = []
    for _ in 0..<categoryCount {
      guard let name = record.optionalText(), let sum = record.sum() else { return nil }
      categories.append((name, sum.currency, sum.units))
    }
    guard let inputCount = record.count() else { return nil }
    var inputs: [ReportInput] = []
    for _ in 0..<inputCount {
      guard let path = record.text(), let hash = record.text() else { return nil }
      inputs.append(ReportInput(path: path, sha256: hash))
    }
    guard let links = record.array(String.self), let namedFiles = record.array(String.self),
      let receipts = record.array(String.self), let missingReceipts = record.array(String.self),
      let accountSpans = record.array(AccountSpan.self),
      let sources = record.array(RemoteSource.self), let stamp = record.number()
    else { return nil }
    self.init(
      id: id, name: name, language: language, isPublic: isPublic, state: state, count: count, totals: totals,
      categories: categories)
    self.inputs = inputs
    source = sources.first
    sourceStamp = UInt64(bitPattern: Int64(stamp))
    self.links = links
    self.namedFiles = namedFiles
    self.receipts = receipts
    self.missingReceipts = missingReceipts
    self.accountSpans = accountSpans
  }
}

extension AccountSpan: CacheCodable {
  func write(to record: inout [UInt8]) {
    record.write(account)
    record.write(first.iso)
    record.write(last.iso)
    record.write(currency, closing)
    record.write(opening != nil)
    record.write(currency, opening ?? 0)
  }

  init?(_ record: inout BinaryReader) {
    guard let account = record.text(), let first = record.text().flatMap({ CalendarDate($0) }),
      let last = record.text().flatMap({ CalendarDate($0) }), let closing = record.sum(),
      let hasOpening = record.flag(),
      let opening = record.sum()
    else { return nil }
    self.init(
      account: account, currency: closing.currency, first: first, last: last,
      opening: hasOpening ? opening.units : nil, closing: closing.units)
  }
}

extension RemoteSource: CacheCodable {
  func write(to record: inout [UInt8]) {
    record.write(address.text)
    record.write(timeout ?? -1)
    record.write(maxAge ?? -1)
    record.write(tokenName)
    record.write(isLive)
  }

  init?(_ record: inout BinaryReader) {
    guard let address = record.text().flatMap(WebAddress.init), let timeout = record.number(),
      let maxAge = record.number(), let tokenName = record.optionalText(), let isLive = record.flag()
    else { return nil }
    self.init(
      address, timeout: timeout < 0 ? nil : timeout, maxAge: maxAge < 0 ? nil : maxAge, tokenName: tokenName)
    self.isLive = isLive
  }
}

extension [UInt8] {
  fileprivate mutating func write(_ currency: Currency, _ units: Int128) {
    write(currency.code)
    // A sum of 128 bits in two halves.
    write(Int(truncatingIfNeeded: units))
    write(Int(truncatingIfNeeded: units >> 64))
  }
}

extension BinaryReader {
  fileprivate mutating func sum() -> (currency: Currency, units: Int128)? {
    guard let currency = text().flatMap({ Currency(code: $0) }), let low = number(), let high = number()
    else { return nil }
    let units = Int128(high) << 64 | Int128(UInt(bitPattern: low))
    // Larger sums are damaged.
    return units.magnitude <= 1 << 95 ? (currency, units) : nil
  }
}
